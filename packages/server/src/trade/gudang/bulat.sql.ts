/**
 * Fine gold of a row in whole milligrams: what it has come to with the row less what it had before, in the order of the
 * window `urut`. So rows add up to the exact sum, rounded, and the tables to each other; a row is less than a milligram
 * off, one in whole milligrams is what it is.
 */
export const bulat = (murni: string): string =>
  `round(sum(${murni}) over urut, 3) - round(sum(${murni}) over urut - ${murni}, 3)`;
