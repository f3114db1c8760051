"""What goes over the live socket: the messages, who they go to, and what waits to be sent."""
