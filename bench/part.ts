/** A part of the bench that stands by itself: its figures, what they say, and what they miss. */
export interface Part {
  readonly figures: object;
  readonly lines: readonly string[];
  /** What does not hold, in words; empty when all is well. */
  readonly misses: readonly string[];
}
