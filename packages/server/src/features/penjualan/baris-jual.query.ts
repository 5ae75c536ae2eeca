import type { BARIS_JUAL_FILTERS } from '@kilau/contract/features/penjualan/baris-jual.columns.ts';
import type { Values } from '@kilau/contract/core/schema.ts';

/** The jenis group that a line was sold under; accessories keep none, theirs is that of their group. */
const JENIS_GROUP = `coalesce(nullif(b.jenis_group, ''),
      (select k.jenis_group from kelompok k where k.kode_toko = b.kode_toko and k.kode_group = b.kode_group))`;

/**
 * Sold pieces and accessories of validated sales within the filters, as the reports on what was sold share them. A sale
 * that was refused before validation was never validated and is not among them; one that was cancelled afterwards is.
 */
export const BARIS_JUAL_FROM = `from penjualan_baris b
  join penjualan p on p.kode_toko = b.kode_toko and p.no_faktur_group = b.no_faktur_group
  where b.kode_toko = $1 and b.tgl between $2 and $3 and p.valid_oleh is not null
    and ($4::text is null or p.kode_sales = $4) and ($5::text is null or ${JENIS_GROUP} = $5)
    and ($6::text is null or b.kode_group = $6) and ($7::text is null or b.kode_dept = $7)
    and ($8::text is null or b.status_kembali = $8) and ($9::text is null or p.valid_oleh = $9)`;

/** Who and what a sold piece is, for both. */
export const BARIS_JUAL_BARANG = 'b.kode_barcode, b.nama_barang, b.kode_group, b.berat';

export const barisJualValues = (kode_toko: string, filter: Values<typeof BARIS_JUAL_FILTERS>): unknown[] => [
  kode_toko,
  filter.tgl_from,
  filter.tgl_to,
  filter.kode_sales,
  filter.jenis_group,
  filter.kode_group,
  filter.kode_dept,
  filter.status_kembali,
  filter.valid_by,
];
