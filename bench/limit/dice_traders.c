/* Dice Traders as a game engine, with a random player: a like-for-like speed yardstick, written
 * from the rules ledger (the DT-... marks are its clauses, 4.x its sections).
 *   gcc -O3 -march=native -Wall -Wextra -Werror -std=c11 dice_traders.c -o dice_traders
 *   ./dice_traders [--bench] SEED GAMES SEATS DAYS FREE BAY, or ./dice_traders --selftest
 * setup, legal and apply work on a content (run-time data) and a state, a flat record that can be
 * copied at any decision and resumed; a die is drawn when it is rolled and not before. */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_SEATS = 6, MAX_DAYS = 999, GOODS = 6, PRICES = 5, LOTS = GOODS * PRICES, FACES = 6 };
enum { DICE = 5, ROLLS = 3, BIG = 3 };           /* a size is its travel days; size + 2 dice */
enum { POLICY_BLOCK = 8, START_CREDITS = 10, BASIC_ROOM = 5, FREE_CAP = 9, SHORT_GAME = 25 };
enum { AT_TRAVEL, AT_LOCK, AT_SELL, AT_EXPAND, AT_BUY, OVER };  /* phases: 4.3 */
enum { RETIRE = 0, EXPLORE = 0, FOLLOW = 4, LOCK = 4, DONE = 36, SELL_ALL = 37, OFFER = 38,
       BUY = 68, EXPAND = 74, ACTIONS = 75 };    /* 4.2: EXPLORE + size, LOCK + mask, ... */

/* ---- Records ---- */
/* A number below 128 for each good g, in byte g; bit 7 is there to take a comparison. */
typedef uint64_t lanes;
static const lanes EACH = 0x010101010101, TOPS = 0x808080808080;
static inline lanes one(uint32_t good) { return (lanes)1 << 8 * good; }
static inline uint32_t lane(lanes x, uint32_t good) { return x >> 8 * good & 255; }
static inline lanes not_zero(lanes x) { return (x + 127 * EACH) & TOPS; }

typedef struct {
    uint64_t prices;                             /* p(n) in byte n = 1..5, each 1 to 127 */
    uint32_t goods;                              /* Goods die: the good of face f from bit 3f */
    uint32_t police;                             /* police die: bit f set, face f is police */
} content;

/* What was bought on the planet last bought on is `fresh`, at p(n) by fresh_shown, the n there
 * (DT-BUY-06).  Units of a planet left since are in lots by good and price (DT-FREE-06): only the
 * last planet can be followed to, so a planet once left never comes back. */
typedef struct {
    lanes fresh, fresh_shown;
    uint32_t credits, bought_on;                 /* the number of that planet */
    uint32_t lots;                               /* bit PRICES * good + n - 1: units there */
    uint16_t days, turns;
    uint8_t room, aboard;                        /* cargo limit, units in all */
    uint8_t units[LOTS], retired;
} player;
typedef struct {
    uint32_t number, visitor, size;
    uint32_t dice;                               /* the good of slot i from bit 3i, or NO_DIE */
    uint32_t locked, rolls;                      /* slots locked or without a die; rolls made */
    lanes shown, price;                          /* n and p(n) of each good, once rolled out */
} planet;
typedef struct {
    lanes taken;                                 /* units bought of each good */
    uint32_t contraband, payoff;                 /* illegal units on offer, what they would pay */
    bool sold, expanded, bought;
} turn;
typedef struct { uint32_t seats, days; bool free_trading, cargo_bay; } options;
typedef struct {
    uint64_t seed;
    uint32_t draws, seat, phase, row;            /* row of the table below: what is legal */
    options rules;
    planet planet; turn turn; player players[MAX_SEATS];
} state;

