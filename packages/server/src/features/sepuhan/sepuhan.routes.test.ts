import { formatField } from '@kilau/contract/core/format.ts';
import { pindahSortir } from '@kilau/contract/features/sepuhan/pindah-sortir.kind.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { translatorOf } from '../../platform/i18n.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { differences, izin, refused } from '../../testing/checks.ts';
import { papersOf } from '../../testing/papers.ts';
import { isiBeli, terjual } from '../../testing/pembelian.ts';
import { bukaSepuhan, dibeli } from '../../testing/sepuhan.ts';
import { atWork, openShop, SHOP } from '../../testing/shop.ts';

const server = testApp();
const papers = papersOf(server);
const { kode_toko } = SHOP;
const HALAMAN = ['sortir-pembelian', 'kirim-barang-cuci', 'terima-barang-cuci', 'terima-sepuhan', 'wasting-sepuhan'];
let kasir: Call;
let keys = 0;

beforeAll(async () => {
  await openShop(server.db);
  await bukaSepuhan(server.db);
  const modul = `insert into para_system (kode_toko, key, value) values ($1, $2, 'true')`;
  for (const key of ['SEPUHAN_MODULE', 'STOCK_SEPUHAN_MANUAL_MODULE']) await server.db.query(modul, [kode_toko, key]);
  const akses = [...HALAMAN, 'pindah-sortir', 'stock-cuci-manual'].map((name) => `/${name}`);
  await server.user(kode_toko, 'RINA', 'KASIR', akses);
  kasir = await server.as(kode_toko, 'RINA');
});

interface Kertas {
  readonly nomor: string;
  readonly code?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly fields?: Readonly<Record<string, string>>;
  readonly [name: string]: unknown;
}
const kirim = async (path: string, body: object): Promise<Kertas> =>
  (await kasir('POST', path, body, { 'idempotency-key': `sepuhan-${(keys += 1)}` })).body as Kertas;
const baca = async (path: string): Promise<Kertas> => (await kasir('GET', path)).body as Kertas;
/** The same with an approval of what it asks for. */
const disetujui = async (path: string, body: object): Promise<Kertas> => {
  const asked = await kirim(path, body);
  expect(asked.code).toBe('otorisasi_diperlukan');
  const { kategori, dokumen, nilai } = asked.params as Readonly<Record<'kategori' | 'dokumen' | 'nilai', string>>;
  const isi = JSON.parse(nilai) as Readonly<Record<string, unknown>>;
  const otorisasi = await izin(server.db, kategori, dokumen, isi, 'SPV1', atWork('RINA'));
  return kirim(path, { ...body, otorisasi });
};
const sortir = (kode: readonly string[], hasil: string) =>
  kirim('sortir-pembelian', { barang: kode.map((kode_barcode) => ({ kode_barcode, hasil })) });
const cuci = (kode: readonly string[]) =>
  kirim('kirim-barang-cuci', { kode_tukang: 'TK1', barang: kode.map((kode_barcode) => ({ kode_barcode })) });

/** What stands on the account of a batch. */
const sisa = async (no_kirim: string): Promise<Record<string, number>> => {
  const rows = await server.db.query<{ aset: string; jumlah: number }>(
    `select aset, jumlah::float8 as jumlah from saldo where akun = 'CUCI' and sub = $1 and jumlah <> 0 order by 1`,
    [no_kirim],
  );
  return Object.fromEntries(rows.map(({ aset, jumlah }) => [aset, jumlah]));
};
const barang = (kode: string) =>
  server.db.one(
    `select status, pemilik_nomor, berat::float8 as berat, harga_modal::int as harga_modal from barang
     where kode_barcode = $1`,
    [kode],
  );

// 12 pieces of 70 %, 41.350 g at 1,150,000 a gram, and 8 of 37.5 %, 18.220 g at 620,000.
const TUA = [...Array.from({ length: 10 }, () => 3.5), 3.23, 3.12].map((gram) => ['700', gram] as const);
const MUDA = [...Array.from({ length: 7 }, () => 2.25), 2.47].map((gram) => ['375', gram] as const);

