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

/** Words as they are typed and shown: `#8K,#16K`. */
export const tagsText = (tags: readonly string[]): string => tags.map((tag) => `#${tag}`).join(',');
