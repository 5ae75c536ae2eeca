import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { antrean } from '../../app/antrean.ts';
import { invariants } from '../../app/invariants.ts';
import { moveDay } from '../../ledger/business-date.ts';
import { moneyEntry } from '../../ledger/entry.ts';
import { post } from '../../ledger/post.ts';
import { jalankan } from '../../platform/antrean/pekerjaan.ts';
import { testApp, type Call } from '../../testing/app.ts';

const app = testApp();
const kode_toko = 'KL01';
let owner: Call;

beforeAll(async () => {
  await app.shop(kode_toko);
  await app.user(kode_toko, 'OWNER', 'OWN');
  owner = await app.as(kode_toko, 'OWNER');
});

const book = (nomor: string, tgl: string) =>
  app.db.tx((tx) =>
    post(tx, { kode_toko, tgl, jenis: 'UJI', nomor, aksi: 'X', user_id: 'SITI', kunci: nomor, waktu: new Date() }, [
      ...moneyEntry('KAS', 'SITI', Dec.from(100), 'SALDO AWAL'),
      ...moneyEntry('MODAL', '', Dec.from(-100), 'SALDO AWAL'),
    ]),
  );
/** Names of what does not hold, with where. */
async function told(query = ''): Promise<Readonly<Record<string, readonly string[]>>> {
  const { body } = await owner('GET', `rekonsiliasi${query}`);
  const checks = body as readonly { kunci: string; judul: string; selisih: number; contoh: readonly string[] }[];
  expect(checks.length).toBeGreaterThan(invariants.length);
  expect(checks.filter(({ judul }) => judul.startsWith('rekonsiliasi.'))).toEqual([]);
  return Object.fromEntries(checks.filter(({ selisih }) => selisih !== 0).map(({ kunci, contoh }) => [kunci, contoh]));
}
const night = () =>
  jalankan(
    app.services,
    antrean.pekerjaan,
    { kunci: 'periksa-buku', kode_toko },
    { server: 'uji', signal: new AbortController().signal },
  );
const kept = () =>
  app.db.query(
    `select ke, dari::int, sampai::int, tgl_dari, tgl_system, salah > 0 as salah from pemeriksaan order by ke`,
  );
const bend = (statement: string) =>
  app.db.tx(async (tx) => {
    await tx.query(`set local session_replication_role = replica`);
    await tx.query(statement);
  });
const bent = (nomor: string, kategori: string): string =>
  `update entri set kategori = '${kategori}' where posting_id = (select id from posting where nomor = '${nomor}')`;

describe('the check without a day', () => {
  it('covers everything until a result is kept, and then what came behind it', async () => {
    await book('U1', '2026-11-21');
    await app.db.tx((tx) => moveDay(tx, kode_toko, '2026-11-22'));
    expect(await told()).toEqual({});
    await bend(bent('U1', 'BATAL SALDO AWAL'));
    expect(await told()).toEqual({ rantai_hash: ['1 U1'] });
    expect(await told('?tgl=2026-11-21')).toEqual({});
    await bend(bent('U1', 'SALDO AWAL'));
    await night();
    await book('U2', '2026-11-22');
    await bend(bent('U2', 'BATAL SALDO AWAL'));
    expect(await told()).toEqual({ rantai_hash: ['2 U2'] });
    await bend(bent('U2', 'SALDO AWAL'));
    // The night has seen to it.
    await bend(bent('U1', 'BATAL SALDO AWAL'));
    expect(await told()).toEqual({});
  });

  it('looks again from where all was well, once a night has told of an old day', async () => {
    await night();
    expect(await told()).toEqual({});
    await bend(bent('U1', 'SALDO AWAL'));
    await night();
    const open = { tgl_dari: '2026-11-22', tgl_system: '2026-11-22' };
    expect(await kept()).toEqual([
      { ke: 1, dari: 0, sampai: 1, tgl_dari: '0001-01-01', tgl_system: '2026-11-22', salah: false },
      { ke: 2, dari: 1, sampai: 2, ...open, salah: true },
      { ke: 3, dari: 1, sampai: 2, ...open, salah: false },
    ]);
  });

  it('looks at the days that were reached since, also at one that was opened again', async () => {
    await app.db.query(`update hari_toko set tgl_system = '2026-11-21'`);
    await book('U3', '2026-11-21');
    await bend(
      `update saldo_hari set masuk = masuk + 1, keluar = keluar + 1 where akun = 'KAS' and tgl = '2026-11-21'`,
    );
    expect(await told()).toEqual({ mutasi_hari_sama_dengan_entri: ['2026-11-21 IDR/KAS/SITI: 2.000'] });
    await bend(
      `update saldo_hari set masuk = masuk - 1, keluar = keluar - 1 where akun = 'KAS' and tgl = '2026-11-21'`,
    );
    await night();
    expect((await kept()).at(-1)).toMatchObject({ dari: 2, sampai: 3, tgl_dari: '2026-11-21', salah: false });
  });

  it('tells of kept results that were bent, and these are not changed in the open', async () => {
    await expect(app.db.query(`update pemeriksaan set salah = 0`)).rejects.toThrow('append-only');
    await expect(app.db.query(`delete from pemeriksaan`)).rejects.toThrow('append-only');
    await bend(`update pemeriksaan set salah = 0 where ke = 2`);
    expect(await told()).toEqual({ pemeriksaan_berantai: ['pemeriksaan 2: 1'] });
    expect(await told('?tgl=2026-11-22')).toEqual({ pemeriksaan_berantai: ['pemeriksaan 2: 1'] });
  });
});

describe('every check of a feature', () => {
  it('speaks of a range of days, never of its first one alone', () => {
    const oneDay = invariants.filter(({ sql }) => sql.replaceAll('$2::date is not null', '').includes('$2'));
    expect(oneDay.filter(({ sql }) => !sql.includes('$3')).map(({ kunci }) => kunci)).toEqual([]);
    expect(oneDay.length).toBeGreaterThan(5);
  });
});
