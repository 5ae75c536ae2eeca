import { kinds } from '@kilau/contract/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { tradeByDay, tradeTotal } from '../../engine/paper/home/daily.ts';
import { ANGSURAN, bukaCicilan, DP, HARGA_CICIL, isiCicil, KALUNG, pindahHari } from '../../testing/cicilan.ts';
import { differences } from '../../testing/checks.ts';
import { kyc } from '../../testing/conformance/kyc-sample.ts';
import { testDatabase } from '../../testing/database.ts';
import { beriKadar } from '../../testing/kadar-baru.ts';
import { beriModal } from '../../testing/modal-baru.ts';
import { papersOf } from '../../testing/papers.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { isiJual, tunai, type Isi } from '../../testing/titipan.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko } = SHOP;
const hari = (tgl: string) => pindahHari(shop, tgl);
const transfer = (jumlah: number) => ({ jenis: 'TRANSFER', jumlah, no_rekening: '008123' });
const debet = (jumlah: number) => ({ jenis: 'DEBET', jumlah, no_rekening: '008123', fee_persen: 1 });

const cicil = (kode: readonly string[], uang: readonly Isi[], more: Isi = {}, context = atWork()) =>
  shop.db.tx((tx) => papers.make(tx, 'cicilan', isiCicil(kode, uang, more), context));
const lakukan = (nomor: string, deed: string, input: Isi = {}, context = atWork()) =>
  shop.db.tx((tx) => papers.done(tx, 'cicilan', nomor, deed, { input, context }));
const bayar = (nomor: string, uang: readonly Isi[], deed = 'bayar') =>
  lakukan(nomor, deed, { bayar: isiCicil([], uang).bayar });
const setuju = (nomor: string, deed: string, worked: Isi = {}, input: Isi = {}, oleh = 'SPV1') =>
  shop.db.tx((tx) =>
    papers.approved(tx, 'cicilan', nomor, deed, { input: { alasan: 'macet', ...input }, worked, oleh }),
  );
/** The necklace, sold by instalments on 31 January, with so many of them paid on their day. */
async function kalung(angsuran = 0): Promise<{ readonly kode: string; readonly cc: string }> {
  await hari('2026-01-31');
  const [kode = ''] = await pieces(shop.db, 1, KALUNG, atWork('OWNER', 'OWN'));
  const cc = await cicil([kode], [tunai(DP)]);
  await lakukan(cc, 'validasi');
  for (const tgl of ['2026-02-28', '2026-03-31'].slice(0, angsuran)) {
    await hari(tgl);
    await bayar(cc, [tunai(ANGSURAN)]);
  }
  return { kode, cc };
}

const kepala = (nomor: string) =>
  shop.db.one<Record<string, unknown>>(
    `select status, total::float8 as total, sisa::float8 as sisa, saldo::float8 as saldo from dokumen
     where kode_toko = $1 and nomor = $2`,
    [kode_toko, nomor],
  );
const piece = (kode: string) =>
  shop.db.one<Record<string, unknown>>(
    `select status, pemilik_nomor, klaim_nomor, kode_baki from barang where kode_toko = $1 and kode_barcode = $2`,
    [kode_toko, kode],
  );
const entri = async (nomor: string, aksi: string) =>
  (
    await shop.db.query<{ kata: string }>(
      `select concat_ws(' ', akun, coalesce(nullif(sub, ''), nullif(kode_baki, '')), aset, trim_scale(jumlah)) as kata
       from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
       where p.nomor = $1 and p.aksi like $2 || ' %' order by e.akun, e.aset, e.sub, e.kode_baki, p.urut, e.baris`,
      [nomor, aksi],
    )
  ).map(({ kata }) => kata);
const penjualanDari = async (cc: string): Promise<string> => {
  const { nomor } = await shop.db.one<{ nomor: string }>(
    `select d.nomor from dokumen d join pembayaran u on u.kode_toko = d.kode_toko and u.jenis = d.jenis
       and u.nomor = d.nomor and u.arah = 'MASUK'
     where d.kode_toko = $1 and u.sumber_jenis = 'cicilan' and u.sumber = $2 and d.status = 'DONE'`,
    [kode_toko, cc],
  );
  return nomor;
};

beforeAll(async () => {
  await openShop(shop.db);
  await bukaCicilan(shop);
});

