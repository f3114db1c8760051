/* Dice Traders, the complete game under uniformly random legal play, as fast as one thread of C
 * goes: a speed yardstick and a second opinion, written from the rules ledger alone (the DT-...
 * marks are its clauses).  -DCHECK adds assertions after every turn.
 *   gcc -O3 -march=native -Wall -Wextra -Werror -std=c11 dice_traders.c -o dice_traders
 *   ./dice_traders [--bench] SEED GAMES SEATS DAYS FREE BAY
 *   ./dice_traders --selftest
 * No list of actions is ever built: at a decision point the legal actions are counted, one policy
 * draw picks a rank, and the action of that rank, in ascending action number, is carried out. */
#define _POSIX_C_SOURCE 200809L
#include <assert.h>
#include <errno.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#ifdef __AVX2__
#include <immintrin.h>
#else
#pragma GCC diagnostic ignored "-Wpsabi"         /* vectors are passed only to inline functions */
#endif
static_assert(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__, "faces are read eight at a time");

enum {
    MAX_SEATS = 6, MAX_DAYS = 999, GOODS = 6, PRICES = 5, LOTS = GOODS * PRICES,
    MAX_DICE = 5, ROLLS = 3, POLICE_FACES = 2, START_CREDITS = 10,
    BIG = 3,                                     /* a size is its travel days; size + 2 dice */
    POLICY_BLOCK = 16, FACE_BLOCK = 32           /* random draws made at a time */
};

/* ---- Random words: Philox 2x32-10, four at a time ---- */
typedef uint64_t words __attribute__((vector_size(32)));

/* The products of the low halves. */
static inline words multiply(words a, words b) {
#ifdef __AVX2__
    return (words)_mm256_mul_epu32((__m256i)a, (__m256i)b);
#else
    return (a & UINT32_MAX) * (b & UINT32_MAX);
#endif
}

/* block64 of the seed at four counters.  The halves x0 and x1 sit in the low half of their
 * lanes; what gathers in the high half is never read. */
static inline words blocks(uint64_t seed, words n) {
    const words multiplier = (words){0} + 0xD256D193u;
    words x0 = n, x1 = (words){0} + (seed >> 32);
    uint32_t key = (uint32_t)seed;
    for (int round = 0; round < 10; round++, key += 0x9E3779B9u) {
        words product = multiply(x0, multiplier);
        x0 = (product >> 32) ^ (x1 ^ key);
        x1 = product;
    }
    return x1 << 32 | (x0 & UINT32_MAX);
}

static inline uint64_t block64(uint64_t seed, uint32_t n) { return blocks(seed, (words){n})[0]; }

/* below: the high word of w * m. */
static inline uint32_t scale(uint64_t w, uint32_t m) { return (unsigned __int128)w * m >> 64; }

/* ---- State ---- */
/* Six 4-bit counts, one for each good; a good is named by its shift, 0, 4, ... 20. */
typedef uint32_t counts;
#define EVERY_GOOD 0x111111u
static inline uint32_t count(counts c, uint32_t good) { return c >> good & 15; }
static inline uint32_t lowest_bit(uint32_t set) { return (uint32_t)__builtin_ctz(set); }
static inline uint32_t bits(uint32_t set) { return (uint32_t)__builtin_popcount(set); }
/* DT-PRICE-04, 05: 10, 8, 6, 4, 2 for n = 1..5, whatever the good. */
static inline uint32_t price(uint32_t n) { return 12 - 2 * n; }

/* What was bought on the planet last bought on is `fresh`, beside that planet's goods, which
 * give the prices paid (DT-BUY-06).  Under Free Trading, fresh units of a planet left since move
 * into lots by good and price (DT-FREE-06).  Only the last planet can be followed to, so a planet
 * once left never comes back, and the units in lots are from elsewhere for good. */
