/** Where gold is that belongs to the shop (domain guide part 2, §7.3), as a day's closing and its reports tell it. */
export const TEMPAT_EMAS = ['TOKO', 'PROSES', 'CURAH', 'KIRIM'] as const;
