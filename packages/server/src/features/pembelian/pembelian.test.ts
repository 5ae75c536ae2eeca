import { nilaiIzinBeli } from '@kilau/contract/trade/beli/izin-beli.calc.ts';
import type { ModuleKey } from '@kilau/contract/modules.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { differences, izin } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { papersOf } from '../../testing/papers.ts';
import { bukaBeli, isiBeli, KTP, luar, terjual } from '../../testing/pembelian.ts';
import { atWork, openShop, SHOP } from '../../testing/shop.ts';

const shop = testDatabase();
const papers = papersOf(shop);
const { kode_toko } = SHOP;

beforeAll(async () => {
  await openShop(shop.db);
  await bukaBeli(shop.db);
});

type Modules = Readonly<Partial<Record<ModuleKey, string>>>;
const kerja = (user = 'KASIR1', modules: Modules = {}) => atWork(user, 'KASIR', modules);
const beli = (barang: Parameters<typeof isiBeli>[0], more: object = {}, context = kerja()) =>
  shop.db.tx((tx) => papers.make(tx, 'pembelian', isiBeli(barang, { ...more }), context));
const validasi = (nomor: string, context = kerja()) =>
  shop.db.tx((tx) => papers.done(tx, 'pembelian', nomor, 'validasi', { context }));
const batal = (nomor: string) => shop.db.tx((tx) => papers.approved(tx, 'pembelian', nomor, 'batal'));
const tolak = (nomor: string) => shop.db.tx((tx) => papers.approved(tx, 'pembelian', nomor, 'tolak'));
const piece = (kode: string) =>
  shop.db.one<Record<string, unknown>>(
    `select status, pemilik_jenis, pemilik_nomor, klaim_nomor, kode_gudang, kode_baki, berat::float8 as berat
     from barang where kode_toko = $1 and kode_barcode = $2`,
    [kode_toko, kode],
  );
const baris = (nomor: string) =>
  shop.db.query<Record<string, unknown>>(
    `select kode_barcode, no_faktur, berat::float8 as berat, berat_nota::float8 as berat_nota,
       harga_nota::float8 as harga_nota, harga_hitung::float8 as harga_hitung, harga_beli::float8 as harga_beli,
       harga_rata::float8 as harga_rata, susut_rp::float8 as susut_rp
     from pembelian_barang where kode_toko = $1 and no_faktur_group = $2 order by baris`,
    [kode_toko, nomor],
  );
const entri = async (nomor: string, aksi: string) =>
  (
    await shop.db.query<{ kata: string }>(
      `select concat_ws(' ', akun, coalesce(nullif(sub, ''), nullif(kode_baki, '')), aset, trim_scale(jumlah)) as kata
       from entri e join posting p on p.kode_toko = e.kode_toko and p.id = e.posting_id
       where p.nomor = $1 and p.aksi like $2 || ' %' order by e.akun, e.aset, e.sub`,
      [nomor, aksi],
    )
  ).map(({ kata }) => kata);
const kembali = async (nomor: string) =>
  (
    await shop.db.query<{ status_kembali: string }>(
      `select status_kembali from penjualan_barang where kode_toko = $1 and no_faktur_group = $2 order by baris`,
      [kode_toko, nomor],
    )
  ).map(({ status_kembali }) => status_kembali);

