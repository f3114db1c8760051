// Calls to the server. Whatever changes something carries the proof that GET /api/me tells (see me.svelte.ts).
import type {
  BotAccount,
  BotToken,
  Ended,
  GameView,
  Health,
  Me,
  NewRecord,
  NewTable,
  OpenSession,
  PlanView,
  RatingRow,
  ReplayView,
  RulesView,
  Setting,
  TableRow,
} from "./wire/types";

/** What the server said no to, and why; `lost` when it could not be asked. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

let proof = "";

/** The value of X-Longhaul-CSRF for the session we are in. */
export function setProof(csrf: string): void {
  proof = csrf;
}

type Method = "GET" | "POST" | "DELETE";

/** One call; `body` is sent as JSON, text as it is. */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (proof) headers["X-Longhaul-CSRF"] = proof;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (body !== undefined) init.body = typeof body === "string" ? body : JSON.stringify(body);
  const response = await fetch(path, init).catch(() => {
    throw new Refused(0, "lost", "the server cannot be reached just now");
  });
  const answer = response.status === 204 ? null : await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const told = answer?.error ?? { code: "odd", text: `the server answered ${response.status}` };
  throw new Refused(response.status, told.code, told.text);
}

const get = <T>(path: string): Promise<T> => call<T>("GET", path);
const post = <T>(path: string, body?: unknown): Promise<T> => call<T>("POST", path, body);
const part = encodeURIComponent;

/** Answers that do not change while the page is open are asked for once; a refusal is not kept. */
function once<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (key) => {
    const asked = known.get(key) ?? ask(key);
    known.set(key, asked);
    asked.catch(() => known.delete(key));
    return asked;
  };
}

export const api = {
  // Games
  games: () => get<GameView[]>("/api/games"),
  rules: once((game) => get<RulesView>(`/api/games/${part(game)}/rules`)),
  sample: once((game) => get<ReplayView>(`/api/games/${part(game)}/sample`)),
  plan: (game: string, set: string) => plans(`${part(game)}/sets/${part(set)}`),
  health: () => get<Health>("/health/ready"),

  // Tables, records and ratings
  myTables: (over: boolean, limit: number) => get<TableRow[]>(`/api/tables/mine?over=${over}&limit=${limit}`),
  openTable: (setting: Setting) => post<NewTable>("/api/tables", setting),
  replay: (id: string, first: number, limit: number) =>
    get<ReplayView>(`/api/replays/${part(id)}?first=${first}&limit=${limit}`),
  playOn: (id: string, move: number) => post<NewTable>(`/api/replays/${part(id)}/table`, { move }),
  upload: (record: string) => post<NewRecord>("/api/records", record),
  ladder: (game: string) => get<RatingRow[]>(`/api/ratings/${part(game)}`),
  myRatings: () => get<RatingRow[]>("/api/ratings/mine"),

  // Account
  me: () => get<Me>("/api/me"),
  guest: () => post<Me>("/api/me/guest"),
  claim: (name: string, password: string) => post<Me>("/api/me/claim", { name, password }),
  login: (name: string, password: string) => post<Me>("/api/login", { name, password }),
  logout: () => post<null>("/api/logout"),
  rename: (name: string) => post<Me>("/api/me/name", { name }),
  changePassword: (old: string, next: string) => post<Ended>("/api/me/password", { old, new: next }),
  sessions: () => get<OpenSession[]>("/api/me/sessions"),
  endSession: (id: string) => call<null>("DELETE", `/api/me/sessions/${part(id)}`),
  bots: () => get<BotAccount[]>("/api/me/bots"),
  addBot: (name: string) => post<BotToken>("/api/me/bots", { name }),
  renewBot: (id: string) => post<BotToken>(`/api/me/bots/${part(id)}/token`),
  removeBot: (id: string) => call<null>("DELETE", `/api/me/bots/${part(id)}`),
  deleteMe: (password: string) => call<null>("DELETE", "/api/me", { password }),
};

const plans = once((where) => get<PlanView>(`/api/games/${where}/plan`));
