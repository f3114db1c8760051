// Generated from the server's types by `python -m longhaul.server.typescript`; a test fails if this file is outdated.

import type { Message as TextMessage } from "../messages/message";
import type { AnyAction, AnyBoard, AnyEvent, AnyPrinted } from "./games";

export interface PingCommand {
  t: "ping";
  id?: number;
}

export interface LobbyCommand {
  t: "lobby";
  on?: boolean;
  id?: number;
}

export interface WatchCommand {
  t: "watch";
  table: string;
  since?: number;
  id?: number;
}

export interface UnwatchCommand {
  t: "unwatch";
  table: string;
  id?: number;
}

export interface SitCommand {
  t: "sit";
  table: string;
  seat?: number;
  id?: number;
}

export interface LeaveCommand {
  t: "leave";
  table: string;
  id?: number;
}

export interface ChatCommand {
  t: "chat";
  table: string;
  text?: string;
  phrase?: "good-luck" | "nice-move" | "oops" | "rematch" | "thanks" | "well-played" | "your-move" | null;
  id?: number;
}

export interface RematchCommand {
  t: "rematch";
  table: string;
  id?: number;
}

export interface BotCommand {
  t: "bot";
  table: string;
  seat: number;
  bot: string;
  yields?: boolean;
  id?: number;
}

export interface PlayCommand {
  t: "play";
  table: string;
  version: number;
  action: number | string;
  id?: number;
}

export interface UndoCommand {
  t: "undo";
  table: string;
  version: number;
  id?: number;
}

export interface AskCommand {
  t: "ask";
  table: string;
  version: number;
  what: string;
  id?: number;
}

export interface AnswerCommand {
  t: "answer";
  table: string;
  version: number;
  yes: boolean;
  id?: number;
}

export interface ResignCommand {
  t: "resign";
  table: string;
  version: number;
  id?: number;
}

export interface WelcomeMessage {
  t: "welcome";
  protocol: number;
  server: string;
  now: number;
  heartbeat: number;
  you: You | null;
}

export interface You {
  id: string;
  name: string;
  kind: string;
}

export interface RenamedMessage {
  t: "named";
  you: You;
}

export interface TableMessage {
  t: "table";
  re: number;
  about: AboutView;
  seat: number;
  host: boolean;
  state: StateView;
  actions: ActionView[];
  log_from: number;
  log: StepView[];
  chat: ChatLineView[];
  here: boolean[];
  watching: number;
}

export interface AboutView {
  id: string;
  game: string;
  rules: number;
  content: string;
  content_hash: string;
  options: Record<string, boolean | number | string>;
  clock: Clock;
  private: boolean;
  created: number;
  commitment: string;
  origin: string;
  rated: boolean;
  daily: string;
  auto_forced: boolean;
  rotation: number;
}

export interface Clock {
  pace: "days" | "game" | "none" | "turn";
  base: number;
  increment: number;
}

export interface StateView {
  version: number;
  turn: number;
  phase: string;
  prompt: TextMessage;
  scores: number[];
  seats: SeatView[];
  request: RequestView | null;
  taken_back: number;
  unrated: TextMessage | null;
  over: boolean;
  result: ResultView | null;
  board: AnyBoard;
}

export interface SeatView {
  kind: string;
  name: string;
  bot: string;
  yields?: boolean;
  left?: boolean;
  resigned?: boolean;
  late?: boolean;
  time_left?: number | null;
  player?: string;
  loses_at?: number | null;
  forfeited?: boolean;
}

export interface RequestView {
  what: string;
  seat: number;
  agreed: number[];
}

export interface ResultView {
  scores: number[];
  winners: number[];
  ending: string;
  seed: string;
  salt: string;
  sources: TextMessage[][];
  decided: TextMessage | null;
}

export type ActionView = AnyAction;

export interface StepView {
  number: number;
  kind: string;
  seat: number;
  at: number;
  value: number;
  text: string;
  verb: string;
  arguments: Record<string, string>;
  events: AnyEvent[];
  story: (TextMessage | number)[];
  forced: boolean;
}

