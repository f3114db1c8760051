// Every step brings a whole new position. What did not change in it keeps its identity, so that nothing is drawn anew for it.

/** `after`, with the parts of `before` that are equal to it in their place. */
export function shareEqualParts<Whole>(before: unknown, after: Whole): Whole {
  if (Object.is(before, after) || !isObject(before) || !isObject(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let equal = Object.keys(before).length === keys.length;
  for (const key of keys) {
    const [old, now] = [Reflect.get(before, key), Reflect.get(after, key)] as [unknown, unknown];
    const shared = shareEqualParts(old, now);
    if (shared !== now) Reflect.set(after, key, shared);
    equal &&= Object.is(old, shared) && (shared !== undefined || key in before);
  }
  return equal ? (before as Whole) : after;
}

/** Hands out the value before while the new one is equal to it, so that what is derived from it is not computed again. */
export function keepEqual<Value>(): (value: Value) => Value {
  let before: Value | undefined;
  return (value) => (before = shareEqualParts(before, value));
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
