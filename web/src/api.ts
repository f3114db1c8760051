// All HTTP calls of the pages, typed. Transport and current user are in live/http.svelte.ts.
import { setUser, call, get, post } from "./live/http.svelte";
import { language } from "./messages/language";
import type {
  BotAccount,
  BotToken,
  Chart,
  DailyView,
  DayView,
  Ended,
  GameView,
  GuideView,
  Health,
  Job,
  StoredAnalysis,
  MailView,
  Me,
  NewRecord,
  NewTable,
  OpenSession,
  BoardLayoutView,
  PlayerProfile,
  PuzzleList,
  PuzzleView,
  RatingRow,
  ReplayView,
  RulesView,
  TableConfig,
  TableRow,
  VerdictView,
  TryView,
} from "./wire/types";

const part = encodeURIComponent;

/** Cache answers that never change while the page is open; rejections are not cached. */
function cached<T>(ask: (key: string) => Promise<T>): (key: string) => Promise<T> {
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
  games: () => get<GameView[]>("/games"),
  rules: cached((game) => get<RulesView>(`/games/${part(game)}/rules`)),
  guide: cached((game) => get<GuideView>(`/guides/${part(game)}`)),
  playChapter: (game: string, chapter: number) => post<NewTable>(`/guides/${part(game)}/${chapter}/table`),
  layout: (game: string, set: string) => layouts(`${part(game)}/sets/${part(set)}`),
  health: async (): Promise<Health> => (await fetch("/health/ready")).json(),

  // Tables, records and ratings
  myTables: (over: boolean, limit: number) => get<TableRow[]>(`/tables/mine?over=${over}&limit=${limit}`),
  openTable: (setting: TableConfig) => post<NewTable>("/tables", setting),
  replay: (id: string, first: number, limit: number) =>
    get<ReplayView>(`/replays/${part(id)}?first=${first}&limit=${limit}`),
  chart: (id: string) => get<Chart>(`/replays/${part(id)}/chart`),
  verdict: (id: string) => get<VerdictView>(`/replays/${part(id)}/verdict`),
  analysis: (id: string) => get<StoredAnalysis>(`/replays/${part(id)}/analysis`),
  analyse: (id: string) => post<Job>(`/replays/${part(id)}/analysis`),
  job: (id: string) => get<Job>(`/jobs/${part(id)}`),
  playOn: (id: string, move: number) => post<NewTable>(`/replays/${part(id)}/table`, { move }),
  upload: (record: string) => post<NewRecord>("/records", record),
  daily: () => get<DailyView>("/daily"),
  day: (day: string) => get<DayView[]>(`/daily/${part(day)}`),
  playDaily: (game: string) => post<NewTable>(`/daily/${part(game)}`),
  player: (player: string) => get<PlayerProfile>(`/players/${part(player)}`),
  ladder: (game: string) => get<RatingRow[]>(`/ratings/${part(game)}`),
  myRatings: () => get<RatingRow[]>("/ratings/mine"),

  // Puzzles
  puzzles: () => get<PuzzleList>("/puzzles"),
  puzzle: (id: string) => get<PuzzleView>(`/puzzles/${part(id)}`),
  tryMove: (id: string, action: string) => post<TryView>(`/puzzles/${part(id)}/try`, { action }),

  // Account
  claim: async (name: string, password: string) => setUser(await post<Me>("/me/claim", { name, password })),
  login: async (name: string, password: string) => setUser(await post<Me>("/login", { name, password })),
  logout: async () => signedOut(await post<null>("/logout")),
  rename: async (name: string) => setUser(await post<Me>("/me/name", { name })),
  changePassword: (old: string, next: string, keepBots: boolean) =>
    post<Ended>("/me/password", { old, new: next, keep_bots: keepBots }),
  sessions: () => get<OpenSession[]>("/me/sessions"),
  endSession: (id: string) => call<null>("DELETE", `/me/sessions/${part(id)}`),
  bots: () => get<BotAccount[]>("/me/bots"),
  addBot: (name: string) => post<BotToken>("/me/bots", { name }),
  renewBot: (id: string) => post<BotToken>(`/me/bots/${part(id)}/token`),
  removeBot: (id: string) => call<null>("DELETE", `/me/bots/${part(id)}`),
  mail: () => get<MailView>("/mail"),
  giveAddress: (address: string) => call<MailView>("PUT", "/mail", { address, language }),
  forgetAddress: () => call<null>("DELETE", "/mail"),
  confirmAddress: (token: string) => post<MailView>("/mail/confirm", { token }),
  stopMail: (token: string) => post<null>("/mail/stop", { token }),
  deleteMe: async (password: string) => signedOut(await call<null>("DELETE", "/me", { password })),
};

/** The session has ended. */
function signedOut(_: null): null {
  return setUser({ user: null, csrf: "" }) as null;
}

const layouts = cached((where) => get<BoardLayoutView>(`/games/${where}/layout?language=${language}`));
