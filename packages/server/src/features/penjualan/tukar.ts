import type { penjualan } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import type { Needs, Paper, Work } from '../../engine/paper/kind.ts';
import type { PenjualanMasuk } from './baris-jual.ts';

/**
 * Barcodes of the pieces that an exchange holds, new ones and old: of the sale `$2`, and of what was bought with it.
 * None of a sale without old goods.
 */
const BARANG_SQL = `with sebab as (
    select p.jenis, p.nomor from perbuatan p
    where p.kode_toko = $1 and p.sebab_jenis = 'penjualan' and p.sebab_nomor = $2 and p.aksi = 'BUAT'
  )
  select j.kode_barcode from dokumen d
  join jual_barang j on j.kode_toko = d.kode_toko and j.nomor = d.nomor and j.ke = d.isi
  where d.kode_toko = $1 and d.jenis = 'penjualan' and d.nomor = $2 and exists (select from sebab)
  union
  select b.kode_barcode from sebab s
  join dokumen d on d.kode_toko = $1 and d.jenis = s.jenis and d.nomor = s.nomor and d.status <> 'CANC'
  join beli_barang b on b.kode_toko = d.kode_toko and b.nomor = d.nomor and b.ke = d.isi and b.no_faktur <> ''`;

/**
 * What the making or the change of a sale holds of pieces where old goods pay, or have paid, of it: all at once, so
 * that two exchanges never wait for each other. A sale without any holds its own where it reads them.
 */
export async function barangTukar(
  { tx, context }: Work,
  { barang, bayar }: PenjualanMasuk,
  nomor: string | undefined,
): Promise<NonNullable<Needs['barang']>> {
  const lama = bayar.flatMap((row) => row.barang.flatMap(({ kode_barcode }) => kode_barcode ?? []));
  const semula =
    nomor === undefined ? [] : await tx.query<{ kode_barcode: string }>(BARANG_SQL, [context.shop.kode_toko, nomor]);
  if (lama.length === 0 && semula.length === 0) return [];
  const kode = [...barang.map((row) => row.kode_barcode), ...lama, ...semula.map((row) => row.kode_barcode)];
  return [...new Set(kode)].toSorted().map((kode_barcode) => ({ kode_barcode }));
}

/** The same for a deed on an exchange, whose pieces move together. */
export async function pegangTukar({ tx, context }: Work, { nomor, kepala }: Paper<typeof penjualan>): Promise<void> {
  if (kepala.tukar.isZero()) return;
  await tx.query(
    `select from barang n where n.kode_toko = $1 and n.kode_barcode in (${BARANG_SQL})
     order by n.kode_barcode for update of n`,
    [context.shop.kode_toko, nomor],
  );
}
