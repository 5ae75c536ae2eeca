import { PERTANYAAN, type Tanya } from '@kilau/contract/features/sistem/rekonsiliasi/rekonsiliasi.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { antrean } from '../../../app/antrean.ts';
import { truths } from '../../../app/invariants.ts';
import { moveDay } from '../../../ledger/business-date.ts';
import { atRest, verifyShop } from '../../../ledger/verify.ts';
import { jalankan } from '../../../platform/antrean/pekerjaan.ts';
import { testApp, type Call } from '../../../testing/app.ts';
import { papersOf } from '../../../testing/papers.ts';
import { openShop, pieces, SHOP } from '../../../testing/shop.ts';
import { isiTitip, tunai } from '../../../testing/titipan.ts';

const app = testApp();
const { kode_toko, tgl_system } = SHOP;
let owner: Call;
let barcode = '';
let titipan = '';

beforeAll(async () => {
  await openShop(app.db);
  await app.user(kode_toko, 'BOS', 'OWN');
  owner = await app.as(kode_toko, 'BOS');
  [barcode = ''] = await pieces(app.db, 1);
  const papers = papersOf(app);
  titipan = await app.db.tx((tx) => papers.make(tx, 'titipan', isiTitip([barcode], [tunai(500_000)])));
  await app.db.tx((tx) => papers.done(tx, 'titipan', titipan, 'validasi'));
});

const bend = (statement: string) =>
  app.db.tx(async (tx) => {
    await tx.query(`set local session_replication_role = replica`);
    await tx.query(statement);
  });
const asked = async (query = '', who = owner): Promise<Tanya> =>
  (await who('GET', `rekonsiliasi/tanya${query}`)).body as Tanya;
const beda = ({ pertanyaan }: Tanya) => pertanyaan.filter((one) => one.beda > 0);
const night = () =>
  jalankan(
    app.services,
    antrean.pekerjaan,
    { kunci: 'periksa-buku', kode_toko },
    { server: 'uji', signal: new AbortController().signal },
  );

describe('the questions', () => {
  it('name every check, and each of them once', async () => {
    const checks = await atRest(app.db, (tx) => verifyShop(tx, kode_toko, truths));
    const named: readonly string[] = Object.values(PERTANYAAN).flat();
    expect(new Set(named).size).toBe(named.length);
    expect(named.toSorted()).toEqual(checks.map(({ kunci }) => kunci).toSorted());
  });

  it('are all answered with yes in a sound shop, today and on a day', async () => {
    const today = await asked();
    expect(beda(today)).toEqual([]);
    expect(today).toMatchObject({ tgl: null, tgl_system });
    expect(today.pertanyaan.map(({ kunci }) => kunci)).toEqual(Object.keys(PERTANYAAN));
    expect(today.pertanyaan.flatMap(({ tanya }) => (tanya.includes('tanya.') ? [tanya] : []))).toEqual([]);
    const day = await asked(`?tgl=${tgl_system}`);
    expect(beda(day)).toEqual([]);
    expect(day.tgl).toBe(tgl_system);
  });

  it('lead from a balance to the papers that moved it that day', async () => {
    await bend(`update barang set berat = berat + 0.001`);
    const [etalase] = beda(await asked());
    expect(etalase).toMatchObject({ kunci: 'etalase', beda: 1 });
    const [cek] = etalase?.cek.filter(({ selisih }) => selisih !== 0) ?? [];
    expect(cek).toMatchObject({ kunci: 'barang_sama_dengan_saldo', selisih: 0.001 });
    expect(cek?.tempat).toEqual([
      {
        teks: 'EMAS:70/TITIP/T01/700/CN: 0.001',
        jalan: [{ nomor: titipan, halaman: '/lihat-titipan', cari: { q: titipan } }],
      },
    ]);
    // Nothing moved it since: the day before tells.
    await app.db.tx((tx) => moveDay(tx, kode_toko, '2026-11-22'));
    const lagi = beda(await asked()).flatMap(({ cek: all }) => all.flatMap(({ tempat }) => tempat));
    expect(lagi).toContainEqual(cek?.tempat[0]);
    await bend(`update barang set berat = berat - 0.001`);
  });

  it('lead from a piece to it and to the paper that has it, and from a paper to that', async () => {
    await bend(`update titip_barang set berat = berat + 0.001`);
    const found = beda(await asked());
    expect(found.map(({ kunci }) => kunci)).toEqual(['satu_tempat', 'titipan', 'buku']);
    const ways = found.flatMap(({ cek }) => cek.flatMap(({ tempat }) => tempat.flatMap(({ jalan }) => jalan)));
    expect(ways).toContainEqual({ nomor: barcode, halaman: '/data-barang', cari: { kode: barcode } });
    expect(ways).toContainEqual({ nomor: titipan, halaman: '/lihat-titipan', cari: { q: titipan } });
    // Who may not open a page is not led there.
    await app.user(kode_toko, 'KEPALA', 'SPV', ['/rekonsiliasi']);
    const spv = await app.as(kode_toko, 'KEPALA');
    const his = beda(await asked('', spv));
    expect(his.map(({ kunci }) => kunci)).toEqual(found.map(({ kunci }) => kunci));
    expect(his.flatMap(({ cek }) => cek.flatMap(({ tempat }) => tempat.flatMap(({ jalan }) => jalan)))).toEqual([]);
    await bend(`update titip_barang set berat = berat - 0.001`);
    expect(beda(await asked())).toEqual([]);
  });
});

describe('what the night found', () => {
  const told = async () => ({
    beda: ((await owner('GET', 'rekonsiliasi/beda')).body as { readonly jumlah: number }).jumlah,
    toko: (await owner('GET', 'rekonsiliasi/toko')).body,
  });

  it('stands in the menu until a night finds nothing, and beside the shop', async () => {
    expect(await told()).toMatchObject({ beda: 0, toko: [{ kode_toko, malam: null, salah: 0 }] });
    // A balance of the stock, and the deposit that has the piece.
    await bend(`update barang set berat = berat + 0.001`);
    await night();
    expect(await told()).toMatchObject({ beda: 2, toko: [{ kode_toko, salah: 2 }] });
    await bend(`update barang set berat = berat - 0.001`);
    await night();
    expect(await told()).toMatchObject({ beda: 0, toko: [{ kode_toko, salah: 0 }] });
  });

  it('is told of all shops at head office', async () => {
    await app.shop('PST', { level: 'PUSAT' });
    await app.user('PST', 'KETUA', 'OWN');
    const pusat = await app.as('PST', 'KETUA');
    const { body } = await pusat('GET', 'rekonsiliasi/toko');
    expect(body).toMatchObject([
      { kode_toko: 'KL01', salah: 0 },
      { kode_toko: 'KL02', malam: null },
    ]);
    expect(
      beda(await asked('', (method, path) => pusat(method, path, undefined, { 'x-kode-toko': kode_toko }))),
    ).toEqual([]);
  });
});
