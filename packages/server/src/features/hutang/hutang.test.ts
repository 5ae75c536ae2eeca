import type { Dec } from '@kilau/contract/core/dec.ts';
import { addDays } from '@kilau/contract/core/calendar.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { differences } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { bukaGudangBeli, DELAPAN_JUTA, isiHutang } from '../../testing/hutang.ts';
import { hutangDi, type Modules } from '../../testing/lakukan-hutang.ts';
import { atWork, openShop, SHOP } from '../../testing/shop.ts';
import { reportRows } from '../../testing/report-rows.ts';
import { tunai } from '../../testing/titipan.ts';
import type { Statement } from '../../engine/report/query.ts';
import { hitungPada } from './hitung-pada.ts';
import { hutangLelang, hutangLunas, penebusanDetail, penebusanRekap, pinjamanRekap } from './laporan/hutang.query.ts';

const shop = testDatabase();
const { kode_toko } = SHOP;
const OWNER = atWork('OWNER', 'OWN');
const { pada, kerja, hutangBaru, berjalan, lakukan, bayar, disetujui, sebesar, kepala, entri, papers } = hutangDi(shop);
const MENUNGGU: Modules = { VALIDASI_PELUNASAN_HUTANG_MODULE: 'true', HUTANG_MODULE: 'true' };
const uang = async (nomor: string, ke: number) => (await entri(nomor, ke)).filter((kata) => kata.startsWith('IDR'));
const dilaporkan = (laporan: Statement) => reportRows(shop.db, laporan);
const bag = (nomor: string, sign: 1 | -1) => [
  `JAMINAN:70 JAMINAN/${nomor} ${10 * sign}`,
  `JAMINAN:70 LUAR/PELANGGAN ${-10 * sign}`,
  `JAMINAN:PCS JAMINAN/${nomor} ${2 * sign}`,
  `JAMINAN:PCS LUAR/PELANGGAN ${-2 * sign}`,
];
const pindah = (dari: string, ke: string) => [
  `JAMINAN:70 JAMINAN/${dari} -10`,
  `JAMINAN:70 JAMINAN/${ke} 10`,
  `JAMINAN:PCS JAMINAN/${dari} -2`,
  `JAMINAN:PCS JAMINAN/${ke} 2`,
];

beforeAll(async () => {
  await openShop(shop.db);
  await bukaGudangBeli(shop.db);
});

