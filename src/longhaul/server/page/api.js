// Calls to the server, and who we are there. Changing calls carry the proof that GET /api/me tells.

export class Refused extends Error {
  constructor(status, code, text) {
    super(text);
    this.status = status;
    this.code = code;
  }
}

let me = { user: null, csrf: "" };
const listeners = new Set();

export const whoAmI = () => me.user;
export const onWho = (listener) => listeners.add(listener);

function become(answer) {
  me = answer;
  for (const listener of listeners) listener(me.user);
  return me.user;
}

export async function call(method, path, body) {
  const headers = {};
  if (me.csrf) headers["X-Longhaul-CSRF"] = me.csrf;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const text = body === undefined || typeof body === "string" ? body : JSON.stringify(body);
  let response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: text, credentials: "same-origin" });
  } catch {
    throw new Refused(0, "lost", "the server cannot be reached just now");
  }
  const answer = response.status === 204 ? null : await response.json().catch(() => null);
  if (!response.ok) {
    const told = answer?.error ?? { code: "odd", text: `the server answered ${response.status}` };
    throw new Refused(response.status, told.code, told.text);
  }
  return answer;
}

export const get = (path) => call("GET", path);
export const post = (path, body) => call("POST", path, body);

/** Ask who we are. Nobody is created by looking. */
export const askWho = async () => become(await get("/me"));

/** Whoever wants to do something and is nobody yet begins as a guest. */
export async function ensureSomeone() {
  return me.user ?? become(await post("/me/guest"));
}

export const claim = async (name, password) => become(await post("/me/claim", { name, password }));
export const logIn = async (name, password) => become(await post("/login", { name, password }));
export async function logOut() {
  await post("/logout");
  return become({ user: null, csrf: "" });
}
