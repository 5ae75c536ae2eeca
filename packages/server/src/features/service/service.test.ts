import { Dec } from '@kilau/contract/core/dec.ts';
import { isProblem } from '@kilau/contract/core/problem.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Statement } from '../../engine/report/query.ts';
import { reportRows, type ReportRow } from '../../testing/report-rows.ts';
import { differences } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { CINCIN_KALUNG, isiPerbuatan, isiService, ONGKOS } from '../../testing/service.ts';
import { atWork, openShop, SHOP } from '../../testing/shop.ts';
import { tunai, type Isi } from '../../testing/titipan.ts';
import { servicesAmbil, servicesBatal, servicesMasuk, servicesSelesai } from './services.query.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko } = SHOP;
const kerja = (user = 'KASIR1') => atWork(user, 'KASIR');
const transfer = (jumlah: number) => ({ jenis: 'TRANSFER', jumlah, no_rekening: '008123' });

const terima = (bayar: readonly Isi[], more: Isi = {}) =>
  shop.db.tx((tx) => papers.make(tx, 'service', isiService(bayar, more)));
type Perbuatan = Parameters<typeof isiPerbuatan>[0];
const lakukan = (nomor: string, deed: Perbuatan, input: Isi = {}, context = kerja()) =>
  shop.db.tx((tx) => papers.done(tx, 'service', nomor, deed, { input: isiPerbuatan(deed, input), context }));
/** One that was taken in. */
async function diterima(bayar: readonly Isi[], more: Isi = {}): Promise<string> {
  const nomor = await terima(bayar, more);
  await lakukan(nomor, 'validasi');
  return nomor;
}
const disetujui = (nomor: string, deed: Perbuatan, worked: Isi = {}, oleh = 'SPV1') =>
  shop.db.tx((tx) => papers.approved(tx, 'service', nomor, deed, { worked, oleh, context: kerja() }));

const kepala = (nomor: string) =>
  shop.db.one<Record<string, unknown>>(
    `select status, total::float8 as total, sisa::float8 as sisa, saldo::float8 as saldo from dokumen
     where kode_toko = $1 and nomor = $2`,
    [kode_toko, nomor],
  );
const entri = async (nomor: string, aksi: string) =>
  (
    await shop.db.query<{ kata: string }>(
      `select concat_ws(' ', akun, nullif(sub, ''), aset, trim_scale(jumlah)) as kata
       from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
       where p.nomor = $1 and p.aksi like $2 || ' %' order by p.urut, e.akun, e.aset, e.sub`,
      [nomor, aksi],
    )
  ).map(({ kata }) => kata);

beforeAll(async () => {
  await openShop(shop.db);
  await shop.db.query(
    `insert into para_deskripsi_service (kode_toko, kode_deskripsi, deskripsi, ongkos)
     values ($1, 'SPH', 'SEPUH EMAS', 40000)`,
    [kode_toko],
  );
});

