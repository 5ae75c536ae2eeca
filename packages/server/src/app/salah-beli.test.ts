import { beforeAll, describe, expect, it } from 'vitest';
import { nilaiIzinBeli } from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import { translatorOf } from '../platform/i18n.ts';
import { testApp, type Call, type Reply } from '../testing/app.ts';
import { differences, izin } from '../testing/checks.ts';
import { hancurkanBeli } from '../testing/kertas-barang.ts';
import { bukaBeli, KTP, luar, terjual } from '../testing/pembelian.ts';
import { atWork, openShop, pieces, SHOP } from '../testing/shop.ts';
import { CINCIN, dari, tunai } from '../testing/titipan.ts';

const server = testApp();
const t = translatorOf('id');
const { kode_toko } = SHOP;
/** What P1 of the domain guide comes to. */
const LAMA = 3_043_000;
let kasir: Call;
let keys = 0;

beforeAll(async () => {
  await openShop(server.db);
  await bukaBeli(server.db);
  await server.db.query(
    `with g as (insert into gudang (kode_toko, kode_gudang, nama_gudang, dijual)
       values ($1, 'HANCUR', 'HANCUR', false))
     insert into kondisi_barang (kode_toko, kode_kondisi, nama_kondisi) values ($1, 'RSK', 'RUSAK')`,
    [kode_toko],
  );
  await server.user(kode_toko, 'RINA', 'KASIR', [
    '/transaksi-pembelian',
    '/validasi-jual-beli',
    '/batal-pembelian',
    '/transaksi-penjualan',
    '/transaksi-titipan',
    '/validasi-titipan',
    '/lihat-titipan',
    '/hancur-pembelian',
  ]);
  const token = await server.token(kode_toko, 'RINA');
  kasir = (method, path, body, headers) => server.call(method, path, body, { 'x-auth-token': token, ...headers });
});

type Isi = Readonly<Record<string, unknown>>;
const kirim = (path: string, body: object): Promise<Reply> =>
  kasir('POST', path, body, { 'idempotency-key': `masukan-salah-${(keys += 1)}` });
const SIAPA = { kode_sales: 'SL01', pelanggan: { nama: 'BU TINI' } };
const beli = (barang: readonly Isi[], more: Isi = {}) =>
  kirim('pembelian', { ...SIAPA, barang, bayar: [{ jenis: 'CASH' }], ...more });
const titip = (kode: readonly string[], bayar: readonly Isi[]) =>
  kirim('titipan', { ...SIAPA, barang: kode.map((kode_barcode) => ({ kode_barcode })), bayar });
const jual = (kode: readonly string[], bayar: readonly Isi[]) =>
  kirim('penjualan', { ...SIAPA, barang: kode.map((kode_barcode) => ({ kode_barcode })), bayar });

/** The number of what was saved. */
async function tersimpan(sent: Promise<Reply>): Promise<string> {
  const { status, body, text } = await sent;
  if (status >= 300) throw new Error(text);
  return (body as { readonly nomor: string }).nomor;
}
/** A ring of 2.13 g that was sold on a nota, as a line that buys it back. */
async function lama(more: Isi = {}): Promise<Isi & { readonly kode_barcode: string }> {
  const { kode } = await terjual(server);
  return { kode_barcode: kode[0] ?? '', kondisi_barang: 'MULUS', ...more };
}
const bebas = async (): Promise<string> => (await pieces(server.db, 1))[0] ?? '';
/** Somebody approves for the cashier of this test. */
const disetujui = (kategori: string, dokumen: string, nilai: Isi) =>
  izin(server.db, kategori, dokumen, nilai, 'SPV1', atWork('RINA'));

/** All that a call of the trade may move: papers, their rows, entries, pieces, approvals that were used, numbers. */
const keadaan = async (): Promise<string> =>
  (
    await server.db.one<{ rupa: string }>(
      `select md5(concat(
        (select count(*) from dokumen), (select string_agg(nomor || status || versi, ',' order by nomor) from dokumen),
        (select count(*) from perbuatan), (select count(*) from pembayaran), (select count(*) from entri),
        (select count(*) from beli_barang), (select count(*) from jual_barang), (select count(*) from titip_barang),
        (select string_agg(concat_ws('/', kode_barcode, status, pemilik_nomor, klaim_nomor, kode_baki, berat,
          harga_modal), ',' order by kode_barcode) from barang),
        (select string_agg(to_jsonb(n)::text, ',' order by to_jsonb(n)::text) from nomor_dokumen n),
        (select string_agg(to_jsonb(o)::text, ',' order by to_jsonb(o)::text) from otorisasi o)
      )) as rupa`,
    )
  ).rupa;

