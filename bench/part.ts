/** A part of the bench that stands by itself: its figures, what they say, and what they miss. */
export interface Part {
  readonly figures: object;
  readonly lines: readonly string[];
  /** What does not hold, in words; empty when all is well. */
  readonly misses: readonly string[];
}

/** Prints a part, for people or for programs; the run ends with 1 when something is missed. */
export function tell({ figures, lines, misses }: Part, asJson: boolean): void {
  console.log(
    asJson
      ? JSON.stringify({ ...figures, misses }, null, 2)
      : [...lines, ...misses.map((miss) => `MISSED: ${miss}`)].join('\n'),
  );
  process.exitCode = misses.length > 0 ? 1 : 0;
}