typedef struct {
    uint32_t credits;
    uint16_t days;
    uint8_t limit, aboard;                       /* cargo limit, units in all */
    counts fresh, fresh_goods;
    uint32_t fresh_planet;
    uint32_t lots;                               /* bit 5 * good number + price index: in use */
    uint8_t units[LOTS];
} player;
typedef struct { counts goods; uint32_t id, size, visitor; } planet;  /* goods: n of each */
typedef struct {
    uint64_t policy[POLICY_BLOCK];
    uint8_t faces[FACE_BLOCK + 16];              /* with room for what a refill keeps */
    uint64_t game_seed, policy_seed;
    uint32_t policy_made, policy_left;           /* policy draws made, of these not yet used */
    uint32_t chance_made, face_at, face_end;
    uint32_t first_turn;                         /* bit per seat: its first turn is to come */
    planet last;
    uint32_t seats, day_limit;                   /* the options, kept from game to game */
    bool free_trading, cargo_bay;
    uint8_t start_limit, cap;
    player players[MAX_SEATS];
} game;

/* ---- Draws ---- */
static __attribute__((noinline)) void refill_policy(game *g) {
    for (uint32_t i = 0, n = g->policy_made; i < POLICY_BLOCK; i += 4, n += 4) {
        words w = blocks(g->policy_seed, (words){n, n + 1, n + 2, n + 3});
        memcpy(g->policy + i, &w, sizeof w);
    }
    g->policy_made += POLICY_BLOCK;
    g->policy_left = POLICY_BLOCK;
}

/* One decision among n legal actions: the rank of the action taken. */
static inline uint32_t decide(game *g, uint32_t n) {
    if (g->policy_left == 0)
        refill_policy(g);
    return scale(g->policy[POLICY_BLOCK - g->policy_left--], n);
}

/* Every chance draw but the first is below(6), so draws are kept as faces, a byte each.  Lane l
 * makes the faces 8l to 8l + 7 of the block. */
static __attribute__((noinline)) void refill_faces(game *g) {
    uint32_t kept = g->face_end - g->face_at;
    words block = {0}, six = (words){0} + 6;
    for (uint32_t i = 0, n = g->chance_made; i < 8; i++, n++) {
        words w = blocks(g->game_seed, (words){n, n + 8, n + 16, n + 24});
        block |= (multiply(w >> 32, six) + (multiply(w, six) >> 32)) >> 32 << 8 * i;
    }
    memmove(g->faces, g->faces + g->face_at, sizeof(uint64_t));
    memcpy(g->faces + kept, &block, sizeof block);
    g->chance_made += FACE_BLOCK;
    g->face_at = 0;
    g->face_end = kept + FACE_BLOCK;
}

/* The next k faces, the first in the lowest byte; the bytes above them are not used up. */
static inline uint64_t next_faces(game *g, uint32_t k) {
    uint64_t faces;
    if (g->face_at + k > g->face_end)
        refill_faces(g);
    memcpy(&faces, g->faces + g->face_at, sizeof faces);
    g->face_at += k;
    return faces;
}

/* The police die: 2 police faces in 6. */
static inline bool caught(game *g) { return (next_faces(g, 1) & 7) < POLICE_FACES; }

/* The place of the set bit of the given rank. */
static inline uint32_t select_bit(uint32_t set, uint32_t rank) {
    while (rank--)
        set &= set - 1;
    return lowest_bit(set);
}

/* ---- Rolling and locking ---- */
/* The unlocked dice are always the dice just rolled, so a mask over die slots is here one over
 * the rolled dice in slot order; that keeps ascending order.  The masks offered depend only on
 * which dice look alike: 75 patterns of 1-5 dice.  A roll is five 3-bit faces, with NO_DIE for
 * each place above the dice rolled. */
