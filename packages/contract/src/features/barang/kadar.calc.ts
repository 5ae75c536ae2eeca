/** The printed purity of a piece for which nobody typed one: the purity itself, `70`, `37.5`. */
export const cetakBaku = (kadar: { toString(): string }): string => kadar.toString();