type Kata = Readonly<Record<string, string | number>>;
interface Ditolak {
  readonly code: string;
  readonly di: readonly string[];
  readonly params?: Isi;
}

/** Refused with that code, in its own sentence, at those fields and no others, and nothing has moved. */
async function expectDitolak(kirimkan: () => Promise<Reply>, { code, di, params = {} }: Ditolak): Promise<void> {
  const sebelum = await keadaan();
  const { status, body } = await kirimkan();
  const problem = body as { readonly code: string; readonly message: string; params: Kata; fields?: object };
  expect({ code: problem.code, di: Object.keys(problem.fields ?? {}) }).toEqual({ code, di });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(problem.params).toMatchObject(params);
  expect(problem.message).toBe(t(`problem.${code}`, problem.params));
  expect(await keadaan()).toBe(sebelum);
}

describe('what is bought wrongly', () => {
  it('the same piece twice, on one paper and on two, before and after it was bought', async () => {
    const line = await lama();
    const { kode_barcode } = line;
    await expectDitolak(() => beli([line, line]), { code: 'barang_ganda', di: ['barang.1.kode_barcode'] });
    const nomor = await tersimpan(beli([line]));
    const dipegang = { code: 'barang_sedang_dipesan', di: [], params: { kode_barcode, nomor } };
    await expectDitolak(() => beli([line]), dipegang);
    const baru = await bebas();
    const tukar = { jenis: 'TUKAR', barang: [line] };
    await expectDitolak(() => jual([baru], [tukar, tunai(149_500)]), { ...dipegang });
    await tersimpan(kirim(`pembelian/${nomor}/validasi`, {}));
    await expectDitolak(() => beli([line]), { code: 'barang_sudah_dibeli', di: [], params: { kode_barcode, nomor } });
  });

  it('a piece that an exchange waits for, and one that was never sold', async () => {
    const line = await lama();
    await tersimpan(jual([await bebas()], [{ jenis: 'TUKAR', barang: [line] }, tunai(CINCIN - LAMA)]));
    await expectDitolak(() => beli([line]), { code: 'barang_sedang_dipesan', di: [] });
    const kode_barcode = await bebas();
    await expectDitolak(() => beli([{ kode_barcode, kondisi_barang: 'MULUS' }]), {
      code: 'barang_belum_terjual',
      di: [],
    });
  });

  it('described goods without who brings them, without an approval, and described by half', async () => {
    await expectDitolak(() => beli([luar()]), {
      code: 'data_tidak_valid',
      di: ['jenis_identitas', 'nik_sim_passport'],
    });
    await expectDitolak(() => beli([luar()], { ...KTP, nik_sim_passport: '1234' }), {
      code: 'data_tidak_valid',
      di: ['nik_sim_passport'],
    });
    await expectDitolak(() => beli([luar({ nama_barang: null, berat: null })], KTP), {
      code: 'data_tidak_valid',
      di: ['barang.0.nama_barang', 'barang.0.berat'],
    });
    await expectDitolak(() => beli([luar()], KTP), {
      code: 'otorisasi_diperlukan',
      di: ['barang.0.otorisasi'],
      params: { kategori: 'PEMBELIAN TANPA BARCODE' },
    });
  });

  it('a price above and below the nota, a weight outside the tolerance, each with what was approved of another', async () => {
    const line = await lama();
    const { kode_barcode } = line;
    const nilai = {
      kode_barcode,
      nama_barang: 'CINCIN POLOS RANTAI',
      kode_group: '700',
      kondisi_barang: 'MULUS',
      kadar: 70,
      berat: 2.13,
      berat_nota: 2.13,
      harga_nota: 3_086_000,
      harga_beli: LAMA,
    };
    for (const [kategori, more] of [
      ['HARGA BELI DIATAS HARGA NOTA', { harga_beli: 3_090_000 }],
      ['HARGA BELI DIBAWAH HARGA NOTA', { harga_beli: 3_000_000 }],
      ['TOLERANSI BERAT PEMBELIAN', { berat: 2, harga_beli: LAMA }],
    ] as const) {
      await expectDitolak(() => beli([{ ...line, ...more }]), {
        code: 'otorisasi_diperlukan',
        di: ['barang.0.otorisasi'],
        params: { kategori },
      });
      const lain = nilaiIzinBeli({ ...nilai, ...more, harga_beli: 1 });
      const otorisasi = await disetujui(kategori, '', lain);
      await expectDitolak(() => beli([{ ...line, ...more, otorisasi }]), {
        code: 'otorisasi_tidak_berlaku',
        di: ['barang.0.otorisasi'],
      });
    }
    // What fits is taken, once.
    const tepat = await disetujui(
      'HARGA BELI DIATAS HARGA NOTA',
      '',
      nilaiIzinBeli({ ...nilai, harga_beli: 3_090_000 }),
    );
    const disepakati = { ...line, harga_beli: 3_090_000, otorisasi: tepat };
    await tersimpan(beli([disepakati]));
    const { kode_barcode: kedua } = await lama();
    await expectDitolak(() => beli([{ ...disepakati, kode_barcode: kedua }]), {
      code: 'otorisasi_tidak_berlaku',
      di: ['barang.0.otorisasi'],
    });
  });

  it('paid too little, too much, twice in cash, and to nobody’s account', async () => {
    const barang = [await lama()];
    const dibayar =
      (...bayar: Isi[]) =>
      () =>
        beli(barang, { bayar });
    await expectDitolak(dibayar(), { code: 'pembayaran_kosong', di: ['bayar'] });
    await expectDitolak(dibayar(tunai(LAMA - 1)), { code: 'pembayaran_kurang', di: ['bayar.0.jumlah'] });
    await expectDitolak(dibayar(tunai(LAMA + 1)), { code: 'data_tidak_valid', di: ['bayar.0.jumlah'] });
    await expectDitolak(dibayar(tunai(1000), { jenis: 'CASH' }), { code: 'data_tidak_valid', di: ['bayar.1.jenis'] });
    await expectDitolak(dibayar({ jenis: 'TRANSFER', no_rekening: '008123' }), {
      code: 'data_tidak_valid',
      di: ['bayar.0.no_rekening_customer'],
    });
  });
});