describe('a repair', () => {
  it('is taken in, paid, finished line by line, and fetched with the rest', async () => {
    const sv = await terima([tunai(50_000)]);
    expect(sv).toMatch(/^KL-SV-261121-\d{4}$/);
    expect(await kepala(sv)).toEqual({ status: 'TUNGGU', total: ONGKOS, sisa: 75_000, saldo: 0 });
    await lakukan(sv, 'validasi', {}, kerja('KASIR2'));
    expect(await entri(sv, 'VALIDASI')).toEqual([
      `BAWAAN ${sv} BAWAAN:GRAM 13.75`,
      `BAWAAN ${sv} BAWAAN:PCS 2`,
      'KAS KASIR2 IDR 50000',
      'LUAR PELANGGAN BAWAAN:GRAM -13.75',
      'LUAR PELANGGAN BAWAAN:PCS -2',
      `SERVICE ${sv} IDR -50000`,
    ]);
    await lakukan(sv, 'bayar', { bayar: [transfer(25_000)] });
    expect(await entri(sv, 'BAYAR')).toEqual(['BANK 008123 IDR 25000', `SERVICE ${sv} IDR -25000`]);
    expect(await kepala(sv)).toMatchObject({ status: 'OPEN', sisa: 50_000, saldo: -75_000 });

    await expect(lakukan(sv, 'ambil', { bayar: [tunai(50_000)] })).rejects.toMatchObject({
      code: 'keadaan_tidak_sesuai',
    });
    await lakukan(sv, 'selesai', { barang: [{ baris: 1, berat: 3.3, catatan: 'lapisan baru' }] });
    expect(await entri(sv, 'SELESAI')).toEqual([`BAWAAN ${sv} BAWAAN:GRAM 0.05`, 'LUAR SUSUT BAWAAN:GRAM -0.05']);
    expect(await kepala(sv)).toMatchObject({ status: 'OPEN' });
    await lakukan(sv, 'selesai', { barang: [{ baris: 2 }] });
    expect(await kepala(sv)).toMatchObject({ status: 'DONE', sisa: 50_000 });
    expect(await differences(shop.db)).toEqual([]);

    await lakukan(sv, 'ambil', {
      bayar: [tunai(50_000)],
      barang: [{ baris: 2, berat: 10.48, catatan: 'timbangan lain' }],
    });
    expect(await entri(sv, 'AMBIL')).toEqual([
      `BAWAAN ${sv} BAWAAN:GRAM -13.8`,
      `BAWAAN ${sv} BAWAAN:PCS -2`,
      'KAS KASIR1 IDR 50000',
      'LUAR PELANGGAN BAWAAN:GRAM 13.78',
      'LUAR SUSUT BAWAAN:GRAM 0.02',
      'LUAR PELANGGAN BAWAAN:PCS 2',
      `SERVICE ${sv} IDR -50000`,
    ]);
    expect(await kepala(sv)).toEqual({ status: 'CLOS', total: ONGKOS, sisa: 0, saldo: -ONGKOS });
    for (const deed of ['bayar', 'selesai', 'ambil'] as const) {
      await expect(lakukan(sv, deed, deed === 'selesai' ? {} : { bayar: [tunai(1)] })).rejects.toMatchObject({
        code: 'keadaan_tidak_sesuai',
        params: { status: 'CLOS' },
      });
    }
    await expect(disetujui(sv, 'batal')).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('gives back what was paid when it is cancelled, and the goods as they lie there', async () => {
    const sv = await diterima([tunai(50_000)]);
    await lakukan(sv, 'bayar', { bayar: [transfer(75_000)] });
    await lakukan(sv, 'selesai', { barang: [{ baris: 1, berat: 3.2, catatan: 'dipoles' }] });
    await expect(lakukan(sv, 'batal', { alasan: 'tidak jadi' })).rejects.toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { kategori: 'BATAL SERVICE', dokumen: sv },
    });
    await expect(disetujui(sv, 'batal', { kembali: 50_000 })).rejects.toMatchObject({
      code: 'otorisasi_tidak_berlaku',
    });
    await disetujui(sv, 'batal', { kembali: 125_000 });
    expect(await entri(sv, 'BATAL')).toEqual([
      `BAWAAN ${sv} BAWAAN:GRAM -13.7`,
      `BAWAAN ${sv} BAWAAN:PCS -2`,
      'KAS KASIR1 IDR -125000',
      'LUAR PELANGGAN BAWAAN:GRAM 13.7',
      'LUAR PELANGGAN BAWAAN:PCS 2',
      `SERVICE ${sv} IDR 125000`,
    ]);
    expect(await kepala(sv)).toMatchObject({ status: 'CANC', sisa: 0, saldo: 0 });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('of which nothing was paid is cancelled without an approval', async () => {
    const sv = await diterima([]);
    await lakukan(sv, 'batal', { alasan: 'tidak jadi' });
    expect(await kepala(sv)).toMatchObject({ status: 'CANC', sisa: 0, saldo: 0 });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is worked on again when it was finished too early, and a payment goes back the way it came', async () => {
    const sv = await diterima([]);
    await lakukan(sv, 'bayar', { bayar: [transfer(30_000)] });
    await lakukan(sv, 'selesai', { barang: [{ baris: 1, berat: 3.1, catatan: 'salah timbang' }] });
    await lakukan(sv, 'selesai');
    await disetujui(sv, 'batal-selesai');
    await disetujui(sv, 'batal-selesai');
    await disetujui(sv, 'batal-bayar');
    expect(await entri(sv, 'BATAL-BAYAR')).toEqual(['BANK 008123 IDR -30000', `SERVICE ${sv} IDR 30000`]);
    expect(await kepala(sv)).toEqual({ status: 'OPEN', total: ONGKOS, sisa: ONGKOS, saldo: 0 });
    await lakukan(sv, 'selesai');
    // What is finished is paid beforehand too, and stays finished; a payment of then is taken back like any other.
    await lakukan(sv, 'bayar', { bayar: [tunai(100_000)] });
    expect(await kepala(sv)).toMatchObject({ status: 'DONE', sisa: 25_000 });
    await expect(disetujui(sv, 'batal-selesai')).rejects.toMatchObject({ code: 'perbuatan_lain_terakhir' });
    await disetujui(sv, 'batal-bayar');
    expect(await kepala(sv)).toMatchObject({ status: 'DONE', sisa: ONGKOS });
    await lakukan(sv, 'bayar', { bayar: [transfer(50_000)] });
    await lakukan(sv, 'ambil', { bayar: [tunai(75_000)] });
    expect(await entri(sv, 'AMBIL')).toContain(`BAWAAN ${sv} BAWAAN:GRAM -13.75`);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is changed and refused while it waits', async () => {
    const sv = await terima([tunai(50_000)]);
    const barang = [{ nama_barang: 'GELANG', berat: 5, jumlah: 2, kode_deskripsi: 'SPH' }];
    await shop.db.tx((tx) => papers.change(tx, 'service', sv, isiService([tunai(10_000)], { barang }), 1));
    // The usual charge, for each of the two.
    expect(await kepala(sv)).toMatchObject({ status: 'TUNGGU', total: 80_000, sisa: 70_000 });
    const [baris] = await shop.db.query(
      `select deskripsi, jumlah, ongkos::float8 as ongkos from service_kertas_barang where no_service = $1`,
      [sv],
    );
    expect(baris).toEqual({ deskripsi: 'SEPUH EMAS', jumlah: 2, ongkos: 80_000 });
    await disetujui(sv, 'tolak');
    expect(await kepala(sv)).toMatchObject({ status: 'CANC', sisa: 0, saldo: 0 });
    expect(await differences(shop.db)).toEqual([]);
  });
});

describe('refused are', () => {
  it('an intake of nothing, of no weight, for nothing, and for a day that is over', async () => {
    await expect(terima([], { barang: [] })).rejects.toMatchObject({
      fields: { barang: { rule: 'tidak_boleh_kosong' } },
    });
    const [cincin = {}] = CINCIN_KALUNG;
    expect(() => isiService([], { barang: [{ ...cincin, berat: 0 }] })).toThrow('tidak_boleh_nol');
    await expect(terima([], { barang: [{ nama_barang: 'CINCIN', berat: 1 }] })).rejects.toMatchObject({
      fields: {
        'barang.0.deskripsi': { rule: 'tidak_boleh_kosong' },
        'barang.0.ongkos': { rule: 'tidak_boleh_kosong' },
      },
    });
    await expect(terima([], { tgl_selesai: '2026-11-20' })).rejects.toMatchObject({
      fields: { tgl_selesai: { rule: 'sebelum_hari_ini', params: { tgl: '2026-11-21' } } },
    });
    await expect(terima([], { tgl_selesai: '2026-11-21' })).resolves.toMatch(/-SV-/);
  });

  it('more than it costs, at the counter and later, and less than the rest when it is fetched', async () => {
    const lebih = (jumlah: number) => ({ code: 'service_melebihi_sisa', params: { lebih: jumlah } });
    await expect(terima([tunai(ONGKOS + 1)])).rejects.toMatchObject(lebih(1));
    const sv = await diterima([tunai(100_000)]);
    await expect(lakukan(sv, 'bayar', { bayar: [tunai(25_001)] })).rejects.toMatchObject(lebih(1));
    await lakukan(sv, 'selesai');
    await expect(lakukan(sv, 'ambil', { bayar: [tunai(20_000), transfer(5001)] })).rejects.toMatchObject(lebih(1));
    await expect(lakukan(sv, 'ambil', { bayar: [tunai(24_999)] })).rejects.toMatchObject({
      code: 'pembayaran_kurang',
      params: { kurang: 1 },
    });
    await expect(lakukan(sv, 'ambil')).rejects.toMatchObject({ code: 'pembayaran_kurang' });
    expect(await kepala(sv)).toMatchObject({ status: 'DONE', sisa: 25_000 });
  });

  it('lines that are none, that are named twice, that are finished, and weights that nobody explains', async () => {
    const sv = await diterima([]);
    const selesai = (barang: readonly Isi[]) => lakukan(sv, 'selesai', { barang });
    await expect(selesai([{ baris: 3 }])).rejects.toMatchObject({
      fields: { 'barang.0.baris': { rule: 'baris_tidak_ada' } },
    });
    await expect(selesai([{ baris: 1 }, { baris: 1 }])).rejects.toMatchObject({
      fields: { 'barang.1.baris': { rule: 'baris_ganda' } },
    });
    await expect(selesai([{ baris: 1, berat: 3.24 }])).rejects.toMatchObject({
      fields: { 'barang.0.catatan': { rule: 'selisih_perlu_catatan', params: { selisih: '-0.01' } } },
    });
    await selesai([{ baris: 1 }]);
    await expect(selesai([{ baris: 1 }])).rejects.toMatchObject({ code: 'service_baris_selesai' });
    await lakukan(sv, 'selesai');
    await expect(
      lakukan(sv, 'ambil', { bayar: [tunai(ONGKOS)], barang: [{ baris: 2, berat: 10.4 }] }),
    ).rejects.toMatchObject({ fields: { 'barang.0.catatan': { rule: 'selisih_perlu_catatan' } } });
  });

  it('one of two tills that take the same rest at once', async () => {
    const sv = await diterima([tunai(25_000)]);
    const dua = (run: () => Promise<void>) => Promise.allSettled([run(), run()]);
    const bayar = await dua(() => lakukan(sv, 'bayar', { bayar: [tunai(100_000)] }));
    expect(bayar.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(bayar.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'service_melebihi_sisa' },
    });
    const lain = await diterima([]);
    await lakukan(lain, 'selesai');
    const ambil = await dua(() => lakukan(lain, 'ambil', { bayar: [tunai(ONGKOS)] }));
    expect(ambil.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(ambil.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'keadaan_tidak_sesuai' },
    });
    expect(await differences(shop.db)).toEqual([]);
  });
});

