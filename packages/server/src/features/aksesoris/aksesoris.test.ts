import { Dec } from '@kilau/contract/core/dec.ts';
import type { KindInput } from '@kilau/contract/core/kind.ts';
import type { HalamanAksesoris, KartuAksesoris } from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import type { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.kind.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../app/invariants.ts';
import { moveDay } from '../../ledger/business-date.ts';
import { reconcile, verifyChain } from '../../ledger/reconcile.ts';
import type { WorkContext } from '../../platform/context.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { refused } from '../../testing/checks.ts';
import { papersOf } from '../../testing/papers.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';

const server = testApp();
const papers = papersOf(server);
const { kode_toko } = SHOP;
const PAGE = '/tambah-dan-ambil-stock-aksesoris';
let rina: Call;
let keys = 0;
const kunci = () => `aksesoris-${(keys += 1)}`;

type Isi = KindInput<typeof stokAksesoris>;
type Baris = Isi['barang'][number];
const KOTAK: Baris = {
  kode_barcode: null,
  qty: 10,
  nama_aksesoris: 'KOTAK CINCIN MERAH',
  kode_group: 'ACC',
  kode_dept: 'KT',
  kode_baki: 'A02',
  berat: Dec.from('1.5'),
  harga_jual: Dec.from(15_000),
};
const lama = (kode_barcode: string, qty: number): Baris => ({
  ...KOTAK,
  kode_barcode,
  qty,
  nama_aksesoris: null,
  kode_group: null,
  kode_dept: null,
  kode_baki: null,
  berat: null,
  harga_jual: null,
});
const simpan = (input: Partial<Isi> & Pick<Isi, 'barang'>, context: WorkContext = atWork()) =>
  server.db.tx((tx) =>
    papers.make(tx, 'stok-aksesoris', { arah: 'TAMBAH', keperluan: null, keterangan: null, ...input }, context),
  );
const ambil = (kode: string, qty: number, more: Partial<Isi> = {}, context: WorkContext = atWork()) =>
  simpan({ arah: 'AMBIL', keperluan: 'HADIAH', barang: [lama(kode, qty)], ...more }, context);
const batal = (nomor: string, oleh = 'SPV1') =>
  server.db.tx((tx) => papers.approved(tx, 'stok-aksesoris', nomor, 'batal', { oleh }));
/** A new accessory with its first stock, and its code. */
const baru = async (qty: number, more: Partial<Baris> = {}): Promise<{ nomor: string; kode: string }> => {
  const nomor = await simpan({ barang: [{ ...KOTAK, qty, ...more }] });
  const { kode } = await server.db.one<{ kode: string }>(
    `select kode_barcode as kode from stok_aksesoris_baris where kode_toko = $1 and nomor = $2`,
    [kode_toko, nomor],
  );
  return { nomor, kode };
};
const kini = (kode: string) =>
  server.db.one<{ stok: number; status_aktif: boolean }>(
    `select stok, status_aktif from aksesoris where kode_toko = $1 and kode_barcode = $2`,
    [kode_toko, kode],
  );
beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into kategori (kode_toko, kode_kategori, nama_kategori) select kode_toko, 'AKSESORIS', 'AKSESORIS'
      from toko`,
  );
  await server.db.query(
    `insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar, harga)
      select kode_toko, 'ACC', 'AKSESORIS', 'AKSESORIS', 'TUA', 0, 0 from toko`,
  );
  await server.db.query(
    `insert into jenis (kode_toko, kode_dept, nama_dept, kode_group) select kode_toko, t.kode, t.nama, t.grp
      from toko, (values ('KT', 'KOTAK', null), ('CE', 'CINCIN EMAS', '700')) as t(kode, nama, grp)`,
  );
  await server.user(kode_toko, 'RINA', 'KASIR', [PAGE, '/data-barang', '/transaksi-penjualan', '/laporan-barang-acc']);
  rina = await server.as(kode_toko, 'RINA');
});

afterEach(async () => {
  const { tgl_system } = await server.db.one<{ tgl_system: string }>(
    `select tgl_system from hari_toko where kode_toko = $1`,
    [kode_toko],
  );
  const checks = [
    ...(await reconcile(server.db, kode_toko, tgl_system, invariants)),
    ...(await verifyChain(server.db, kode_toko)),
  ];
  const wrong = checks.filter((check) => !check.selisih.isZero());
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
});

describe('stock of accessories', () => {
  it('comes with the accessory itself, in one step, and the books know both', async () => {
    const answer = await rina(
      'POST',
      'stok-aksesoris',
      {
        arah: 'TAMBAH',
        keterangan: 'kiriman pusat',
        barang: [
          { ...KOTAK, berat: 1.5, harga_jual: 15_000 },
          { ...KOTAK, nama_aksesoris: 'jam tangan', qty: 2, berat: null, harga_jual: null },
        ],
      },
      { 'idempotency-key': kunci() },
    );
    expect(answer).toMatchObject({
      status: 201,
      body: {
        no_stok: 'KL-AC-261121-0001',
        status: 'DONE',
        arah: 'TAMBAH',
        keperluan: null,
        keterangan: 'KIRIMAN PUSAT',
        jumlah_barang: 12,
        total_berat: 15,
        boleh: ['batal'],
      },
    });
    const { barang } = answer.body as { readonly barang: readonly { readonly kode_barcode: string }[] };
    expect(barang).toMatchObject([
      { nama_aksesoris: 'KOTAK CINCIN MERAH', kode_gudang: 'TOKO', kode_baki: 'A02', qty: 10, baru: true },
      { nama_aksesoris: 'JAM TANGAN', qty: 2, berat: 0, harga_jual: 0 },
    ]);
    expect(barang.map(({ kode_barcode }) => kode_barcode)).toEqual([
      expect.stringMatching(/^\d{8}$/),
      expect.stringMatching(/^\d{8}$/),
    ]);
    const saldo = await server.db.query(
      `select aset, sub, kode_baki, jumlah::text from saldo where kode_toko = $1 and akun = 'AKSESORIS'
        order by sub, aset`,
      [kode_toko],
    );
    expect(saldo).toEqual([
      { aset: 'EMAS:0', sub: barang[0]?.kode_barcode, kode_baki: 'A02', jumlah: '15.000' },
      { aset: 'PCS', sub: barang[0]?.kode_barcode, kode_baki: 'A02', jumlah: '10.000' },
      { aset: 'PCS', sub: barang[1]?.kode_barcode, kode_baki: 'A02', jumlah: '2.000' },
    ]);
  });

  it('is no more than a tonne in a line', async () => {
    const tambah = (qty: number, berat: number) =>
      rina(
        'POST',
        'stok-aksesoris',
        { arah: 'TAMBAH', barang: [{ ...KOTAK, nama_aksesoris: 'BATANGAN', qty, berat }] },
        { 'idempotency-key': kunci(), 'accept-language': 'id' },
      );
    expect(await tambah(100_000, 999_999)).toMatchObject({
      status: 422,
      body: { fields: { 'barang.0.qty': 'Satu baris paling banyak 1,000,000 gr seluruhnya' } },
    });
    expect(await tambah(1, 1_000_000.001)).toMatchObject({
      status: 422,
      body: { fields: { 'barang.0.berat': 'Tidak Boleh Melebihi 1,000,000' } },
    });
  });

  it('is added to and taken from, and its history tells it all', async () => {
    const { kode, nomor } = await baru(3, { nama_aksesoris: 'GANTUNGAN' });
    const lagi = await simpan({ barang: [lama(kode, 4)] });
    const keluar = await ambil(kode, 5, { keperluan: 'LAINNYA', keterangan: 'PAMERAN' });
    expect(await kini(kode)).toEqual({ stok: 2, status_aktif: true });
    const kartu = (await rina('GET', `aksesoris/${kode}`)).body as KartuAksesoris;
    expect(kartu.aksesoris).toMatchObject({ nama_aksesoris: 'GANTUNGAN', stok: 2, harga_jual: 15_000 });
    expect(kartu.riwayat).toMatchObject([
      {
        nomor: keluar,
        aksi: 'AMBIL',
        keperluan: 'LAINNYA',
        keterangan: 'PAMERAN',
        masuk: 0,
        keluar: 5,
        saldo: 2,
        user_id: 'KASIR1',
      },
      { nomor: lagi, aksi: 'TAMBAH', masuk: 4, keluar: 0, saldo: 7 },
      { nomor, aksi: 'TAMBAH', masuk: 3, saldo: 3 },
    ]);
    await server.user(kode_toko, 'DEDI', 'KASIR', [PAGE]);
    const nota = await server.app.inject({
      method: 'GET',
      url: `/api/v1/stok-aksesoris/${keluar}/nota.pdf`,
      headers: { 'x-auth-token': await server.token(kode_toko, 'DEDI') },
    });
    const kata = pdfText(nota.rawPayload).flat(2);
    expect([kata.includes(keluar), kata.includes('PRATINJAU')]).toEqual([true, true]);
  });

  it('never goes below zero, and says how many there are', async () => {
    const { kode } = await baru(2);
    expect(await refused(ambil(kode, 3))).toMatchObject({
      code: 'stok_tidak_cukup',
      params: { qty: 2, berat: 3, kode_baki: 'A02' },
      fields: { 'barang.0.qty': { rule: 'terlalu_besar', params: { max: 2 } } },
    });
    expect(await kini(kode)).toMatchObject({ stok: 2 });
  });

  it('the last one goes to one of two tills', async () => {
    const { kode } = await baru(1);
    const both = await Promise.allSettled([ambil(kode, 1), ambil(kode, 1, {}, atWork('KASIR2'))]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find((outcome) => outcome.status === 'rejected')?.reason).toMatchObject({
      code: 'stok_tidak_cukup',
      params: { qty: 0 },
    });
  });

  it.each<[why: string, input: Partial<Isi> & Pick<Isi, 'barang'>, field: string]>([
    ['nothing', { barang: [] }, 'barang'],
    ['no purpose', { arah: 'AMBIL', barang: [lama('00000001', 1)] }, 'keperluan'],
    ['LAINNYA without a remark', { arah: 'AMBIL', keperluan: 'LAINNYA', barang: [lama('00000001', 1)] }, 'keterangan'],
    ['taking what is not there yet', { arah: 'AMBIL', keperluan: 'HADIAH', barang: [KOTAK] }, 'barang.0.kode_barcode'],
    ['a purpose of what comes', { keperluan: 'HADIAH', barang: [KOTAK] }, 'keperluan'],
    [
      'another name of a known one',
      { barang: [{ ...lama('00000001', 1), nama_aksesoris: 'LAIN' }] },
      'barang.0.nama_aksesoris',
    ],
    ['another group of it', { barang: [{ ...lama('00000001', 1), kode_group: 'ACC' }] }, 'barang.0.kode_group'],
    [
      'another price of it',
      { arah: 'AMBIL', keperluan: 'HADIAH', barang: [{ ...lama('00000001', 1), harga_jual: Dec.zero }] },
      'barang.0.harga_jual',
    ],
    ['no name', { barang: [{ ...KOTAK, nama_aksesoris: null }] }, 'barang.0.nama_aksesoris'],
    ['an unknown tray', { barang: [{ ...KOTAK, kode_baki: 'X99' }] }, 'barang.0.kode_baki'],
    ['a group of gold', { barang: [{ ...KOTAK, kode_group: '700' }] }, 'barang.0.kode_group'],
    ['a type of another group', { barang: [KOTAK, { ...KOTAK, kode_dept: 'CE' }] }, 'barang.1.kode_dept'],
  ])('is refused for %s, at the field', async (_, input, field) => {
    expect(Object.keys((await refused(simpan(input))).fields)).toEqual([field]);
  });

  it('is not a piece, and a piece is not an accessory', async () => {
    const { kode } = await baru(1, { nama_aksesoris: 'DOMPET' });
    const [cincin = ''] = await pieces(server.db, 1);
    const aksesoris = {
      status: 409,
      body: { code: 'barang_aksesoris', params: { kode_barcode: kode, nama: 'DOMPET' } },
    };
    expect(await rina('GET', `barang/${kode}`)).toMatchObject(aksesoris);
    expect(await rina('GET', `barang/${kode}/harga-jual`)).toMatchObject(aksesoris);
    expect(await refused(simpan({ barang: [lama(cincin, 1)] }))).toMatchObject({
      code: 'bukan_aksesoris',
      params: { nama: 'CINCIN POLOS RANTAI' },
    });
    expect((await refused(simpan({ barang: [lama('99999999', 1)] }))).code).toBe('barang_tidak_ditemukan');
    expect((await refused(simpan({ barang: [lama(kode, 1), lama(kode, 2)] }))).code).toBe('barang_ganda');
    await server.user('KL02', 'SARI', 'KASIR', [PAGE]);
    expect(await (await server.as('KL02', 'SARI'))('GET', `aksesoris/${kode}`)).toMatchObject({
      status: 409,
      body: { code: 'barang_toko_lain', params: { kode_toko } },
    });
  });
});

describe('a document that is taken back', () => {
  it('gives back what was taken', async () => {
    const { kode } = await baru(6);
    const keluar = await ambil(kode, 6);
    await batal(keluar);
    expect(await kini(kode)).toEqual({ stok: 6, status_aktif: true });
    expect(await refused(batal(keluar))).toMatchObject({ code: 'keadaan_tidak_sesuai' });
    expect((await rina('GET', `stok-aksesoris/${keluar}`)).body).toMatchObject({
      status: 'CANC',
      riwayat: [{ aksi: 'BUAT' }, { aksi: 'BATAL', alasan: 'salah', disetujui_oleh: 'SPV1' }],
      boleh: [],
    });
  });

  it('takes away what it brought, while that is still there; the accessory it made is put out of use', async () => {
    const { kode, nomor } = await baru(4);
    const keluar = await ambil(kode, 1);
    expect(await refused(batal(nomor))).toMatchObject({ code: 'stok_tidak_cukup', params: { qty: 3 } });
    await batal(keluar);
    await batal(nomor);
    expect(await kini(kode)).toEqual({ stok: 0, status_aktif: false });
    await simpan({ barang: [lama(kode, 1)] });
    expect(await kini(kode)).toEqual({ stok: 1, status_aktif: true });
  });

  it("needs an approval, the owner's on a later day", async () => {
    const { nomor } = await baru(1);
    await expect(
      rina('POST', `stok-aksesoris/${nomor}/batal`, { alasan: 'salah' }, { 'idempotency-key': kunci() }),
    ).resolves.toMatchObject({
      status: 422,
      body: { code: 'otorisasi_diperlukan', params: { nilai: '{"alasan":"salah"}' } },
    });
    await server.db.tx((tx) => moveDay(tx, kode_toko, '2026-11-22'));
    expect((await refused(batal(nomor))).code).toBe('otorisasi_pemilik');
    await batal(nomor, 'OWNER');
    expect((await rina('GET', `stok-aksesoris/${nomor}`)).body).toMatchObject({
      tgl: '2026-11-21',
      riwayat: [{ tgl: '2026-11-21' }, { aksi: 'BATAL', tgl: '2026-11-22', disetujui_oleh: 'OWNER' }],
    });
  });
});

describe('the list and the report', () => {
  it('finds by name, code and tray, and leaves out what is not in use', async () => {
    const { kode } = await baru(2, { nama_aksesoris: 'PITA EMAS', kode_baki: 'T01' });
    const cari = async (q: string, more = '') =>
      ((await rina('GET', `aksesoris?q=${q}${more}`)).body as HalamanAksesoris).data.map((row) => row.kode_barcode);
    expect(await cari('pita')).toEqual([kode]);
    expect(await cari(kode)).toEqual([kode]);
    expect(await cari('T01')).toEqual([kode]);
    const ubah = (body: object) =>
      rina('PUT', `aksesoris/${kode}`, { nama_aksesoris: 'PITA PERAK', harga_jual: 2500, ...body });
    expect(await ubah({ status_aktif: false })).toMatchObject({
      status: 409,
      body: { code: 'aksesoris_masih_ada', params: { qty: 2 } },
    });
    await ambil(kode, 2);
    expect(await ubah({ status_aktif: false })).toMatchObject({
      status: 200,
      body: { aksesoris: { nama_aksesoris: 'PITA PERAK', harga_jual: 2500, status_aktif: false } },
    });
    expect([await cari('pita'), await cari('pita', '&tampil=SEMUA')]).toEqual([[], [kode]]);
    const pages: string[] = [];
    for (let after = ''; ;) {
      const page = (await rina('GET', `aksesoris?limit=3&tampil=SEMUA&after=${encodeURIComponent(after)}`))
        .body as HalamanAksesoris;
      pages.push(...page.data.map((row) => row.kode_barcode));
      if (page.next === null) break;
      after = page.next;
    }
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages).toHaveLength(
      (await server.db.query(`select 1 from aksesoris where kode_toko = $1`, [kode_toko])).length,
    );
  });

  it('changes what was sent of one, and nothing else', async () => {
    const { kode } = await baru(2, { nama_aksesoris: 'TAS KAIN' });
    const ubah = async (body: object) => {
      const answer = await rina('PUT', `aksesoris/${kode}`, body, { 'accept-language': 'id' });
      return answer.status === 200 ? (answer.body as KartuAksesoris).aksesoris : answer.body;
    };
    const awal = { nama_aksesoris: 'TAS KAIN', harga_jual: 15_000, status_aktif: true };
    expect(await ubah({})).toMatchObject(awal);
    expect(await ubah({ nama_aksesoris: 'tas kulit' })).toMatchObject({ ...awal, nama_aksesoris: 'TAS KULIT' });
    expect(await ubah({ harga_jual: 20_000 })).toMatchObject({ nama_aksesoris: 'TAS KULIT', harga_jual: 20_000 });
    await ambil(kode, 2);
    const mati = { nama_aksesoris: 'TAS KULIT', harga_jual: 20_000, status_aktif: false };
    expect(await ubah({ status_aktif: false })).toMatchObject(mati);
    expect(await ubah({ harga_jual: 25_000 })).toMatchObject({ ...mati, harga_jual: 25_000 });
    // What is sent empty is no less wrong than before, and what has no name no less unknown.
    expect(await ubah({ nama_aksesoris: '', harga_jual: null })).toMatchObject({
      fields: {
        nama_aksesoris: expect.stringContaining('Tidak Boleh Kosong'),
        harga_jual: expect.stringContaining('Tidak Boleh Kosong'),
      },
    });
    expect(await ubah({ hargajual: 1 })).toMatchObject({ fields: { hargajual: 'Isian ini tidak dikenal' } });
  });

  it('reports what there was, came, was taken and is left, by day and by movement', async () => {
    const { kode } = await baru(9, { nama_aksesoris: 'ZZ BINGKAI', harga_jual: Dec.from(20_000) });
    await server.db.tx((tx) => moveDay(tx, kode_toko, '2026-11-23'));
    await ambil(kode, 2, { keperluan: 'DIPAKAI' });
    await simpan({ barang: [lama(kode, 5)] });
    const laporan = async (query: string) =>
      (
        await rina('GET', `laporan/barang-acc.csv?tgl_from=2026-11-23&tgl_to=2026-11-23${query}`, undefined, {
          accept: 'text/csv',
        })
      ).text
        .split('\n')
        .filter((line) => line.includes(kode));
    expect(await laporan('')).toEqual([
      expect.stringContaining(`${kode},ZZ BINGKAI,KT,TOKO,A02,9,5,2,12,20000,240000`),
    ]);
    const mutasi = await laporan('&tampilan=MUTASI');
    expect(mutasi).toHaveLength(2);
    expect(mutasi[0]).toMatch(/Ambil,Dipakai toko.*,0,2,7/);
    expect(mutasi[1]).toMatch(/Tambah,.*,5,0,12/);
  });
});