enum { NO_DIE = 7, NO_DICE = 077777, PATTERNS = 75 };
typedef struct { uint16_t count, blanks[31]; } lock_choice;  /* a mask as NO_DIE where not set */
static lock_choice lock_choices[PATTERNS];
static uint8_t lock_pattern[NO_DICE + 1];        /* row, by roll */
static counts goods_shown[1 << 9];               /* by three dice */
static inline uint32_t no_dice_above(uint32_t k) { return NO_DICE << 3 * k & NO_DICE; }
static inline uint32_t face(uint32_t roll, uint32_t die) { return roll >> 3 * die & 7; }

/* 4.3 LOCK: with each die, a mask holds every lower one of the same face. */
static bool lock_offered(uint32_t roll, uint32_t mask) {
    for (uint32_t high = 1; mask >> high; high++)
        for (uint32_t low = 0; low < high; low++)
            if ((mask >> high & 1) && !(mask >> low & 1) && face(roll, high) == face(roll, low))
                return false;
    return true;
}

/* The row of the masks offered for a roll of k dice, which is made if it is a new one. */
static uint8_t lock_row(uint32_t roll, uint32_t k) {
    lock_choice choice = {0};
    uint8_t row = 0;
    for (uint32_t mask = 1; mask < 1u << k; mask++) {
        uint32_t blanks = NO_DICE;
        for (uint32_t die = 0; die < MAX_DICE; die++)
            blanks ^= (mask >> die & 1) * NO_DIE << 3 * die;
        if (lock_offered(roll, mask))
            choice.blanks[choice.count++] = (uint16_t)blanks;
    }
    while (lock_choices[row].count && memcmp(&lock_choices[row], &choice, sizeof choice))
        row++;
    lock_choices[row] = choice;
    return row;
}

/* Many dice first: what they say of a roll with NO_DIE on top is then overwritten. */
static void build_tables(void) {
    for (uint32_t k = MAX_DICE; k > 0; k--)
        for (uint32_t faces = 0; faces < 1u << 3 * k; faces++)
            lock_pattern[faces | no_dice_above(k)] = lock_row(faces, k);
    for (uint32_t roll = 0; roll < 1 << 9; roll++)
        for (uint32_t die = 0; die < 3; die++)
            goods_shown[roll] += face(roll, die) < GOODS ? 1u << 4 * face(roll, die) : 0;
}

static inline counts tally(uint32_t roll) {
    return goods_shown[roll & 0777] + goods_shown[roll >> 9 | NO_DIE << 6];
}

/* Rolls k dice and packs their bytes. */
static inline uint32_t roll_dice(game *g, uint32_t k) {
    uint64_t faces = next_faces(g, k);
    faces = (faces | faces >> 5) & 0x003F003F003F;
    faces = (faces | faces >> 10) & 0x0FFF00000FFF;
    faces = (faces | faces >> 20) & NO_DICE;
    return (uint32_t)faces | no_dice_above(k);
}

/* DT-ROLL-01..08: at most three rolls; after each of the first two, one or more of the dice just
 * rolled are locked, and locking all of them ends the rolling (a roll of no dice is none). */
static inline void explore(game *g, uint32_t seat, uint32_t size) {
    counts goods = 0;
    uint32_t k = size + 2;
    for (int i = 1; i < ROLLS && k > 0; i++) {
        uint32_t roll = roll_dice(g, k);
        const lock_choice *choice = &lock_choices[lock_pattern[roll]];
        uint32_t blanks = choice->blanks[decide(g, choice->count)];
        goods += tally(roll | blanks);
        k -= MAX_DICE - bits(blanks & 011111);
    }
    goods += tally(roll_dice(g, k));
    g->last = (planet){ goods, g->last.id + 1, size, seat };
}

/* ---- The steps of a turn ---- */
static inline bool has_day(const game *g, const player *p) { return p->days < g->day_limit; }
static inline void spend(player *p, uint32_t days) { p->days = (uint16_t)(p->days + days); }