/** Scenario a of docs/documents.md, to the last rupiah. */
describe('a loan of 8,000,000', () => {
  it('lives, is renewed, redeemed, auctioned, and all of it is taken back', async () => {
    await pada('2026-11-22');
    const pi1 = await hutangBaru();
    expect(pi1).toBe('PI-261122-0001');
    expect(await uang(pi1, 1)).toEqual([]);
    await lakukan(pi1, 'validasi');
    expect(await entri(pi1, 2)).toEqual([`IDR HUTANG/${pi1} 8000000`, 'IDR KAS/KASIR1 -8000000', ...bag(pi1, 1)]);
    expect(await kepala(pi1)).toMatchObject({ saldo: 8_000_000, tgl_bunga: '2026-11-22', jatuh_tempo: '2027-03-22' });

    await pada('2026-12-22');
    await bayar(pi1, 'bunga', 240_000);
    expect(await entri(pi1, 3)).toEqual(['IDR BUNGA -240000', 'IDR KAS/KASIR1 240000']);
    await pada('2027-01-23');
    await bayar(pi1, 'bunga', 256_000);
    expect(await uang(pi1, 4)).toEqual(['IDR BUNGA -256000', 'IDR KAS/KASIR1 256000']);
    expect(await kepala(pi1)).toMatchObject({ sisa: 8_000_000, tgl_bunga: '2027-01-23', jatuh_tempo: '2027-03-22' });
    await pada('2027-02-07');
    await bayar(pi1, 'sebagian', 1_120_000);
    expect(await uang(pi1, 5)).toEqual(['IDR BUNGA -120000', `IDR HUTANG/${pi1} -1000000`, 'IDR KAS/KASIR1 1120000']);
    expect(await kepala(pi1)).toMatchObject({ sisa: 7_000_000, saldo: 7_000_000, tgl_bunga: '2027-02-07' });

    await pada('2027-03-11');
    const baru = { bunga: 2.5, lama_pinjam: 120, bayar: [tunai(1_224_000)], alasan: undefined };
    const worked = {
      sisa_hutang: 7_000_000,
      bunga_rp: 224_000,
      dibayar: 1_224_000,
      jumlah_baru: 6_000_000,
      berat_pulang: 0,
    };
    await disetujui(pi1, 'peremajaan', { ...baru, worked, oleh: 'SPV1' });
    const pi2 = 'PI-270311-0001';
    expect(await entri(pi1, 6)).toEqual([
      'IDR BUNGA -224000',
      `IDR HUTANG/${pi1} -7000000`,
      `IDR HUTANG/${pi2} 6000000`,
      'IDR KAS/KASIR1 1224000',
      ...pindah(pi1, pi2),
    ]);
    expect(await entri(pi2, 1)).toEqual([]);
    expect(await kepala(pi1)).toMatchObject({ status: 'LUNAS', sisa: 0, tgl_bunga: '2027-02-07' });
    expect(await kepala(pi2)).toMatchObject({ status: 'AKTIF', saldo: 6_000_000, jatuh_tempo: '2027-07-09' });
    expect(await differences(shop.db)).toEqual([]);

    await pada('2027-04-27');
    await bayar(pi2, 'pelunasan', 6_235_000, kerja('KASIR1', MENUNGGU));
    expect(await entri(pi2, 2)).toEqual([]);
    expect(await kepala(pi2)).toMatchObject({ status: 'TUNGGU', saldo: 6_000_000, tgl_lunas: '2027-04-27' });
    expect(await kepala(pi2)).toMatchObject({ tgl_bunga: '2027-03-11' });
    await pada('2027-04-28');
    await lakukan(pi2, 'validasi-pelunasan', { user_id: 'KASIR2' }, atWork('SPV1', 'SPV'));
    expect(await entri(pi2, 3)).toEqual([
      'IDR BUNGA -235000',
      `IDR HUTANG/${pi2} -6000000`,
      'IDR KAS/KASIR2 6235000',
      ...bag(pi2, -1),
    ]);
    // Paid on the day before: its paper and the reports tell the day of the books.
    expect(await kepala(pi2)).toMatchObject({ status: 'LUNAS', saldo: 0, tgl_lunas: '2027-04-28' });
    expect(await differences(shop.db)).toEqual([]);

    await pada('2027-04-29');
    await disetujui(pi2, 'batal-lunas', { jaminan_kembali: true, ...sebesar(6_235_000), context: kerja('KASIR2') });
    expect(await entri(pi2, 4)).toEqual([
      'IDR BUNGA 235000',
      `IDR HUTANG/${pi2} 6000000`,
      'IDR KAS/KASIR2 -6235000',
      ...bag(pi2, 1),
    ]);
    expect(await kepala(pi2)).toMatchObject({ status: 'AKTIF', saldo: 6_000_000, tgl_lunas: null });
    expect(await kepala(pi2)).toMatchObject({ tgl_bunga: '2027-03-11' });

    await pada('2027-07-19');
    const klaim = { pokok: 6_000_000, bunga_rp: 650_000, klaim: 6_750_000, kelebihan: 360_000 };
    await disetujui(pi2, 'lelang', {
      nilai: 7_110_000,
      biaya: 100_000,
      alasan: undefined,
      worked: klaim,
      context: OWNER,
    });
    expect(await entri(pi2, 5)).toEqual([
      'EMAS:70 LUAR/PELANGGAN -10',
      'EMAS:70 STOK/BELI 10',
      'IDR BIAYA_LELANG -100000',
      'IDR BUNGA -650000',
      `IDR HUTANG/${pi2} -6000000`,
      `IDR KELEBIHAN/${pi2} -360000`,
      'IDR PEMBELIAN 7110000',
      ...bag(pi2, -1),
      'NILAI LUAR/PELANGGAN -7110000',
      'NILAI STOK/BELI 7110000',
      'PCS LUAR/PELANGGAN -2',
      'PCS STOK/BELI 2',
    ]);
    expect(await kepala(pi2)).toMatchObject({ status: 'LELANG', saldo: -360_000, sisa: 360_000 });
    const modal = await shop.db.query(
      `select harga_modal::float8 as modal from barang where pemilik_nomor = $1 order by 1`,
      [pi2],
    );
    expect(modal).toEqual([{ modal: 2_488_500 }, { modal: 4_621_500 }]);
    await pada('2027-07-26');
    await lakukan(pi2, 'bayar-kelebihan');
    expect(await uang(pi2, 6)).toEqual(['IDR KAS/KASIR1 -360000', `IDR KELEBIHAN/${pi2} 360000`]);
    expect(await kepala(pi2)).toMatchObject({ status: 'LELANG', saldo: 0, sisa: 0 });
    expect(await differences(shop.db)).toEqual([]);

    await disetujui(pi2, 'batal-bayar-kelebihan', sebesar(360_000));
    await disetujui(pi2, 'batal-lelang', sebesar(7_110_000));
    expect(await kepala(pi2)).toMatchObject({ status: 'AKTIF', saldo: 6_000_000, tgl_bunga: '2027-03-11' });
    await disetujui(pi1, 'batal-peremajaan', sebesar(1_224_000));
    expect(await kepala(pi2)).toMatchObject({ status: 'CANC', saldo: 0 });
    expect(await kepala(pi1)).toMatchObject({ status: 'AKTIF', saldo: 7_000_000, jatuh_tempo: '2027-03-22' });
    await disetujui(pi1, 'batal-sebagian', sebesar(1_120_000));
    await disetujui(pi1, 'batal-bunga', sebesar(256_000));
    expect(await kepala(pi1)).toMatchObject({ saldo: 8_000_000, tgl_bunga: '2026-12-22' });
    await disetujui(pi1, 'batal-bunga', sebesar(240_000));
    await disetujui(pi1, 'batal', sebesar(8_000_000));
    expect(await kepala(pi1)).toMatchObject({ status: 'CANC', sisa: 0, saldo: 0 });
    const rest = await shop.db.query(
      `select akun, sub, aset, jumlah from saldo where kode_toko = $1 and jumlah <> 0 and akun <> 'LUAR'`,
      [kode_toko],
    );
    expect(rest).toEqual([]);
    expect(await differences(shop.db)).toEqual([]);

    // All of it was taken back, and every day still says what it said.
    const hari = { tgl_from: '2026-11-01', tgl_to: '2027-12-31', kode_sales: null };
    const context = { shop: SHOP } as Parameters<typeof hutangLunas>[0];
    const dua = [
      { tgl_lunas: '2027-03-11', status: 'CANC', jumlah_hutang: 7_000_000, bunga_pinjam: 224_000 },
      // It was paid a day before that was booked.
      { tgl_lunas: '2027-04-28', status: 'CANC', jumlah_hutang: 6_000_000, bunga_pinjam: 235_000 },
    ];
    const lunas = await dilaporkan(hutangLunas(context, hari));
    expect(lunas).toMatchObject(dua);
    expect(lunas.map(({ hutang_baru }) => hutang_baru)).toEqual([pi2, null]);
    expect(await dilaporkan(penebusanRekap(context, hari))).toMatchObject(dua);
    const detail = { ...hari, no_pinjam: pi2, sort_by: 'FAKTUR PINJAM' } as const;
    expect(await dilaporkan(penebusanDetail(context, detail))).toMatchObject([
      { ...dua[1], total_bayar: 6_235_000, detail_barang: [{ nama_barang: 'GELANG' }, { nama_barang: 'KALUNG' }] },
    ]);
    expect(await dilaporkan(hutangLelang(context, hari))).toMatchObject([
      { tgl_lelang: '2027-07-19', status: 'CANC', nilai_lelang: 7_110_000, kelebihan: 360_000, kelebihan_sisa: 0 },
    ]);
    expect(await dilaporkan(pinjamanRekap(context, hari))).toMatchObject([
      { tgl_hutang: '2026-11-22', status: 'CANC', jumlah_hutang: 8_000_000 },
      { tgl_hutang: '2027-03-11', status: 'CANC', jumlah_hutang: 6_000_000 },
    ]);
  });
});