/** The worked example of the trade guide (part 2, §2), to the last rupiah. */
describe('a necklace by instalments', () => {
  it('is paid, late and then early, and sold with the last payment', async () => {
    const { kode, cc } = await kalung();
    expect(cc).toMatch(/^KL-CC-260131-\d{4}$/);
    expect(await piece(kode)).toEqual({ status: 'CICIL', pemilik_nomor: cc, klaim_nomor: null, kode_baki: 'CC1' });
    expect(await entri(cc, 'VALIDASI')).toEqual([
      `CICILAN ${cc} IDR -2650000`,
      'KAS KASIR1 IDR 2650000',
      'STOK A01 EMAS:70 -8.35',
      'STOK CC1 EMAS:70 8.35',
      'STOK A01 NILAI -9602500',
      'STOK CC1 NILAI 9602500',
      'STOK A01 PCS -1',
      'STOK CC1 PCS 1',
    ]);
    expect(await kepala(cc)).toEqual({ status: 'AKTIF', total: HARGA_CICIL, sisa: 10_511_490, saldo: -DP });
    await hari('2026-02-28');
    await bayar(cc, [tunai(ANGSURAN)]);

    await hari('2026-05-05');
    await bayar(cc, [debet(1_000_000), tunai(2_609_120)]);
    expect(await entri(cc, 'BAYAR')).toEqual([
      'BANK 008123 IDR 990000',
      'BIAYA_FEE IDR 10000',
      `CICILAN ${cc} IDR -1752000`,
      `CICILAN ${cc} IDR -3504000`,
      'DENDA IDR -105120',
      'KAS KASIR1 IDR 1752000',
      'KAS KASIR1 IDR 105120',
      'KAS KASIR1 IDR 2504000',
    ]);
    expect(await kepala(cc)).toMatchObject({ status: 'AKTIF', sisa: 5_255_490, saldo: -7_906_000 });

    await hari('2026-05-10');
    await expect(bayar(cc, [tunai(5_255_490)])).rejects.toMatchObject({
      code: 'cicilan_pelunasan_cepat',
      params: { jumlah: 5_097_826 },
    });
    await expect(bayar(cc, [tunai(5_097_825)], 'pelunasan-cepat')).rejects.toMatchObject({ code: 'pembayaran_kurang' });
    await bayar(cc, [tunai(5_100_000)], 'pelunasan-cepat');
    expect(await entri(cc, 'PELUNASAN-CEPAT')).toEqual([
      `CICILAN ${cc} IDR -5097826`,
      `CICILAN ${cc} IDR 587326`,
      'KAS KASIR1 IDR 5097826',
      'PENDAPATAN_CICILAN IDR -587326',
    ]);
    expect(await kepala(cc)).toEqual({ status: 'LUNAS', total: HARGA_CICIL, sisa: 0, saldo: 0 });

    const fj = await penjualanDari(cc);
    expect(await kepala(fj)).toMatchObject({ status: 'DONE', total: 12_416_500 });
    expect(await piece(kode)).toMatchObject({ status: 'TERJUAL', pemilik_nomor: fj, klaim_nomor: null });
    expect(await entri(fj, 'JUAL')).toEqual([
      `CICILAN ${cc} IDR 12416500`,
      'LUAR PELANGGAN EMAS:70 8.35',
      'LUAR PELANGGAN NILAI 9602500',
      'LUAR PELANGGAN PCS 1',
      'PENJUALAN IDR -12416500',
      'STOK CC1 EMAS:70 -8.35',
      'STOK CC1 NILAI -9602500',
      'STOK CC1 PCS -1',
    ]);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is auctioned half a year behind, and what it is worth above the claim goes to the customer', async () => {
    const { kode, cc } = await kalung(2);
    await hari('2026-07-30');
    await expect(setuju(cc, 'lelang', {}, { biaya: 0 })).rejects.toMatchObject({
      code: 'cicilan_belum_lelang',
      params: { bulan: 3 },
    });
    await hari('2026-08-05');
    await shop.db.query(`update kelompok set harga = 1420000 where kode_toko = $1 and kode_group = '700'`, [kode_toko]);
    const worked = { nilai: 11_857_000, denda: 350_390, klaim: 7_457_880, kelebihan: 4_399_120 };
    await setuju(cc, 'lelang', worked, { biaya: 100_000, kode_baki: 'A02' });
    await shop.db.query(`update kelompok set harga = 1437000 where kode_toko = $1 and kode_group = '700'`, [kode_toko]);
    const rupiah = (await entri(cc, 'LELANG')).filter((kata) => kata.includes(' IDR '));
    expect(rupiah).toEqual([
      `CICILAN ${cc} IDR 6154000`,
      'DENDA IDR -350390',
      `KELEBIHAN ${cc} IDR -4399120`,
      'PENDAPATAN_BATAL IDR -1404490',
    ]);
    expect(await kepala(cc)).toEqual({ status: 'LELANG', total: HARGA_CICIL, sisa: 0, saldo: -4_399_120 });
    expect(await piece(kode)).toEqual({ status: 'TERSEDIA', pemilik_nomor: null, klaim_nomor: null, kode_baki: 'A02' });

    await lakukan(cc, 'bayar-kelebihan');
    expect(await entri(cc, 'BAYAR-KELEBIHAN')).toEqual(['KAS KASIR1 IDR -4399120', `KELEBIHAN ${cc} IDR 4399120`]);
    await expect(lakukan(cc, 'bayar-kelebihan')).rejects.toMatchObject({ code: 'cicilan_tanpa_kelebihan' });
    await expect(setuju(cc, 'batal-lelang')).rejects.toMatchObject({ code: 'perbuatan_lain_terakhir' });
    await setuju(cc, 'batal-bayar-kelebihan');
    expect(await kepala(cc)).toMatchObject({ status: 'LELANG', saldo: -4_399_120 });

    // Somebody else has it on hold: it cannot go back.
    const lain = await cicil([kode], [tunai(DP)]);
    await expect(setuju(cc, 'batal-lelang')).rejects.toMatchObject({ code: 'barang_sedang_dipesan' });
    await setuju(lain, 'tolak');
    await setuju(cc, 'batal-lelang');
    expect(await kepala(cc)).toMatchObject({ status: 'AKTIF', sisa: 7_007_490, saldo: -6_154_000 });
    expect(await piece(kode)).toMatchObject({ status: 'CICIL', pemilik_nomor: cc, kode_baki: 'CC1' });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is taken back at what its piece cost by then, and not once that is of another purity', async () => {
    const { kode, cc } = await kalung(2);
    await hari('2026-08-05');
    const [lain = ''] = await pieces(shop.db, 1, { ...KALUNG, kode_baki: 'A02' }, atWork('OWNER', 'OWN'));
    const worked = { nilai: 11_999_000, denda: 350_390, klaim: 7_357_880, kelebihan: 4_641_120 };
    const lelang = () => setuju(cc, 'lelang', worked, { biaya: 0, kode_baki: 'A02' });
    await lelang();
    await shop.db.tx((tx) => beriModal(tx, kode, 9_000_000, 'modal-lelang'));
    await setuju(cc, 'batal-lelang');
    expect(await differences(shop.db)).toEqual([]);

    await lelang();
    // The other necklace's grams are of the purity that this one had: the books alone would not refuse it.
    expect(await piece(lain)).toMatchObject({ status: 'TERSEDIA', kode_baki: 'A02' });
    await shop.db.tx((tx) => beriKadar(tx, { kode_barcode: kode, kadar: '75' }, 'kadar-lelang'));
    await expect(setuju(cc, 'batal-lelang')).rejects.toMatchObject({
      code: 'barang_berubah',
      params: { kode_barcode: kode },
    });
    await shop.db.tx((tx) => beriKadar(tx, { kode_barcode: kode, kadar: '70' }, 'kadar-kembali'));
    await setuju(cc, 'batal-lelang');
    expect(await piece(kode)).toMatchObject({ status: 'CICIL', pemilik_nomor: cc, kode_baki: 'CC1' });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is called off instead: the shop keeps 5 % of the price, and the rest goes back in cash', async () => {
    const { kode, cc } = await kalung(2);
    await setuju(cc, 'batal', { kembali: 5_495_925, potongan: 658_075 });
    expect((await entri(cc, 'BATAL')).filter((kata) => kata.includes(' IDR '))).toEqual([
      `CICILAN ${cc} IDR 6154000`,
      'KAS KASIR1 IDR -5495925',
      'PENDAPATAN_BATAL IDR -658075',
    ]);
    expect(await kepala(cc)).toMatchObject({ status: 'CANC', sisa: 0, saldo: 0 });
    expect(await piece(kode)).toMatchObject({ status: 'TERSEDIA', pemilik_nomor: null, kode_baki: 'A01' });
    expect(await differences(shop.db)).toEqual([]);
  });
});