describe('the reports of repairs', () => {
  const rows = (query: Statement) => reportRows(shop.db, query);
  const hari = { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system, kode_sales: null };
  const jumlah = (found: readonly ReportRow[], name: string) =>
    Dec.sum(found.map((row) => Dec.from((row[name] ?? 0) as Dec))).toJSON();
  const buku = async (kategori: string) =>
    (
      await shop.db.one<{ jumlah: number }>(
        `select -coalesce(sum(jumlah), 0)::float8 as jumlah from entri where akun = 'SERVICE' and kategori = $1`,
        [kategori],
      )
    ).jumlah;

  it('each go by their own day, and come to what the books have taken and given back', async () => {
    const context = { shop: SHOP } as Parameters<typeof servicesMasuk>[0];
    const masuk = await rows(servicesMasuk(context, hari));
    const ambil = await rows(servicesAmbil(context, hari));
    const batal = await rows(servicesBatal(context, hari));
    const semua = (await buku('SERVICE')) + (await buku('SERVICE AMBIL')) + (await buku('BATAL SERVICE'));
    const berdiri = masuk.filter((row) => row['status'] !== 'CANC');
    expect(jumlah(berdiri, 'dibayar')).toBe(semua);
    // What was taken back keeps what had been paid for it, later too: as much as was given back.
    const kembali = jumlah(batal, 'kembali_rp');
    expect(kembali).toBe(125_000);
    expect(jumlah(masuk, 'dibayar')).toBe(semua + kembali);
    expect(jumlah(ambil, 'bayar_ambil')).toBe(await buku('SERVICE AMBIL'));
    expect(jumlah(ambil, 'ongkos')).toBe(jumlah(ambil, 'dibayar'));
    // With what was given back by itself, the payments that were taken back.
    expect(jumlah(batal, 'kembali_rp') + 30_000 + 100_000).toBe(-(await buku('BATAL SERVICE')));
    const lain = { ...hari, tgl_from: '2026-11-22', tgl_to: '2026-11-22' };
    for (const query of [servicesMasuk, servicesSelesai, servicesAmbil, servicesBatal]) {
      expect(await rows(query(context, lain))).toEqual([]);
    }
    const selesai = await rows(servicesSelesai(context, hari));
    const [cincin] = selesai.filter((row) => row['catatan'] === 'LAPISAN BARU');
    expect(cincin).toMatchObject({ nama_barang: 'CINCIN POLOS', lambat: 0, status: 'CLOS' });
    expect(Dec.from(cincin?.['selisih'] as Dec).toString()).toBe('0.05');
  });

  it('keep what was finished on its day, as heavy as it was then, when it turns out not to be', async () => {
    const context = { shop: SHOP } as Parameters<typeof servicesSelesai>[0];
    const milik = async (nomor: string) =>
      (await rows(servicesSelesai(context, hari))).filter((row) => row['no_service'] === nomor);
    const sv = await diterima([]);
    await lakukan(sv, 'selesai', { barang: [{ baris: 1, berat: 3.3, catatan: 'LAPISAN BARU' }] });
    expect(await milik(sv)).toEqual([]);
    await lakukan(sv, 'selesai');
    const jadi = await milik(sv);
    expect(jadi).toMatchObject([{ berat_selesai: 3.3, status: 'DONE' }, { berat_selesai: 10.5 }]);
    await shop.db.tx((tx) => papers.approved(tx, 'service', sv, 'batal-selesai'));
    expect(await milik(sv)).toEqual(jadi.map((row) => ({ ...row, status: 'CANC' })));
    await lakukan(sv, 'selesai');
    expect((await milik(sv)).map(({ status }) => status)).toEqual(['CANC', 'CANC', 'DONE', 'DONE']);
  });
});