export interface ChatLineView {
  number: number;
  at: number;
  seat: number;
  name: string;
  text: string;
  phrase: string;
}

export interface StepMessage {
  t: "step";
  re: number;
  table: string;
  seat: number;
  step: StepView;
  state: StateView;
  actions: ActionView[];
}

export interface NewChatLineMessage {
  t: "said";
  re: number;
  table: string;
  line: ChatLineView;
}

export interface PresenceMessage {
  t: "people";
  table: string;
  here: boolean[];
  watching: number;
}

export interface RematchOpenedMessage {
  t: "moved";
  re: number;
  table: string;
  to: string;
}

export interface TablesMessage {
  t: "tables";
  tables: TableListing[];
}

export interface TableListing {
  clock: Clock;
  content: string;
  created: number;
  game: string;
  id: string;
  options: Record<string, boolean | number | string>;
  private: boolean;
  rated: boolean;
  result: ListedResult | null;
  seats: ListedSeat[];
  status: "open" | "over" | "playing";
  turn: number;
  version: number;
}

export interface ListedResult {
  ending: string;
  scores: number[];
  winners: number[];
}

export interface ListedSeat {
  bot: string;
  kind: string;
  name: string;
  open?: boolean;
}

export interface JobMessage {
  t: "job";
  job: string;
  kind: string;
  progress: number;
  done: boolean;
  error: TextMessage | null;
  result: Advice | { replay: string } | null;
}

export interface PremovesMessage {
  t: "orders";
  table: string;
  orders: PremoveView[];
  note: TextMessage | null;
  number: number;
}

export interface PremoveView {
  id: number;
  phase: string;
  verb: string;
  arguments: Record<string, string>;
  condition: ConditionView | null;
  always: boolean;
  after: number;
}

export interface ConditionView {
  seat: number;
  verb: string;
  arguments: Record<string, string>;
  turn: boolean;
}

export interface NoticesMessage {
  t: "notices";
  unread: number;
  notice: NoticeView | null;
}

export interface NoticeView {
  id: string;
  at: number;
  kind: string;
  table: string;
  game: string;
  message: TextMessage;
  read: boolean;
}

export interface DoneMessage {
  t: "done";
  re: number;
}

export interface PongMessage {
  t: "pong";
  re: number;
  now: number;
}

export interface RejectedMessage {
  t: "refused";
  re: number;
  table: string;
  code: string;
  text: string;
  message: TextMessage;
  clause: string;
  version: number;
}

export interface Advice {
  action: number;
  alternatives: Alternative[];
  expects: Expectation;
  is_guess: boolean;
  label: TextMessage;
  plan: TextMessage[];
  seat: number;
  share: number;
  text: string;
}

export interface Alternative {
  action: number;
  cost: number;
  cost_error: number;
  expects: Expectation;
  label: TextMessage;
  share: number;
  text: string;
}

export interface Expectation {
  high: number;
  low: number;
  score: number;
  score_high: number;
  score_low: number;
  trials: number;
  wins: number;
}

export interface Me {
  user: Profile | null;
  csrf: string;
}

export interface Profile {
  id: string;
  player: string;
  name: string;
  kind: string;
  created: number;
  muted_until: number;
}

export interface Credentials {
  name: string;
  password: string;
}

export interface NewPassword {
  old: string;
  new: string;
  keep_bots?: boolean;
}

export interface Ended {
  ended: number;
  tokens: number;
}

export interface NewName {
  name: string;
}

export interface OpenSession {
  id: string;
  created: number;
  seen: number;
  agent: string;
  this: boolean;
}

export interface Export {
  tables: ExportedTable[];
  chat: ChatLine[];
  ratings: Rating[];
  rating_steps: RatingStep[];
  dailies: Daily[];
  puzzles: Attempt[];
  records: ExportedRecord[];
  orders: ExportedPremoves[];
  notices: Notice[];
  at: number;
  account: ExportedAccount;
  sessions: Session[];
  origins: UserOrigin[];
  named: number | null;
  bots: ExportedBot[];
  address: ExportedAddress | null;
}