describe('what is refused of a loan', () => {
  beforeAll(async () => {
    await pada('2027-08-01');
  });

  it('pays more than is left, or no principal at all', async () => {
    const nomor = await berjalan();
    await expect(bayar(nomor, 'sebagian', 8_120_000)).rejects.toMatchObject({ code: 'bayar_melebihi_hutang' });
    await expect(bayar(nomor, 'sebagian', 120_000)).rejects.toMatchObject({ code: 'bayar_hanya_bunga' });
    await expect(
      lakukan(nomor, 'bunga', { bayar: [{ jenis: 'TRANSFER', no_rekening: '008123', jumlah: 120_001 }] }),
    ).rejects.toMatchObject({
      code: 'non_tunai_melebihi',
    });
    await bayar(nomor, 'bunga', 120_000);
    await expect(bayar(nomor, 'bunga', 120_000)).rejects.toMatchObject({ code: 'bunga_sudah_dibayar' });
  });

  it('is extended for nothing, with more than a whole term to go', async () => {
    const nomor = await berjalan();
    await bayar(nomor, 'perpanjang', 120_000);
    await expect(lakukan(nomor, 'perpanjang', { bayar: [] })).rejects.toMatchObject({
      code: 'jatuh_tempo_masih_lama',
    });
  });

  it('renews with all that is due', async () => {
    const nomor = await berjalan();
    const baru = { bunga: 3, lama_pinjam: 30, bayar: [tunai(8_120_000)] };
    await expect(lakukan(nomor, 'peremajaan', baru)).rejects.toMatchObject({ code: 'peremajaan_lebih' });
  });

  it('is auctioned before it may be, and afterwards is not redeemed any more', async () => {
    const nomor = await berjalan({ lama_pinjam: 1 });
    await pada('2027-08-02');
    await expect(lakukan(nomor, 'lelang', { nilai: 9_000_000 }, OWNER)).rejects.toMatchObject({
      code: 'belum_jatuh_tempo',
      params: { tgl: '2027-08-03' },
    });
    await pada('2027-08-03');
    const worked = { pokok: DELAPAN_JUTA, bunga_rp: 120_000, klaim: 8_120_000, kelebihan: 0 };
    await disetujui(nomor, 'lelang', { nilai: 7_000_000, biaya: 0, alasan: undefined, worked, context: OWNER });
    expect(await uang(nomor, 3)).toEqual([
      `IDR HUTANG/${nomor} -8000000`,
      'IDR PEMBELIAN 7000000',
      'IDR RUGI_LELANG 1000000',
    ]);
    await expect(bayar(nomor, 'pelunasan', 8_120_000)).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });
    await expect(lakukan(nomor, 'bayar-kelebihan')).rejects.toMatchObject({ code: 'kelebihan_sudah_dibayar' });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is paid once it is over, or taken back while other deeds stand', async () => {
    const nomor = await berjalan();
    await expect(disetujui(nomor, 'batal-bunga', {})).rejects.toMatchObject({ code: 'perbuatan_lain_terakhir' });
    await bayar(nomor, 'bunga', 120_000);
    await expect(disetujui(nomor, 'batal', {})).rejects.toMatchObject({ code: 'perbuatan_lain_terakhir' });
    await bayar(nomor, 'pelunasan', DELAPAN_JUTA);
    expect(await kepala(nomor)).toMatchObject({ status: 'LUNAS', saldo: 0 });
    await expect(bayar(nomor, 'bunga', 1)).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });
    await expect(disetujui(nomor, 'batal-lunas', { jaminan_kembali: false })).rejects.toMatchObject({
      code: 'jaminan_belum_kembali',
    });
  });

  it('renews and then goes on in the old one, or takes a renewal back behind a payment of the new one', async () => {
    const nomor = await berjalan();
    const worked = {
      sisa_hutang: DELAPAN_JUTA,
      bunga_rp: 120_000,
      dibayar: 0,
      jumlah_baru: 8_120_000,
      berat_pulang: 0,
    };
    await disetujui(nomor, 'peremajaan', { bunga: 3, lama_pinjam: 30, bayar: [], alasan: undefined, worked });
    await expect(bayar(nomor, 'bunga', 1)).rejects.toMatchObject({ code: 'keadaan_tidak_sesuai' });
    const { no } = await shop.db.one<{ no: string }>(
      `select no_faktur_hutang as no from hutang_kini where hutang_lama = $1`,
      [nomor],
    );
    expect(await kepala(no)).toMatchObject({ status: 'AKTIF', saldo: 8_120_000 });
    await bayar(no, 'bunga', 121_800);
    await expect(disetujui(nomor, 'batal-peremajaan', {})).rejects.toMatchObject({ code: 'perbuatan_lain_terakhir' });
    await expect(disetujui(nomor, 'batal-lunas', { jaminan_kembali: true })).rejects.toMatchObject({
      code: 'perbuatan_lain_terakhir',
    });
    await disetujui(no, 'batal-bunga', sebesar(121_800));
    await disetujui(nomor, 'batal-peremajaan', sebesar(0));
    expect(await kepala(no)).toMatchObject({ status: 'CANC', saldo: 0 });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is of nobody', async () => {
    await expect(hutangBaru({ pelanggan: { no_hp: '0812' } })).rejects.toMatchObject({
      code: 'pelanggan_wajib',
      fields: { 'pelanggan.nama': { rule: 'tidak_boleh_kosong' } },
    });
  });

  it('weighs nothing, or is of nothing', async () => {
    await expect(hutangBaru({ barang: [] })).rejects.toMatchObject({
      fields: { barang: { rule: 'tidak_boleh_kosong' } },
    });
    expect(() => isiHutang({ barang: [{ nama_barang: 'X', kode_dept: 'CN', kadar: 70, berat: 0 }] })).toThrow('berat');
  });
});