describe('batch KC-0001 of the trade guide', () => {
  it('is at every moment what came back, the dust, the loss and the rest, and is sold again under new barcodes', async () => {
    const { nomor: pembelian, kode } = await dibeli(server, [...TUA, ...MUDA]);
    const [tua, muda] = [kode.slice(0, 12), kode.slice(12)];
    const { nomor: no_sortir } = await sortir(kode, 'CUCI');
    expect(no_sortir).toBe('KL-SR-261121-0001');
    const { nomor: no_kirim } = await cuci(kode);
    const modal = 41.35 * 1_150_000 + 18.22 * 620_000;
    expect(await sisa(no_kirim)).toEqual({ PCS: 20, 'EMAS:70': 41.35, 'EMAS:37.5': 18.22, NILAI: modal });

    // Eleven of the first come back, 38.230 g at 38.045 g, and 0.110 g of dust; all of the others, 0.080 g lighter.
    const kembali = [
      ...tua.slice(0, 10).map((kode_barcode) => ({ kode_barcode, berat: 3.482 })),
      { kode_barcode: tua[10], berat: 3.225, hasil: 'RUSAK' },
      ...muda.map((kode_barcode, index) => ({ kode_barcode, berat: index < 7 ? 2.24 : 2.46 })),
    ];
    const terima = await kirim('terima-sepuhan', {
      no_kirim,
      barang: kembali,
      abu: [{ kadar: 70, berat: 0.11 }],
      bayar: [{ jenis: 'CASH', jumlah: 150_000 }],
    });
    expect(terima).toMatchObject({ berat_kirim: 56.45, total_berat: 56.185, berat_abu: 0.11, ongkos_cuci: 150_000 });
    expect(await sisa(no_kirim)).toEqual({
      PCS: 1,
      'EMAS:70': 3.195,
      'EMAS:37.5': 0.08,
      NILAI: 3.12 * 1_150_000 + 135_850,
    });
    expect(await barang(tua[0] ?? '')).toMatchObject({ status: 'SORTIR', berat: 3.482, harga_modal: 4_004_300 });

    const wasting = await kirim('wasting-sepuhan', { no_kirim });
    expect(wasting).toMatchObject({
      berat_wasting: 0.155,
      berat_lebih: 0,
      kadar: [
        { kadar: 70, berat_kirim: 38.23, berat_kembali: 38.045, berat_abu: 0.11, berat: 0.075, persen: 0.196 },
        { kadar: 37.5, berat_kirim: 18.22, berat_kembali: 18.14, berat_abu: 0, berat: 0.08, persen: 0.439 },
      ],
    });
    const nilai = `select nilai::int as nilai from wasting_sepuhan_kadar where nomor = $1 order by baris`;
    expect(await server.db.query(nilai, [wasting.nomor])).toEqual([{ nilai: 86_250 }, { nilai: 49_600 }]);
    expect(await sisa(no_kirim)).toEqual({ PCS: 1, 'EMAS:70': 3.12, NILAI: 3.12 * 1_150_000 });
    // In fine gold: what was sent, what came back with its dust, and what was lost.
    const murni = `select b.jenis, sum(e.jumlah * substr(e.aset, 6)::numeric / 100)::float8 as gram from entri e
      join posting b on b.kode_toko = e.kode_toko and b.id = e.posting_id
      where e.akun = 'CUCI' and e.sub = $1 and e.aset like 'EMAS:%' group by b.jenis order by b.jenis`;
    expect(await server.db.query(murni, [no_kirim])).toEqual([
      { jenis: 'kirim-barang-cuci', gram: 35.7775 },
      { jenis: 'terima-sepuhan', gram: -33.511 },
      { jenis: 'wasting-sepuhan', gram: -0.0825 },
    ]);
    expect(await baca(`kirim-barang-cuci/${no_kirim}`)).toMatchObject({
      status: 'OPEN',
      berat_kembali: 56.185,
      berat_abu: 0.11,
      berat_wasting: 0.155,
      berat_sisa: 3.12,
    });
    expect(await differences(server.db)).toEqual([]);

    const barangKembali = kembali.map(({ kode_barcode }) => ({ kode_barcode }));
    // All that goes to no tray is told at once; the one that is melted needs none.
    const { code, fields = {} } = await kirim('pindah-sortir', { barang: barangKembali });
    expect([code, Object.keys(fields).length]).toEqual(['data_tidak_valid', 18]);
    expect(fields).toMatchObject({ 'barang.0.kode_baki': 'Ke Baki Tidak Boleh Kosong' });
    const pindah = await kirim('pindah-sortir', { kode_baki: 'A01', barang: barangKembali });
    expect(pindah).toMatchObject({ jumlah_barang: 19, jumlah_jual: 18, jumlah_lebur: 1 });
    const [{ kode_baru = '', asal_jenis = '' } = {}] = pindah['barang'] as readonly {
      kode_baru?: string;
      asal_jenis?: string;
    }[];
    const asal = pindahSortir.lines.barang.fields.asal_jenis;
    expect(formatField(asal, asal_jenis, { timeZone: 'UTC', t: translatorOf('id') })).toBe('Terima Sepuhan');
    expect(await barang(kode_baru)).toMatchObject({ status: 'TERSEDIA', berat: 3.482, harga_modal: 4_004_300 });
    expect(await barang(tua[0] ?? '')).toMatchObject({ status: 'GANTI', pemilik_nomor: pindah.nomor });
    expect(await barang(tua[10] ?? '')).toMatchObject({ status: 'LEBUR' });
    const lebur = `select qty, berat::float8 as berat from stok_manual where kode_gudang = 'LEBUR'`;
    expect(await server.db.query(lebur)).toEqual([{ qty: 0, berat: 3.335 }]);
    // 0.110 g of dust and a piece of 3.225 g, each at what it cost.
    const curah = `select sub, jumlah::float8 as jumlah from saldo where akun = 'CURAH' and jumlah <> 0`;
    expect(await server.db.query(curah)).toEqual([{ sub: '70', jumlah: 3.335 * 1_150_000 }]);
    expect(await differences(server.db)).toEqual([]);

    // Each has its sheet, which is counted.
    for (const [jenis, nomor] of [
      ['sortir-pembelian', no_sortir],
      ['kirim-barang-cuci', no_kirim],
      ['terima-sepuhan', terima.nomor],
      ['wasting-sepuhan', wasting.nomor],
      ['pindah-sortir', pindah.nomor],
    ] as const) {
      const { status, text } = await kasir('POST', `${jenis}/${nomor}/cetak`, { bentuk: 'nota.pdf' });
      expect([status, text.slice(0, 5)], jenis).toEqual([200, '%PDF-']);
    }

    // A purchase whose goods were sorted is not taken back, nor anything of which something has gone on.
    expect(await refused(server.db.tx((tx) => papers.approved(tx, 'pembelian', pembelian, 'batal')))).toMatchObject({
      code: 'barang_disortir',
    });
    const alasan = { alasan: 'salah' };
    const otorisasi = await izin(server.db, 'BATAL TERIMA SEPUHAN', terima.nomor, alasan, 'SPV1', atWork('RINA'));
    expect(await kirim(`terima-sepuhan/${terima.nomor}/batal`, { ...alasan, otorisasi })).toMatchObject({
      code: 'barang_disortir',
      params: { nomor: pindah.nomor },
    });
    // From the last to the first all of it is taken back, and the purchase too.
    for (const [jenis, nomor] of [
      ['pindah-sortir', pindah.nomor],
      ['wasting-sepuhan', wasting.nomor],
      ['terima-sepuhan', terima.nomor],
      ['kirim-barang-cuci', no_kirim],
      ['sortir-pembelian', no_sortir],
    ] as const) {
      expect(await disetujui(`${jenis}/${nomor}/batal`, alasan), jenis).toMatchObject({ status: 'CANC' });
      expect(await differences(server.db), jenis).toEqual([]);
    }
    // The goldsmith has nothing of it any more: neither the paper says so nor the report.
    const owner = await server.as(kode_toko, 'OWNER');
    const laporan = await owner('GET', 'laporan/wasting-sepuhan');
    expect(laporan.body).toMatchObject({ batal: { bruto: { berat_kirim: 59.57, berat_sisa: 0 } } });
    expect(await baca(`kirim-barang-cuci/${no_kirim}`)).toMatchObject({ berat_sisa: 0 });
    await server.db.tx((tx) => papers.approved(tx, 'pembelian', pembelian, 'batal'));
    expect(await barang(kode_baru)).toMatchObject({ status: 'BATAL' });
    expect([await sisa(no_kirim), await server.db.query(curah)]).toEqual([{}, []]);
    expect(await differences(server.db)).toEqual([]);
  });
});

