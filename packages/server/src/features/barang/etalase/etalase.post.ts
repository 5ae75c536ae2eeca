import { Problem } from '@kilau/contract/core/problem.ts';
import { settingOf } from '../../../engine/setting.store.ts';
import type { WorkContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { BEBAS_SQL } from '../../../trade/barang/tersedia.ts';
import { aturanHarga } from '../../../trade/harga/aturan-harga.ts';
import { assertDijual, type BarangJual, hargaHariIni, pegangBarangJual } from '../../../trade/harga/barang-jual.ts';

const MINUTE = 60_000;

interface Laju {
  readonly mulai: Date;
  /** Milliseconds between a message and the next. */
  readonly jeda: number;
}

/** When the next message may leave: behind those that wait. @throws Problem `web_external_belum_diatur` */
async function lajuKirim(tx: Tx, context: WorkContext): Promise<Laju> {
  const { alamat_web, per_menit } = await settingOf(tx, context, 'setting-barang-external');
  if (alamat_web === null || alamat_web === '') throw new Problem('web_external_belum_diatur', {});
  const jeda = Math.ceil(MINUTE / per_menit);
  const { akhir } = await tx.one<{ akhir: Date | null }>(
    `select max(lagi_pada) as akhir from outbox where kode_toko = $1 and saluran = 'ETALASE' and keadaan = 'MENUNGGU'`,
    [context.shop.kode_toko],
  );
  return { mulai: new Date(Math.max(context.now().getTime(), (akhir?.getTime() ?? 0) + jeda)), jeda };
}

const nilai = ({ shop, now, actor }: WorkContext, kode: readonly string[], { mulai, jeda }: Laju) => [
  shop.kode_toko,
  kode,
  actor.user_id,
  now(),
  kode.map((_, urut) => new Date(mulai.getTime() + urut * jeda)),
];

/** Each of the codes once, and the pieces held in one order for all. */
async function pegang(tx: Tx, kode_toko: string, kode: readonly string[]): Promise<Map<string, BarangJual>> {
  const ganda = kode.find((kode_barcode, index) => kode.indexOf(kode_barcode) < index);
  if (ganda !== undefined) throw new Problem('barang_ganda', { kode_barcode: ganda });
  return pegangBarangJual(tx, kode_toko, kode);
}

const ganti = (versi: string) => `versi = ${versi}, isi = null, galat = null, diubah_oleh = excluded.diubah_oleh,
  diubah_pada = excluded.diubah_pada, kirim_pada = excluded.kirim_pada`;

/**
 * Shows pieces on the web that are free, may be sold and have a price; those that it shows already stay as they are.
 * The rows write their messages themselves (migration 0031).
 * @returns how many it is to show that it did not.
 */
export async function terbitkan(tx: Tx, context: WorkContext, kode: readonly string[]): Promise<number> {
  const laju = await lajuKirim(tx, context);
  const barang = await pegang(tx, context.shop.kode_toko, kode);
  const aturan = aturanHarga(context);
  for (const kode_barcode of kode) {
    hargaHariIni(await assertDijual(tx, context, kode_barcode, barang.get(kode_barcode)), aturan);
  }
  const rows = await tx.query(
    `insert into etalase as e (kode_toko, kode_barcode, mau, tampil, versi, diubah_oleh, diubah_pada, kirim_pada)
     select $1, b.kode, true, true, 1, $3, $4, b.pada
     from unnest($2::text[], $5::timestamptz[]) b(kode, pada) order by b.kode
     on conflict (kode_toko, kode_barcode) do update set mau = true, tampil = true, ${ganti('e.versi + 1')}
       where not (e.mau and e.tampil)
     returning 1`,
    nilai(context, kode, laju),
  );
  return rows.length;
}

/** Refuses pieces that the web was never told of. */
async function assertDikenal(tx: Tx, kode_toko: string, kode: readonly string[]): Promise<void> {
  const rows = await tx.query<{ kode_barcode: string }>(
    `select kode_barcode from etalase where kode_toko = $1 and kode_barcode = any($2) order by kode_barcode for update`,
    [kode_toko, kode],
  );
  const ada = new Set(rows.map(({ kode_barcode }) => kode_barcode));
  const asing = kode.find((kode_barcode) => !ada.has(kode_barcode));
  if (asing !== undefined) throw new Problem('barang_belum_terbit', { kode_barcode: asing });
}

/**
 * Tells the web anew what pieces are, or that it is to hide them: changes, what did not get through, and what may be
 * sold otherwise since, as in a gudang that sells no more.
 */
export async function perbarui(tx: Tx, context: WorkContext, kode: readonly string[]): Promise<number> {
  const laju = await lajuKirim(tx, context);
  await pegang(tx, context.shop.kode_toko, kode);
  await assertDikenal(tx, context.shop.kode_toko, kode);
  await tx.query(
    `update etalase e set tampil = e.mau and g.dijual and ${BEBAS_SQL}, versi = e.versi + 1, isi = null, galat = null,
       diubah_oleh = $3, diubah_pada = $4, kirim_pada = k.pada
     from unnest($2::text[], $5::timestamptz[]) k(kode, pada), barang b, gudang g
     where e.kode_toko = $1 and e.kode_barcode = k.kode and b.kode_toko = $1 and b.kode_barcode = k.kode
       and g.kode_toko = $1 and g.kode_gudang = b.kode_gudang`,
    nilai(context, kode, laju),
  );
  return kode.length;
}

/** Takes pieces off the web for good: they do not come back by themselves. What is hidden already needs no message. */
export async function tarik(tx: Tx, context: WorkContext, kode: readonly string[]): Promise<number> {
  await pegang(tx, context.shop.kode_toko, kode);
  await assertDikenal(tx, context.shop.kode_toko, kode);
  const { shop, actor, now } = context;
  const rows = await tx.query(
    `update etalase set mau = false, tampil = false, versi = versi + tampil::integer,
       isi = case when tampil then null else isi end, galat = case when tampil then null else galat end,
       diubah_oleh = $3, diubah_pada = $4, kirim_pada = $4
     where kode_toko = $1 and kode_barcode = any($2) and mau returning 1`,
    [shop.kode_toko, kode, actor.user_id, now()],
  );
  return rows.length;
}
