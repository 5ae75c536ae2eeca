/** Characters let through while typing (specification, section 5). */
export type CharacterFilter = 'digits' | 'digits-dot' | 'digits-dot-K' | 'digits-minus';

const REFUSED: Readonly<Record<CharacterFilter, RegExp>> = {
  digits: /\D/g,
  'digits-dot': /[^\d.]/g,
  'digits-dot-K': /[^\d.K]/g,
  'digits-minus': /[^\d-]/g,
};

/** What is left of a typed or pasted text. */
export function filterText(value: string, filter: CharacterFilter | undefined, upper: boolean): string {
  const text = upper || filter === 'digits-dot-K' ? value.toUpperCase() : value;
  return filter === undefined ? text : text.replace(REFUSED[filter], '');
}
