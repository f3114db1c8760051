// HTTP calls and the current user. Calls that change something carry the CSRF token from GET /api/me.
import type { Me, Profile, You } from "../wire/types";
import { markUnreachable } from "./connectivity.svelte";
import { Rejection, rejectionFrom, type Problem } from "./rejection";
import { singleFlight } from "./singleFlight";
import { t } from "../messages/text";

const me = $state<{ now: Me; asked: boolean }>({ now: { user: null, csrf: "" }, asked: false });
let isSure = false; // false when the session may have changed in another tab

export const currentUser = (): Profile | null => me.now.user;
/** Whether we know who the user is, even if nobody is signed in. */
export const isUserKnown = (): boolean => me.asked;

/** Set the current user, after signing in or out. */
export function setUser(answer: Me): Profile | null {
  me.now = answer;
  me.asked = isSure = true;
  return answer.user;
}

export async function call<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = {};
  if (method !== "GET" && !isSure) await fetchUser();
  if (method !== "GET" && me.now.csrf) headers["X-Longhaul-CSRF"] = me.now.csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const sent = body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) };
  const response = await fetch(`/api${path}`, { method, headers, ...sent }).catch(() => {
    markUnreachable(method === "GET");
    throw new Rejection("lost", t("live-server-cannot-reached-right-now"));
  });
  const answer: unknown = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) {
    const error = (answer as { error?: Problem } | null)?.error;
    if (error?.code === "csrf") isSure = false; // the session has changed; the next call refetches the user
    if (error) throw await rejectionFrom(error);
    throw new Rejection("odd", t("live-the-server-responded-with", { status: response.status }));
  }
  return answer as Answer;
}

export const get = <Answer>(path: string): Promise<Answer> => call("GET", path);
export const post = <Answer>(path: string, body?: unknown): Promise<Answer> => call("POST", path, body);

/** Fetch the current user; does not create a guest. */
export const fetchUser = async (): Promise<Profile | null> => setUser(await get("/me"));

/** Compare with the user the socket reported; if it differs, fetch the user now or before the next call. */
export async function verifyUser(you: You | null): Promise<void> {
  if (!me.asked || me.now.user?.id === you?.id) return;
  isSure = false;
  await fetchUser().catch(() => {});
}

/** The current user, created as a guest if nobody is signed in. */
export const ensureUser = singleFlight(async (): Promise<Profile> => {
  const known = isSure ? me.now.user : await fetchUser();
  return known ?? setUser(await post<Me>("/me/guest"))!;
});
