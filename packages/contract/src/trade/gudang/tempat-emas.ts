/** Where gold is that belongs to the shop (domain guide part 2, §7.3): the closing of a day and its reports tell it so. */
export const TEMPAT_EMAS = ['TOKO', 'PROSES', 'CURAH', 'KIRIM'] as const;