describe('the ceiling', () => {
  const EMAS: Modules = { PARAMETER_JUMLAH_HUTANG_POKOK_MODULE: 'HARGA_EMAS', PARAMETER_HARGA_EMAS_PEMBELIAN: 'true' };
  beforeAll(async () => {
    await shop.db.query(
      `insert into harga_emas_pembelian (kode_toko, _id, kadar, harga_gram) values ('KL01', '1', 70, 1150000)`,
    );
    await shop.db.query(
      `insert into para_hutang_pokok_persen (kode_toko, _id, kadar, persen) values ('KL01', '1', 70, 80)`,
    );
    await shop.db.query(`insert into plafond_hutang (kode_toko, level, plafond) values ('KL01', 'KASIR', 5000000)`);
  });
  const pinjam = (jumlah_hutang: number, modules: Modules) => hutangBaru({ jumlah_hutang }, kerja('KASIR1', modules));

  it('of 10 g at 1,150,000 and 80 % is 9,200,000, above which somebody approves', async () => {
    const nomor = await pinjam(9_200_000, EMAS);
    expect(await shop.db.one(`select plafond::float8 as plafond from hutang where nomor = $1`, [nomor])).toEqual({
      plafond: 9_200_000,
    });
    await expect(pinjam(9_200_001, EMAS)).rejects.toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { kategori: 'PLAFOND HUTANG', nilai: expect.stringContaining('"lebih_plafond":1') as unknown },
    });
  });
  it('is no more than the level of who enters it may lend', async () => {
    const modules = { ...EMAS, PLAFOND_HUTANG_MODULE: 'true' };
    await pinjam(5_000_000, modules);
    await expect(pinjam(5_000_001, modules)).rejects.toMatchObject({ code: 'otorisasi_diperlukan' });
  });
  it('is not passed by a change', async () => {
    const nomor = await pinjam(9_000_000, EMAS);
    const ubah = (jumlah_hutang: number) =>
      shop.db.tx((tx) => papers.change(tx, 'hutang', nomor, isiHutang({ jumlah_hutang }), 1, kerja('KASIR1', EMAS)));
    await expect(ubah(9_300_000)).rejects.toMatchObject({ code: 'plafond_terlampaui' });
    await ubah(9_100_000);
    expect(await shop.db.one(`select total::float8 as total from dokumen where nomor = $1`, [nomor])).toEqual({
      total: 9_100_000,
    });
  });
});