describe('what is exchanged wrongly', () => {
  it('the same old piece twice, no old piece, an amount of its own, and too little beside it', async () => {
    const line = await lama();
    const baru = await bebas();
    const tukar = (barang: readonly Isi[], more: Isi = {}) => ({ jenis: 'TUKAR', barang, ...more });
    await expectDitolak(() => jual([baru], [tukar([line, line])]), {
      code: 'barang_ganda',
      di: ['bayar.0.barang.1.kode_barcode'],
    });
    await expectDitolak(() => jual([baru], [tukar([]), tunai(CINCIN)]), {
      code: 'data_tidak_valid',
      di: ['bayar.0.barang'],
    });
    await expectDitolak(() => jual([baru], [tukar([line], { jumlah: 1_000_000 }), tunai(CINCIN)]), {
      code: 'data_tidak_valid',
      di: ['bayar.0.jumlah'],
    });
    await expectDitolak(() => jual([baru], [tukar([line]), tunai(CINCIN - LAMA - 1)]), {
      code: 'pembayaran_kurang',
      di: ['bayar.1.jumlah'],
      params: { kurang: 1 },
    });
    await expectDitolak(() => jual([baru], [tukar([{ ...line, kondisi_barang: 'TIADA' }]), tunai(CINCIN)]), {
      code: 'rujukan_tidak_ada',
      di: ['bayar.0.barang.0.kondisi_barang'],
    });
  });
});

