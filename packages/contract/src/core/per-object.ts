/**
 * A function of an object that is worked out once for each, when it is first asked for: for definitions, which stay
 * what they are. What is forgotten elsewhere is forgotten here.
 */
export function perObject<Key extends object, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const found = known.get(key);
    if (found) return found.value;
    const value = work(key);
    known.set(key, { value });
    return value;
  };
}
