import { hancurBarang } from '@kilau/contract/features/barang/hancur/hancur-barang.kind.ts';
import { hancurPembelian } from '@kilau/contract/features/barang/hancur/hancur-pembelian.kind.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { pindahBarang } from '@kilau/contract/features/barang/pindah/pindah-barang.kind.ts';

/** Kinds of papers with lines `barang`, a piece each. */
export const KERTAS_BARANG: readonly (Kind & { readonly lines: { readonly barang: { readonly table: string } } })[] = [
  pindahBarang,
  hancurBarang,
  hancurPembelian,
];

/** A paper of a kind and each deed done to it as a line of its own: who did it, on which day. */
const kertas = ({ key, lines }: (typeof KERTAS_BARANG)[number]): string => `
  select upper(p.jenis), p.aksi, p.nomor, p.tgl, d.status, p.user_id, p.waktu, '', j.berat, null::numeric
  from ${lines.barang.table} j
  join dokumen d on d.kode_toko = j.kode_toko and d.jenis = '${key}' and d.nomor = j.nomor
  join perbuatan p on p.kode_toko = d.kode_toko and p.jenis = d.jenis and p.nomor = d.nomor
  where j.kode_toko = $1 and j.kode_barcode = $2`;

/**
 * Every document that touched the piece `$2` of shop `$1`, whatever it did to it: where it came from, where it went,
 * who counted it, what was changed by documents. A weighing is one of the tray, and no document of its pieces.
 */
export const DOKUMEN = `select 'PENJUALAN' as jenis, w.aksi, p.no_faktur_group as nomor, w.tgl, p.status, w.user_id,
  w.waktu, p.nama, j.berat, j.harga_total
  from penjualan_barang j join penjualan p on p.kode_toko = j.kode_toko and p.no_faktur_group = j.no_faktur_group
  cross join lateral (values ('BUAT', p.tgl, p.dibuat_oleh, p.dibuat_pada), (case when p.valid_oleh is null
  then 'TOLAK' else 'BATAL' end, p.tgl_batal, p.batal_oleh, p.batal_pada)) as w(aksi, tgl, user_id, waktu)
  where j.kode_toko = $1 and j.kode_barcode = $2 and w.waktu is not null
  union all
  select 'BARANG', 'BUAT', b.no_tambah, b.tgl_masuk, 'DONE', b.dibuat_oleh, b.dibuat_pada, '', b.berat, null
  from barang b where b.kode_toko = $1 and b.kode_barcode = $2 and b.no_tambah <> ''
  union all
  select 'TERIMA', 'BUAT', p.nomor, p.tgl, p.status, p.dibuat_oleh, p.dibuat_pada, k.kode_supplier, null, null
  from barang b
  join dokumen p on p.kode_toko = b.kode_toko and p.jenis = 'penerimaan-barang' and p.nomor = b.no_terima
  join penerimaan k on k.kode_toko = p.kode_toko and k.nomor = p.nomor and k.ke = p.isi
  where b.kode_toko = $1 and b.kode_barcode = $2
  ${KERTAS_BARANG.map((kind) => `union all ${kertas(kind)}`).join('\n')}
  union all
  select case s.jenis when 'RFID' then 'RFID' else 'OPNAME' end, case when o.hasil in ('KETEMU', 'HILANG') then o.hasil
    else 'LAIN' end, s.no_opname, s.tgl, s.status,
    coalesce(nullif(o.oleh, ''), s.selesai_oleh), coalesce(o.waktu, s.selesai_pada), concat_ws(' ', s.kode_gudang,
    nullif(s.kode_baki, '')), null, null
  from stock_opname_barang o join stock_opname s on s.kode_toko = o.kode_toko and s.no_opname = o.no_opname
  where o.kode_toko = $1 and o.kode_barcode = $2 and (o.status_barang = 'DONE' or s.status = 'SELESAI')
  union all
  select distinct 'KADAR', 'UBAH', p.nomor, p.tgl, 'DONE', p.user_id, p.waktu, '', null::numeric, null::numeric
  from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
  where e.kode_toko = $1 and e.kode_barcode = $2 and e.akun = 'STOK' and p.jenis = 'KADAR'
  union all
  select 'PROFIT', 'UBAH', a.sesudah->>'no_update', (a.sesudah->>'tgl_update')::date, 'DONE', a.user_id, a.waktu, '',
    null, null
  from audit a where a.kode_toko = $1 and a.objek = 'barang' and a.kode = $2 and a.aksi = 'PROFIT'`;
