// Who we are at this server. Nobody is created by looking: whoever wants to do something begins as a guest.
import { api, setProof } from "./api";
import type { Me, Profile } from "./wire/types";

export const me = $state<{ user: Profile | null; known: boolean }>({ user: null, known: false });

function become(answer: Me): Profile | null {
  setProof(answer.csrf);
  me.user = answer.user;
  me.known = true;
  return answer.user;
}

let asked: Promise<Profile | null> | null = null;

/** Ask who we are, once; again after a refusal. */
export function whoAmI(): Promise<Profile | null> {
  asked ??= api.me().then(become);
  asked.catch(() => (asked = null));
  return asked;
}

/** Someone who may open tables, sit down and upload: who we are, or a new guest. */
export async function ensureSomeone(): Promise<Profile> {
  const user = me.known ? me.user : await whoAmI();
  return user ?? become(await api.guest())!;
}

export const claim = async (name: string, password: string) => become(await api.claim(name, password));
export const rename = async (name: string) => become(await api.rename(name));
/** The cookie is another's now, so everything that was asked under the old one is asked anew. */
export const logIn = async (name: string, password: string) => become(await api.login(name, password));

export async function logOut(): Promise<void> {
  await api.logout();
  forgetMe();
}

/** The session has ended, here or elsewhere. */
export function forgetMe(): void {
  become({ user: null, csrf: "" });
}
