"""The clauses of Dice Traders that can forbid an action; `TRAVEL_03` is DT-TRAVEL-03."""

from enum import IntEnum


class Clause(IntEnum):
    LEGAL = 0
    TURN_01 = 1
    TURN_02 = 2
    TURN_03 = 3
    TURN_05 = 4
    TRAVEL_03 = 5
    FOLLOW_01 = 6
    FOLLOW_03 = 7
    FOLLOW_07 = 8
    FOLLOW_08 = 9
    ROLL_01 = 10
    ROLL_02 = 11
    ROLL_09 = 12
    PRICE_01 = 13
    SELL_01 = 14
    SELL_02 = 15
    SELL_04 = 16
    SELL_05 = 17
    SELL_06 = 18
    BUY_02 = 19
    BUY_03 = 20
    BUY_04 = 21
    BUY_05 = 22
    BUY_08 = 23
    END_01 = 24
    END_03 = 25
    FREE_03 = 26
    BAY_02 = 27
    BAY_03 = 28
    BAY_04 = 29
    BAY_06 = 30
    COMBO_02 = 31
