/** What a sold line's grams cost, nothing of one that weighs nothing. @param b alias of the table of sold lines. */
export const rpEmasSql = (b: string): string => `case when ${b}.berat > 0 then ${b}.harga_jual else 0 end`;

/** The columns of `harga-rata.columns.ts`, of a sold line. @param b alias of its table. */
export const hargaRataSql = (b: string): string => `${b}.harga_gram, ${b}.harga_jual, ${rpEmasSql(b)} as rp_emas`;
