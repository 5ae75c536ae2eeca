import { Dec } from '@kilau/contract/core/dec.ts';
import { resources } from '@kilau/contract/features/katalog/index.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { pricesOf } from '../../features/master/api.ts';
import type { WorkContext, Services } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { claimImages, folderOf, keepImage, type NamedImage } from '../../platform/image-store.ts';
import { BEBAS_SQL } from '../../trade/barang/tersedia.ts';
import { hargaBarang } from '../../trade/harga/harga-barang.ts';
import {
  ADMIN,
  ALAMAT_CONTOH,
  BANNER,
  BARANG_PER_KATEGORI,
  GROUP,
  HADIAH,
  HARGA,
  INFO,
  KATEGORI,
  MODEL,
  SPLASH,
} from './katalog.data.ts';
import { gambarContoh, type Motif } from './katalog-gambar.ts';

/** Somebody at work in a shop of the demo chain, with its store of pictures. */
export type KatalogContext = WorkContext & Pick<Services, 'db' | 'files'>;

type Isi = Readonly<Record<string, unknown>>;
interface Catatan {
  readonly resource: Resource;
  readonly isi: Isi;
}

const resourceOf = (key: string): Resource => {
  const found = resources.find((resource) => resource.key === key);
  if (!found) throw new Error(`the catalogue has no ${key}`);
  return found;
};

const list = (value: unknown): unknown => (Array.isArray(value) ? JSON.stringify(value) : value);

function picturesOf({ fields }: Resource, isi: Isi): readonly NamedImage[] {
  return Object.entries(fields).flatMap(([at, field]) =>
    field.kind === 'image' || field.kind === 'images'
      ? [isi[at] ?? []].flat().map((kunci) => ({ at, folder: folderOf(field), kunci: String(kunci) }))
      : [],
  );
}

/**
 * Writes one record, and gives it its pictures. Names of tables and columns come from the definitions and this file.
 */
async function simpan(tx: Tx, context: KatalogContext, { resource, isi }: Catatan): Promise<void> {
  const names = Object.keys(isi);
  const oleh = context.actor.user_id;
  const values = [context.shop.kode_toko, oleh, context.now(), ...Object.values(isi).map(list)];
  const places = names.map((_, index) => `$${index + 4}`);
  const changed = names.map((name, index) => `${name} = ${places[index] ?? ''}`);
  await tx.query(
    `insert into ${resource.table} (kode_toko, dibuat_oleh, diubah_oleh, dibuat_pada, diubah_pada, ${names.join(', ')})
      values ($1, $2, $2, $3, $3, ${places.join(', ')})
     on conflict (kode_toko, ${resource.id}) do update set ${changed.join(', ')}`,
    values,
  );
  await claimImages(tx, context, { objek: resource.key, kode: String(isi[resource.id]) }, picturesOf(resource, isi));
}

/** Draws a picture and stores it under the folder of the field that will show it. */
async function lukis(
  context: KatalogContext,
  key: string,
  rupa: { readonly motif: Motif; readonly warna: string; readonly putar?: number },
): Promise<string> {
  const field = Object.values(resourceOf(key).fields).find(({ kind }) => kind === 'image' || kind === 'images');
  if (field?.kind !== 'image' && field?.kind !== 'images') throw new Error(`${key} shows no picture`);
  return keepImage(context, await gambarContoh({ ...rupa, tinggi: field.use === 'layar' }), field);
}

const catatan = (key: string, isi: Isi): Catatan => ({ resource: resourceOf(key), isi });

async function halaman(context: KatalogContext): Promise<readonly Catatan[]> {
  const isi = (key: string, kode: string, rows: typeof BANNER) =>
    rows.map(async ({ kode: nilai, motif, warna, sub_title, deskripsi, ...teks }) =>
      catatan(key, {
        [kode]: nilai,
        ...teks,
        sub_title: sub_title || ' ',
        deskripsi: deskripsi || ' ',
        url_pendukung: `${ALAMAT_CONTOH}/${nilai.toLowerCase()}`,
        gambar_path: await lukis(context, key, { motif, warna }),
      }),
    );
  return Promise.all([
    ...KATEGORI.map(async ({ kode, nama, warna, motif }) =>
      catatan('kategori-katalog', {
        kode_kategori: kode,
        nama_kategori: nama,
        warna,
        gambar_path: await lukis(context, 'kategori-katalog', { motif, warna }),
      }),
    ),
    ...isi('banner-katalog', 'kode_banner', BANNER),
    ...isi('info-katalog', 'kode_info', INFO),
    ...HADIAH.map(async ({ kode, nama, motif, ...rest }) =>
      catatan('hadiah-katalog', {
        kode_hadiah: kode,
        nama_hadiah: nama,
        ...rest,
        gambar_path: await lukis(context, 'hadiah-katalog', { motif, warna: '#E9E1CC' }),
      }),
    ),
    ...SPLASH.map(async ({ kode, text, position, motif, warna }) =>
      catatan('splashscreen-katalog', {
        kode,
        screen_name: kode.replace('-', ' '),
        text,
        position,
        image_path: await lukis(context, 'splashscreen-katalog', { motif, warna }),
      }),
    ),
    ...HARGA.map(async ({ kode, nama, groups }) =>
      catatan('harga-katalog', {
        kode_harga_app: kode,
        nama_harga_app: nama,
        detail_group: groups.map((kode_group) => ({ kode_group })),
      }),
    ),
    ...ADMIN.map(async ({ kode, nama, no_hp }) =>
      catatan('kontak-admin-katalog', { kode_admin: kode, nama_admin: nama, no_hp }),
    ),
    ...GROUP.map(async (isi_group) => catatan('group-description-katalog', isi_group)),
  ]);
}

