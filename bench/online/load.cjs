/* The load: node load.cjs --port P --pid SERVER [--matches 100] [--seconds 5] [--warm 2]
 * Closed loop: every match has exactly one move in flight. A move counts once every player of the match
 * has received the new state; its latency is the mover's own round trip. Prints one line of JSON. */
'use strict';
const { execFileSync } = require('node:child_process');
const fs = require('node:fs');
const { parseArgs } = require('node:util');
const { io } = require('socket.io-client');
const { legal } = require('./trader.cjs');

const SEATS = ['0', '1'];
const MOVES_PER_MATCH = 300;
const PATIENCE = 20; // seconds without any move before giving up

const number = (value) => ({ type: 'string', default: String(value) });
const { values } = parseArgs({
  options: { port: number(0), pid: number(0), matches: number(100), seconds: number(5), warm: number(2) },
});
const [port, pid, matches, seconds, warm] = ['port', 'pid', 'matches', 'seconds', 'warm'].map((name) => Number(values[name]));
const url = `http://127.0.0.1:${port}`;

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/* ---- Counting ---- */
const tally = { moves: 0, latencies: [], since: Infinity }; // latencies of moves sent since then
const TICKS = Number(execFileSync('getconf', ['CLK_TCK']));

/** CPU seconds of a process, all its threads, and its children. */
function cpuSeconds(process_) {
  const stat = fs.readFileSync(`/proc/${process_}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' '); // from the third on
  const children = fs
    .readdirSync(`/proc/${process_}/task`)
    .flatMap((task) => fs.readFileSync(`/proc/${process_}/task/${task}/children`, 'utf8').split(' ').filter(Boolean));
  const own = fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0); // with ended children
  return own / TICKS + children.reduce((sum, child) => sum + cpuSeconds(child), 0);
}

const reading = () => ({ time: performance.now(), moves: tally.moves, cpu: cpuSeconds(pid), own: process.cpuUsage() });
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
const rounded = (value, digits) => Number(value.toFixed(digits));

/* ---- Matches ---- */
async function lobby(path, body) {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/games/trader/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) fail(`The lobby answers ${answer.status} to ${path}.`);
  return answer.json();
}

class Match {
  /* The first matches pause at staggered ages until all are there: what is measured are matches of every age,
   * as on a server that has run for long, and new ones are asked for at an even rate. */
  constructor(index) {
    this.pause = Math.floor((MOVES_PER_MATCH * index) / matches);
    this.paused = new Promise((resolve) => (this.come = resolve));
    this.sockets = SEATS.map((seat) => this.connect(seat));
    this.views = {};
  }

  connect(seat) {
    const socket = io(`${url}/trader`, { transports: ['websocket'], forceNew: true, reconnection: false });
    socket.on('connect_error', (error) => fail(`A player cannot connect: ${error.message}.`));
    socket.on('disconnect', () => fail('The server has closed a connection.'));
    socket.on('sync', (id, { state }) => this.receive(seat, id, state));
    socket.on('update', (id, state) => this.receive(seat, id, state));
    return socket;
  }

  /** A new match, both seats taken with their credentials; play goes on when both have its state. */
  async open() {
    const { matchID } = await lobby('create', { numPlayers: SEATS.length });
    this.credentials = {};
    for (const seat of SEATS) {
      const joined = await lobby(`${matchID}/join`, { playerID: seat, playerName: `player ${seat}` });
      this.credentials[seat] = joined.playerCredentials;
    }
    Object.assign(this, { id: matchID, stateID: 0, played: 0, waiting: new Set(SEATS), mover: undefined });
    this.sockets.forEach((socket, i) => socket.emit('sync', matchID, SEATS[i], this.credentials[SEATS[i]], SEATS.length));
  }

  receive(seat, id, state) {
    if (id !== this.id || !this.waiting.has(seat)) return;
    if (state._stateID < this.stateID) fail(`The server has refused a legal move: ${JSON.stringify(this.sent)}.`);
    if (seat === this.mover && this.sentAt >= tally.since) tally.latencies.push(performance.now() - this.sentAt);
    this.views[seat] = state;
    this.waiting.delete(seat);
    if (this.waiting.size === 0) this.go();
  }

  /** Everybody has the new state. */
  go() {
    if (this.mover !== undefined) {
      tally.moves += 1;
      this.played += 1;
    }
    if (this.played === this.pause) {
      this.come();
    } else if (this.played < MOVES_PER_MATCH) {
      this.move();
    } else {
      this.open().catch((error) => fail(`A new match cannot be opened: ${error.message}.`));
    }
  }

  resume() {
    this.pause = undefined;
    this.move();
  }

  move() {
    const seat = this.views[SEATS[0]].ctx.currentPlayer;
    const { G, _stateID } = this.views[seat];
    const choices = legal(G, seat);
    const [type, args] = (this.sent = choices[Math.floor(Math.random() * choices.length)]);
    const payload = { type, args, playerID: seat, credentials: this.credentials[seat] };
    Object.assign(this, { mover: seat, stateID: _stateID + 1, waiting: new Set(SEATS), sentAt: performance.now() });
    this.sockets[SEATS.indexOf(seat)].emit('update', { type: 'MAKE_MOVE', payload }, _stateID, this.id, seat);
  }
}

/* ---- The run ---- */
const sleep = (duration) => new Promise((resolve) => setTimeout(resolve, 1000 * duration));

function watch() {
  let before = -1;
  setInterval(() => {
    if (tally.moves === before) fail(`No move was answered for ${PATIENCE} seconds.`);
    before = tally.moves;
  }, 1000 * PATIENCE).unref();
}

async function main() {
  if (!port || !pid) fail('usage: node load.cjs --port P --pid SERVER [--matches 100] [--seconds 5] [--warm 2]');
  watch();
  const playing = Array.from({ length: matches }, (_, index) => new Match(index));
  await Promise.all(playing.map((match) => match.open()));
  await Promise.all(playing.map((match) => match.paused));
  playing.forEach((match) => match.resume());
  await sleep(warm);
  const start = reading();
  tally.since = start.time;
  await sleep(seconds);
  const end = reading();
  const moves = end.moves - start.moves;
  if (moves === 0 || tally.latencies.length === 0) fail('No move was completed in the time given.');
  const own = process.cpuUsage(start.own);
  const sorted = tally.latencies.sort((a, b) => a - b);
  const report = {
    moves_per_s: rounded((1000 * moves) / (end.time - start.time), 1),
    p50_ms: rounded(quantile(sorted, 0.5), 2),
    p99_ms: rounded(quantile(sorted, 0.99), 2),
    cpu_ms_per_move: rounded((1000 * (end.cpu - start.cpu)) / moves, 4),
    matches,
    generator_cores: rounded((own.user + own.system) / 1000 / (end.time - start.time), 2),
  };
  fs.writeSync(1, `${JSON.stringify(report)}\n`);
  process.exit(0);
}

main().catch((error) => fail(`The load cannot run: ${error.message}.`));
