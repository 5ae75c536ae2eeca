/**
 * Base and PPN of a line in SQL, for the columns of `pajak.columns.ts`. @param b alias of the table of sold lines.
 */
export const pajakSql = (b: string): string => `${b}.harga_total - ${b}.ppn as dpp, ${b}.ppn`;