describe('what is taken back wrongly', () => {
  it('a purchase whose piece was sorted meanwhile', async () => {
    const line = await lama();
    const nomor = await tersimpan(beli([line]));
    await tersimpan(kirim(`pembelian/${nomor}/validasi`, {}));
    const input = { alasan: 'salah' };
    await server.db.tx((tx) => hancurkanBeli(tx, [line.kode_barcode], 'hancur-dulu'));
    const otorisasi = await disetujui('BATAL PEMBELIAN', nomor, input);
    await expectDitolak(() => kirim(`pembelian/${nomor}/batal`, { ...input, otorisasi }), {
      code: 'barang_sudah_hancur',
      di: [],
    });
  });

  it('one that waits, one that was cancelled, and one by an approval of another paper', async () => {
    const nomor = await tersimpan(beli([await lama()]));
    const input = { alasan: 'salah' };
    const batal = (otorisasi?: string) => kirim(`pembelian/${nomor}/batal`, { ...input, otorisasi });
    await expectDitolak(() => batal(), { code: 'keadaan_tidak_sesuai', di: [], params: { nomor, status: 'OPEN' } });
    await tersimpan(kirim(`pembelian/${nomor}/validasi`, {}));
    const lain = await disetujui('BATAL PEMBELIAN', 'KL-FB-261121-9999', input);
    await expectDitolak(() => batal(lain), { code: 'otorisasi_tidak_berlaku', di: ['otorisasi'] });
    const alasan = await disetujui('BATAL PEMBELIAN', nomor, { alasan: 'lain' });
    await expectDitolak(() => batal(alasan), { code: 'otorisasi_tidak_berlaku', di: ['otorisasi'] });
    await tersimpan(batal(await disetujui('BATAL PEMBELIAN', nomor, input)));
    await expectDitolak(() => batal(), { code: 'keadaan_tidak_sesuai', di: [], params: { status: 'CANC' } });
  });
});

describe('what is deposited wrongly', () => {
  const dititip = async (jumlah = 500_000) => {
    const kode = await bebas();
    const nomor = await tersimpan(titip([kode], [tunai(jumlah)]));
    await tersimpan(kirim(`titipan/${nomor}/validasi`, {}));
    return { kode, nomor };
  };

  it('more than it costs, nothing, on nothing, and on a piece that another paper has', async () => {
    const kode = await bebas();
    await expectDitolak(() => titip([kode], [tunai(CINCIN + 1)]), {
      code: 'titipan_melebihi_total',
      di: ['bayar.0.jumlah'],
      params: { lebih: 1 },
    });
    await expectDitolak(() => titip([kode], []), { code: 'pembayaran_kosong', di: ['bayar'] });
    await expectDitolak(() => titip([], [tunai(1)]), { code: 'data_tidak_valid', di: ['barang'] });
    await expectDitolak(() => titip([kode, kode], [tunai(1)]), { code: 'barang_ganda', di: ['barang.1.kode_barcode'] });
    const { kode: lain, nomor } = await dititip();
    await expectDitolak(() => titip([lain], [tunai(1)]), { code: 'barang_dititip', di: [], params: { nomor } });
    await expectDitolak(() => kirim(`titipan/${nomor}/bayar`, { bayar: [tunai(CINCIN)] }), {
      code: 'titipan_melebihi_total',
      di: ['bayar.0.jumlah'],
      params: { lebih: 500_000 },
    });
  });

  it('picked up twice, while a sale waits that picks it up, underpaid, and after it was cancelled', async () => {
    const { nomor } = await dititip();
    const ambil = (jumlah = CINCIN - 500_000) => jual([], [dari(nomor), tunai(jumlah)]);
    await expectDitolak(() => ambil(1000), { code: 'pembayaran_kurang', di: ['bayar.1.jumlah'] });
    const sale = await tersimpan(ambil());
    await expectDitolak(() => ambil(), { code: 'barang_sedang_dipesan', di: [], params: { nomor: sale } });
    const batal = async (no: string) => {
      const input = { alasan: 'tidak jadi' };
      const otorisasi = await disetujui('BATAL TITIPAN', no, { ...input, kembali: 500_000, potongan: 0 });
      return () => kirim(`titipan/${no}/batal`, { ...input, otorisasi });
    };
    await expectDitolak(await batal(nomor), { code: 'dokumen_terkait', di: [], params: { sebab: sale } });
    await tersimpan(kirim(`penjualan/${sale}/validasi`, {}));
    await expectDitolak(() => ambil(), { code: 'keadaan_tidak_sesuai', di: [], params: { nomor, status: 'AMBIL' } });
    await expectDitolak(await batal(nomor), { code: 'keadaan_tidak_sesuai', di: [] });
    const lain = await dititip();
    await tersimpan((await batal(lain.nomor))());
    await expectDitolak(() => jual([], [dari(lain.nomor), tunai(CINCIN - 500_000)]), {
      code: 'keadaan_tidak_sesuai',
      di: [],
      params: { status: 'CANC' },
    });
    expect(await differences(server.db)).toEqual([]);
  });
});