describe('a batch at the goldsmith', () => {
  it('keeps open what it comes back by: its modules are switched neither off nor to head office meanwhile', async () => {
    await server.user(kode_toko, 'BOS', 'OWN', ['/settingsystem']);
    const bos = await server.as(kode_toko, 'BOS');
    const atur = async (key: string, value: string) => (await bos('PUT', `para-system/${key}`, { value })).body;
    const { kode } = await dibeli(server, [['700', 3]]);
    await sortir(kode, 'CUCI');
    const { nomor } = await cuci(kode);
    const ditunggu = { code: 'modul_masih_ditunggu', params: { jumlah: 1, nomor } };
    expect(await atur('SEPUHAN_TERPUSAT_MODULE', 'true')).toMatchObject(ditunggu);
    expect(await atur('SEPUHAN_MODULE', 'false')).toMatchObject(ditunggu);
    await kirim('terima-sepuhan', { no_kirim: nomor, barang: [{ kode_barcode: kode[0], berat: 3 }] });
    expect(await atur('SEPUHAN_TERPUSAT_MODULE', 'true')).toMatchObject({ value: 'true' });
    expect(await atur('SEPUHAN_TERPUSAT_MODULE', 'false')).toMatchObject({ value: 'false' });
  });
});

describe('a piece that was sorted', () => {
  it('is named by what bought it, where the sale of before is taken back', async () => {
    const { nomor: nota, kode } = await terjual(server);
    const isi = isiBeli(kode.map((kode_barcode) => ({ kode_barcode, kondisi_barang: 'UTUH' })));
    const nomor = await server.db.tx((tx) => papers.make(tx, 'pembelian', isi));
    await server.db.tx((tx) => papers.done(tx, 'pembelian', nomor, 'validasi'));
    const batal = () => refused(server.db.tx((tx) => papers.approved(tx, 'penjualan', nota, 'batal')));
    const sudahDibeli = { code: 'barang_sudah_dibeli', params: { nomor } };
    await sortir(kode, 'LAYAK JUAL');
    expect(await batal()).toMatchObject(sudahDibeli);
    const pindah = { kode_baki: 'A01', barang: kode.map((kode_barcode) => ({ kode_barcode })) };
    expect(await kirim('pindah-sortir', pindah)).toMatchObject({ jumlah_jual: 1 });
    expect(await batal()).toMatchObject(sudahDibeli);
    expect(await differences(server.db)).toEqual([]);
  });

  it('goes where it was decided, as long as it lies there, and is named by its purchase too', async () => {
    const { nomor, kode } = await dibeli(server, [
      ['700', 2],
      ['700', 3],
    ]);
    const [cincin = '', lebur = ''] = kode;
    expect(await baca(`barang/get/dibeli-pada/${nomor}`)).toMatchObject(kode.map((kode_barcode) => ({ kode_barcode })));
    expect(await baca(`barang/get/siap-cuci/${cincin}`)).toMatchObject({ code: 'barang_belum_disortir' });
    const asing = await kirim('sortir-pembelian', { barang: [{ no_faktur_group: nomor, baris: 2 ** 31 }] });
    expect(asing.code).toBe('data_tidak_valid');
    const { nomor: no_sortir } = await kirim('sortir-pembelian', {
      barang: [
        { no_faktur_group: nomor, baris: 1, hasil: 'LAYAK JUAL' },
        { kode_barcode: lebur, hasil: 'LEBUR' },
      ],
    });
    expect(await sortir([cincin], 'CUCI')).toMatchObject({ code: 'barang_disortir', params: { nomor: no_sortir } });
    expect(await cuci([cincin])).toMatchObject({
      code: 'barang_bukan_hasil',
      params: { hasil: 'LAYAK JUAL' },
      message: `Barang ${cincin} disortir Layak jual: tidak dapat dipakai di sini.`,
    });
    expect(await baca(`barang/get/siap-cuci/${cincin}`)).toMatchObject({ code: 'barang_bukan_hasil' });
    expect(await baca(`barang/get/siap-pindah/${lebur}`)).toMatchObject({ kode_barcode: lebur, hasil: 'LEBUR' });
    expect(await baca(`barang/get/dibeli-pada/${nomor}`)).toMatchObject({ code: 'barang_tidak_ditemukan' });
    await kirim(`sortir-pembelian/${no_sortir}/ubah-hasil`, { barang: [{ kode_barcode: cincin, hasil: 'CUCI' }] });
    expect(await kirim('pindah-sortir', { kode_baki: 'A01', barang: [{ kode_barcode: cincin }] })).toMatchObject({
      code: 'barang_bukan_hasil',
      params: { hasil: 'CUCI' },
    });
    const { nomor: no_kirim } = await cuci([cincin]);
    const ubah = { barang: [{ kode_barcode: cincin, hasil: 'LEBUR' }] };
    const diTukang = {
      code: 'barang_di_tukang',
      params: { kode_barcode: cincin, nomor: no_kirim },
      message: `Barang ${cincin} sedang di tukang pada ${no_kirim}.`,
    };
    expect(await kirim(`sortir-pembelian/${no_sortir}/ubah-hasil`, ubah)).toMatchObject(diTukang);
    expect(await sortir([cincin], 'CUCI')).toMatchObject(diTukang);
    expect(await baca(`barang/get/dibeli/${cincin}`)).toMatchObject(diTukang);
    expect(await baca(`barang/get/siap-cuci/${cincin}`)).toMatchObject(diTukang);
    expect(await baca(`barang/get/dicuci/${no_kirim}/${cincin}`)).toMatchObject({ nama_barang: expect.any(String) });
    expect(await baca(`barang/get/dicuci/${no_kirim}/${lebur}`)).toMatchObject({ code: 'barang_bukan_dicuci' });

    // The workshop has it at another weight, which somebody approves, and tells so once.
    const tiba = { no_kirim, barang: [{ kode_barcode: cincin, berat: 1.99 }] };
    expect(await disetujui('terima-barang-cuci', tiba)).toMatchObject({ selisih: 0.01, jumlah_kirim: 1 });
    expect(await kirim('terima-barang-cuci', tiba)).toMatchObject({ code: 'kirim_sudah_diterima' });

    // No more dust than was lost; heavier than scales differ, and more lost than the shop takes for granted.
    const berat = (gram: number, more: object = {}) => ({
      no_kirim,
      barang: [{ kode_barcode: cincin, berat: gram }],
      ...more,
    });
    expect(await kirim('terima-sepuhan', berat(1.9, { abu: [{ kadar: 70, berat: 0.11 }] }))).toMatchObject({
      code: 'abu_melebihi',
      params: { berat: 0.1 },
    });
    expect(await kirim('terima-sepuhan', berat(2.03))).toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { kategori: 'TERIMA SEPUHAN' },
    });
    expect(await kirim('wasting-sepuhan', { no_kirim })).toMatchObject({ code: 'wasting_kosong' });
    await kirim('terima-sepuhan', berat(1.9));
    expect(await disetujui('wasting-sepuhan', { no_kirim })).toMatchObject({ berat_lebih: 0.1 });
    expect(await baca(`kirim-barang-cuci/${no_kirim}`)).toMatchObject({ status: 'DONE', berat_sisa: 0 });
    expect(await kirim('terima-sepuhan', berat(1.9))).toMatchObject({ code: 'keadaan_tidak_sesuai' });
    expect(await differences(server.db)).toEqual([]);
  });
});

