/**
 * SQL of the price per gram that a group takes from its kelompok harga; 0 when it has none, or one without a price.
 * @param group alias of the table of groups.
 */
export const hargaKelompokSql = (group: string): string =>
  `coalesce((select h.harga from kelompok_harga h where h.kode_toko = ${group}.kode_toko
    and h.kelompok_harga = ${group}.kelompok_harga and h.status_aktif), 0)`;
