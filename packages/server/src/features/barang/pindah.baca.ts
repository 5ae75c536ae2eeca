import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type {
  HancurBarang,
  HancurRingkas,
  PindahBarang,
  PindahRingkas,
} from '@kilau/contract/features/barang/pindah.wire.ts';
import type { ListPage } from '../../engine/document.ts';
import { timesPrintedSql } from '../../engine/print/log.ts';
import type { Context } from '../../platform/context.ts';
import type { Sql } from '../../platform/database/tx.ts';

type ShopContext = Pick<Context, 'shop'>;

/** The lines of a document as JSON, each with the photo of its piece and what else is told of it. */
const baris = (tabel: string, nomor: string, lebih = ''): string =>
  `(select coalesce(jsonb_agg(to_jsonb(l) - '{kode_toko,${nomor}}'::text[] || jsonb_build_object('foto', b.foto${lebih})
    order by l.baris), '[]')
    from ${tabel} l join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
    where l.kode_toko = d.kode_toko and l.${nomor} = d.${nomor})`;

/** The row of a transfer (specification, section 3): one piece, under the business date of the move. */
const BARIS_PINDAH = `, 'gambar', 'foto_produk/' || l.kode_barcode, 'tgl_system', d.tgl, 'keterangan', l.nama_barang, 'qty', 1`;

const PINDAH = `select to_jsonb(d) - 'kunci' || jsonb_build_object(
    'nama_gudang', g.nama_gudang, 'nama_baki', r.nama_baki, 'cetak', ${timesPrintedSql('pindah-barang', 'd.kode_toko', 'd.no_pindah')}, 'barang',
    ${baris('pindah_barang_baris', 'no_pindah', BARIS_PINDAH)}) as dokumen
  from pindah_barang d
  join gudang g on g.kode_toko = d.kode_toko and g.kode_gudang = d.kode_gudang
  join baki r on r.kode_toko = d.kode_toko and r.kode_baki = d.kode_baki
  where d.kode_toko = $1 and d.no_pindah = $2`;

const HANCUR = `select to_jsonb(d) - 'kunci' || jsonb_build_object(
    'nama_kondisi', k.nama_kondisi, 'cetak', ${timesPrintedSql('hancur-barang', 'd.kode_toko', 'd.no_hancur')}, 'barang',
    ${baris('hancur_barang_baris', 'no_hancur')}) as dokumen
  from hancur_barang d join kondisi_barang k on k.kode_toko = d.kode_toko and k.kode_kondisi = d.kode_kondisi
  where d.kode_toko = $1 and d.no_hancur = $2`;

/** A move with its lines; numbers leave the database as exact JSON numbers. */
export async function bacaPindah(
  sql: Sql,
  { shop }: ShopContext,
  nomor: string,
): Promise<Omit<PindahBarang, 'boleh'> | undefined> {
  return (await sql.maybe<{ dokumen: Omit<PindahBarang, 'boleh'> }>(PINDAH, [shop.kode_toko, nomor]))?.dokumen;
}

/** A destruction with its lines. */
export async function bacaHancur(
  sql: Sql,
  { shop }: ShopContext,
  nomor: string,
): Promise<Omit<HancurBarang, 'boleh'> | undefined> {
  return (await sql.maybe<{ dokumen: Omit<HancurBarang, 'boleh'> }>(HANCUR, [shop.kode_toko, nomor]))?.dokumen;
}

interface Rentang {
  readonly tgl_from: string | null;
  readonly tgl_to: string | null;
  readonly status: string | null;
}
interface Halaman<T> {
  readonly data: readonly T[];
  readonly next: string | null;
}

