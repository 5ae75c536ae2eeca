/** Warehouses that the program itself moves pieces into and out of; a shop always has them (domain guide §1.1). */
export const GUDANG_BAWAAN = {
  jual: 'TOKO',
  titipan: 'TITIP',
  pembelian: 'BELI',
  hancur: 'HANCUR',
  cuci: 'CUCI',
  sortir: 'SORTIR',
  lebur: 'LEBUR',
  contoh: 'CONTOH',
  kirim: 'KIRIM',
  cicilan: 'CICIL',
} as const;
