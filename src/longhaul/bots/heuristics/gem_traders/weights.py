"""The numbers that the policy weighs with, in points unless it is said otherwise; a stored gold is one point.

Guessed, then tried one by one in thousands of games against the policy before this one.
"""

# The points that an action earns on average, and how Crew raise them.
BASE_PACE, PACE_PER_CREW, TOP_PACE = 0.4, 0.05, 0.7
# My actions left in the game: a few, and more for every gold that can still be stored, shared by all players.
HORIZON, HORIZON_PER_GOLD = 3.0, 3.4
LATE_SHARE = 0.4  # of a gain that may come too late

# A unit at home that no card in the market asks for; how sure one that is asked for is to be used.
SPARE_UNIT, USED_UNIT = 0.1, 0.75
# What a card is good for at the start of a game, without its points: Crew, Officers and Boosts in their order.
CREW_USE = (0.7, 0.7, 0.6, 1.0, 0.1, 0.2, 0.8)
OFFICER_USE = (1.3, 0.9, 1.6, 0.6, 1.2)
BOOST_USE = (1.6, 3.0, 0.9, 1.0, 1.6, 1.2, 0.8, 1.2, 1.6, 1.3, 0.8, 1.2, 1.0, 0.9, 1.8, 2.0, 1.2, 1.0)
REFRESHING = 0.5  # of a Boost's use, at the end too: buying it turns up another card
ENOUGH = (5, 4, 3, 4, 1, 1, 3)  # cards of each Crew type after which another one hardly helps
UNIT_PRICE = 0.12  # what paying with a unit costs: it could have bought something else
MIN_PURCHASE = 0.5  # times the pace: a card must be worth so much more than its action

BLOCKED = 2.5  # actions that a full dock costs on average
LOST_RACE = 0.35  # the chance to deliver a mission that a rival can deliver before
RIVAL_UNITS = 1.5  # actions in which a rival gets a unit it lacks
TOP_UP = 0.1  # what filling the hold further must bring beyond its action
STEP_PRICE = 0.6  # times the pace: the price of a step when the ship is at the exchange already
PUMP = 0.8  # profit beyond its time for which gold is changed into gemstones and back
WINNING, LOSING = 4.0, 4.0  # for ending the game as the winner; against ending it otherwise
RUSH = 0.5  # near the end, what every gold is worth more to the leader, and less to others
REOPENING = 4.0  # for giving the last gold back to the bank
AMETHYST_VALUE = 0.5  # of one that a card or a mission asks for
MISSION_SHARE = 1.5  # times the points of a mission: 1 wins a little more often, but leaves half of them undone
# By temperament (miner, scrapper, courier): the share by which it prefers its trips, points for its Crew.
TASTE = (0.05, 0.15, 0.05)
TASTE_FOR_CREW = (0.2, 0.4, 0.4)
