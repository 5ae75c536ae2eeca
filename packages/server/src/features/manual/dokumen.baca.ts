import type {
  HancurManual,
  HancurManualRingkas,
  PindahManual,
  PindahManualRingkas,
  TambahManual,
  TambahManualRingkas,
} from '@kilau/contract/features/manual/stok.wire.ts';
import type { ListPage } from '../../engine/document.ts';
import { timesPrintedSql } from '../../engine/print/log.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { HANCUR, PINDAH, TAMBAH, type JenisDokumen } from './dokumen.ts';

type ShopContext = Pick<Context, 'shop'>;
/** Without what the engine adds: the reader's actions. */
type Isi<D> = Omit<D, 'boleh'>;

/** What a kind of document shows beside what all have. */
interface Tampil {
  readonly dokumen: JenisDokumen;
  /** Its key, under which its printings are counted. */
  readonly key: string;
  readonly kolom: string;
  readonly join: string;
}

const DARI_TAMBAH: Tampil = { dokumen: TAMBAH, key: 'tambah-barang-manual', kolom: '', join: '' };
const DARI_PINDAH: Tampil = {
  dokumen: PINDAH,
  key: 'pindah-barang-manual',
  kolom: ', d.kode_gudang, d.kode_baki, n.nama_baki',
  join: 'join baki n on n.kode_toko = d.kode_toko and n.kode_baki = d.kode_baki',
};
const DARI_HANCUR: Tampil = {
  dokumen: HANCUR,
  key: 'hancur-barang-manual',
  kolom: ', d.kode_kondisi, n.nama_kondisi, d.disetujui_oleh',
  join: 'join kondisi_barang n on n.kode_toko = d.kode_toko and n.kode_kondisi = d.kode_kondisi',
};

const kepala = ({ dokumen: { kolom: nomor }, key, kolom }: Tampil): string =>
  `d.${nomor}, d.tgl, d.status, d.keterangan, d.jumlah_baris, d.total_qty, d.total_berat, d.dibuat_oleh, d.dibuat_pada,
    d.batal_oleh, d.tgl_batal, d.alasan_batal${kolom},
    ${timesPrintedSql(key, 'd.kode_toko', `d.${nomor}`)} as cetak`;

/** A document with its lines; numbers leave the database as exact JSON numbers. */
async function baca<D>(sql: Sql, { shop }: ShopContext, tampil: Tampil, nomor: string): Promise<D | undefined> {
  const {
    dokumen: { tabel, kolom },
    join,
  } = tampil;
  const row = await sql.maybe<{ dokumen: D }>(
    `select to_jsonb(t) || jsonb_build_object('barang', (
       select coalesce(jsonb_agg(to_jsonb(l) - '{kode_toko,${kolom}}'::text[] || jsonb_build_object('nama_dept',
         j.nama_dept) order by l.baris), '[]')
       from ${tabel}_baris l join jenis j on j.kode_toko = l.kode_toko and j.kode_dept = l.kode_dept
       where l.kode_toko = $1 and l.${kolom} = $2)) as dokumen
     from (select ${kepala(tampil)} from ${tabel} d ${join} where d.kode_toko = $1 and d.${kolom} = $2) t`,
    [shop.kode_toko, nomor],
  );
  return row?.dokumen;
}

export const bacaTambahManual = (
  sql: Sql,
  context: ShopContext,
  nomor: string,
): Promise<Isi<TambahManual> | undefined> => baca(sql, context, DARI_TAMBAH, nomor);
export const bacaPindahManual = (
  sql: Sql,
  context: ShopContext,
  nomor: string,
): Promise<Isi<PindahManual> | undefined> => baca(sql, context, DARI_PINDAH, nomor);
export const bacaHancurManual = (
  sql: Sql,
  context: ShopContext,
  nomor: string,
): Promise<Isi<HancurManual> | undefined> => baca(sql, context, DARI_HANCUR, nomor);

interface Saringan {
  readonly tgl_from: string | null;
  readonly tgl_to: string | null;
  readonly status: string | null;
  readonly kode_baki: string | null;
}
interface Halaman<T> {
  readonly data: readonly T[];
  readonly next: string | null;
}

/** Documents, newest first. `q` finds by the end of the number; a tray finds what came from or went to it. */
async function daftar<T extends { readonly tgl: string }>(
  sql: Sql,
  { shop }: ShopContext,
  tampil: Tampil,
  filter: Saringan,
  page: ListPage,
): Promise<Halaman<T>> {
  const {
    dokumen: { tabel, kolom },
    join,
  } = tampil;
  const [tgl = '', nomor = ''] = page.after.split('|');
  const ke = tampil === DARI_PINDAH ? 'd.kode_baki = $8 or ' : '';
  const rows = await sql.query<T & Readonly<Record<string, unknown>>>(
    `select ${kepala(tampil)} from ${tabel} d ${join}
     where d.kode_toko = $1 and ($2::date is null or d.tgl >= $2) and ($3::date is null or d.tgl <= $3)
       and ($4::text is null or d.status = $4)
       and ($5 = '' or d.${kolom} like '%' || upper($5)) and ($6::date is null or (d.tgl, d.${kolom}) < ($6, $7))
       and ($8::text is null or ${ke}exists (select 1 from ${tabel}_baris l
       where l.kode_toko = d.kode_toko and l.${kolom} = d.${kolom} and l.kode_baki = $8))
     order by d.tgl desc, d.${kolom} desc limit $9`,
    [
      shop.kode_toko,
      filter.tgl_from,
      filter.tgl_to,
      filter.status,
      page.q.replaceAll(/[%_\\]/g, ''),
      tgl || null,
      nomor,
      filter.kode_baki,
      page.limit + 1,
    ],
  );
  const data = rows.slice(0, page.limit);
  const last = data.at(-1);
  return { data, next: rows.length > page.limit && last ? `${last.tgl}|${String(last[kolom])}` : null };
}

type Daftar<T> = (sql: Sql, context: ShopContext, filter: Saringan, page: ListPage) => Promise<Halaman<T>>;
export const daftarTambahManual: Daftar<TambahManualRingkas> = (sql, context, filter, page) =>
  daftar(sql, context, DARI_TAMBAH, filter, page);
export const daftarPindahManual: Daftar<PindahManualRingkas> = (sql, context, filter, page) =>
  daftar(sql, context, DARI_PINDAH, filter, page);
export const daftarHancurManual: Daftar<HancurManualRingkas> = (sql, context, filter, page) =>
  daftar(sql, context, DARI_HANCUR, filter, page);
