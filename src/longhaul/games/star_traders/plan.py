"""How a table of Star Traders is laid out."""

from longhaul.core.plan import Plan

PLAN = Plan(stages=(), groups={}, figures={}, goods="good", letters="RBY", kinds=())