/* ---- Random words: Philox 2x32-10 ---- */
static inline uint64_t block64(uint64_t seed, uint32_t n) {
    uint64_t x0 = n, x1 = seed >> 32;            /* only the low halves count */
    uint32_t key = (uint32_t)seed;
    #pragma GCC unroll 10
    for (int round = 0; round < 10; round++, key += 0x9E3779B9u) {
        uint64_t product = (x0 & UINT32_MAX) * 0xD256D193u;
        x0 = product >> 32 ^ x1 ^ key;
        x1 = product;
    }
    return x1 << 32 | (x0 & UINT32_MAX);
}
static inline uint32_t scale(uint64_t w, uint32_t m) { return (unsigned __int128)w * m >> 64; }
static inline uint32_t draw(state *s, uint32_t m) { return scale(block64(s->seed, s->draws++), m); }

/* ---- Table of action lists: it depends on the numbering (4.2) alone ---- */
/* A row holds up to 31 actions in ascending order and, in its last place, their number.  To
 * ROW_TRAVEL add 2 * number of sizes + whether to follow, to ROW_BUY the bit mask of goods. */
enum { NO_DIE = 7, NO_DICE = 077777, ALL_SLOTS = 31, ROW = 32 };
enum { ROW_SELL, ROW_EXPAND, ROW_TRAVEL, ROW_BUY = 10, ROW_LOCK = 74, ROWS = ROW_LOCK + 202 };
static int32_t rows[ROWS][ROW];
static uint8_t lock_row[NO_DICE + 1];            /* to add: by dice, NO_DIE if locked */
static uint16_t slot_bits[ALL_SLOTS + 1];        /* NO_DIE in each slot of a mask */
static inline uint32_t die(uint32_t dice, uint32_t slot) { return dice >> 3 * slot & 7; }
static void list(int32_t *row, bool on, int32_t action) { if (on) row[row[ROW - 1]++] = action; }

/* 4.3 LOCK, one mask per set of faces: with each die, it holds every lower one like it. */
static bool lock_offered(uint32_t dice, uint32_t mask) {
    for (uint32_t high = 0; high < DICE; high++)
        for (uint32_t low = 0; low < high; low++)
            if ((mask >> high & 1) > (mask >> low & 1) && die(dice, high) == die(dice, low))
                return false;
    return true;
}

/* The row for the dice: a new one unless an earlier one has the same masks. */
static uint8_t find_lock_row(uint32_t dice, uint32_t unlocked) {
    int32_t new[ROW] = {0}, (*row)[ROW] = &rows[ROW_LOCK];
    for (uint32_t mask = 1; mask <= ALL_SLOTS; mask++)
        list(new, !(mask & ~unlocked) && lock_offered(dice, mask), LOCK + (int32_t)mask);
    while ((*row)[ROW - 1] && memcmp(*row, new, sizeof new))
        row++;
    memcpy(*row, new, sizeof new);
    return (uint8_t)(row - &rows[ROW_LOCK]);
}

static void build_tables(void) {
    list(rows[ROW_SELL], true, DONE), list(rows[ROW_SELL], true, SELL_ALL);
    list(rows[ROW_EXPAND], true, DONE), list(rows[ROW_EXPAND], true, EXPAND);
    for (int32_t i = 0; i < 2 * (BIG + 1); i++)
        for (int32_t action = RETIRE; action <= FOLLOW; action++)
            list(rows[ROW_TRAVEL + i], action == FOLLOW ? i % 2 : action <= i / 2, action);
    for (int32_t goods = 0; goods < 1 << GOODS; goods++)
        for (int32_t i = -1; i < GOODS; i++)
            list(rows[ROW_BUY + goods], i < 0 || (goods >> i & 1), i < 0 ? DONE : BUY + i);
    for (uint32_t locked = 0; locked <= ALL_SLOTS; locked++) {
        for (uint32_t slot = 0; slot < DICE; slot++)
            slot_bits[locked] |= (uint16_t)((locked >> slot & 1) * NO_DIE << 3 * slot);
        for (uint32_t d = slot_bits[locked]; d < NO_DICE; d = (d + 1) | slot_bits[locked])
            lock_row[d] = find_lock_row(d, ALL_SLOTS & ~locked);  /* the last one stays */
    }
}

