/** Papers that carry lines of the shop's own. */
export const JENIS_NOTA = ['PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'PESANAN', 'SERVICE', 'HUTANG', 'CICILAN'] as const;
export type JenisNota = (typeof JENIS_NOTA)[number];
