"""Star Traders: the map, its regions, and how it is laid and explored."""
