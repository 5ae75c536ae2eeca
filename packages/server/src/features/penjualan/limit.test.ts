import { Dec } from '@kilau/contract/core/dec.ts';
import { OTORISASI_LIMIT } from '@kilau/contract/trade/otorisasi/limit.ts';
import { OTORISASI_BERLIAN, OTORISASI_DISKON } from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { refused } from '../../testing/checks.ts';
import { testDatabase } from '../../testing/database.ts';
import { body, Penjualan, S1_TOTAL, schema, type Body } from '../../testing/penjualan.ts';
import { atWork, openShop, pieces } from '../../testing/shop.ts';
import { ubahPenjualan } from './lakukan.ts';

const shop = testDatabase();
const { save, validate, approve, differences, status } = new Penjualan(shop);

beforeAll(() => openShop(shop.db));

describe('a sale beyond the limit', () => {
  const dibatasi = atWork('KASIR1', 'KASIR', { LIMIT_PENJUALAN: String(S1_TOTAL) });
  const nilai = { total: 2 * S1_TOTAL, jumlah_barang: 2, kode_sales: 'SL01', nama: 'REGULER' };
  const izinLimit = (isi: Body) => approve(OTORISASI_LIMIT, '', isi, 'SPV1', dibatasi);

  it('asks for an approval of exactly what it comes to, and keeps it', async () => {
    const [dalamBatas = '', kedua = '', ketiga = ''] = await pieces(shop.db, 3);
    await save(body([dalamBatas]), dibatasi);
    const besar = body([kedua, ketiga]);
    expect(await refused(save(besar, dibatasi))).toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { kategori: OTORISASI_LIMIT, dokumen: '' },
      fields: { otorisasi_limit: { rule: 'otorisasi_diperlukan' } },
    });
    const lain = await izinLimit({ ...nilai, total: nilai.total - 1 });
    expect(await refused(save({ ...besar, otorisasi_limit: lain.id }, dibatasi))).toMatchObject({
      code: 'otorisasi_tidak_berlaku',
      params: { kategori: OTORISASI_LIMIT },
    });
    expect(await status(kedua)).toBe('TERSEDIA');

    const { id } = await izinLimit(nilai);
    const nomor = await save({ ...besar, otorisasi_limit: id }, dibatasi);
    expect(await shop.db.one(`select otorisasi_limit from jual where nomor = $1`, [nomor])).toEqual({
      otorisasi_limit: id,
    });
    await validate(nomor, dibatasi);
    expect(await differences()).toEqual([]);
  });

  it('asks again when it comes to something else, and not once it is within the limit', async () => {
    const [pertama = '', kedua = ''] = await pieces(shop.db, 2);
    const { id } = await izinLimit(nilai);
    const nomor = await save(body([pertama, kedua], { otorisasi_limit: id }), dibatasi);
    const ubah = (isi: Body, versi: number) =>
      shop.db.tx((tx) => ubahPenjualan(tx, dibatasi, nomor, schema.parse(isi), versi));
    const sama = body([pertama, kedua], { otorisasi_limit: id, keterangan: 'HADIAH' });
    const orangLain = { ...sama, pelanggan: { nama: 'ORANG LAIN', no_hp: '0899', alamat: 'BANDUNG' } };
    expect((await refused(ubah(orangLain, 1))).code).toBe('otorisasi_tidak_berlaku');
    await ubah(sama, 1);
    await ubah(body([pertama]), 2);
    expect(await differences()).toEqual([]);
  });

  it('is not asked about where the shop has no limit', async () => {
    const [pertama = '', kedua = ''] = await pieces(shop.db, 2);
    const { id } = await izinLimit(nilai);
    const nomor = await save(body([pertama, kedua], { otorisasi_limit: id }));
    expect(await shop.db.one(`select otorisasi_limit from jual where nomor = $1`, [nomor])).toEqual({
      otorisasi_limit: null,
    });
  });
});

describe('a diamond piece', () => {
  const MODUL = { BERLIAN_MODULE: 'true' } as const;
  const berlian = atWork('KASIR1', 'KASIR', MODUL);
  const OWNER = atWork('OWNER', 'OWN');

  /** A ring with stones that cost so much. */
  async function cincin(harga_modal: number): Promise<string> {
    const [kode = ''] = await pieces(shop.db, 1, { harga_modal: Dec.from(harga_modal) }, OWNER);
    await shop.db.query(`update barang set berlian = true where kode_barcode = $1`, [kode]);
    return kode;
  }
  const bound = (kode_barcode: string, diskon: number) => ({
    kode_barcode,
    berat: 2.13,
    harga_gram: 1_437_000,
    harga_jual: 3_061_000,
    ongkos: 106_500,
    diskon,
  });

  it('is sold at its cost without a word, and a rupiah below with an approval', async () => {
    await save(body([await cincin(S1_TOTAL)]), berlian);
    const kode = await cincin(S1_TOTAL + 1);
    expect(await refused(save(body([kode]), berlian))).toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { kategori: OTORISASI_BERLIAN },
      fields: { 'barang.0.otorisasi': { rule: 'otorisasi_diperlukan' } },
    });
    const { id } = await approve(OTORISASI_BERLIAN, '', bound(kode, 0));
    await save(body([kode], { barang: [{ kode_barcode: kode, otorisasi: id }] }), berlian);
    expect(await differences()).toEqual([]);
  });

  it('asks for that approval rather than for one of the discount that brought it there', async () => {
    const kode = await cincin(S1_TOTAL);
    const murah = (otorisasi: string) =>
      save(
        body([kode], {
          barang: [{ kode_barcode: kode, diskon_rp: 10_000, otorisasi }],
          bayar: [{ jenis: 'CASH', jumlah: S1_TOTAL - 10_000 }],
        }),
        berlian,
      );
    const diskon = await approve(OTORISASI_DISKON, '', bound(kode, 10_000));
    expect(await refused(murah(diskon.id))).toMatchObject({
      code: 'otorisasi_tidak_berlaku',
      params: { kategori: OTORISASI_BERLIAN },
    });
    await murah((await approve(OTORISASI_BERLIAN, '', bound(kode, 10_000))).id);
  });

  it('is measured by its price without the tax in it', async () => {
    // 3,192,500 with 1.1 % in it is 3,157,765 without.
    const PPN = { ...MODUL, PPN_TRANSAKSI_MODULE: 'true' } as const;
    const context = atWork('KASIR1', 'KASIR', PPN);
    await save(body([await cincin(3_157_765)]), context);
    expect((await refused(save(body([await cincin(3_157_766)]), context))).params).toMatchObject({
      kategori: OTORISASI_BERLIAN,
    });
  });

  it('is not asked about where the shop does not want it, nobody knows the cost, or nothing is set with stones', async () => {
    const longgar = atWork('KASIR1', 'KASIR', { ...MODUL, BERLIAN_TRANSACTION_AUTHORIZATION_MODULE: 'false' });
    await save(body([await cincin(9_000_000)]), longgar);
    const [tanpaBatu = ''] = await pieces(shop.db, 1, { harga_modal: Dec.from(9_000_000) }, OWNER);
    const [tanpaModal = ''] = await pieces(shop.db, 1);
    await shop.db.query(`update barang set berlian = true where kode_barcode = $1`, [tanpaModal]);
    await save(body([tanpaBatu, tanpaModal]), berlian);
    expect(await differences()).toEqual([]);
  });

  it('is not for sale at all while the module is off', async () => {
    expect((await refused(save(body([await cincin(1)])))).code).toBe('barang_berlian_tidak_aktif');
  });
});