/** A step: what is paid in thousands, which line is finished and by how many milligrams it differs. */
const langkah = fc.record({
  deed: fc.constantFrom('bayar', 'bayar', 'selesai', 'selesai', 'batal-bayar', 'batal-selesai', 'ambil', 'batal'),
  ribu: fc.integer({ min: 1, max: 130 }),
  baris: fc.integer({ min: 1, max: 3 }),
  mg: fc.integer({ min: -400, max: 400 }),
} as const);
type Langkah = typeof langkah extends fc.Arbitrary<infer T> ? T : never;

async function coba(nomor: string, { deed, ribu, baris, mg }: Langkah): Promise<void> {
  const { sisa, saldo } = (await kepala(nomor)) as { readonly sisa: number; readonly saldo: number };
  const berat = Dec.from(baris === 1 ? '3.25' : '10.5').plus(Dec.from(mg).dividedBy(1000, 3, 'half-up'));
  const uang = deed === 'ambil' ? (sisa === 0 ? [] : [tunai(sisa)]) : [tunai(ribu * 1000)];
  if (deed === 'bayar' || deed === 'ambil') await lakukan(nomor, deed, { bayar: uang });
  else if (deed === 'selesai') {
    await lakukan(nomor, deed, { barang: [{ baris, berat: berat.toJSON(), catatan: 'diukur' }] });
  } else if (deed === 'batal') {
    await disetujui(nomor, deed, { kembali: -saldo });
  } else await disetujui(nomor, deed);
}

