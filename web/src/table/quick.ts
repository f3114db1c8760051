// What people say at every table, said with one press; and whom one does not want to hear, kept in this browser.
export const PHRASES = ["Good luck!", "Well played!", "Nice move", "Oops …", "Thanks!", "Your move", "One more?"];

const KEY = "muted";

export function keptMuted(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const keepMuted = (names: string[]): void => localStorage.setItem(KEY, JSON.stringify(names));
