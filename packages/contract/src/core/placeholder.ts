/** Fills the words in braces of a text: `Halo {nama_customer}`. What nothing is known for is left out. */
export function fillPlaceholders(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => values[name] ?? '');
}
