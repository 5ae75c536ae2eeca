type Edits<T> = Readonly<Record<string, T>>;

/**
 * What was changed since it was sent: typed while that was on its way, it is not saved with it, and stays.
 * @param same whether what was sent and what there is now say the same, where they may do so in different forms.
 */
export const changedSince = <T>(
  now: Edits<T>,
  sent: Edits<T>,
  same: (sent: T | undefined, now: T) => boolean = (before, after) => before === after,
): Edits<T> => Object.fromEntries(Object.entries(now).filter(([name, value]) => !same(sent[name], value)));
