import {
  barcodeDalam,
  LABEL_MAKS,
  type labelFilterFields,
  type logLabelFields,
} from '@kilau/contract/features/barang/label/label.fields.ts';
import type { CetakLabel, LogLabel } from '@kilau/contract/features/barang/label/label.wire.ts';
import type { KeadaanBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { Values } from '@kilau/contract/core/schema.ts';
import { Params } from '../../../engine/resource.sql.ts';
import type { Context } from '../../../platform/context.ts';
import type { Row } from '../../../engine/resource.hooks.ts';
import type { Sql } from '../../../platform/database/tx.ts';
import { barangTidakDikenal } from '../../../trade/barang/dikenal.ts';
import { assertDiStok, KEADAAN_KOLOM } from '../../../trade/barang/tersedia.ts';
import type { BarangLabel } from './label.ts';

export type LabelQuery = Values<typeof labelFilterFields>;

/** Under which printings of tags are counted; the card of a piece shows them. */
export const JENIS_CETAK = 'barang';

const EQUAL = ['kode_group', 'kode_dept', 'kode_baki', 'no_tambah'] as const;

function conditions(kode_toko: string, query: LabelQuery, params: Params): string {
  const where = [`b.kode_toko = ${params.add(kode_toko)}`, 'b.di_stok'];
  for (const name of EQUAL) if (query[name] !== null) where.push(`b.${name} = ${params.add(query[name])}`);
  if (query.tgl_from !== null) where.push(`b.tgl_masuk >= ${params.add(query.tgl_from)}`);
  if (query.tgl_to !== null) where.push(`b.tgl_masuk <= ${params.add(query.tgl_to)}`);
  if (query.barcode !== null) where.push(`b.kode_barcode = any(${params.add(barcodeDalam(query.barcode))}::text[])`);
  if ((query.status_cetak ?? 'BELUM') === 'BELUM') {
    where.push(
      `not exists (select 1 from cetak_log c where c.kode_toko = b.kode_toko and c.jenis = '${JENIS_CETAK}'
        and c.nomor = b.kode_barcode)`,
    );
  }
  return where.join(' and ');
}

/**
 * The pieces in stock behind a filter, with how often their tags were printed: the first of them, and how many there
 * are.
 */
export async function daftarLabel(
  { db, shop }: Pick<Context, 'db' | 'shop'>,
  query: LabelQuery,
): Promise<{ readonly data: readonly Row[]; readonly jumlah: number }> {
  const params = new Params();
  const where = conditions(shop.kode_toko, query, params);
  const data = await db.query<Row>(
    `select b.kode_barcode, b.kode_intern, b.nama_barang, b.kode_group, b.kode_dept, b.kode_baki, b.kadar_cetak, b.size,
      b.berat, b.tgl_masuk, c.dicetak, c.dicetak_pada
     from (select b.* from barang b where ${where} order by b.kode_barcode limit ${LABEL_MAKS}) b
     cross join lateral (select count(*)::int as dicetak, max(c.waktu) as dicetak_pada from cetak_log c
     where c.kode_toko = b.kode_toko and c.jenis = '${JENIS_CETAK}' and c.nomor = b.kode_barcode) c
     order by b.kode_barcode`,
    params.values,
  );
  if (data.length < LABEL_MAKS) return { data, jumlah: data.length };
  const { jumlah } = await db.one<{ jumlah: number }>(
    `select count(*)::int as jumlah from barang b where ${where}`,
    params.values,
  );
  return { data, jumlah };
}

/**
 * What the tags of these pieces tell, in the order asked for.
 * @throws Problem `barang_tidak_ditemukan`, `barang_toko_lain`; `barang_sudah_terjual`, `barang_sudah_hancur` for one
 * that left the stock.
 */
export async function bacaLabel(sql: Sql, kode_toko: string, kode_barcode: readonly string[]): Promise<BarangLabel[]> {
  const rows = await sql.query<BarangLabel & KeadaanBarang>(
    `select kode_barcode, kode_intern, nama_barang, kode_dept, kadar_cetak, size, berat, ${KEADAAN_KOLOM} from barang
     where kode_toko = $1 and kode_barcode = any($2::text[])`,
    [kode_toko, kode_barcode],
  );
  const known = new Map(rows.map((row) => [row.kode_barcode, row]));
  const found: BarangLabel[] = [];
  for (const code of kode_barcode) {
    const row = known.get(code);
    if (!row) throw await barangTidakDikenal(sql, code);
    assertDiStok(code, row);
    found.push(row);
  }
  return found;
}

/**
 * Printings of tags, newest first, by period (in the shop's own days), user, and whether the tag had been printed
 * before.
 */
export async function logLabel(
  { db, shop }: Pick<Context, 'db' | 'shop'>,
  { tgl_from, tgl_to, user_id, jenis_cetak }: Values<typeof logLabelFields>,
): Promise<LogLabel> {
  const where = `c.kode_toko = $1 and c.jenis = '${JENIS_CETAK}' and c.waktu >= ($2::date)::timestamp at time zone $6
    and c.waktu < ($3::date + 1)::timestamp at time zone $6
    and ($4::text is null or upper(c.user_id) = $4) and ($5 or c.ke > 1)`;
  const values = [shop.kode_toko, tgl_from, tgl_to, user_id, jenis_cetak === 'SEMUA', shop.zona_waktu];
  const data = await db.query<CetakLabel>(
    `select c.waktu, c.user_id, c.nomor as kode_barcode, coalesce(b.nama_barang, '') as nama_barang,
      coalesce(b.kode_baki, '') as kode_baki, c.ke
     from cetak_log c left join barang b on b.kode_toko = c.kode_toko and b.kode_barcode = c.nomor where ${where}
     order by c.waktu desc, c.nomor limit ${LABEL_MAKS}`,
    values,
  );
  if (data.length < LABEL_MAKS) return { data, jumlah: data.length };
  return {
    data,
    ...(await db.one<{ jumlah: number }>(`select count(*)::int as jumlah from cetak_log c where ${where}`, values)),
  };
}
