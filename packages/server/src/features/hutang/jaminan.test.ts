import { beforeAll, describe, expect, it } from 'vitest';
import { differences } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { bukaGudangBeli, DELAPAN_JUTA, isiHutang } from '../../testing/hutang.ts';
import { hutangDi } from '../../testing/lakukan-hutang.ts';
import { reportRows } from '../../testing/report-rows.ts';
import { atWork, openShop, SHOP } from '../../testing/shop.ts';
import { tunai } from '../../testing/titipan.ts';
import { hutangBatal } from './laporan/hutang.query.ts';

const shop = testDatabase();
const OWNER = atWork('OWNER', 'OWN');
const { papers, pada, hutangBaru, berjalan, lakukan, disetujui, sebesar, kepala, entri } = hutangDi(shop);

beforeAll(async () => {
  await openShop(shop.db);
  await bukaGudangBeli(shop.db);
  await pada('2027-07-27');
});

/** A break of docs/documents.md (B30): a renewal that needs less, and a bag that the shop has lost. */
describe('goods of a loan', () => {
  const isiKantong = (nomor: string) =>
    shop.db.query<{ aset: string; jumlah: number }>(
      `select aset, jumlah::float8 as jumlah from saldo where akun = 'JAMINAN' and sub = $1 and jumlah <> 0 order by 1`,
      [nomor],
    );

  it('go home in part when it is renewed, and are back when that is taken back', async () => {
    const nomor = await berjalan();
    const baru = { bunga: 3, lama_pinjam: 60, bayar: [tunai(3_120_000)], alasan: undefined };
    const pulang = (...baris: number[]) => ({ ...baru, pulang: baris.map((ke) => ({ baris: ke })) });
    for (const [sent, at, rule] of [
      [pulang(1, 2), 'pulang', 'jaminan_tersisa'],
      [pulang(2, 2), 'pulang.1.baris', 'baris_ganda'],
      [pulang(3), 'pulang.0.baris', 'baris_tidak_ada'],
    ] as const) {
      await expect(lakukan(nomor, 'peremajaan', sent)).rejects.toMatchObject({ fields: { [at]: { rule } } });
    }
    const worked = {
      sisa_hutang: DELAPAN_JUTA,
      bunga_rp: 120_000,
      dibayar: 3_120_000,
      jumlah_baru: 5_000_000,
      berat_pulang: 3.5,
    };
    await disetujui(nomor, 'peremajaan', { ...pulang(2), worked });
    const { no, ...kantong } = await shop.db.one<{ no: string }>(
      `select no_faktur_hutang as no, jumlah_barang, berat::float8 as berat, berat_total::float8 as berat_total
       from hutang_kini where hutang_lama = $1`,
      [nomor],
    );
    expect(kantong).toEqual({ jumlah_barang: 1, berat: 6.5, berat_total: 6.75 });
    const gelang = [
      { aset: 'JAMINAN:70', jumlah: 6.5 },
      { aset: 'JAMINAN:PCS', jumlah: 1 },
    ];
    expect([await isiKantong(nomor), await isiKantong(no)]).toEqual([[], gelang]);
    expect(await differences(shop.db)).toEqual([]);
    await expect(lakukan(nomor, 'batal-peremajaan', { alasan: 'salah' })).rejects.toMatchObject({
      code: 'jaminan_belum_kembali',
    });
    await disetujui(nomor, 'batal-peremajaan', { jaminan_kembali: true, ...sebesar(3_120_000) });
    expect(await isiKantong(nomor)).toMatchObject([{ jumlah: 10 }, { jumlah: 2 }]);
    expect(await differences(shop.db)).toEqual([]);
    // The new one is over, and told among those that were cancelled.
    const hari = { tgl_from: '2027-07-27', tgl_to: '2027-07-27', kode_sales: null };
    const laporan = hutangBatal({ shop: SHOP } as Parameters<typeof hutangBatal>[0], hari);
    expect(await reportRows(shop.db, laporan)).toMatchObject([
      { no_faktur_hutang: no, tgl_batal: '2027-07-27', jumlah_hutang: 5_000_000, berat: 6.5, alasan_batal: 'salah' },
    ]);
  });

  it('are made good by the owner where the shop has lost them, and found again', async () => {
    const nomor = await berjalan();
    const hilang = { nilai: 11_500_000, bayar: [{ jenis: 'CASH' }], alasan: 'kantong hilang', context: OWNER };
    await expect(
      lakukan(nomor, 'ganti-rugi', { ...hilang, nilai: 7_999_999, context: undefined }, OWNER),
    ).rejects.toMatchObject({ code: 'ganti_rugi_kurang' });
    await disetujui(nomor, 'ganti-rugi', { ...hilang, worked: { pokok: DELAPAN_JUTA, dibayar: 3_500_000 } });
    expect(await entri(nomor, 3)).toEqual([
      'IDR GANTI_RUGI 11500000',
      `IDR HUTANG/${nomor} -8000000`,
      'IDR KAS/OWNER -3500000',
      `JAMINAN:70 JAMINAN/${nomor} -10`,
      'JAMINAN:70 LUAR/HILANG 10',
      `JAMINAN:PCS JAMINAN/${nomor} -2`,
      'JAMINAN:PCS LUAR/HILANG 2',
    ]);
    expect(await kepala(nomor)).toMatchObject({ status: 'LUNAS', saldo: 0, sisa: 0 });
    expect(await differences(shop.db)).toEqual([]);
    await expect(disetujui(nomor, 'batal-lunas', { jaminan_kembali: true, ...sebesar(0) })).rejects.toMatchObject({
      code: 'perbuatan_lain_terakhir',
    });
    await disetujui(nomor, 'batal-ganti-rugi', { ...sebesar(11_500_000), context: OWNER });
    expect(await kepala(nomor)).toMatchObject({ status: 'AKTIF', saldo: DELAPAN_JUTA });
    expect(await differences(shop.db)).toEqual([]);
  });

  it.each([
    ['LEBUR', null, 'BELI', 'LB1'],
    ['TERSEDIA', 'A01', 'TERSEDIA', 'A01'],
  ] as const)('of an auction go to %s, and back into their bag', async (tujuan, kode_baki, status, baki) => {
    await pada('2027-07-27');
    const nomor = await berjalan({ lama_pinjam: 1 });
    await pada('2027-07-29');
    const jual = { nilai: 9_000_000, biaya: 0, tujuan, kode_baki, alasan: undefined, context: OWNER };
    const salah = { ...jual, kode_baki: kode_baki === null ? 'A01' : null, context: undefined };
    await expect(lakukan(nomor, 'lelang', salah, OWNER)).rejects.toMatchObject({ code: 'data_tidak_valid' });
    const worked = { pokok: DELAPAN_JUTA, bunga_rp: 120_000, klaim: 8_120_000, kelebihan: 880_000 };
    await disetujui(nomor, 'lelang', { ...jual, worked });
    const barang = () =>
      shop.db.query(
        `select b.status, b.kode_baki, b.pemilik_nomor
         from barang b join hutang_lelang l using (kode_toko, kode_barcode)
         where l.nomor = $1`,
        [nomor],
      );
    const pemilik_nomor = status === 'TERSEDIA' ? null : nomor;
    expect(await barang()).toEqual(Array.from({ length: 2 }, () => ({ status, kode_baki: baki, pemilik_nomor })));
    expect(await differences(shop.db)).toEqual([]);
    await disetujui(nomor, 'batal-lelang', sebesar(9_000_000));
    expect(await barang()).toMatchObject([{ status: 'KEMBALI' }, { status: 'KEMBALI' }]);
    expect(await kepala(nomor)).toMatchObject({ status: 'AKTIF', saldo: DELAPAN_JUTA });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('are those that were said last, also once the loan that stood on them is taken back', async () => {
    const nomor = await hutangBaru();
    const gelang = { nama_barang: 'GELANG', kode_dept: 'CN', kadar: 70, berat: 7, berat_plastik: 0.5 };
    for (const [versi, berat] of [7, 8].entries()) {
      const isi = isiHutang({ barang: [{ ...gelang, berat }] });
      await shop.db.tx((tx) => papers.change(tx, 'hutang', nomor, isi, versi + 1));
    }
    await lakukan(nomor, 'validasi');
    await disetujui(nomor, 'batal', sebesar(DELAPAN_JUTA));
    expect(
      await shop.db.one(
        `select status, berat::float8 as berat, berat_total::float8 as berat_total, jumlah_barang
         from hutang_kini where no_faktur_hutang = $1`,
        [nomor],
      ),
    ).toEqual({ status: 'CANC', berat: 8, berat_total: 8.5, jumlah_barang: 1 });
    expect(await differences(shop.db)).toEqual([]);
  });
});