describe('the rate', () => {
  const DAFTAR: Modules = { PARAMETER_BUNGA_HUTANG_MODULE: 'true', BUNGA_HUTANG: '2' };
  beforeAll(async () => {
    await shop.db.query(
      `insert into para_bunga_hutang (kode_toko, _id, jumlah_dari, jumlah_sampai, bunga)
       values ('KL01', '1', 0, 1000000, 4), ('KL01', '2', 1000001, 5000000, 3.5)`,
    );
  });
  const rate = async (jumlah_hutang: number, bunga: number | null, modules = DAFTAR) => {
    const nomor = await hutangBaru({ jumlah_hutang, bunga }, kerja('KASIR1', modules));
    return Number(
      (await shop.db.one<{ bunga: Dec }>(`select bunga from hutang where nomor = $1`, [nomor])).bunga.toString(),
    );
  };
  it('is that of the band, and no other', async () => {
    expect([await rate(1_000_000, null), await rate(1_000_001, 3.5)]).toEqual([4, 3.5]);
    await expect(rate(1_000_001, 3)).rejects.toMatchObject({ fields: { bunga: { rule: 'bunga_menurut_jumlah' } } });
  });
  it('is what was agreed where no band says it, else the usual one', async () => {
    expect([await rate(6_000_000, null), await rate(6_000_000, 5), await rate(1_000_000, 5, {})]).toEqual([2, 5, 5]);
  });
});

