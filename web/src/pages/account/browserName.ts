import { t } from "../../messages/text";

/** A readable name for a user agent. */
export function browserOf(agent: string): string {
  const system = agent.match(/Android|iPhone|iPad|Windows|Mac OS|CrOS|Linux/)?.[0];
  const name = agent.match(/Edg|OPR|Firefox|Chrome|Safari/)?.[0];
  const names: Record<string, string> = { Edg: "Edge", OPR: "Opera", "Mac OS": "macOS", CrOS: "ChromeOS" };
  const known = [name, system].filter((word) => word !== undefined).map((word) => names[word] ?? word);
  if (known.length > 1) return t("account-browser-on-system", { browser: known[0], system: known[1] });
  return known[0] ?? (agent.slice(0, 40) || t("account-unknown-browser"));
}
