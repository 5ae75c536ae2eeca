import { afterAll, beforeAll, expect, it } from 'vitest';
import { panggilToko } from '../../../platform/antar/panggil.ts';
import { testApp } from '../../../testing/app.ts';
import { refused } from '../../../testing/checks.ts';
import { dengarkan, kawatKe, kenalkan, KUNCI_ANTAR, type Kawat } from '../../../testing/dua-server.ts';
import { body, Penjualan, S1_TOTAL } from '../../../testing/penjualan.ts';
import { seedPpatk } from '../../../testing/report-ppatk.ts';
import { seedDeeds } from '../../../testing/seed-deeds.ts';
import { atWork, openShop, pieces } from '../../../testing/shop.ts';
import { kumpulNiaga, laporRantai } from './kumpul-niaga.ts';

const pusat = testApp();
const cabang = testApp();
const { save } = new Penjualan({
  get db() {
    return cabang.db;
  },
});
const TGL = '2026-11-21';
const HARTINI = '081200000077';
const DI_PUSAT = 90_000_000;
let kawat: Kawat;

const jalan = { kode_toko: '', server: 'uji', signal: new AbortController().signal };
const kumpul = () => kumpulNiaga(pusat.services, jalan);
const kasir = (batas: number) => ({
  ...atWork('KASIR1', 'KASIR', { AML_KYC_MIN: String(batas) }),
  secrets: cabang.services.secrets,
});
const jual = async (no_hp: string, batas = DI_PUSAT + S1_TOTAL) =>
  save(body(await pieces(cabang.db, 1), { pelanggan: { nama: 'HARTINI', no_hp } }), kasir(batas));

beforeAll(async () => {
  await openShop(cabang.db);
  await seedPpatk(cabang.db, TGL);
  await pusat.shop('PST', { level: 'PUSAT', tgl_system: TGL });
  await pusat.user('PST', 'OWNER', 'OWN');
  kawat = await kawatKe(await dengarkan(cabang));
  await kenalkan(cabang, { kode_toko: 'PST', level: 'PUSAT' }, await dengarkan(pusat));
  await kenalkan(pusat, { kode_toko: 'KL01' }, kawat.portal);
  await kenalkan(pusat, { kode_toko: 'KL02' }, kawat.portal);
  await pusat.db.query(
    `insert into member (kode_toko, kode_member, nama_member, no_hp, dibuat_pada)
     values ('PST', 'MB00077', 'BU HARTINI', $1, $2)`,
    [HARTINI, TGL],
  );
  const perbuatan = [{ aksi: 'BUAT', tgl: TGL, user_id: 'KASIR1', status: 'OPEN' }];
  const kertas = { kode_toko: 'PST', jenis: 'penjualan', kode_sales: 'SL01', nama: 'HARTINI', perbuatan };
  await seedDeeds(pusat.db, { ...kertas, nomor: 'PS-FJ-0901', kode_member: 'MB00077', total: DI_PUSAT });
});
afterAll(() => kawat.close());

it('counts what a customer has traded in shops on other servers, by what nobody can read his name off', async () => {
  await jual(HARTINI);
  expect(await kumpul()).toEqual({ toko: 2, belum: 0 });
  const jumlah = DI_PUSAT + 2 * S1_TOTAL;
  expect(await refused(jual(HARTINI))).toMatchObject({ code: 'kyc_wajib', params: { jumlah } });
  // However his number was written there.
  expect((await refused(jual('6281200000077'))).code).toBe('kyc_wajib');
  await jual('081200000078');
  const dikirim = JSON.stringify([
    await pusat.db.query('select * from niaga_rantai'),
    await cabang.db.query('select * from niaga_rantai'),
  ]);
  expect(dikirim).toContain(String(DI_PUSAT));
  expect(dikirim).not.toMatch(/8120000|3273|HARTINI|MB00/);
  // Told again, and of a sale that was taken back, it stands as it is.
  await cabang.db.query(`update dokumen set status = 'CANC' where kode_toko = 'KL01' and nomor = 'KL-FJ-0901'`);
  await kumpul();
  await cabang.db.query(`update dokumen set status = 'OPEN' where nomor = 'KL-FJ-0901'`);
  expect(await pusat.db.query(`select 1 from niaga_rantai where jumlah = 600000000`)).toEqual([]);
});

it('lets no till wait for a branch that is down, and says how many were not heard', async () => {
  kawat.jalan = 'mati';
  expect(await kumpul()).toEqual({ toko: 0, belum: 2 });
  expect(await laporRantai(pusat.services, jalan)).toEqual({ toko: 0, kertas: 0, belum: 2 });
  expect((await refused(jual(HARTINI))).code).toBe('kyc_wajib');
  kawat.jalan = 'lewat';
});

it('reports over all servers who reaches the limit, with the papers of these customers alone', async () => {
  expect(await laporRantai(pusat.services, jalan)).toEqual({ toko: 2, kertas: 4, belum: 0 });
  const pemilik = await pusat.as('PST', 'OWNER');
  const lapor = () => pemilik('GET', `laporan/ppatk?tgl_from=${TGL}&tgl_to=${TGL}&batas=LAPOR`);
  const { body: isi } = await lapor();
  expect((isi as { grup: readonly { baris: readonly unknown[] }[] }).grup.flatMap(({ baris }) => baris)).toMatchObject([
    { nama_lengkap: 'ANTON WIJAYA', kode_toko: 'KL01', jumlah: 600_000_000 },
    { nik_sim_passport: '3273010101010002', kode_toko: 'KL01, KL02', jumlah_nota: 3, jumlah: 500_000_000 },
  ]);
  await cabang.db.query(`update dokumen set status = 'CANC' where nomor = 'KL-FJ-0901'`);
  expect(await laporRantai(pusat.services, jalan)).toEqual({ toko: 2, kertas: 3, belum: 0 });
  expect((await lapor()).body).toMatchObject({ jumlah_baris: 1 });
});

it('tells of customers to head office alone', async () => {
  const toko = { kode_toko: 'PST', nama_toko: 'PST', level: 'PUSAT', kunci: KUNCI_ANTAR } as const;
  const [sini] = await cabang.db.query<{ portal: string }>(`select portal from toko where kode_toko = 'PST'`);
  const minta = JSON.stringify({ dari: TGL, sampai: TGL, orang: [] });
  expect(
    await panggilToko(cabang.services, {
      dari: 'KL01',
      toko: { ...toko, portal: sini?.portal ?? '' },
      method: 'POST',
      path: 'antar-server/ppatk',
      body: JSON.stringify({ isi: minta }),
      pemanggil: { user_id: 'OWNER', nama: 'OWNER', level: 'OWN' },
      timeout: 5000,
    }),
  ).toMatchObject({ status: 403 });
});