/** Condition of a list: days, state, number or barcode, and the number that the page before ended with. */
const daftarWhere = (
  nomor: string,
  tabel: string,
): string => `d.kode_toko = $1 and ($2::date is null or d.tgl >= $2) and ($3::date is null or d.tgl <= $3)
  and ($4::text is null or d.status = $4)
  and ($5 = '' or d.${nomor} like '%' || upper($5) or exists (select 1 from ${tabel} l where l.kode_toko = d.kode_toko
    and l.${nomor} = d.${nomor} and l.kode_barcode = $5))
  and ($6 = '' or d.${nomor} < $6)`;

const values = ({ shop }: ShopContext, filter: Rentang, page: ListPage): unknown[] => [
  shop.kode_toko,
  filter.tgl_from,
  filter.tgl_to,
  filter.status,
  page.q.replaceAll(/[%_\\]/g, ''),
  page.after,
  page.limit + 1,
];

function halaman<T>(rows: readonly T[], limit: number, nomor: (row: T) => string): Halaman<T> {
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return { data, next: rows.length > limit && last ? nomor(last) : null };
}

const RINGKAS = `select d.no_pindah, d.tgl, d.status, d.cara, d.kode_gudang, d.kode_baki, d.keterangan, d.jumlah_barang,
  d.total_berat, d.dibuat_oleh, d.dibuat_pada,
    d.batal_oleh, d.tgl_batal, d.alasan_batal, ${timesPrintedSql('pindah-barang', 'd.kode_toko', 'd.no_pindah')} as cetak
  from pindah_barang d`;

/** Moves in the order of their numbers, the newest first. `q` finds by the end of the number, or a whole barcode. */
export async function daftarPindah(
  sql: Sql,
  context: ShopContext,
  filter: Rentang & { readonly kode_baki: string | null },
  page: ListPage,
): Promise<Halaman<PindahRingkas>> {
  const rows = await sql.query<PindahRingkas>(
    `${RINGKAS} where ${daftarWhere('no_pindah', 'pindah_barang_baris')} and ($8::text is null or d.kode_baki = $8)
      order by d.no_pindah desc limit $7`,
    [...values(context, filter, page), filter.kode_baki],
  );
  return halaman(rows, page.limit, (row) => row.no_pindah);
}

/** Destructions, in the order of their numbers too. */
export async function daftarHancur(
  sql: Sql,
  context: ShopContext,
  filter: Rentang,
  page: ListPage,
): Promise<Halaman<HancurRingkas>> {
  const rows = await sql.query<HancurRingkas>(
    `select d.no_hancur, d.tgl, d.status, d.kode_kondisi, k.nama_kondisi, d.keterangan, d.jumlah_barang, d.total_berat,
      d.dibuat_oleh, d.dibuat_pada, d.disetujui_oleh,
       d.batal_oleh, d.tgl_batal, d.alasan_batal, ${timesPrintedSql('hancur-barang', 'd.kode_toko', 'd.no_hancur')} as cetak
     from hancur_barang d join kondisi_barang k on k.kode_toko = d.kode_toko and k.kode_kondisi = d.kode_kondisi
     where ${daftarWhere('no_hancur', 'hancur_barang_baris')} order by d.no_hancur desc limit $7`,
    values(context, filter, page),
  );
  return halaman(rows, page.limit, (row) => row.no_hancur);
}

/**
 * All moves of some days in the order of the list, by their numbers, as the specification's own call answers them.
 * @throws Problem `rentang_tanggal_terbalik` at both dates when the first is after the second.
 */
export async function cetakUlang(
  sql: Sql,
  { shop }: ShopContext,
  dari: string,
  sampai: string,
): Promise<PindahRingkas[]> {
  const rule: RuleBreak = { rule: 'rentang_tanggal_terbalik' };
  if (dari > sampai) throw new Problem('rentang_tanggal_terbalik', {}, { start_date: rule, end_date: rule });
  return sql.query<PindahRingkas>(
    `${RINGKAS} where d.kode_toko = $1 and d.tgl between $2 and $3 order by d.no_pindah desc limit 10000`,
    [shop.kode_toko, dari, sampai],
  );
}
