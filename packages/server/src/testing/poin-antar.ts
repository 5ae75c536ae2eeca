import type { Dec } from '@kilau/contract/core/dec.ts';
import { antrean } from '../app/antrean.ts';
import { kirimSatu } from '../platform/antrean/kirim.ts';
import type { Db } from '../platform/database/tx.ts';
import type { Call, TestApp } from './app.ts';
import { dengarkan, kawatKe, KUNCI_ANTAR, type Kawat } from './dua-server.ts';
import { bukaBeli } from './pembelian.ts';
import { openShop } from './shop.ts';

/** Where members trade, and where their points are kept. */
export const SINI = 'KL01';
export const SANA = 'KL02';
const MODUL = ['MEMBER_MODULE', 'PENJUALAN_BAYAR_POIN_MODULE'];

/** Both shops, and four members of the one that keeps points. */
export async function bukaDua(db: Db): Promise<void> {
  await openShop(db);
  await bukaBeli(db);
  await db.query(
    `insert into para_system (kode_toko, key, value) select kode_toko, m, 'true' from toko, unnest($1::text[]) m`,
    [MODUL],
  );
  await db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp, alamat, jenis_member)
     select $1, 'MB' || n, 'BU ' || n, '08120000010' || n, 'CIMAHI', 'VIP' from generate_series(1, 4) n`,
    [SANA],
  );
}

/** The same on two servers that know each other. @returns the line to the one that keeps points. */
export async function bukaDuaServer(sini: TestApp, sana: TestApp): Promise<Kawat> {
  const sisi = [
    [sini, SANA],
    [sana, SINI],
  ] as const;
  for (const [app, lain] of sisi) {
    await bukaDua(app.db);
    await app.db.query(`delete from hari_toko where kode_toko = $1`, [lain]);
  }
  await sini.db.query(`delete from member`);
  const keSana = await kawatKe(await dengarkan(sana));
  for (const [app, lain] of sisi) {
    const kunci = app.services.secrets.seal(KUNCI_ANTAR, `${lain}/toko/kunci_portal`);
    await app.db.query(`update toko set portal = $2, kunci_portal = $3 where kode_toko = $1`, [
      lain,
      keSana.portal,
      kunci,
    ]);
  }
  return keSana;
}

/** Points of an account of a shop's book. */
export const poinDi = async ({ db }: TestApp, kode_toko: string, akun: string, sub: string): Promise<number> => {
  const { n } = await db.one<{ n: Dec }>(
    `select coalesce(sum(jumlah), 0) as n from saldo where kode_toko = $1 and aset = 'POIN' and akun = $2 and sub = $3`,
    [kode_toko, akun, sub],
  );
  return n.toJSON();
};

/** Sends what has not been told, or all that ever was, the last first. */
export async function ceritakan(app: TestApp, semua = false): Promise<readonly string[]> {
  const which = await app.db.query<{ kode_toko: string; id: string }>(
    `update outbox set keadaan = 'MENUNGGU', lagi_pada = dibuat where $1 or keadaan <> 'TERKIRIM'
     returning kode_toko, id`,
    [semua],
  );
  const urut = which.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  for (const pesan of urut) await kirimSatu(app.services, antrean.pengirim, pesan);
  const rows = await app.db.query<{ keadaan: string }>(`select keadaan from outbox order by id`);
  return rows.map(({ keadaan }) => keadaan);
}

/** A member of the one shop becomes known in the other. */
export const kenalkanMember = (call: Call, kode_member: string) =>
  call('POST', 'member-toko-lain', { kode_toko: SANA, kode_member });