/* TRAVEL: RETIRE (false); EXPLORE_ the sizes whose days fit (DT-TRAVEL-01, 03); FOLLOW another
 * player (DT-FOLLOW-02, 07; a planet exists since one's own first turn at the latest). */
static inline bool travel(game *g, player *p, uint32_t seat) {
    uint32_t left = g->day_limit - p->days;
    uint32_t sizes = left < BIG ? left : BIG, cost = g->last.size + 1;
    uint32_t action = decide(g, 1 + sizes + (g->last.visitor != seat && cost <= left));
    if (action == 0) {
        spend(p, left);                          /* DT-END-03 */
    } else if (action <= sizes) {
        spend(p, action);
        explore(g, seat, action);
    } else {
        spend(p, cost);
        g->last.visitor = seat;                  /* DT-FOLLOW-06 */
    }
    return action != 0;
}

/* SELL, basic game: DONE, SELL_ALL (DT-SELL-01..06). */
static inline void sell_all(game *g, player *p) {
    if (!p->aboard || p->fresh_planet == g->last.id || !has_day(g, p) || decide(g, 2) == 0)
        return;
    uint32_t good = lowest_bit(p->fresh) & ~3u, n = count(g->last.goods, good);
    if (n)
        p->credits += p->aboard * price(n);
    else if (!caught(g))                         /* DT-ILL-02..05 */
        p->credits += p->aboard * 2 * price(count(p->fresh_goods, good));
    p->fresh = p->aboard = 0;
    spend(p, 1);
}

/* Free Trading: the fresh units go into their lots. */
static inline void store_fresh(player *p) {
    while (p->fresh) {
        uint32_t good = lowest_bit(p->fresh) & ~3u;
        uint32_t lot = good / 4 * PRICES + count(p->fresh_goods, good) - 1;
        p->units[lot] = (uint8_t)(p->units[lot] + count(p->fresh, good));
        p->lots |= 1u << lot;
        p->fresh &= ~(15u << good);
    }
}

/* DT-FREE-08: every unit aboard that is illegal here is lost. */
static void seize(player *p, counts goods) {
    for (uint32_t rest = p->lots; rest; rest &= rest - 1) {
        uint32_t lot = lowest_bit(rest);
        if (count(goods, lot / PRICES * 4) == 0) {
            p->aboard = (uint8_t)(p->aboard - p->units[lot]);
            p->units[lot] = 0;
            p->lots ^= 1u << lot;
        }
    }
}

/* SELL, Free Trading: DONE, OFFER_g_p of any lot from elsewhere, until DONE or until nothing is
 * left, all for one day (DT-FREE-03..05); then one police roll for the illegal units among them,
 * if any (DT-FREE-07, 09). */
static inline void sell_units(game *g, player *p) {
    uint32_t smuggled = 0, offered = 0;          /* credits at stake, units */
    if (p->fresh_planet != g->last.id)
        store_fresh(p);
    if (!has_day(g, p))
        return;
    while (p->lots) {
        uint32_t action = decide(g, 1 + bits(p->lots));
        if (action == 0)
            break;
        uint32_t lot = select_bit(p->lots, action - 1);
        uint32_t n = count(g->last.goods, lot / PRICES * 4);
        p->credits += n ? price(n) : 0;
        smuggled += n ? 0 : 2 * price(lot % PRICES + 1);  /* DT-ILL-04 */
        p->lots ^= (uint32_t)(--p->units[lot] == 0) << lot;
        offered++;
    }
    p->aboard = (uint8_t)(p->aboard - offered);
    spend(p, offered > 0);
    if (smuggled && caught(g))
        seize(p, g->last.goods);
    else
        p->credits += smuggled;
}

/* EXPAND: DONE, EXPAND (DT-BAY-02..04). */
static inline void expand(game *g, player *p) {
    uint32_t cost = 5u * p->limit;
    if (p->limit >= g->cap || p->credits < cost || !has_day(g, p) || decide(g, 2) == 0)
        return;
    p->credits -= cost;
    p->limit++;
    spend(p, 1);
}

