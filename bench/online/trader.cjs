/* A game of the shape of Dice Traders for boardgame.io: ten kinds of move, dice, cargo and credits per
 * player, turns in order of days spent, and (more than Dice Traders has) a secret deck and secret hands.
 * A move asks `can`, and so does the load generator: one judge of legality. */
'use strict';
const { INVALID_MOVE } = require('boardgame.io/core');

const GOODS = 6;
const DICE = 5;
const ROLLS = 3;
const ROOM = 9;
const HAND = 3;
const LONGEST = 9999; // days; a match is left long before
const ALL_DICE = 2 ** DICE - 1;
const PRICE = [0, 10, 8, 6, 4, 2]; // where n dice show the good

const bits = (mask) => [...Array(DICE).keys()].filter((die) => (mask >> die) & 1);
const price = (G, good) => PRICE[G.planet.stock[good]] + G.turn.rumour[good];
const aboard = (player) => player.lots.reduce((units, lot) => units + lot.units, 0);
const isForeign = (G, lot) => lot.origin !== G.planet.number;
const isTraded = (G, good) => G.planet.stock[good] > 0;

/* ---- Legality: what a player may do, by the view that player has ---- */
const can = {
  explore: (G, me, size) => G.stage === 'travel' && size >= 0 && size < 3,
  follow: (G, me) => G.stage === 'travel' && G.planet.number > 0 && G.planet.visitor !== me,
  draw: (G, me) => G.stage === 'travel' && G.players[me].cards < HAND && !G.turn.drawn,
  lock: (G, me, mask) => G.stage === 'lock' && mask > 0 && mask <= ALL_DICE && !(mask & G.planet.locked),
  sell: (G, me) =>
    G.stage === 'sell' && !G.turn.sold && G.players[me].lots.some((lot) => isForeign(G, lot) && isTraded(G, lot.good)),
  offer: (G, me, good) =>
    G.stage === 'sell' && !isTraded(G, good) && G.players[me].lots.some((lot) => isForeign(G, lot) && lot.good === good),
  play: (G, me, card) => G.stage === 'sell' && card >= 0 && card < G.players[me].cards,
  expand: (G, me) => G.stage === 'expand' && G.players[me].room < ROOM && G.players[me].credits >= 5 * G.players[me].room,
  buy: (G, me, good) =>
    G.stage === 'buy' &&
    good >= 0 &&
    good < GOODS &&
    G.planet.stock[good] > G.turn.taken[good] &&
    G.players[me].credits >= price(G, good) &&
    aboard(G.players[me]) < G.players[me].room,
  done: (G) => G.stage === 'sell' || G.stage === 'expand' || G.stage === 'buy',
};

const range = (size, first = 0) => Array.from({ length: size }, (_, i) => [first + i]);
const ARGUMENTS = { explore: range(3), lock: range(ALL_DICE, 1), offer: range(GOODS), play: range(HAND), buy: range(GOODS) };
const CHOICES = Object.keys(can).flatMap((name) => (ARGUMENTS[name] || [[]]).map((args) => [name, args]));

/** Every move that `me` may make, as [name, arguments]. */
const legal = (G, me) => CHOICES.filter(([name, args]) => can[name](G, me, ...args));

/* ---- Effects ---- */
function throwDice(G, random) {
  const faces = random.D6(DICE);
  for (const die of bits(ALL_DICE & ~G.planet.locked)) G.planet.dice[die] = faces[die] - 1;
  G.planet.rolls += 1;
}

function settle(G) {
  G.planet.locked = ALL_DICE;
  G.planet.stock.fill(0);
  for (const die of bits(G.planet.present)) G.planet.stock[G.planet.dice[die]] += 1;
  G.stage = 'sell';
}

function credit(G, player, isSold, unitPrice) {
  for (const lot of player.lots) if (isSold(lot)) player.credits += lot.units * unitPrice(lot);
  player.lots = player.lots.filter((lot) => !isSold(lot));
}