export interface ExportedTable {
  id: string;
  game: string;
  rules: number;
  content: string;
  options: Record<string, boolean | number | string>;
  host: boolean;
  private: boolean;
  created: number;
  updated: number;
  status: "open" | "over" | "playing";
  seats: ListedSeat[];
  result: ListedResult | null;
}

export interface ChatLine {
  table: string;
  number: number;
  at: number;
  who: string;
  name: string;
  text: string;
  phrase: string;
}

export interface Rating {
  game: string;
  player: string;
  name: string;
  mu: number;
  sigma: number;
  games: number;
  wins: number;
}

export interface RatingStep {
  table: string;
  player: string;
  game: string;
  at: number;
  mu: number;
  sigma: number;
  won: boolean;
  score: number;
}

export interface Daily {
  day: string;
  game: string;
  player: string;
  name: string;
  table: string;
  started: number;
  ended: number;
  points: number;
  note: string;
}

export interface Attempt {
  user: string;
  puzzle: string;
  day: string;
  at: number;
  tries: number;
  solved: boolean;
}

export interface ExportedRecord {
  id: string;
  created: number;
  record: unknown;
}

export interface ExportedPremoves {
  table: string;
  orders: Premove[];
}

export interface Premove {
  id: number;
  phase: string;
  action: string;
  condition: Condition | null;
  always: boolean;
  after: number;
}

export interface Condition {
  seat: number;
  action: string;
  turn: boolean;
}

export interface Notice {
  id: string;
  user: string;
  created: number;
  kind: "asked" | "cleared" | "move" | "over" | "played" | "stuck";
  table: string;
  game: string;
  text: string;
  read: boolean;
  mailed: number;
}

export interface ExportedAccount {
  id: string;
  public_id: string;
  name: string;
  kind: string;
  has_password: boolean;
  created: number;
  seen: number;
  muted_until: number;
  banned: boolean;
}

export interface Session {
  id: string;
  user: string;
  created: number;
  seen: number;
  agent: string;
}

export interface UserOrigin {
  user: string;
  origin: string;
  seen: number;
}

export interface ExportedBot {
  tables: ExportedTable[];
  chat: ChatLine[];
  ratings: Rating[];
  rating_steps: RatingStep[];
  dailies: Daily[];
  puzzles: Attempt[];
  records: ExportedRecord[];
  orders: ExportedPremoves[];
  notices: Notice[];
  id: string;
  name: string;
  created: number;
  tokens: number[];
}

export interface ExportedAddress {
  address: string;
  made: number;
  confirmed: number;
}

export interface Leave {
  password?: string;
}

export interface BotAccount {
  id: string;
  name: string;
  created: number;
}

export interface BotToken {
  bot: BotAccount;
  token: string;
}

export interface GameView {
  id: string;
  name: string;
  seats: number[];
  default_seats: number;
  minutes: number;
  rules: number;
  hidden: boolean;
  sets: string[];
  options: OptionView[];
  bots: string[];
  default_bot: string;
  progress: Progress;
}

export interface OptionView {
  name: string;
  kind: string;
  default: boolean | number | string | null;
  follows: Following | null;
  choices: string[];
  low: number | null;
  high: number | null;
}

export interface Following {
  option: string;
  values: Record<string, boolean | number | string>;
}

export interface Progress {
  game: string;
  speed: "compiled" | "compiling" | "failed" | "interpreted";
  seconds: number;
  search: "compiled" | "compiling" | "failed" | "interpreted";
}

export interface RulesView {
  game: string;
  version: number;
  page: string;
  clauses: ClauseView[];
}

export interface ClauseView {
  id: string;
  text: string;
}

export interface SetView {
  game: string;
  name: string;
  title: string;
  about: string;
  hash: string;
  words: Record<string, string[]>;
  titles: Record<string, string[]>;
  fields: Record<string, number | unknown[]>;
}

export interface BoardLayoutView {
  stages: StageView[];
  groups: Record<string, GroupView[]>;
  figures: Record<string, string>;
  good_kind: string;
  goods: GoodView[];
  words: Record<string, string[]>;
  names: Record<string, Record<string, string>>;
  printed: AnyPrinted | null;
}