/* ---- Engine: the next decision; each step leads on to one above it ---- */
static inline void await(state *s, uint32_t phase, uint32_t row) { s->phase = phase, s->row = row; }

/* Rolls the unlocked dice in slot order (DT-ROLL-01, 03), then LOCK. */
static inline void roll(const content *c, state *s) {
    uint32_t dice = s->planet.dice & slot_bits[s->planet.locked];
    for (uint32_t rest = ALL_SLOTS & ~s->planet.locked; rest; rest &= rest - 1)
        dice |= (c->goods >> 3 * draw(s, FACES) & 7) << 3 * __builtin_ctz(rest);
    s->planet.dice = dice;
    s->planet.rolls++;
    await(s, AT_LOCK, ROW_LOCK + lock_row[dice | slot_bits[s->planet.locked]]);
}

/* DT-TRAVEL-02: a new planet. */
static inline void explore(const content *c, state *s, uint32_t size) {
    uint32_t missing = ALL_SLOTS << (size + 2) & ALL_SLOTS;
    s->planet = (planet){ s->planet.number + 1, s->seat, size, NO_DICE, missing, 0, 0, 0 };
    roll(c, s);
}

/* DT-ROLL-08, DT-PRICE-01..05: what the dice say once they lie. */
static inline uint32_t price_of(const content *c, uint32_t n) { return c->prices >> 8 * n & 255; }
static inline void read_dice(const content *c, planet *at) {
    lanes shown = 0;
    for (uint32_t slot = 0; slot < DICE; slot++)
        shown += one(die(at->dice, slot));
    at->shown = shown & 255 * EACH;              /* without the byte of NO_DIE */
    at->price = 0;
    for (uint32_t good = 0; good < GOODS; good++)
        at->price |= price_of(c, lane(shown, good)) * one(good);
}

static inline player *active(state *s) { return &s->players[s->seat]; }
static inline bool has_day(const state *s, const player *p) { return p->days < s->rules.days; }
static inline void spend(player *p, uint32_t days) { p->days = (uint16_t)(p->days + days); }
static inline void spend_once(player *p, bool *spent) { spend(p, !*spent), *spent = true; }

/* DT-TIME-02..06: the first with the fewest days, going left to the player who just played. */
static inline uint32_t next_seat(const state *s) {
    uint32_t seat = s->seat, next = seat, fewest = UINT32_MAX;
    for (uint32_t steps = 0; steps < s->rules.seats; steps++) {
        seat = seat + 1 == s->rules.seats ? 0 : seat + 1;
        uint32_t days = s->players[seat].days;
        next = days < fewest ? seat : next;
        fewest = days < fewest ? days : fewest;
    }
    return next;
}

/* TRAVEL, or the first turn's Big planet (DT-TURN-02), or the end (DT-END-01). */
static inline void begin_turn(const content *c, state *s) {
    const player *p = active(s);
    s->turn = (turn){0};
    if (!has_day(s, p)) {
        s->phase = OVER;
    } else if (p->turns == 0) {
        explore(c, s, BIG);
    } else {                                     /* DT-TRAVEL-03, DT-FOLLOW-01, 02, 07 */
        uint32_t left = s->rules.days - p->days, sizes = left < BIG ? left : BIG;
        bool follow = (s->planet.visitor != s->seat) & (s->planet.size + 1 <= left);
        await(s, AT_TRAVEL, ROW_TRAVEL + 2 * sizes + follow);
    }
}

static inline void end_turn(const content *c, state *s) {
    active(s)->turns++;
    s->seat = next_seat(s);
    begin_turn(c, s);
}

/* The goods in stock (DT-FOLLOW-05) at a price the credits cover; in the basic game only the kind
 * already bought, if any (DT-BUY-03, 04, DT-FREE-02). */
static inline uint32_t buyable(const state *s, const player *p) {
    lanes taken = s->turn.taken, purse = (p->credits < 127 ? p->credits : 127) * EACH | TOPS;
    lanes goods = (purse - s->planet.price) & not_zero(s->planet.shown - taken);
    goods &= s->rules.free_trading | !taken ? TOPS : not_zero(taken);
    return (uint32_t)((goods >> 7) * 0x0102040810204080u >> 56);  /* byte g to bit g */
}