it('a piece that was sold goes on with its stones, and without the faktur pajak that it came with', async () => {
  const { kode } = await terjual(server);
  const [lama = ''] = kode;
  await server.db.query(
    `insert into jenis_batu (kode_toko, kode_jenis_batu, nama_jenis_batu) values ($1, 'DIA', 'X')`,
    [kode_toko],
  );
  await server.db.query(
    `insert into barang_batu (kode_toko, kode_barcode, baris, kode_jenis_batu, jumlah, carat, no_sertifikat, harga)
     values ($1, $2, 1, 'DIA', 3, 0.45, 'GIA 1', 4500000), ($1, $2, 2, 'DIA', 1, 0.12, '', null)`,
    [kode_toko, lama],
  );
  await server.db.query(
    `update barang set berlian = true, berat_manual = true, berat_asli = 2.53, berat_atribut = 0.3, berat_plastik = 0.1,
       atribut = '[]'
     where kode_toko = $1 and kode_barcode = $2`,
    [kode_toko, lama],
  );
  const nomor = await server.db.tx((tx) =>
    papers.make(tx, 'pembelian', isiBeli([{ kode_barcode: lama, kondisi_barang: 'MULUS', berat: 2.11 }])),
  );
  await server.db.tx((tx) => papers.done(tx, 'pembelian', nomor, 'validasi'));
  await sortir([lama], 'LAYAK JUAL');
  const pindah = await kirim('pindah-sortir', { kode_baki: 'A01', barang: [{ kode_barcode: lama }] });
  const [{ kode_baru = '' } = {}] = pindah['barang'] as readonly { kode_baru?: string }[];
  const sifat = (kode_barcode: string) =>
    server.db.one(
      `select berlian, berat_manual, asal_faktur_pajak, berat::float8 as berat, berat_asli::float8 as berat_asli
       from barang where kode_barcode = $1`,
      [kode_barcode],
    );
  expect(await sifat(lama)).toMatchObject({ asal_faktur_pajak: true });
  // Bought back 0.02 g lighter, with everything on it that hung there.
  expect(await sifat(kode_baru)).toEqual({
    berlian: true,
    berat_manual: true,
    asal_faktur_pajak: false,
    berat: 2.11,
    berat_asli: 2.51,
  });
  const batu = `select jumlah, carat::float8 as carat, no_sertifikat, harga::int as harga from barang_batu
    where kode_toko = $1 and kode_barcode = $2 order by baris`;
  expect(await server.db.query(batu, [kode_toko, kode_baru])).toEqual([
    { jumlah: 3, carat: 0.45, no_sertifikat: 'GIA 1', harga: 4_500_000 },
    { jumlah: 1, carat: 0.12, no_sertifikat: '', harga: null },
  ]);
  expect(await differences(server.db)).toEqual([]);
});

