// Figures read from the server's labels.

/** The amounts of a trade: "2 Ruby for 1 Gold". */
export function tradeAmounts(label: string): { paid: number; got: number } | null {
  const [, paid, got] = /^(\d+) .* for (\d+) /.exec(label) ?? [];
  return paid && got ? { paid: Number(paid), got: Number(got) } : null;
}
