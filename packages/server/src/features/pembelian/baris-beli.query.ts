import type { BARIS_BELI_FILTERS } from '@kilau/contract/features/pembelian/baris-beli.columns.ts';
import type { Values } from '@kilau/contract/core/schema.ts';

const SARINGAN = `($4::text is null or p.kode_sales = $4) and ($5::text is null or b.kode_group = $5)
  and ($6::text is null or b.kode_dept = $6) and ($7::text is null or b.kondisi_barang = $7)
  and ($8::text is null or p.valid_oleh = $8)`;
const DARI = `from pembelian p
  join pembelian_barang b on b.kode_toko = p.kode_toko and b.no_faktur_group = p.no_faktur_group`;

/**
 * Lines of validated purchases `p` within the filters, each on the day of its paper. One that was cancelled afterwards
 * is among them and told apart by its status: the gross of a closed day never changes.
 */
export const BARIS_BELI_FROM = `${DARI}
  where p.kode_toko = $1 and p.tgl between $2 and $3 and p.valid_oleh is not null and ${SARINGAN}`;

/** The same of those that were cancelled, by the day of the cancel. */
export const BATAL_BELI_FROM = `${DARI}
  left join otorisasi o on o.kode_toko = p.kode_toko and o.id = p.otorisasi_batal
  where p.kode_toko = $1 and p.status = 'CANC' and p.tgl_batal between $2 and $3 and p.valid_oleh is not null
    and ${SARINGAN}`;

export const BARIS_BELI_BARANG = 'b.kode_barcode, b.nama_barang, b.no_faktur, b.kode_group, b.kondisi_barang, b.kadar';

/** What the reports tell of weight and price. */
export const BARIS_BELI_ANGKA = `b.berat_nota, b.berat, b.berat_nota - b.berat as susut, b.harga_nota, b.harga_beli,
  b.harga_rata, b.harga_nota - b.harga_beli as selisih,
  case when b.harga_nota > 0 then round((b.harga_nota - b.harga_beli) * 100 / b.harga_nota, 2) end as selisih_persen`;

export const barisBeliValues = (kode_toko: string, filter: Values<typeof BARIS_BELI_FILTERS>): unknown[] => [
  kode_toko,
  filter.tgl_from,
  filter.tgl_to,
  filter.kode_sales,
  filter.kode_group,
  filter.kode_dept,
  filter.kondisi,
  filter.valid_by,
];