/* BUY while goods and room last (DT-BUY-05, DT-BAY-06).  To begin it takes a day (DT-BUY-08) and
 * in the basic game an empty ship (DT-BUY-02). */
static inline void open_buying(const content *c, state *s) {
    const player *p = active(s);
    bool may = s->turn.bought | (has_day(s, p) & (s->rules.free_trading | !p->aboard));
    uint32_t goods = may & (p->aboard < p->room) ? buyable(s, p) : 0;
    goods ? await(s, AT_BUY, ROW_BUY + goods) : end_turn(c, s);
}

/* EXPAND: DT-BAY-02..04, DT-COMBO-02. */
static inline void open_bay(const content *c, state *s) {
    const player *p = active(s);
    bool below_cap = p->room < (s->rules.free_trading ? FREE_CAP : BASIC_ROOM);
    bool may = s->rules.cargo_bay && below_cap && p->credits >= 5u * p->room && has_day(s, p);
    may ? await(s, AT_EXPAND, ROW_EXPAND) : open_buying(c, s);
}

/* SELL, with cargo from elsewhere, now in lots, and a day (DT-SELL-01, 04, 06). */
static inline void open_sale(const content *c, state *s) {
    player *p = active(s);
    while (p->fresh && p->bought_on != s->planet.number) {
        uint32_t good = (uint32_t)__builtin_ctzll(p->fresh) / 8, units = lane(p->fresh, good);
        uint32_t lot = good * PRICES + lane(p->fresh_shown, good) - 1;
        p->units[lot] = (uint8_t)(p->units[lot] + units);
        p->lots |= 1u << lot;
        p->fresh -= units * one(good);
    }
    (p->lots != 0) & has_day(s, p) ? await(s, AT_SELL, ROW_SELL) : open_bay(c, s);
}

/* ---- Engine: actions ---- */
static inline void travel(const content *c, state *s, uint32_t action) {
    player *p = active(s);
    if (action == RETIRE) {                      /* DT-END-03 */
        p->days = (uint16_t)s->rules.days;
        p->retired = true;
        end_turn(c, s);
    } else if (action == FOLLOW) {               /* DT-FOLLOW-02, 04, 06 */
        spend(p, s->planet.size + 1);
        s->planet.visitor = s->seat;
        open_sale(c, s);
    } else {                                     /* DT-TRAVEL-01 */
        spend(p, action - EXPLORE);
        explore(c, s, action - EXPLORE);
    }
}

/* DT-ROLL-02..07: the rest is rerolled; locking all, or the third roll, ends the rolling. */
static inline void lock(const content *c, state *s, uint32_t mask) {
    s->planet.locked |= mask;
    if (s->planet.locked != ALL_SLOTS)
        roll(c, s);
    if ((s->planet.locked == ALL_SLOTS) | (s->planet.rolls == ROLLS)) {
        read_dice(c, &s->planet);
        open_sale(c, s);
    }
}

static inline void unload(player *p, uint32_t lot, uint32_t units) {
    p->units[lot] = (uint8_t)(p->units[lot] - units);
    p->aboard = (uint8_t)(p->aboard - units);
    p->lots ^= (uint32_t)(p->units[lot] == 0) << lot;
}

/* DT-SELL-03, DT-ILL-04: p(n) for a legal unit, else twice the price paid; DT-FREE-04: one day. */
static inline void offer(const content *c, state *s, uint32_t lot, uint32_t units) {
    uint32_t good = lot / PRICES, legal = lane(s->planet.shown, good) > 0;
    active(s)->credits += legal ? units * lane(s->planet.price, good) : 0;
    s->turn.payoff += legal ? 0 : units * 2 * price_of(c, lot % PRICES + 1);
    s->turn.contraband += legal ? 0 : units;
    unload(active(s), lot, units);
    spend_once(active(s), &s->turn.sold);
}