/** Example S1 costs 3,061,000 and 25,000 of stones; P1 buys it back. */
describe('a piece that the shop sold', () => {
  it('P1: is held, bought for the nota less its cut, and lies in BELI; taken back the nota stands again', async () => {
    const { nomor: nota, kode } = await terjual(shop);
    const [kode_barcode = ''] = kode;
    const nomor = await beli([{ kode_barcode, kondisi_barang: 'MULUS' }]);
    expect(nomor).toMatch(/^KL-FB-261121-\d{4}$/);
    expect(await baris(nomor)).toEqual([
      {
        kode_barcode,
        no_faktur: nota,
        berat: 2.13,
        berat_nota: 2.13,
        harga_nota: 3_086_000,
        susut_rp: 0,
        harga_hitung: 3_043_000,
        harga_beli: 3_043_000,
        harga_rata: 1_428_638,
      },
    ]);
    expect(await piece(kode_barcode)).toMatchObject({ status: 'TERJUAL', pemilik_nomor: nota, klaim_nomor: nomor });
    expect(await entri(nomor, 'BUAT')).toEqual([]);
    await validasi(nomor, kerja('KASIR2'));
    expect(await piece(kode_barcode)).toEqual({
      status: 'BELI',
      pemilik_jenis: 'pembelian',
      pemilik_nomor: nomor,
      klaim_nomor: null,
      kode_gudang: 'BELI',
      kode_baki: 'BL1',
      berat: 2.13,
    });
    expect(await entri(nomor, 'VALIDASI')).toEqual([
      'KAS KASIR2 IDR -3043000',
      'LUAR PELANGGAN EMAS:70 -2.13',
      'LUAR PELANGGAN NILAI -3043000',
      'LUAR PELANGGAN PCS -1',
      'PEMBELIAN IDR 3043000',
      'STOK BL1 EMAS:70 2.13',
      'STOK BL1 NILAI 3043000',
      'STOK BL1 PCS 1',
    ]);
    expect(await kembali(nota)).toEqual(['Buy Back']);
    expect(await differences(shop.db)).toEqual([]);
    await batal(nomor);
    expect(await piece(kode_barcode)).toMatchObject({ status: 'TERJUAL', pemilik_nomor: nota, kode_baki: 'A01' });
    expect(await kembali(nota)).toEqual(['Tersedia']);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('P1b: weighs less than its nota says, and the books have it as heavy as it is', async () => {
    const { kode } = await terjual(shop);
    const [kode_barcode = ''] = kode;
    const context = kerja('KASIR1', { NOTA_PRORATA_BERAT: 'true' });
    const nomor = await beli([{ kode_barcode, kondisi_barang: 'MULUS', berat: 2.08 }], {}, context);
    expect(await baris(nomor)).toMatchObject([{ berat: 2.08, susut_rp: 72_441, harga_beli: 2_971_500 }]);
    await validasi(nomor);
    expect(await piece(kode_barcode)).toMatchObject({ berat: 2.08 });
    expect(await entri(nomor, 'VALIDASI')).toContain('STOK BL1 EMAS:70 2.08');
    expect(await differences(shop.db)).toEqual([]);
    await batal(nomor);
    expect(await piece(kode_barcode)).toMatchObject({ status: 'TERJUAL', berat: 2.13 });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is free again when the purchase is refused or changed to other goods', async () => {
    const { kode } = await terjual(shop, 2);
    const [semula = '', dua = ''] = kode;
    const nomor = await beli([{ kode_barcode: semula, kondisi_barang: 'MULUS' }]);
    const isi = isiBeli([{ kode_barcode: dua, kondisi_barang: 'LECET' }]);
    await shop.db.tx((tx) => papers.change(tx, 'pembelian', nomor, isi, 1));
    expect([await piece(semula), await piece(dua)]).toMatchObject([{ klaim_nomor: null }, { klaim_nomor: nomor }]);
    expect(await differences(shop.db)).toEqual([]);
    await tolak(nomor);
    expect(await piece(dua)).toMatchObject({ status: 'TERJUAL', klaim_nomor: null });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is not bought twice, nor while another paper holds it, nor before it was sold', async () => {
    const { nomor: nota, kode } = await terjual(shop);
    const [kode_barcode = ''] = kode;
    const isi = [{ kode_barcode, kondisi_barang: 'MULUS' }];
    await expect(beli([...isi, ...isi])).rejects.toMatchObject({ code: 'barang_ganda' });
    const nomor = await beli(isi);
    await expect(beli(isi)).rejects.toMatchObject({ code: 'barang_sedang_dipesan' });
    await validasi(nomor);
    await expect(beli(isi)).rejects.toMatchObject({ code: 'barang_sudah_dibeli' });
    // Its sale cannot be cancelled any more.
    const batalkan = shop.db.tx((tx) => papers.approved(tx, 'penjualan', nota, 'batal'));
    await expect(batalkan).rejects.toMatchObject({ code: 'barang_sudah_dibeli', params: { nomor } });
    await expect(beli([{ kode_barcode: '99999999', kondisi_barang: 'MULUS' }])).rejects.toMatchObject({
      code: 'barang_tidak_ditemukan',
    });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is bought by one of twenty tills', async () => {
    const { kode } = await terjual(shop);
    const [kode_barcode = ''] = kode;
    const tills = Array.from({ length: 20 }, () => beli([{ kode_barcode, kondisi_barang: 'MULUS' }]));
    const done = await Promise.allSettled(tills);
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('says what its nota says: what is sent otherwise is refused', async () => {
    const { kode } = await terjual(shop);
    const [kode_barcode = ''] = kode;
    const kirim = (more: object) => beli([{ kode_barcode, kondisi_barang: 'MULUS', ...more }]);
    for (const [name, value] of Object.entries({
      nama_barang: 'KALUNG LAIN',
      kode_group: '375',
      kadar: 75,
      kode_harga: 'L70',
    })) {
      await expect(kirim({ [name]: value })).rejects.toMatchObject({
        code: 'data_tidak_valid',
        fields: { [`barang.0.${name}`]: {} },
      });
    }
    await expect(kirim({ kondisi_barang: 'XX' })).rejects.toMatchObject({ code: 'rujukan_tidak_ada' });
    await expect(kirim({ hidup: true })).rejects.toMatchObject({ fields: { 'barang.0.hidup': {} } });
  });
});

describe('a price that was agreed on', () => {
  const kirim = async (more: object, modules: Modules = {}) => {
    const { kode } = await terjual(shop);
    const [kode_barcode = ''] = kode;
    return {
      kode_barcode,
      beli: (lagi: object = {}) =>
        beli([{ kode_barcode, kondisi_barang: 'MULUS', ...more, ...lagi }], {}, kerja('KASIR1', modules)),
    };
  };
  it.each([
    ['above what was worked out', { harga_beli: 3_043_500 }, 'HARGA BELI DIATAS HARGA NOTA'],
    ['below it', { harga_beli: 3_000_000 }, 'HARGA BELI DIBAWAH HARGA NOTA'],
    ['for a weight far from the nota', { berat: 2 }, 'TOLERANSI BERAT PEMBELIAN'],
  ])('%s takes an approval for exactly this', async (_, more, kategori) => {
    const asked = await kirim(more);
    await expect(asked.beli()).rejects.toMatchObject({ code: 'otorisasi_diperlukan', params: { kategori } });
    const nilai = nilaiIzinBeli({
      kode_barcode: asked.kode_barcode,
      nama_barang: 'CINCIN POLOS RANTAI',
      kode_group: '700',
      kondisi_barang: 'MULUS',
      kadar: 70,
      berat: 2.13,
      berat_nota: 2.13,
      harga_nota: 3_086_000,
      harga_beli: 3_046_000,
      ...more,
    });
    const salahNilai = await izin(shop.db, kategori, '', { ...nilai, harga_beli: 1 });
    await expect(asked.beli({ otorisasi: salahNilai })).rejects.toMatchObject({ code: 'otorisasi_tidak_berlaku' });
    const tepat = await izin(shop.db, kategori, '', nilai);
    await asked.beli({ otorisasi: tepat });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('is not asked about where the shop has switched that off, and refused where prices are locked', async () => {
    const diatas = await kirim({ harga_beli: 3_050_000 }, { NON_AKTIF_OTORISASI_HARGA_BELI_DIATAS_HARGA_NOTA: 'true' });
    await diatas.beli();
    const dikunci = await kirim({ harga_beli: 3_050_000 }, { LOCK_HARGA_BELI_MODULE: 'true' });
    await expect(dikunci.beli()).rejects.toMatchObject({
      fields: { 'barang.0.harga_beli': { rule: 'harga_beli_terkunci' } },
    });
  });
});

describe('goods that the shop never sold', () => {
  const NILAI_LUAR = nilaiIzinBeli({
    kode_barcode: '',
    nama_barang: 'CINCIN LAMA',
    kode_group: '700',
    kondisi_barang: 'LECET',
    kadar: 70,
    berat: 4.15,
    berat_nota: null,
    harga_nota: 4_772_500,
    harga_beli: 4_533_500,
  });
  const bebas = { OTORISASI_PEMBELIAN_TANPA_BARCODE: 'false' };
  it('P2: are bought by grams at the price of their code, and become pieces of gudang BELI', async () => {
    const context = kerja('KASIR1', bebas);
    const nomor = await beli([luar()], KTP, context);
    const [lama] = await baris(nomor);
    // 4.15 × 1,150,000 = 4,772,500 − 5 % = 4,533,875, down to 4,533,500.
    expect(lama).toMatchObject({ no_faktur: '', harga_nota: 4_772_500, harga_beli: 4_533_500, berat_nota: null });
    const kode = String(lama?.['kode_barcode']);
    expect(kode).toMatch(/^\d{8}$/);
    await validasi(nomor);
    expect(await piece(kode)).toMatchObject({ status: 'BELI', pemilik_nomor: nomor, kode_baki: 'BL1', berat: 4.15 });
    expect(await differences(shop.db)).toEqual([]);
    await batal(nomor);
    expect(await piece(kode)).toMatchObject({ status: 'KEMBALI', pemilik_nomor: nomor });
    expect(await differences(shop.db)).toEqual([]);
  });

  it('take an approval, who brings them says who he is, and they are described whole', async () => {
    await expect(beli([luar()], KTP)).rejects.toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { kategori: 'PEMBELIAN TANPA BARCODE' },
    });
    const context = kerja('KASIR1', bebas);
    await expect(beli([luar()], {}, context)).rejects.toMatchObject({
      fields: { jenis_identitas: {}, nik_sim_passport: {} },
    });
    await expect(beli([luar()], { ...KTP, nik_sim_passport: '12' }, context)).rejects.toMatchObject({
      fields: { nik_sim_passport: { rule: 'nik_16_angka' } },
    });
    for (const name of ['nama_barang', 'kode_group', 'kode_dept', 'berat', 'kode_harga']) {
      await expect(beli([luar({ [name]: null })], KTP, context)).rejects.toMatchObject({
        fields: { [`barang.0.${name}`]: { rule: 'tidak_boleh_kosong' } },
      });
    }
    await expect(beli([luar({ harga_beli: 60_000_000 })], KTP, context)).rejects.toMatchObject({
      code: 'harga_terlalu_jauh',
    });
  });

  it('are changed with what was approved for them, which is good for one of them alone', async () => {
    const disetujui = { ...luar(), otorisasi: await izin(shop.db, 'PEMBELIAN TANPA BARCODE', '', NILAI_LUAR) };
    const nomor = await beli([disetujui], KTP);
    const ubah = (barang: Parameters<typeof isiBeli>[0], otorisasi = disetujui.otorisasi) =>
      shop.db.tx((tx) =>
        papers.change(tx, 'pembelian', nomor, isiBeli([...barang, { ...disetujui, otorisasi }], { ...KTP }), 1),
      );
    for (const lagi of [disetujui.otorisasi, disetujui.otorisasi.toUpperCase()]) {
      await expect(ubah([disetujui], lagi)).rejects.toMatchObject({
        code: 'otorisasi_tidak_berlaku',
        fields: { 'barang.1.otorisasi': { rule: 'otorisasi_diperlukan' } },
      });
    }
    await ubah([]);
    await validasi(nomor);
    expect(await differences(shop.db)).toEqual([]);
  });

  it('cost the price of the day where the shop sets one', async () => {
    await shop.db.query(
      `insert into harga_emas_pembelian (kode_toko, _id, kadar, harga_gram) values ($1, '70', 70, 1200000)`,
      [kode_toko],
    );
    const context = kerja('KASIR1', { ...bebas, PARAMETER_HARGA_EMAS_PEMBELIAN: 'true' });
    const nomor = await beli([luar({ kode_harga: null, kondisi_barang: 'LECET', berat: 2 })], KTP, context);
    expect(await baris(nomor)).toMatchObject([{ harga_nota: 2_400_000, harga_beli: 2_280_000 }]);
  });
});

describe('what is paid', () => {
  const BANK = { jenis: 'TRANSFER', no_rekening: '008123', no_rekening_customer: '4471' };
  it('leaves the drawer and accounts, together exactly what is to be paid', async () => {
    const { kode } = await terjual(shop);
    const [kode_barcode = ''] = kode;
    const barang = [{ kode_barcode, kondisi_barang: 'MULUS' }];
    const bayar = (...rows: object[]) => beli(barang, { bayar: rows });
    await expect(bayar()).rejects.toMatchObject({ code: 'pembayaran_kosong' });
    await expect(bayar({ jenis: 'CASH', jumlah: 1000 })).rejects.toMatchObject({ code: 'pembayaran_kurang' });
    await expect(bayar({ jenis: 'CASH', jumlah: 9_000_000 })).rejects.toMatchObject({
      fields: { 'bayar.0.jumlah': { rule: 'melebihi_tagihan' } },
    });
    await expect(bayar({ jenis: 'TRANSFER', no_rekening: '008123' })).rejects.toMatchObject({
      fields: { 'bayar.0.no_rekening_customer': { rule: 'tidak_boleh_kosong' } },
    });
    await expect(bayar({ jenis: 'CASH', no_rekening_customer: '1' })).rejects.toMatchObject({
      fields: { 'bayar.0.no_rekening_customer': { rule: 'hanya_untuk_transfer' } },
    });
    await expect(bayar({ jenis: 'CASH', jumlah: 1000 }, { jenis: 'CASH' })).rejects.toMatchObject({
      fields: { 'bayar.1.jenis': { rule: 'cara_bayar_ganda' } },
    });
    const nomor = await bayar({ ...BANK, jumlah: 2_000_000 }, { jenis: 'CASH' });
    await validasi(nomor);
    expect(await entri(nomor, 'VALIDASI')).toEqual(
      expect.arrayContaining(['BANK 008123 IDR -2000000', 'KAS KASIR1 IDR -1043000']),
    );
    expect(await differences(shop.db)).toEqual([]);
  });

  it('to an account takes an approval for this account and this sum, where the shop asks for one', async () => {
    const { kode } = await terjual(shop);
    const context = kerja('KASIR1', { OTORISASI_PEMBAYARAN_TRANSFER: 'true' });
    const barang = kode.map((kode_barcode) => ({ kode_barcode, kondisi_barang: 'MULUS' }));
    const bayar = (more: object = {}) => beli(barang, { bayar: [{ ...BANK, ...more }] }, context);
    await expect(bayar()).rejects.toMatchObject({ code: 'otorisasi_diperlukan' });
    const nilai = { no_rekening: '008123', no_rekening_customer: '4471', jumlah: 3_043_000 };
    const lain = await izin(shop.db, 'PEMBAYARAN TRANSFER', '', { ...nilai, no_rekening_customer: '4472' });
    await expect(bayar({ otorisasi: lain })).rejects.toMatchObject({ code: 'otorisasi_tidak_berlaku' });
    await bayar({ otorisasi: await izin(shop.db, 'PEMBAYARAN TRANSFER', '', nilai) });
  });
});
