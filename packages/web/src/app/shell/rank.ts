const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): readonly string[] =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well a word of the query fits a title: one of its words, the beginning of one, a part, or none. */
function fit(word: string, title: readonly string[]): number {
  if (title.includes(word)) return 0;
  if (title.some((one) => one.startsWith(word))) return 1;
  return title.some((one) => one.includes(word)) ? 2 : 3;
}

/**
 * Hits as whoever types means them: a whole title first, then titles that begin so, then those that have the words as
 * words, as beginnings, within words. Of equals the shorter title stands first.
 */
export function ranked<H extends { readonly title: string }>(hits: readonly H[], query: string): readonly H[] {
  const words = wordsOf(query);
  const whole = words.join(' ');
  if (words.length === 0) return hits;
  const weight = ({ title }: H): readonly number[] => {
    const said = wordsOf(title);
    const line = said.join(' ');
    const begins = `${line} `.startsWith(`${whole} `) ? 1 : line.startsWith(whole) ? 2 : 3;
    return [
      line === whole ? 0 : 1,
      words.reduce((sum, word) => sum + fit(word, said), 0),
      begins,
      said.length,
      title.length,
    ];
  };
  return hits
    .map((hit) => ({ hit, by: weight(hit) }))
    .toSorted((a, b) => a.by.map((part, index) => part - (b.by[index] ?? 0)).find((part) => part !== 0) ?? 0)
    .map(({ hit }) => hit);
}