/* DT-FREE-08: every unit aboard that is illegal here is lost. */
static void seize(const state *s, player *p) {
    for (uint32_t rest = p->lots; rest; rest &= rest - 1) {
        uint32_t lot = (uint32_t)__builtin_ctz(rest);
        if (lane(s->planet.shown, lot / PRICES) == 0)
            unload(p, lot, p->units[lot]);
    }
}

/* Basic game: the whole cargo, which is one lot (DT-SELL-02).  Free Trading: any units, one by one
 * (DT-FREE-03).  Then one police roll if any was illegal (DT-ILL-02, 03, DT-FREE-07, 09). */
static inline void sell(const content *c, state *s, uint32_t action) {
    player *p = active(s);
    uint32_t lot = action == SELL_ALL ? (uint32_t)__builtin_ctz(p->lots) : action - OFFER;
    if (action != DONE)
        offer(c, s, lot, action == SELL_ALL ? p->units[lot] : 1);
    if (action != DONE && p->lots)
        return;                                  /* more may be offered */
    if (s->turn.contraband && (c->police >> draw(s, FACES) & 1))
        seize(s, p);
    else
        p->credits += s->turn.payoff;
    s->turn.contraband = s->turn.payoff = 0;
    open_bay(c, s);
}

static inline void expand(const content *c, state *s) {  /* DT-BAY-02 */
    active(s)->credits -= 5u * active(s)->room++;
    spend_once(active(s), &s->turn.expanded);
    open_buying(c, s);
}

/* One unit, the day with the first (DT-BUY-01, DT-FREE-04). */
static inline void buy(const content *c, state *s, uint32_t good) {
    player *p = active(s);
    p->credits -= lane(s->planet.price, good);
    p->fresh += one(good);
    p->fresh_shown = s->planet.shown;
    p->bought_on = s->planet.number;
    p->aboard++;
    s->turn.taken += one(good);
    spend_once(p, &s->turn.bought);
    open_buying(c, s);
}

/* ---- Engine: the contract ---- */
/* A new game from the record's options and seed (DT-SETUP-01..05, DT-BUY-05, DT-BAY-01, 05). */
static inline void setup(const content *c, state *s) {
    uint8_t room = !s->rules.cargo_bay ? BASIC_ROOM : s->rules.days <= SHORT_GAME ? 4 : 3;
    *s = (state){ .rules = s->rules, .seed = s->seed };
    for (uint32_t seat = 0; seat < s->rules.seats; seat++)
        s->players[seat] = (player){ .credits = START_CREDITS, .room = room };
    s->seat = draw(s, s->rules.seats);
    begin_turn(c, s);
}

/* Writes the legal actions, ascending, into out, which has room for ACTIONS, and returns their
 * number; what it leaves behind them means nothing.  None once the game is over. */
static inline int legal(const content *c, const state *s, int32_t *restrict out) {
    (void)c;                                     /* prices went into the row with the planet */
    memcpy(out, rows[s->row], sizeof rows[0]);   /* whole: quicker than the exact number */
    if (!s->rules.free_trading || s->phase != AT_SELL)
        return s->phase == OVER ? 0 : rows[s->row][ROW - 1];
    int n = 1;                                   /* after DONE */
    for (uint32_t rest = s->players[s->seat].lots; rest; rest &= rest - 1)
        out[n++] = OFFER + __builtin_ctz(rest);
    return n;
}

/* Carries out a legal action and moves on to the next decision. */
static inline void apply(const content *c, state *s, int action) {
    uint32_t a = (uint32_t)action;
    switch (s->phase) {
    case AT_TRAVEL: travel(c, s, a); break;
    case AT_LOCK: lock(c, s, a - LOCK); break;
    case AT_SELL: sell(c, s, a); break;
    case AT_EXPAND: a == EXPAND ? expand(c, s) : open_buying(c, s); break;
    case AT_BUY: a == DONE ? end_turn(c, s) : buy(c, s, a - BUY); break;
    }
}

