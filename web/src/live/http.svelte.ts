// Calls to the server, and who we are there. Changing calls carry the proof that GET /api/me tells.
import type { Me, Profile, You } from "../wire/types";
import { noteLost } from "./net.svelte";
import { Refusal } from "./refusal";
import { together } from "./together";
import { t } from "../i18n/translate";

const me = $state<{ now: Me; asked: boolean }>({ now: { user: null, csrf: "" }, asked: false });
let isSure = false; // that we still are who we were told: one can log in and out elsewhere

export const whoAmI = (): Profile | null => me.now.user;
/** Whether the server has told us who we are, be it nobody. */
export const isKnown = (): boolean => me.asked;

/** After logging in or out we are someone else. */
export function become(answer: Me): Profile | null {
  me.now = answer;
  me.asked = isSure = true;
  return answer.user;
}

export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (method !== "GET" && !isSure) await askWho();
  if (method !== "GET" && me.now.csrf) headers["X-Longhaul-CSRF"] = me.now.csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
  const response = await fetch(`/api${path}`, { method, headers, ...sent }).catch(() => {
    noteLost(method === "GET");
    throw new Refusal("lost", t("the server cannot be reached just now"));
  });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) {
    const told = (answer as { error?: { code: string; text: string } } | null)?.error;
    if (told?.code === "csrf") isSure = false; // our session is another by now; the next call finds out
    throw new Refusal(told?.code ?? "odd", told?.text ?? t("the server answered {0}", response.status));
  }
  return answer as Answer;
}

export const get = <Answer>(path: string): Promise<Answer> => call("GET", path);
export const post = <Answer>(path: string, body?: unknown): Promise<Answer> => call("POST", path, body);

/** Ask who we are. Nobody is created by looking. */
export const askWho = async (): Promise<Profile | null> => become(await get("/me"));

/** A socket was told who we are; if that is someone else, we ask, or the next call does. */
export async function checkWho(you: You | null): Promise<void> {
  if (!me.asked || me.now.user?.id === you?.id) return;
  isSure = false;
  await askWho().catch(() => {});
}

/** Whoever wants to do something and is nobody yet begins as a guest. */
export const ensureSomeone = together(async (): Promise<Profile> => {
  const known = isSure ? me.now.user : await askWho();
  return known ?? become(await post<Me>("/me/guest"))!;
});