/* The goods in stock at a price the credits cover, each as bit 3 of its count.  They cover
 * price(n) when n + credits / 2 >= 6. */
static inline counts buyable(counts goods, counts stock, uint32_t credits) {
    uint32_t half = credits < 10 ? credits / 2 : 5;
    return (goods + (half + 2) * EVERY_GOOD) & (stock + 7 * EVERY_GOOD) & 8 * EVERY_GOOD;
}

/* BUY: DONE, BUY_g while stock, credits and room last, for one day.  Basic game: one kind, into
 * an empty ship (DT-BUY-02, 03).  Free Trading: DT-FREE-01, 02. */
static inline void buy(game *g, player *p) {
    const counts goods = g->last.goods;
    counts stock = goods, legal;                 /* full stock: DT-FOLLOW-05 */
    uint32_t aboard = p->aboard;
    if (!has_day(g, p) || (aboard && !g->free_trading))
        return;
    while (aboard < p->limit && (legal = buyable(goods, stock, p->credits))) {
        uint32_t action = decide(g, 1 + bits(legal));
        if (action == 0)
            break;
        uint32_t good = select_bit(legal, action - 1) & ~3u;
        stock = (stock - (1u << good)) & (g->free_trading ? UINT32_MAX : 15u << good);
        p->credits -= price(count(goods, good));
        p->fresh += 1u << good;
        aboard++;
    }
    if (aboard == p->aboard)
        return;
    p->aboard = (uint8_t)aboard;
    p->fresh_planet = g->last.id;
    p->fresh_goods = goods;
    spend(p, 1);
}

#ifdef CHECK
static uint32_t total(counts c) { return c ? (c & 15) + total(c >> 4) : 0; }

/* No day and no unit beyond its limit (DT-END-02, DT-BUY-05, DT-BAY-06). */
static void check(const game *g, const player *p) {
    uint32_t units = total(p->fresh);
    for (uint32_t lot = 0; lot < LOTS; lot++) {
        units += p->units[lot];
        assert((p->units[lot] > 0) == (p->lots >> lot & 1));
    }
    assert(units == p->aboard && p->aboard <= p->limit && p->limit <= g->cap);
    assert(p->days <= g->day_limit && p->credits < 1u << 20);
    assert((g->free_trading || p->lots == 0) && total(g->last.goods) == g->last.size + 2);
}
#else
#define check(g, p) ((void)0)
#endif

static inline void take_turn(game *g, uint32_t seat) {
    player *p = &g->players[seat];
    if (g->first_turn >> seat & 1) {             /* DT-TURN-02 */
        g->first_turn ^= 1u << seat;
        explore(g, seat, BIG);
    } else if (!travel(g, p, seat)) {
        return;
    }
    if (g->free_trading)
        sell_units(g, p);
    else
        sell_all(g, p);
    if (g->cargo_bay)
        expand(g, p);
    buy(g, p);
    check(g, p);
}

/* DT-TIME-02..05: going left once around, ending with the player who just played, the first of
 * those with the fewest days. */
static inline uint32_t next_seat(const game *g, uint32_t seat) {
    uint32_t fewest = UINT32_MAX, next = seat;
    for (uint32_t steps = 0; steps < g->seats; steps++) {
        seat = seat + 1 == g->seats ? 0 : seat + 1;
        uint32_t days = g->players[seat].days;
        next = days < fewest ? seat : next;
        fewest = days < fewest ? days : fewest;
    }
    return next;
}

