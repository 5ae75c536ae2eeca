import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { initialValue } from '@kilau/contract/modules.ts';
import { hargaSegram, modeHarga, type ModeHarga } from '@kilau/contract/trade/harga/harga-jual.calc.ts';
import type { Sql } from '../../platform/database/tx.ts';
import { globalPriceOf, pricesOf, type HargaGroup } from '../master/api.ts';
import { alamatGambar } from './gambar.ts';

/** What the member app may know of a shop. */
export interface TokoPublik {
  readonly kode_toko: string;
  readonly nama_toko: string;
  readonly alamat_toko: string;
  readonly kota: string;
  readonly no_telp: string;
}

/**
 * The shop that a public call names. @throws Problem `data_tidak_ditemukan` for one that is unknown or closed for good.
 */
export async function tokoPublik(sql: Sql, kode_toko: string): Promise<TokoPublik> {
  const toko = await sql.maybe<TokoPublik>(
    `select kode_toko, nama_toko, alamat_toko, kota, no_telp from toko where kode_toko = $1 and status_aktif`,
    [kode_toko],
  );
  if (!toko) throw new Problem('data_tidak_ditemukan', { kode: kode_toko });
  return toko;
}

/** The longest list of the catalogue but its items, which come in pages. */
const MOST = 1000;

type Baris = Readonly<Record<string, unknown>>;

interface Daftar {
  readonly table: string;
  /** Columns that may be seen: nothing about users, times or states. */
  readonly columns: readonly string[];
  readonly order: string;
  /** The column with the picture. */
  readonly gambar?: string;
}

const ISI = ['title', 'sub_title', 'info', 'sub_info', 'deskripsi', 'url_pendukung', 'nama_tombol'] as const;

/** Lists that are shown as they are kept, by the last part of their path. */
export const DAFTAR = {
  splash: {
    table: 'katalog_splash',
    columns: ['kode', 'screen_name', 'text', 'position'],
    order: `array_position(array['MEMBER'], kode), kode`,
    gambar: 'image_path',
  },
  kategori: {
    table: 'katalog_kategori',
    columns: ['kode_kategori', 'nama_kategori', 'warna'],
    order: 'kode_kategori',
    gambar: 'gambar_path',
  },
  banner: { table: 'katalog_banner', columns: ['kode_banner', ...ISI], order: 'kode_banner', gambar: 'gambar_path' },
  info: { table: 'katalog_info', columns: ['kode_info', ...ISI], order: 'kode_info', gambar: 'gambar_path' },
  hadiah: {
    table: 'katalog_hadiah',
    columns: ['kode_hadiah', 'nama_hadiah', 'info', 'sub_info', 'deskripsi', 'point'],
    order: 'point, kode_hadiah',
    gambar: 'gambar_path',
  },
  'kontak-admin': { table: 'katalog_admin', columns: ['kode_admin', 'nama_admin', 'no_hp'], order: 'kode_admin' },
} as const satisfies Readonly<Record<string, Daftar>>;

/** One of {@link DAFTAR}: active records only, a picture as the address where it is fetched. */
export async function bacaDaftar(
  sql: Sql,
  kode_toko: string,
  { table, columns, order, gambar }: Daftar,
): Promise<readonly Baris[]> {
  // Tables and columns come from DAFTAR alone.
  const names = gambar === undefined ? columns : [...columns, gambar];
  const rows = await sql.query<Record<string, unknown>>(
    `select ${names.join(', ')} from ${table} where kode_toko = $1 and status_aktif order by ${order} limit ${MOST}`,
    [kode_toko],
  );
  return rows.map((row) =>
    Object.fromEntries(
      names.map((name) => [name, name === gambar ? alamatGambar(String(row[name] ?? '')) : row[name]]),
    ),
  );
}

/** What the member app tells about each group of gold. */
export function bacaGroup(sql: Sql, kode_toko: string): Promise<Baris[]> {
  return sql.query(
    `select t.kode_group, k.nama_group, k.kadar, t.description from katalog_group t
      join kelompok k using (kode_toko, kode_group)
     where t.kode_toko = $1 and t.status_aktif and k.status_aktif order by k.kadar, t.kode_group limit ${MOST}`,
    [kode_toko],
  );
}

/** A price label with the price per gram that its groups have right now. */
interface HargaPublik {
  readonly kode_harga_app: string;
  readonly nama_harga_app: string;
  readonly detail_group: readonly {
    readonly kode_group: string;
    readonly nama_group: string;
    readonly kadar: Dec;
    readonly harga: Dec;
  }[];
}

/** Rupiah per gram of a group as the counter asks it today; nothing while no price is set. */
const hargaPerGram = ({ harga, persentase, kadar }: HargaGroup, harga_global: Dec, mode: ModeHarga): Dec | undefined =>
  hargaSegram({ harga_kelompok: 0, harga_group: harga, persentase_group: persentase, harga_global, kadar }, mode);

/** A price that somebody sets: that of a group, or that of 24K, which belongs to none. */
interface HargaDasar {
  readonly kode_group: string;
  readonly harga: Dec;
}

/** The price that a group's own moves with. */
function dasarHarga({ kode_group, harga }: HargaGroup, harga_global: Dec, mode: ModeHarga): HargaDasar {
  const ikutGlobal = mode === 'PERSENTASE' ? harga_global.gt(0) : harga.isZero();
  return ikutGlobal ? { kode_group: '', harga: harga_global } : { kode_group, harga };
}

/** A group with what a gram of it costs today, and by which price. */
export interface GroupBerharga {
  readonly group: HargaGroup;
  readonly harga: Dec;
  readonly dasar: HargaDasar;
}

/** Groups that have a price today, by their code. */
export async function groupBerharga(sql: Sql, kode_toko: string): Promise<ReadonlyMap<string, GroupBerharga>> {
  const setelan = await sql.maybe<{ value: string }>(
    `select value from para_system where kode_toko = $1 and key = 'MODE_HARGA'`,
    [kode_toko],
  );
  const mode = modeHarga(setelan?.value ?? initialValue('MODE_HARGA'));
  const harga_global = await globalPriceOf(sql, kode_toko);
  return new Map(
    (await pricesOf(sql, kode_toko)).flatMap((group) => {
      const harga = hargaPerGram(group, harga_global, mode);
      const dasar = dasarHarga(group, harga_global, mode);
      return harga ? [[group.kode_group, { group, harga, dasar }] as const] : [];
    }),
  );
}

/** Today's prices under the labels of the catalogue. A group without a price is left out, and so is an empty label. */
export async function bacaHarga(sql: Sql, kode_toko: string): Promise<readonly HargaPublik[]> {
  const label = await sql.query<{
    kode_harga_app: string;
    nama_harga_app: string;
    detail_group: readonly { readonly kode_group: string }[];
  }>(
    `select kode_harga_app, nama_harga_app, detail_group from katalog_harga where kode_toko = $1 and status_aktif
      order by kode_harga_app limit ${MOST}`,
    [kode_toko],
  );
  const groups = await groupBerharga(sql, kode_toko);
  return label
    .map(({ kode_harga_app, nama_harga_app, detail_group }) => ({
      kode_harga_app,
      nama_harga_app,
      detail_group: detail_group.flatMap(({ kode_group }) => {
        const found = groups.get(kode_group);
        if (!found) return [];
        const { group, harga } = found;
        return [{ kode_group, nama_group: group.nama_group, kadar: group.kadar, harga }];
      }),
    }))
    .filter(({ detail_group }) => detail_group.length > 0);
}