/* ---- Random player: plays game i of a batch and returns its number of decisions ---- */
static uint32_t play(const content *c, const state *base, state *s, uint64_t batch, uint32_t i) {
    uint64_t words[POLICY_BLOCK], policy_seed = block64(~batch, i);
    int32_t actions[ACTIONS];
    uint32_t k = 0;
    *s = *base;
    s->seed = block64(batch, i);
    setup(c, s);
    for (; s->phase != OVER; k++) {
        for (uint32_t j = 0; k % POLICY_BLOCK == 0 && j < POLICY_BLOCK; j++)
            words[j] = block64(policy_seed, k + j);
        uint32_t n = (uint32_t)legal(c, s, actions);
        apply(c, s, actions[scale(words[k % POLICY_BLOCK], n)]);
    }
    return k;
}

/* ---- Program: prints a line for each game, or when timed one on them all ---- */
static void run(const content *c, const state *base, uint64_t seed, uint32_t games, bool timed) {
    uint64_t decisions = 0, checksum = 0;
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    for (uint32_t i = 0; i < games; i++) {
        state s;
        uint32_t made = play(c, base, &s, seed, i);
        decisions += made;
        if (!timed)
            printf("%" PRIu32, made);
        for (uint32_t seat = 0; seat < s.rules.seats; seat++) {
            checksum += (uint64_t)(seat + 1) * s.players[seat].credits;
            if (!timed)
                printf(" %" PRIu32, s.players[seat].credits);
        }
        if (!timed)
            putchar('\n');
    }
    clock_gettime(CLOCK_MONOTONIC, &to);
    double seconds = (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec);
    if (timed)
        printf("{\"decisions\": %" PRIu64 ", \"seconds\": %.9f, \"decisions_per_s\": %.0f, "
               "\"checksum\": %" PRIu64 "}\n",
               decisions, seconds, (double)decisions / seconds, checksum);
}

static int selftest(void) {
    bool good = block64(0, 0) == 0x6cd10df2ff1dae59
             && block64(UINT64_MAX, 0xffffffff) == 0xab4fd7ad2c3f628b
             && block64(0x85a308d313198a2e, 0x243f6a88) == 0xf62a4c12dd7ce038;
    puts(good ? "selftest passed" : "selftest failed: Philox 2x32-10 misses a known answer");
    return !good;
}

_Noreturn static void refuse(const char *why) {
    fprintf(stderr, "dice_traders: %s\n", why);
    exit(2);
}

static uint64_t number(const char *text, uint64_t low, uint64_t high, const char *why) {
    char *end;
    errno = 0;
    uint64_t value = strtoull(text, &end, 10);
    if (*text < '0' || *text > '9' || *end || errno || value < low || value > high)
        refuse(why);
    return value;
}

int main(int argc, char **argv) {
    if (argc == 2 && !strcmp(argv[1], "--selftest"))
        return selftest();
    bool timed = argc > 1 && !strcmp(argv[1], "--bench");
    char **arg = argv + 1 + timed;
    if (argc - timed != 7)
        refuse("expected [--bench] SEED GAMES SEATS DAYS FREE BAY, or --selftest.");
    uint64_t seed = number(arg[0], 0, UINT64_MAX, "SEED must be 0 to 18446744073709551615.");
    uint32_t games = (uint32_t)number(arg[1], 1, UINT32_MAX, "GAMES must be 1 to 4294967295.");
    options rules;
    rules.seats = (uint32_t)number(arg[2], 1, MAX_SEATS, "SEATS must be 1 to 6.");
    rules.days = (uint32_t)number(arg[3], 1, MAX_DAYS, "DAYS must be 1 to 999.");
    rules.free_trading = number(arg[4], 0, 1, "FREE must be 0 or 1.");
    rules.cargo_bay = number(arg[5], 0, 1, "BAY must be 0 or 1.");
    volatile content house_set = { 0x020406080a00, 0543210, 3 };  /* 6.2, 6.3; hidden from gcc */
    const content c = house_set;
    build_tables();
    run(&c, &(state){ .rules = rules }, seed, games, timed);
    return 0;
}
