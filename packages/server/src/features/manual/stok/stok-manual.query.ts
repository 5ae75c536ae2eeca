import type { Kind } from '@kilau/contract/core/kind.ts';
import { hancurBarangManual as hancur } from '@kilau/contract/features/manual/hancur-manual.kind.ts';
import { pindahBarangManual as pindah } from '@kilau/contract/features/manual/pindah-manual.kind.ts';
import { tambahBarangManual as tambah } from '@kilau/contract/features/manual/tambah-manual.kind.ts';
import { UNMADE } from '../../../engine/paper/held.ts';
import type { ReportQuery } from '../../../engine/report/query.ts';
import { nilaiStok } from '../../../trade/barang/saldo-stok.ts';

/** The goods of a line. */
const BARANG = 'l.kode_group, l.kode_dept, l.nama_dept, l.kadar, l.qty, l.berat';
/** Whether its paper stands, and when it was taken back. */
const STATUS = 'd.status, b.tgl as tgl_batal';
/** Papers of a kind `d` with what is theirs alone `k`, the deed `b` that took one back, and their lines `l`. */
const dari = ({ key, stored, lines }: Kind): string => `dokumen d
    join ${stored?.table} k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
    left join perbuatan b on ${UNMADE}
    join ${lines['barang']?.table} l on l.kode_toko = k.kode_toko and l.nomor = k.nomor and l.ke = k.ke
      and d.jenis = '${key}'`;
const SARING = `d.kode_toko = $1 and d.tgl between $2 and $3 and ($6::text is null or l.kode_group = $6)
      and ($7::text is null or l.kode_dept = $7)`;
const DI_BARIS = '($4::text is null or l.kode_gudang = $4) and ($5::text is null or l.kode_baki = $5)';

type Saringan = Parameters<ReportQuery<'tambah-barang-manual'>>[1];
const nilai = (kode_toko: string, filter: Saringan): unknown[] =>
  nilaiStok(kode_toko, filter.tgl_from, filter.tgl_to, filter);

export const tambahBarangManual: ReportQuery<'tambah-barang-manual'> = ({ shop }, filter) => ({
  text: `select d.nomor as no_tambah, d.keterangan, d.tgl, l.kode_gudang, l.kode_baki, ${BARANG}, d.dibuat_oleh,
      ${STATUS}
    from ${dari(tambah)} where ${SARING} and ${DI_BARIS} order by d.nomor, l.baris`,
  values: nilai(shop.kode_toko, filter),
});

export const pindahBarangManual: ReportQuery<'pindah-barang-manual'> = ({ shop }, filter) => ({
  text: `select d.nomor as no_pindah, k.kode_gudang || ' · ' || k.kode_baki as tujuan, d.tgl,
      l.kode_gudang as dari_gudang, l.kode_baki as dari_baki, ${BARANG}, d.dibuat_oleh,
      ${STATUS}
    from ${dari(pindah)} where ${SARING} and ($4::text is null or k.kode_gudang = $4)
      and ($5::text is null or k.kode_baki = $5) and ($8::text is null or l.kode_gudang = $8)
      and ($9::text is null or l.kode_baki = $9)
    order by d.nomor, l.baris`,
  values: [...nilai(shop.kode_toko, filter), filter.dari_gudang, filter.dari_baki],
});

export const hancurBarangManual: ReportQuery<'hancur-barang-manual'> = ({ shop }, filter) => ({
  text: `select d.nomor as no_hancur, k.nama_kondisi, d.tgl, l.kode_gudang as dari_gudang, l.kode_baki as dari_baki,
      ${BARANG}, d.keterangan, d.dibuat_oleh, a.disetujui_oleh, ${STATUS}
    from ${dari(hancur)}
    join perbuatan a on a.kode_toko = d.kode_toko and a.jenis = d.jenis and a.nomor = d.nomor and a.ke = 1
    where ${SARING} and ${DI_BARIS} and ($8::text is null or k.kode_kondisi = $8) order by d.nomor, l.baris`,
  values: [...nilai(shop.kode_toko, filter), filter.kode_kondisi],
});