export interface StageView {
  message: TextMessage;
  phases: string[];
  clause: string;
  needs: string;
}

export interface GroupView {
  message: TextMessage;
  verbs: string[];
  always: NamedView[];
}

export interface NamedView {
  verb: string;
  arguments: Record<string, string>;
  message: TextMessage;
}

export interface GoodView {
  word: string;
  letter: string;
}

export interface GuideView {
  game: string;
  title: string;
  minutes: number;
  chapters: ChapterView[];
  wins: string;
  otherwise: Record<string, string>;
}

export interface ChapterView {
  title: string;
  before: string;
  first: number;
  moves: GuideMoveView[];
  after: string;
  otherwise: Record<string, string>;
}

export interface GuideMoveView {
  move: string;
  mine: boolean;
  say: string;
  accept: string[];
  otherwise: Record<string, string>;
  ask: boolean;
  light: string;
}

export interface NewTable {
  id: string;
  link: string;
}

export interface TableRow {
  id: string;
  game: string;
  content: string;
  options: Record<string, boolean | number | string>;
  clock: Clock;
  created: number;
  private: boolean;
  rated: boolean;
  status: "open" | "over" | "playing";
  version: number;
  turn: number;
  seats: ListedSeat[];
  result: ListedResult | null;
  updated: number;
  seat: number;
}

export interface TableConfig {
  game: string;
  seats: string[];
  options?: Record<string, boolean | number | string>;
  content?: string;
  clock?: Clock;
  private?: boolean;
  auto_forced?: boolean;
  rotation?: number;
  rated?: boolean | null;
}

export interface LogPage {
  steps: StepView[];
  first: number;
}

export interface Job {
  id: string;
  kind: string;
  progress: number;
  done: boolean;
  error: TextMessage | null;
  result: Advice | { replay: string } | null;
}

export interface NewRecord {
  id: string;
  link: string;
}

export interface RecordRow {
  id: string;
  created: number;
}

export interface ReplayView {
  about: AboutView;
  length: number;
  first: number;
  moments: Moment[];
  table: string;
  record: string;
}

export interface Moment {
  step: StepView;
  state: StateView;
}

export interface Chart {
  length: number;
  moves: number[];
  values: number[][];
}

export interface VerdictView {
  holds: boolean;
  checks: Check[];
  rolls: Roll[];
  seal: string;
  salt: string;
  seed: string;
}

export interface Check {
  what: "actions" | "noted" | "origin" | "result" | "rolls" | "seal" | "trail";
  holds: boolean | null;
  message: TextMessage;
}

export interface Roll {
  move: number;
  seat: number;
  story: TextMessage[];
  holds: boolean | null;
}

export interface PlayOn {
  move: number;
  seats?: string[];
}

export interface StoredAnalysis {
  made: number;
  analysis: AnalysisView | null;
}

export interface AnalysisView {
  format: number;
  game: string;
  measure: "score" | "wins";
  seats: number;
  moves: number;
  trials: number;
  samples: number[][][];
  decisions: DecisionView[];
  turning: TurningView[];
  sums: SumsView[];
}

export interface DecisionView {
  number: number;
  seat: number;
  forced: boolean;
  before: number;
  after: number;
  then: number;
  better: BetterView | null;
}

export interface BetterView {
  action: number;
  verb: string;
  arguments: Record<string, string>;
  label: TextMessage;
  gain: number;
  low: number;
  high: number;
}

export interface TurningView {
  kind: "chance" | "choice";
  number: number;
  seat: number;
  when: TextMessage;
  change: number;
  low: number;
  high: number;
  played: TextMessage | null;
  instead: TextMessage | null;
  story: TextMessage[];
}

export interface SumsView {
  start: number;
  end: number;
  own: number;
  own_error: number;
  others: number;
  luck: number;
  luck_error: number;
  missed: number;
  slips: number;
}

export interface PuzzleList {
  puzzles: PuzzleRow[];
  solved: number;
  streak: number;
}

