/**
 * SQL of what a gram of a purity is bought for today: the shop's price of that purity, else its part of the global one;
 * null while neither is set.
 * @param toko @param kadar what they are in the statement.
 * @param perKadar the shop prices purchases by purity (PARAMETER_HARGA_EMAS_PEMBELIAN).
 */
export const hargaBeliKadarSql = (toko: string, kadar: string, perKadar: boolean): string =>
  `coalesce(${
    perKadar
      ? `(select h.harga_gram from harga_emas_pembelian h
      where h.kode_toko = ${toko} and h.kadar = ${kadar} and h.status_aktif), `
      : ''
  }(select nullif(round(g.nominal * ${kadar} / 100), 0) from harga_global g where g.kode_toko = ${toko}))`;