const effect = {
  explore({ G, random, playerID }, size) {
    const present = 2 ** (size + 3) - 1;
    const number = G.planet.number + 1;
    G.players[playerID].days += size + 1;
    Object.assign(G.planet, { number, size, visitor: playerID, present, locked: ALL_DICE & ~present, rolls: 0 });
    throwDice(G, random);
    G.stage = 'lock';
  },

  follow({ G, playerID }) {
    G.players[playerID].days += G.planet.size + 2;
    G.planet.visitor = playerID;
    G.stage = 'sell';
  },

  draw({ G, random, playerID }) {
    if (G.secret.deck.length === 0) G.secret.deck = random.Shuffle(newDeck());
    const me = G.players[playerID];
    G.secret.hands[playerID].push(G.secret.deck.pop());
    me.cards += 1;
    me.days += 1;
    G.turn.drawn = true;
    G.deckSize = G.secret.deck.length;
  },

  lock({ G, random }, mask) {
    G.planet.locked |= mask;
    if (G.planet.locked !== ALL_DICE) throwDice(G, random);
    if (G.planet.locked === ALL_DICE || G.planet.rolls === ROLLS) settle(G);
  },

  sell({ G, playerID }) {
    const me = G.players[playerID];
    credit(G, me, (lot) => isForeign(G, lot) && isTraded(G, lot.good), (lot) => price(G, lot.good));
    me.days += 1;
    G.turn.sold = true;
  },

  offer({ G, random, playerID }, good) {
    const me = G.players[playerID];
    G.police = random.D6();
    credit(G, me, (lot) => isForeign(G, lot) && lot.good === good, (lot) => (G.police > 2 ? 2 * lot.paid : 0));
    me.days += 1;
  },

  play({ G, playerID }, index) {
    const [card] = G.secret.hands[playerID].splice(index, 1);
    G.players[playerID].cards -= 1;
    G.turn.rumour[card.good] += card.rise;
  },

  expand({ G, playerID }) {
    const me = G.players[playerID];
    me.credits -= 5 * me.room;
    me.room += 1;
    me.days += 1;
    G.stage = 'buy';
  },

  buy({ G, playerID }, good) {
    const me = G.players[playerID];
    const paid = price(G, good);
    const lot = me.lots.find((other) => other.good === good && other.paid === paid && !isForeign(G, other));
    if (lot) lot.units += 1;
    else me.lots.push({ good, paid, units: 1, origin: G.planet.number });
    me.credits -= paid;
    me.days += G.turn.taken.some((units) => units) ? 0 : 1;
    G.turn.taken[good] += 1;
  },

  done({ G, events }) {
    if (G.stage === 'buy') events.endTurn();
    else G.stage = G.stage === 'sell' ? 'expand' : 'buy';
  },
};

const judged = (name) => (context, ...args) =>
  can[name](context.G, context.playerID, ...args) ? effect[name](context, ...args) : INVALID_MOVE;

/* ---- The game ---- */
const newDeck = () => Array.from({ length: 30 }, (_, i) => ({ good: i % GOODS, rise: 1 + (i % 3) }));
const newTurn = () => ({ sold: false, drawn: false, taken: Array(GOODS).fill(0), rumour: Array(GOODS).fill(0) });
const newPlayer = () => ({ credits: 60, days: 0, room: 5, cards: 0, lots: [] });

function setup({ ctx, random }) {
  const seats = ctx.playOrder;
  const deck = random.Shuffle(newDeck());
  return {
    secret: { deck, hands: Object.fromEntries(seats.map((seat) => [seat, []])) },
    deckSize: deck.length,
    stage: 'travel',
    police: 0,
    planet: { number: 0, size: 0, visitor: '', present: 0, locked: 0, rolls: 0, dice: Array(DICE).fill(0), stock: Array(GOODS).fill(0) },
    turn: newTurn(),
    players: Object.fromEntries(seats.map((seat) => [seat, newPlayer()])),
  };
}

/** Fewest days first; among equals, the next seat. */
function nextSeat({ G, ctx }) {
  const after = ctx.playOrder.map((_, i) => (ctx.playOrderPos + 1 + i) % ctx.numPlayers);
  return after.reduce((best, seat) => (G.players[seat].days < G.players[best].days ? seat : best));
}

const trader = {
  name: 'trader',
  disableUndo: true, // spares boardgame.io the copies of earlier states
  minPlayers: 2,
  maxPlayers: 2,
  setup,
  moves: {
    ...Object.fromEntries(Object.keys(can).map((name) => [name, judged(name)])),
    play: { move: judged('play'), redact: true },
  },
  turn: {
    order: { first: () => 0, next: nextSeat },
    onBegin: ({ G }) => {
      G.stage = 'travel';
      G.turn = newTurn();
    },
  },
  endIf: ({ G, ctx }) => (ctx.playOrder.every((seat) => G.players[seat].days >= LONGEST) ? { over: true } : undefined),
  playerView: ({ G, playerID }) => {
    const { secret, ...open } = G;
    return playerID in secret.hands ? { ...open, hand: secret.hands[playerID] } : open;
  },
};

module.exports = { trader, legal };
