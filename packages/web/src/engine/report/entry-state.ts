/** What the entry of the browser's history that is shown holds beside its address. */
export const entryState = (): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** Has it hold something under a name of its own, for who comes back to it. */
export const keepInEntry = (name: string, value: unknown): void =>
  history.replaceState({ ...entryState(), [name]: value }, '');
