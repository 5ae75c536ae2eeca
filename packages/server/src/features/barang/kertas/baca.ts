import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import type {
  HancurBarang,
  PindahBarang,
  PindahCetakUlang,
} from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import { MADE, UNMADE } from '../../../engine/paper/held.ts';
import { timesPrintedSql } from '../../../engine/print/log.ts';
import type { Context } from '../../../platform/context.ts';
import type { Sql } from '../../../platform/database/tx.ts';

type ShopContext = Pick<Context, 'shop'>;

/** Heads `d` of a kind with columns of their own, `k`, and what took them back. */
const kepala = (kind: string, tabel: string, nomor: string, sendiri: string): string => `select d.nomor as ${nomor},
    d.tgl, d.status, d.keterangan, d.dibuat_oleh, d.dibuat_pada, p.disetujui_oleh, ${sendiri}, k.jumlah_barang,
    k.total_berat, b.user_id as batal_oleh, b.tgl as tgl_batal, b.alasan as alasan_batal,
    ${timesPrintedSql(kind, 'd.kode_toko', 'd.nomor')} as cetak
  from dokumen d
  join ${tabel} k on k.kode_toko = d.kode_toko and k.nomor = d.nomor and k.ke = d.isi
  join perbuatan p on ${MADE}
  left join perbuatan b on ${UNMADE}
  where d.kode_toko = $1 and d.jenis = '${kind}'`;

const PINDAH = kepala(
  'pindah-barang',
  'pindah_barang',
  'no_pindah',
  `k.cara, k.kode_gudang, k.kode_baki, (select r.nama_baki from baki r where r.kode_toko = k.kode_toko
    and r.kode_baki = k.kode_baki) as nama_baki`,
);
const KONDISI = 'k.kode_kondisi, k.nama_kondisi';
const HANCUR = kepala('hancur-barang', 'hancur_barang', 'no_hancur', KONDISI);
const HANCUR_BELI = kepala('hancur-pembelian', 'hancur_pembelian', 'no_hancur', KONDISI);

/** A paper as JSON with its lines, each with the photo of its piece and what else is told of it. */
const lengkap = (isi: string, nomor: string, baris: string, lebih = ''): string => `select to_jsonb(d)
    || jsonb_build_object('barang', (
      select coalesce(jsonb_agg(to_jsonb(l) - '{kode_toko,nomor,ke}'::text[]
        || jsonb_build_object('foto', b.foto${lebih}) order by l.baris), '[]')
      from ${baris} l join barang b on b.kode_toko = l.kode_toko and b.kode_barcode = l.kode_barcode
      where l.kode_toko = $1 and l.nomor = d.${nomor})) as dokumen
  from (${isi} and d.nomor = $2) d`;

/** The row of a transfer (specification, section 3): one piece, under the business date of the move. */
const BARIS_PINDAH = `, 'gambar', 'foto_produk/' || l.kode_barcode, 'tgl_system', d.tgl, 'keterangan', l.nama_barang, 'qty', 1`;

/** @throws Problem `dokumen_tidak_ditemukan` */
async function baca<T>(sql: Sql, { shop }: ShopContext, statement: string, nomor: string): Promise<T> {
  const row = await sql.maybe<{ dokumen: T }>(statement, [shop.kode_toko, nomor]);
  if (!row) throw new Problem('dokumen_tidak_ditemukan', { nomor });
  return row.dokumen;
}

/** A move with its lines; numbers leave the database as exact JSON numbers. */
export const bacaPindah = (sql: Sql, context: ShopContext, nomor: string): Promise<PindahBarang> =>
  baca(sql, context, lengkap(PINDAH, 'no_pindah', 'pindah_barang_baris', BARIS_PINDAH), nomor);

/** A destruction with its lines. */
export const bacaHancur = (sql: Sql, context: ShopContext, nomor: string): Promise<HancurBarang> =>
  baca(sql, context, lengkap(HANCUR, 'no_hancur', 'hancur_barang_baris'), nomor);

/** The same of bought pieces. */
export const bacaHancurBeli = (sql: Sql, context: ShopContext, nomor: string): Promise<HancurBarang> =>
  baca(sql, context, lengkap(HANCUR_BELI, 'no_hancur', 'hancur_pembelian_baris'), nomor);

/**
 * All moves of some days in the order of the list, by their numbers, as the specification's own call answers them.
 * @throws Problem `rentang_tanggal_terbalik` at both dates when the first is after the second.
 */
export async function cetakUlang(
  sql: Sql,
  { shop }: ShopContext,
  dari: string,
  sampai: string,
): Promise<PindahCetakUlang[]> {
  const rule: RuleBreak = { rule: 'rentang_tanggal_terbalik' };
  if (dari > sampai) throw new Problem('rentang_tanggal_terbalik', {}, { start_date: rule, end_date: rule });
  return sql.query<PindahCetakUlang>(
    `select d.*, d.jumlah_barang as total_qty, d.dibuat_oleh as input_by
      from (${PINDAH} and d.tgl between $2 and $3) d order by d.no_pindah desc limit 10000`,
    [shop.kode_toko, dari, sampai],
  );
}