it('whatever is done: the rest is what it costs less what stands on its account, and no goods are lost', async () => {
  let dilakukan = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(langkah, { minLength: 1, maxLength: 14 }), async (steps) => {
      const nomor = await diterima([tunai(10_000)]);
      for (const step of steps) {
        try {
          await coba(nomor, step);
          dilakukan += 1;
        } catch (error) {
          if (!isProblem(error)) throw error;
        }
        const { status, sisa, saldo } = await kepala(nomor);
        expect(sisa).toBe(status === 'CANC' ? 0 : ONGKOS + Number(saldo));
        const [bawaan] = await shop.db.query<{ pcs: number; gram: number }>(
          `select coalesce(sum(jumlah) filter (where aset = 'BAWAAN:PCS'), 0)::float8 as pcs,
             coalesce(sum(jumlah) filter (where aset = 'BAWAAN:GRAM'), 0)::float8 as gram
           from saldo where akun = 'BAWAAN' and sub = $1`,
          [nomor],
        );
        const ada = status === 'OPEN' || status === 'DONE';
        expect(bawaan?.pcs).toBe(ada ? 2 : 0);
        expect((bawaan?.gram ?? 0) > 0).toBe(ada);
      }
    }),
    { numRuns: 25 },
  );
  expect(dilakukan).toBeGreaterThan(20);
  expect(await differences(shop.db)).toEqual([]);
});
