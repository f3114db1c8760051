"""The clauses of Free Trader that can forbid an action; `BUY_09` is FT-BUY-09."""

from enum import IntEnum


class Clause(IntEnum):
    LEGAL = 0
    TURN_01 = 1
    TURN_03 = 2
    EXPLORE_03 = 3
    EXPLORE_04 = 4
    EXPLORE_05 = 5
    EXPLORE_06 = 6
    EXPLORE_07 = 7
    BUY_07 = 8
    BUY_08 = 9
    BUY_09 = 10
    BUY_11 = 11
    BUY_12 = 12
    JUMP_01 = 13
    JUMP_03 = 14
    JUMP_04 = 15
    JUMP_06 = 16
    JUMP_11 = 17
    JUMP_12 = 18
    EJUMP_03 = 19
    EJUMP_04 = 20
    EJUMP_05 = 21
    EJUMP_10 = 22
    EJUMP_11 = 23
    EJUMP_12 = 24
    EJUMP_14 = 25
    COMBAT_02 = 26
    COMBAT_07 = 27
    DMG_01 = 28
    DMG_02 = 29
    DMG_03 = 30
    DMG_05 = 31
    DMG_06 = 32
    DMG_09 = 33
    POLICE_05 = 34
    POLICE_06 = 35
    POLICE_09 = 36
    POLICE_13 = 37
    POLICE_15 = 38
    SELL_02 = 39
    SELL_07 = 40
    UPG_01 = 41
    UPG_02 = 42
    UPG_05 = 43
    VCARGO_01 = 44
    VCARGO_04 = 45
    VCARGO_05 = 46
    VPREGEN_03 = 47
    VPREGEN_04 = 48
    VPREGEN_06 = 49
    VPREGEN_07 = 50
    END_01 = 51
    END_02 = 52
    END_03 = 53
    END_04 = 54
    END_05 = 55