describe('bulk that is washed', () => {
  it('is where it was moved to, and no more leaves than is there', async () => {
    const gerak = (nama: string, berat: number, more: object = {}) =>
      kirim('stock-cuci-manual', { gerak: nama, barang: [{ kode_dept: 'CN', kadar: 70, berat }], ...more });
    const tukang = { kode_tukang: 'TK1' };
    await gerak('MASUK', 10);
    expect(await gerak('KIRIM', 4)).toMatchObject({ code: 'data_tidak_valid' });
    await gerak('KIRIM', 4, tukang);
    expect(await gerak('KELUAR', 7)).toMatchObject({ code: 'cuci_tidak_cukup', params: { berat: 6 } });
    await gerak('WASTING', 0.1, tukang);
    const { nomor } = await gerak('TERIMA', 3.9, tukang);
    expect(await gerak('TERIMA', 0.1, tukang)).toMatchObject({ code: 'cuci_tidak_cukup', params: { berat: 0 } });
    expect(
      await disetujui('stock-cuci-manual', { gerak: 'KOREKSI', barang: [{ kode_dept: 'CN', kadar: 70, berat: -0.4 }] }),
    ).toMatchObject({ berat_koreksi: 0.4 });
    const akhir = `select sub, jumlah::float8 as jumlah from saldo where akun = 'CUCI_MANUAL' and jumlah <> 0`;
    expect(await server.db.query(akhir)).toEqual([{ sub: '', jumlah: 9.5 }]);
    await gerak('KELUAR', 9);
    const alasan = { alasan: 'salah' };
    const otorisasi = await izin(server.db, 'BATAL CUCI MANUAL', nomor, alasan, 'SPV1', atWork('RINA'));
    expect(await kirim(`stock-cuci-manual/${nomor}/batal`, { ...alasan, otorisasi })).toMatchObject({
      code: 'cuci_tidak_cukup',
    });
    expect(await differences(server.db)).toEqual([]);
  });

  it('is told in fine gold so that all types come to what each of them does', async () => {
    const masuk = (kode_dept: string, kadar: number, berat: number) =>
      kirim('stock-cuci-manual', { gerak: 'MASUK', barang: [{ kode_dept, kadar, berat }] });
    const kalung = `insert into jenis (kode_toko, kode_dept, nama_dept) values ($1, 'KL', 'KALUNG')`;
    await server.db.query(kalung, [kode_toko]);
    // 0.376125 g and 0.7014 g; of the other type 0.376125 g beside the 0.35 g that were left.
    await masuk('KL', 37.5, 1.003);
    await masuk('KL', 70, 1.002);
    await masuk('CN', 37.5, 1.003);
    const owner = await server.as(kode_toko, 'OWNER');
    const murni = async (jenis: string) =>
      (
        (await owner('GET', `laporan/stock-cuci-manual?tgl_from=2026-11-21&tgl_to=2026-11-21${jenis}`)).body as {
          readonly total: Readonly<Record<string, number>>;
        }
      ).total['murni'];
    const jenis = [await murni('&kode_dept=KL'), await murni('&kode_dept=CN')];
    expect([...jenis, await murni('')]).toEqual([1.078, 0.726, 1.804]);
  });
});