/** A name as people write it: `CINCIN UKIR BALI` is for the counter. */
const nama = (text: string): string => text.toLowerCase().replaceAll(/(^|\s)\S/g, (first) => first.toUpperCase());

/** Pieces of the trays, by their barcodes: they leave the catalogue when they are sold. */
async function barang(context: KatalogContext): Promise<readonly Catatan[]> {
  const { db, shop } = context;
  const ada = await db.query<{
    kode_barcode: string;
    kode_dept: string;
    nama_barang: string;
    berat: Dec;
    kadar_cetak: string;
  }>(
    `select kode_barcode, kode_dept, nama_barang, berat, kadar_cetak from (
       select b.*, row_number() over (partition by kode_dept order by kode_barcode desc) as ke from barang b
       where kode_toko = $1 and ${BEBAS_SQL} and kode_gudang = 'TOKO') b
     where ke <= $2 order by kode_barcode`,
    [shop.kode_toko, BARANG_PER_KATEGORI],
  );
  const rows = ada.map(
    async ({ kode_barcode, kode_dept, nama_barang, berat, kadar_cetak }, index): Promise<readonly Catatan[]> => {
      const kategori = KATEGORI.find((row) => row.kode_dept === kode_dept);
      const harga = await hargaBarang(db, context, kode_barcode);
      if (!kategori || !harga) return [];
      return [
        catatan('item-katalog', {
          kode_barang: kode_barcode,
          kode_kategori: kategori.kode,
          nama_barang: nama(nama_barang),
          berat,
          harga_jual: harga.jual.harga_total,
          direct_url: `${ALAMAT_CONTOH}/${kode_barcode}`,
          gambar_path: [
            await lukis(context, 'item-katalog', {
              motif: kategori.motif,
              warna: kategori.warna,
              putar: (index % 5) * 7 - 14,
            }),
          ],
          kode_banner: [],
          kode_info: ['BUYBACK', 'RAWAT'],
          hashtag_kadar: [kadar_cetak],
          hashtag_jenis: [kategori.kode],
          hashtag_lm: [],
        }),
      ];
    },
  );
  return (await Promise.all(rows)).flat();
}

async function model(context: KatalogContext): Promise<readonly Catatan[]> {
  const harga = new Map(
    (await pricesOf(context.db, context.shop.kode_toko)).map((group) => [group.kode_group, group.harga]),
  );
  return Promise.all(
    MODEL.map(async ({ kode, kategori, nama: judul, berat, kode_group, motif, banner, info, kadar, jenis, lm }) =>
      catatan('item-katalog', {
        kode_barang: kode,
        kode_kategori: kategori,
        nama_barang: judul,
        berat,
        harga_jual: (harga.get(kode_group) ?? Dec.one).times(berat).round(0, 'half-up'),
        direct_url: `${ALAMAT_CONTOH}/${kode.toLowerCase()}`,
        gambar_path: [
          await lukis(context, 'item-katalog', { motif, warna: '#EFE7D2' }),
          await lukis(context, 'item-katalog', { motif, warna: '#DDE5D0', putar: 12 }),
        ],
        kode_banner: banner,
        kode_info: info,
        hashtag_kadar: kadar,
        hashtag_jenis: jenis,
        hashtag_lm: lm,
      }),
    ),
  );
}

/** Fills the catalogue of a shop whose trays are full: pages, models, and pieces that are for sale just now. */
export async function seedKatalog(context: KatalogContext): Promise<void> {
  const all = [...(await halaman(context)), ...(await model(context)), ...(await barang(context))];
  await context.db.tx(async (tx) => {
    for (const entry of all) await simpan(tx, context, entry);
  });
}
