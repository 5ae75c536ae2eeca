type Edits<T> = Readonly<Record<string, T>>;

/** What was changed since it was sent: typed while that was on its way, it is not saved with it, and stays. */
export const changedSince = <T>(now: Edits<T>, sent: Edits<T>): Edits<T> =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== sent[name]));