describe('a year of 8,000,000 at 3 %, as it is asked for day by day', () => {
  /** What a clerk has written down: each day, each begun half month or month costs so much. */
  const CATATAN: readonly [satuan: string, setiap: number, harga: number][] = [
    ['HARIAN', 1, 8000],
    ['SETENGAH_BULAN', 15, 120_000],
    ['BULANAN', 30, 240_000],
  ];
  /** The first month whole, then about each half month until the year is over. */
  const HARI = [
    ...Array.from({ length: 31 }, (_, index) => index + 1),
    ...Array.from({ length: 22 }, (_, index) => [15 * (index + 3), 15 * (index + 3) + 1]).flat(),
    365,
  ];
  it.each(CATATAN)('is what the table of %s says', async (SATUAN_BUNGA, setiap, harga) => {
    await pada('2026-11-22');
    const context = kerja('KASIR1', { SATUAN_BUNGA, MIN_HARI_BUNGA: '0', HARI_TENGGANG_BUNGA: '0' });
    const nomor = await hutangBaru({}, context);
    await lakukan(nomor, 'validasi');
    const dibaca: object[] = [];
    for (const hari of HARI) dibaca.push(await hitungPada(shop.db, kode_toko, nomor, addDays('2026-11-22', hari)));
    const bunga = (hari: number): number => harga * Math.ceil(hari / setiap);
    const told = dibaca.map((row) => JSON.parse(JSON.stringify(row)) as Readonly<Record<string, unknown>>);
    expect(told.map(({ lama_hari, bunga_rp, sisa, lewat_hari }) => [lama_hari, bunga_rp, sisa, lewat_hari])).toEqual(
      HARI.map((hari) => [hari, bunga(hari), DELAPAN_JUTA + bunga(hari), Math.max(0, hari - 120)]),
    );
  });
});
