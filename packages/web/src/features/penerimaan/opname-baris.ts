import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import type { BarisOpnameTerima } from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';

/** What a row is called by how it stands. */
export const KATA_NADA = {
  belum: 'terima.nada.belum',
  cocok: 'terima.nada.cocok',
  kurang: 'terima.nada.kurang',
  lebih: 'terima.nada.lebih',
} as const satisfies Record<ReturnType<typeof nadaBaris>, LocaleKey>;
/** What a count's state is called. */
export const KATA_STATUS = { AKTIF: 'opname.status.AKTIF', SELESAI: 'opname.status.SELESAI' } as const satisfies Record<
  'AKTIF' | 'SELESAI',
  LocaleKey
>;

export const kunciBaris = ({ kode_group, kode_dept }: Pick<BarisOpnameTerima, 'kode_group' | 'kode_dept'>): string =>
  `${kode_group}|${kode_dept}`;

/** How a count stands to the books: what the books have less what was counted. Pieces speak before grams. */
export function nadaBaris({
  selisih_qty,
  selisih_berat,
}: Pick<BarisOpnameTerima, 'selisih_qty' | 'selisih_berat'>): 'belum' | 'cocok' | 'kurang' | 'lebih' {
  if (selisih_qty === null || selisih_berat === null) return 'belum';
  const lebih_dulu = selisih_qty === 0 ? selisih_berat : selisih_qty;
  return lebih_dulu === 0 ? 'cocok' : lebih_dulu > 0 ? 'kurang' : 'lebih';
}
