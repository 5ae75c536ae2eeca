/** Words behind `#8K,#16K`: commas and signs part them, empty ones do not count. */
export function parseTags(text: string): readonly string[] {
  return [
    ...new Set(
      text
        .toUpperCase()
        .split(/[,#\n]/)
        .map((word) => word.trim())
        .filter((word) => word !== ''),
    ),
  ];
}

/** Words as they are typed and shown: `#8K,#16K`; plain ones as `8K, 16K`. */
export const tagsText = (tags: readonly string[], plain = false): string =>
  plain ? tags.join(', ') : tags.map((tag) => `#${tag}`).join(',');