/* Plays game i of a batch and returns its number of decisions. */
static uint32_t play(game *g, uint64_t batch_seed, uint32_t i) {
    g->game_seed = block64(batch_seed, i);
    g->policy_seed = block64(~batch_seed, i);
    g->policy_made = g->policy_left = g->face_at = g->face_end = 0;
    g->chance_made = 1;                          /* the starting seat: DT-SETUP-01 */
    g->first_turn = (1u << g->seats) - 1;
    g->last = (planet){0};
    for (uint32_t s = 0; s < g->seats; s++)  /* DT-SETUP-03, 04 */
        g->players[s] = (player){ .credits = START_CREDITS, .limit = g->start_limit };
    uint32_t seat = scale(block64(g->game_seed, 0), g->seats);
    do {
        take_turn(g, seat);
        seat = next_seat(g, seat);
    } while (has_day(g, &g->players[seat]));     /* else all are at the limit: DT-END-01 */
    return g->policy_made - g->policy_left;
}

/* ---- Program ---- */
static void print_games(game *g, uint64_t seed, uint32_t games) {
    for (uint32_t i = 0; i < games; i++) {
        printf("%" PRIu32, play(g, seed, i));
        for (uint32_t s = 0; s < g->seats; s++)
            printf(" %" PRIu32, g->players[s].credits);
        putchar('\n');
    }
}

static void bench(game *g, uint64_t seed, uint32_t games) {
    uint64_t decisions = 0, checksum = 0;
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    for (uint32_t i = 0; i < games; i++) {
        decisions += play(g, seed, i);
        for (uint32_t s = 0; s < g->seats; s++)
            checksum += (uint64_t)(s + 1) * g->players[s].credits;
    }
    clock_gettime(CLOCK_MONOTONIC, &to);
    double seconds = (double)(to.tv_sec - from.tv_sec) + 1e-9 * (double)(to.tv_nsec - from.tv_nsec);
    printf("{\"decisions\": %" PRIu64 ", \"seconds\": %.9f, \"decisions_per_s\": %.0f, ",
           decisions, seconds, (double)decisions / seconds);
    printf("\"checksum\": %" PRIu64 "}\n", checksum);
}

static int selftest(void) {
    bool good = block64(0, 0) == 0x6cd10df2ff1dae59
             && block64(UINT64_MAX, 0xffffffff) == 0xab4fd7ad2c3f628b
             && block64(0x85a308d313198a2e, 0x243f6a88) == 0xf62a4c12dd7ce038;
    puts(good ? "selftest passed" : "selftest failed: Philox 2x32-10 misses a known answer");
    return good ? 0 : 1;
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

static void read_options(game *g, char **arg) {
    g->seats = (uint32_t)number(arg[0], 1, MAX_SEATS, "SEATS must be 1 to 6.");
    g->day_limit = (uint32_t)number(arg[1], 1, MAX_DAYS, "DAYS must be 1 to 999.");
    g->free_trading = number(arg[2], 0, 1, "FREE must be 0 or 1.");
    g->cargo_bay = number(arg[3], 0, 1, "BAY must be 0 or 1.");
    g->start_limit = !g->cargo_bay ? 5 : g->day_limit <= 25 ? 4 : 3;  /* DT-BUY-05, DT-BAY-01, 05 */
    g->cap = g->free_trading ? 9 : 5;                                 /* DT-BAY-04, DT-COMBO-02 */
}

int main(int argc, char **argv) {
    static game g;
    if (argc == 2 && !strcmp(argv[1], "--selftest"))
        return selftest();
    bool timed = argc > 1 && !strcmp(argv[1], "--bench");
    char **arg = argv + 1 + timed;
    if (argc - timed != 7)
        refuse("expected [--bench] SEED GAMES SEATS DAYS FREE BAY, or --selftest.");
    uint64_t seed = number(arg[0], 0, UINT64_MAX, "SEED must be 0 to 18446744073709551615.");
    uint32_t games = (uint32_t)number(arg[1], 1, UINT32_MAX, "GAMES must be 1 to 4294967295.");
    read_options(&g, arg + 2);
    build_tables();
    (timed ? bench : print_games)(&g, seed, games);
    return 0;
}
