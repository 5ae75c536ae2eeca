import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';

const { pembelian, sortir, cuci, lebur, kirim } = GUDANG_BAWAAN;
/** Warehouses of goods that came back and are not for sale yet, as SQL. */
export const DALAM_PROSES = [pembelian, sortir, cuci, lebur].map((gudang) => `'${gudang}'`).join(', ');

/** Where pieces of a gudang are told to be, which lie in the stock, as SQL. @param gudang the column that names it. */
export const tempatGudang = (gudang: string): string =>
  `case when ${gudang} = '${kirim}' then 'KIRIM' when ${gudang} in (${DALAM_PROSES}) then 'PROSES' else 'TOKO' end`;

/**
 * Accounts of gold that is the shop's, as SQL: pieces, those that are washed, what was received and not entered, manual
 * items, on the way.
 */
export const AKUN_EMAS = `'STOK', 'CUCI', 'TERIMA', 'MANUAL', 'CUCI_MANUAL', 'KIRIM'`;

/** Where gold of these accounts is told to be (domain guide part 2, §7.3). */
export const TEMPAT = `case when akun in ('TERIMA', 'MANUAL', 'CUCI_MANUAL') then 'CURAH' when akun = 'CUCI' then 'PROSES'
    when akun = 'KIRIM' then 'KIRIM' else ${tempatGudang('kode_gudang')} end`;
