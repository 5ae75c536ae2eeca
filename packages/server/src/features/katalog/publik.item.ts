import { Problem } from '@kilau/contract/core/problem.ts';
import { isIsoDate } from '@kilau/contract/core/schema.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { escapeLike } from '../../engine/resource.sql.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { alamatGambar } from './gambar.ts';
import { unknownPlace } from '../../engine/place.ts';
import { BANNER_TAMPIL, INFO_TAMPIL, TERSEDIA } from './katalog.sql.ts';

/** What the member app may ask of the items. */
export interface CariItem {
  readonly kode_kategori: string | null;
  readonly hashtag: string | null;
  /** Words that must all occur in name or code. */
  readonly q: string | null;
  readonly limit: number | null;
  /** Where the page before ended: its `next`. */
  readonly after: string | null;
}

interface Item {
  readonly kode_barang: string;
  readonly nama_barang: string;
  readonly berat: Dec;
  readonly harga_jual: Dec;
  readonly kode_kategori: string;
  readonly nama_kategori: string;
  readonly direct_url: string;
  readonly gambar_path: readonly string[];
  readonly kode_banner: readonly string[];
  readonly kode_info: readonly string[];
  readonly deskripsi_banner: readonly string[];
  readonly deskripsi_info: readonly string[];
  readonly hashtag_kadar: readonly string[];
  readonly hashtag_jenis: readonly string[];
  readonly hashtag_lm: readonly string[];
}

const ITEM = `
  select t.kode_barang, t.nama_barang, t.berat, t.harga_jual, t.kode_kategori, c.nama_kategori, t.direct_url,
    t.gambar_path,
    (${BANNER_TAMPIL.kode}) as kode_banner, (${INFO_TAMPIL.kode}) as kode_info,
    (${BANNER_TAMPIL.deskripsi}) as deskripsi_banner, (${INFO_TAMPIL.deskripsi}) as deskripsi_info,
    t.hashtag_kadar, t.hashtag_jenis, t.hashtag_lm,
    to_char(t.dibuat_pada at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as saat
  from katalog_item t join katalog_kategori c using (kode_toko, kode_kategori)
  where t.kode_toko = $1 and t.status_aktif and c.status_aktif and ${TERSEDIA}`;

const PER_PAGE = 30;
const SAAT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{6}Z$/;

/** Reads a cursor back, refusing what this list has not written: it comes from outside again. */
function bacaCursor(after: string): readonly [saat: string, kode: string] {
  const [saat, kode, ...rest] = Buffer.from(after, 'base64url').toString().split(' ');
  if (
    saat === undefined ||
    kode === undefined ||
    rest.length > 0 ||
    !SAAT.test(saat) ||
    !isIsoDate(saat.slice(0, 10)) ||
    Number.isNaN(Date.parse(saat)) ||
    kode.includes('\0')
  ) {
    throw unknownPlace();
  }
  return [saat, kode];
}

const shown = ({ saat: _saat, gambar_path, ...item }: Item & { readonly saat: string }) => ({
  ...item,
  gambar_path: gambar_path.map(alamatGambar),
});

/** A page of the items that are for sale, the newest first. */
export async function bacaItem(sql: Sql, kode_toko: string, cari: CariItem) {
  const values: unknown[] = [kode_toko];
  const add = (value: unknown): string => `$${values.push(value)}`;
  const where: string[] = [];
  if (cari.kode_kategori) where.push(`t.kode_kategori = ${add(cari.kode_kategori)}`);
  if (cari.hashtag) {
    const tag = `to_jsonb(array[${add(cari.hashtag)}::text])`;
    where.push(`(t.hashtag_kadar @> ${tag} or t.hashtag_jenis @> ${tag} or t.hashtag_lm @> ${tag})`);
  }
  for (const word of (cari.q ?? '').split(/\s+/).filter(Boolean)) {
    const like = add(`%${escapeLike(word)}%`);
    where.push(`(t.nama_barang ilike ${like} or t.kode_barang ilike ${like})`);
  }
  if (cari.after) {
    const [saat, kode] = bacaCursor(cari.after).map(add);
    where.push(
      `(t.dibuat_pada < ${saat}::timestamptz or (t.dibuat_pada = ${saat}::timestamptz and t.kode_barang > ${kode}))`,
    );
  }
  const limit = cari.limit ?? PER_PAGE;
  const rows = await sql.query<Item & { readonly saat: string }>(
    `${ITEM}${where.map((condition) => ` and ${condition}`).join('')} order by t.dibuat_pada desc, t.kode_barang
      limit ${add(limit + 1)}`,
    values,
  );
  const data = rows.slice(0, limit);
  const last = data.at(-1);
  return {
    data: data.map(shown),
    next: rows.length > limit && last ? Buffer.from(`${last.saat} ${last.kode_barang}`).toString('base64url') : null,
  };
}

/** One item. @throws Problem `data_tidak_ditemukan` for one that is not, or no longer, for sale. */
export async function bacaSatuItem(sql: Sql, kode_toko: string, kode_barang: string) {
  const item = await sql.maybe<Item & { readonly saat: string }>(`${ITEM} and t.kode_barang = $2`, [
    kode_toko,
    kode_barang,
  ]);
  if (!item) throw new Problem('data_tidak_ditemukan', { kode: kode_barang });
  return shown(item);
}