export interface PuzzleRow {
  id: string;
  game: string;
  difficulty: number;
  themes: string[];
  today: boolean;
  tries: number;
  solved: boolean;
}

export interface PuzzleView {
  row: PuzzleRow;
  about: AboutView;
  state: StateView;
  actions: ActionView[];
  measure: string;
}

export interface Try {
  action: string;
}

export interface TryView {
  right: boolean;
  tried: LossView;
  tries: number;
  streak: number;
  trials: number;
  others: LossView[];
}

export interface LossView {
  label: TextMessage;
  loss: number;
  low: number;
  high: number;
}

export interface RatingRow {
  game: string;
  name: string;
  kind: string;
  rating: number;
  mean: number;
  uncertainty: number;
  games: number;
  wins: number;
  player: string;
}

export interface DailyView {
  day: string;
  ends: number;
  games: DayView[];
  earlier: string[];
}

export interface DayView {
  day: string;
  game: string;
  over: boolean;
  ranked: DealView;
  open: DealView;
  deal: "open" | "ranked";
  table: string;
}

export interface DealView {
  seal: string;
  seed: string;
  salt: string;
  rows: ResultRow[];
}

export interface ResultRow {
  place: number;
  name: string;
  kind: string;
  note: TextMessage;
  points: number;
  mine: boolean;
  replay: string;
  player: string;
}

export interface PlayerProfile {
  player: string;
  name: string;
  kind: string;
  since: number;
  games: GameProfile[];
  days: number;
  dailies: DailyResult[];
  recent: RecentGame[];
}

export interface GameProfile {
  game: string;
  rating: number;
  mean: number;
  uncertainty: number;
  games: number;
  wins: number;
  best: number | null;
  best_at: string;
  streak: number;
  curve: Point[];
}

export interface Point {
  at: number;
  mean: number;
  uncertainty: number;
}

export interface DailyResult {
  day: string;
  game: string;
  note: TextMessage;
  replay: string;
}

export interface RecentGame {
  table: string;
  game: string;
  at: number;
  seats: RecentSeat[];
  winners: number[];
}

export interface RecentSeat {
  name: string;
  bot: string;
}

export interface PremoveList {
  orders: PremoveView[];
  number: number;
}

export interface PremoveDrafts {
  orders: PremoveDraft[];
}

export interface PremoveDraft {
  phase: string;
  action: string;
  id?: number;
  condition?: Condition | null;
  always?: boolean;
}

export interface PremoveOptions {
  phases: PhaseOption[];
  words: Record<string, string[]>;
}

export interface PhaseOption {
  name: string;
  message: TextMessage;
  options: VerbOption[];
}

export interface VerbOption {
  verb: string;
  message: TextMessage;
  kinds: string[];
}

export interface NoticeList {
  notices: NoticeView[];
  unread: number;
}

export interface Read {
  ids?: string[];
}

export interface Unread {
  unread: number;
}

export interface MailView {
  on: boolean;
  address: string;
  confirmed: boolean;
}

export interface NewAddress {
  address: string;
  language?: string;
}

export interface Link {
  token: string;
}

export interface Health {
  ok: boolean;
  version: string;
  text: string;
  games: Progress[];
  connections: number;
  tables: number;
}

export type Command =
  | PingCommand
  | LobbyCommand
  | WatchCommand
  | UnwatchCommand
  | SitCommand
  | LeaveCommand
  | ChatCommand
  | RematchCommand
  | BotCommand
  | PlayCommand
  | UndoCommand
  | AskCommand
  | AnswerCommand
  | ResignCommand;

export type Message =
  | WelcomeMessage
  | RenamedMessage
  | TableMessage
  | StepMessage
  | NewChatLineMessage
  | PresenceMessage
  | RematchOpenedMessage
  | TablesMessage
  | JobMessage
  | PremovesMessage
  | NoticesMessage
  | DoneMessage
  | PongMessage
  | RejectedMessage;

export const PROTOCOL = 1;
export const MAX_CHAT_LENGTH = 300;
