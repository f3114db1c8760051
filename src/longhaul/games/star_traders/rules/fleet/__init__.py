"""Star Traders: the ships of a fleet, what they carry, and who serves on them."""