/** What sales have come to on all days so far, as homes and charts tell it. */
const dagang = async () =>
  tradeTotal(await tradeByDay(shop.db, kinds, [kode_toko], { dari: '2026-01-01', sampai: '2026-12-31' }), false);

describe('the last payment', () => {
  it('is taken back with the sale that it made, and the piece stays for its instalments again', async () => {
    const { kode, cc } = await kalung(2);
    const semula = await dagang();
    await bayar(cc, [transfer(6_797_266)], 'pelunasan-cepat');
    const fj = await penjualanDari(cc);
    // What the day sold, on homes and in charts, is that too; and no more once it is taken back.
    const terjual = await dagang();
    expect([terjual.nota - semula.nota, Number(terjual.nilai.minus(semula.nilai).toString())]).toEqual([1, 12_416_500]);
    await expect(
      shop.db.tx((tx) => papers.approved(tx, 'penjualan', fj, 'batal', { input: { alasan: 'salah' } })),
    ).rejects.toMatchObject({ code: 'dokumen_terkait', params: { sebab: cc } });
    await setuju(cc, 'batal-bayar');
    expect(await dagang()).toEqual({ ...semula, nota: semula.nota + 1, batal: semula.batal + 1 });
    expect(await kepala(fj)).toMatchObject({ status: 'CANC' });
    expect(await kepala(cc)).toMatchObject({ status: 'AKTIF', sisa: 7_007_490, saldo: -6_154_000 });
    expect(await piece(kode)).toMatchObject({ status: 'CICIL', pemilik_nomor: cc, kode_baki: 'CC1' });
    await bayar(cc, [tunai(6_797_266)], 'pelunasan-cepat');
    expect(await penjualanDari(cc)).not.toBe(fj);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('stays when the piece was bought back meanwhile', async () => {
    const { kode, cc } = await kalung(2);
    await bayar(cc, [tunai(6_797_266)], 'pelunasan-cepat');
    await shop.db.query(`update barang set klaim_jenis = 'pembelian', klaim_nomor = 'FB' where kode_barcode = $1`, [
      kode,
    ]);
    await expect(setuju(cc, 'batal-bayar')).rejects.toMatchObject({ code: 'barang_sedang_dipesan' });
    await shop.db.query(`update barang set klaim_jenis = null, klaim_nomor = null where kode_barcode = $1`, [kode]);
  });

  it('takes what is due in full where nothing is left that is not due yet', async () => {
    const { cc } = await kalung(2);
    await hari('2026-07-31');
    // Fines of 3, 2 and 1 months on three of them; the last is due today.
    await bayar(cc, [tunai(7_007_490 + 280_320 - 70_080)]);
    expect(await kepala(cc)).toMatchObject({ status: 'AKTIF' });
    await bayar(cc, [tunai(70_080)]);
    expect(await kepala(cc)).toMatchObject({ status: 'LUNAS', saldo: 0 });
    expect(await differences(shop.db)).toEqual([]);
  });
});

describe('fines', () => {
  it('are let off by approval of their sum, and not asked for again', async () => {
    const { cc } = await kalung();
    await hari('2026-03-01');
    await expect(setuju(cc, 'bebas-denda', { denda: 0 })).rejects.toMatchObject({ code: 'cicilan_tanpa_denda' });
    await hari('2026-03-20');
    await expect(setuju(cc, 'bebas-denda', { denda: 1 })).rejects.toMatchObject({ code: 'otorisasi_tidak_berlaku' });
    await setuju(cc, 'bebas-denda', { denda: 35_040 });
    await bayar(cc, [tunai(ANGSURAN)]);
    expect((await entri(cc, 'BAYAR')).some((kata) => kata.startsWith('DENDA'))).toBe(false);
    expect(await kepala(cc)).toMatchObject({ sisa: 8_759_490 });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('are owed again when the payment is taken back that had paid them', async () => {
    const { cc } = await kalung();
    await hari('2026-03-20');
    await bayar(cc, [tunai(1_000_000)]);
    expect(await kepala(cc)).toMatchObject({ sisa: 10_511_490 - 964_960 });
    await setuju(cc, 'batal-bayar');
    await bayar(cc, [tunai(1_000_000)]);
    expect(await kepala(cc)).toMatchObject({ sisa: 10_511_490 - 964_960 });
    expect(await differences(shop.db)).toEqual([]);
  });
});

describe('what is not so', () => {
  it('is refused when it is made: too little or too much down, no such terms, nobody, no free piece, twice', async () => {
    await hari('2026-01-31');
    const [kode = '', lain = ''] = await pieces(shop.db, 2, KALUNG, atWork('OWNER', 'OWN'));
    await expect(cicil([kode], [tunai(2_632_297)])).rejects.toMatchObject({
      code: 'cicilan_dp_kurang',
      params: { dp: 2_632_298 },
    });
    await expect(cicil([kode], [tunai(HARGA_CICIL)])).rejects.toMatchObject({ code: 'cicilan_melebihi_sisa' });
    await expect(cicil([kode], [])).rejects.toMatchObject({ code: 'pembayaran_kosong' });
    await expect(cicil([kode], [tunai(DP)], { tenor: 5 })).rejects.toMatchObject({ code: 'rujukan_tidak_ada' });
    await expect(cicil([kode], [tunai(DP)], { pelanggan: {} })).rejects.toMatchObject({ code: 'pelanggan_wajib' });
    await expect(cicil([], [tunai(DP)])).rejects.toMatchObject({ code: 'data_tidak_valid' });
    await expect(cicil([kode, kode], [tunai(DP)])).rejects.toMatchObject({ code: 'barang_ganda' });
    const cc = await cicil([kode], [tunai(DP)]);
    await expect(cicil([kode], [tunai(DP)])).rejects.toMatchObject({ code: 'barang_sedang_dipesan' });
    await lakukan(cc, 'validasi');
    await expect(cicil([lain, kode], [tunai(DP * 2)])).rejects.toMatchObject({
      code: 'barang_dicicil',
      params: { kode_barcode: kode, nomor: cc },
    });
  });

  it('is refused later: more than is open, a paper that is closed', async () => {
    const { cc } = await kalung();
    await expect(bayar(cc, [tunai(10_511_491)])).rejects.toMatchObject({
      code: 'cicilan_melebihi_sisa',
      params: { lebih: 1 },
    });
    await expect(bayar(cc, [])).rejects.toMatchObject({ code: 'pembayaran_kosong' });
    await setuju(cc, 'batal', { kembali: 1_991_925, potongan: 658_075 });
    for (const deed of ['bayar', 'pelunasan-cepat']) {
      await expect(bayar(cc, [tunai(1000)], deed)).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });
    }
  });

  it('lets one of two clients pay the same rest at once', async () => {
    const { cc } = await kalung(2);
    const asked = await Promise.allSettled([0, 1].map(() => bayar(cc, [tunai(6_797_266)], 'pelunasan-cepat')));
    expect(asked.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(asked.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'keadaan_tidak_sesuai' },
    });
    expect(await kepala(cc)).toMatchObject({ status: 'LUNAS', sisa: 0 });
    expect(await differences(shop.db)).toEqual([]);
  });
});

describe('who pays by instalments', () => {
  it('is asked for from the limit of the law on, once, with all that was traded that day', async () => {
    await hari('2026-02-02');
    const [pertama = '', kedua = '', ketiga = ''] = await pieces(shop.db, 3, KALUNG, atWork('OWNER', 'OWN'));
    const kasir = atWork('KASIR1', 'KASIR', { AML_KYC_MIN: String(2 * HARGA_CICIL) });
    const pelanggan = { nama: 'HARTINI', no_hp: '081200112233' };
    await cicil([pertama], [tunai(DP)], { pelanggan }, kasir);
    await expect(cicil([kedua], [tunai(DP)], { pelanggan }, kasir)).rejects.toMatchObject({
      code: 'kyc_wajib',
      params: { jumlah: 2 * HARGA_CICIL, batas: 2 * HARGA_CICIL },
    });
    const cc = await cicil([kedua], [tunai(DP)], { pelanggan, kyc }, kasir);
    const dikenal = (nomor: string) => shop.db.query(`select jenis, nama_lengkap from kyc where nomor = $1`, [nomor]);
    expect(await dikenal(cc)).toEqual([{ jenis: 'cicilan', nama_lengkap: kyc.nama_lengkap }]);
    // What was said that day is taken over by a sale; the sale that ends the instalments another day counts no more.
    const fj = await shop.db.tx((tx) =>
      papers.make(tx, 'penjualan', isiJual([ketiga], [tunai(13_000_000)], { pelanggan }), kasir),
    );
    expect(await dikenal(fj)).toEqual([{ jenis: 'penjualan', nama_lengkap: kyc.nama_lengkap }]);
    await lakukan(cc, 'validasi');
    await hari('2026-02-03');
    // 10,511,490 are left, less 3 %.
    await bayar(cc, [tunai(10_196_146)], 'pelunasan-cepat');
    const lunas = await penjualanDari(cc);
    const batas = atWork('KASIR1', 'KASIR', { AML_KYC_MIN: String(20_000_000) });
    const [lain = ''] = await pieces(shop.db, 1, KALUNG, atWork('OWNER', 'OWN'));
    const cincin = await shop.db.tx((tx) =>
      papers.make(tx, 'penjualan', isiJual([lain], [tunai(13_000_000)], { pelanggan }), batas),
    );
    expect([await dikenal(lunas), await dikenal(cincin)]).toEqual([[], []]);
    expect(await differences(shop.db)).toEqual([]);
  });
});
