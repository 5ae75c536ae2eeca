import { KYC_KOSONG } from '@kilau/contract/trade/pelanggan/kyc.fields.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { barangListFields } from '@kilau/contract/features/barang/barang.fields.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../app/invariants.ts';
import { grantApproval } from '../../engine/approval.ts';
import { reconcile, verifyChain } from '../../ledger/reconcile.ts';
import { testDatabase } from '../../testing/database.ts';
import { atWork, openShop, pieces, RING, SHOP } from '../../testing/shop.ts';
import {
  batalPenjualan,
  simpanPenjualan,
  tolakPenjualan,
  validasiPenjualan,
  type PenjualanMasuk,
} from '../penjualan/api.ts';
import { daftarBarang } from './daftar/daftar.ts';
import { kartuBarang } from './kartu/kartu.ts';
import { tambahBarang, type BarangMasuk } from './tambah/tambah.post.ts';
import { ubahBarang } from './kartu/ubah.post.ts';
import { dikirim } from '../../trade/bayar/bayar.ts';
import { jadikan } from '../../testing/keadaan-barang.ts';

const shop = testDatabase();
const till = atWork();
const NOTHING = {
  berat: null,
  harga_gram: null,
  harga_jual: null,
  ongkos: null,
  diskon_rp: null,
  diskon_persen: null,
  otorisasi: null,
  kode_marketplace: null,
  kurir: null,
  no_resi: null,
  foto_jual: null,
};
const PASSER_BY = { jenis: 'NON MEMBER', kode_member: null, nama: null, no_hp: null, alamat: null };

const differences = async () =>
  [
    ...(await reconcile(shop.db, SHOP.kode_toko, SHOP.tgl_system, invariants)),
    ...(await verifyChain(shop.db, SHOP.kode_toko)),
  ].filter((check) => !check.selisih.isZero());
const refused = async (work: Promise<unknown>): Promise<Problem> => {
  const error: unknown = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Problem)) throw new Error(`expected a Problem, got ${String(error)}`);
  return error;
};
const pemilik = atWork('OWNER', 'OWN');
const change = (kode_barcode: string, body: Record<string, unknown>, context = till) =>
  shop.db.tx((tx) => ubahBarang(tx, context, kode_barcode, body));
const card = (kode_barcode: string, context = till) => kartuBarang({ ...context, db: shop.db }, kode_barcode);
const approve = (kategori: string, dokumen: string, more: Readonly<Record<string, string>> = {}) =>
  shop.db.tx((tx) =>
    grantApproval(tx, till, {
      kategori,
      dokumen,
      nilai: { alasan: 'SALAH', ...more },
      keterangan: 'uji',
      disetujui_oleh: 'SPV1',
      saluran: 'MANUAL',
    }),
  );

/** Sells to whoever comes, for any sum: who that is is asked elsewhere. */
const penjual = atWork('KASIR1', 'KASIR', { AML_KYC_MIN: '999999999999' });

/** Sells pieces as far as asked: saved, validated, cancelled, or refused while open. */
async function sell(kode_barcode: readonly string[], how: 'OPEN' | 'DONE' | 'BATAL' | 'TOLAK'): Promise<string> {
  const input: PenjualanMasuk = {
    kode_sales: 'SL01',
    keterangan: null,
    otorisasi_limit: null,
    kyc: KYC_KOSONG,
    pelanggan: PASSER_BY,
    aksesoris: [],
    barang: kode_barcode.map((code) => ({ kode_barcode: code, ...NOTHING })),
    bayar: [dikirim('CASH', Dec.from(900_000_000))],
  };
  const nomor = await shop.db.tx((tx) => simpanPenjualan(tx, penjual, input, `jual-${kode_barcode.join('-')}-${how}`));
  const input2 = { alasan: 'SALAH', kode_baki: null };
  if (how === 'TOLAK') {
    const { id } = await approve('TOLAK PENJUALAN', nomor);
    await shop.db.tx((tx) => tolakPenjualan(tx, till, nomor, { ...input2, otorisasi: id }));
  }
  if (how === 'DONE' || how === 'BATAL') await shop.db.tx((tx) => validasiPenjualan(tx, till, nomor));
  if (how === 'BATAL') {
    const { id } = await approve('BATAL PENJUALAN', nomor, { kode_baki: 'A02' });
    await shop.db.tx((tx) => batalPenjualan(tx, till, nomor, { ...input2, kode_baki: 'A02', otorisasi: id }));
  }
  return nomor;
}

beforeAll(() => openShop(shop.db));

describe('goods and the books', () => {
  it('agree piece by piece after any input and any moves', async () => {
    const row = fc.record({
      mg: fc.integer({ min: 1, max: 99_999 }),
      tray: fc.constantFrom('A01', 'A02', 'T01'),
      group: fc.constantFrom('700', '375'),
      kadar: fc.constantFrom(null, '37.5', '69.5', '70'),
      fate: fc.constantFrom('STAY', 'OPEN', 'DONE', 'BATAL', 'TOLAK'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 6 }), async (rows) => {
        const input = rows.map(({ mg, tray, group, kadar }): BarangMasuk => ({
          ...RING,
          kode_baki: tray,
          kode_group: group,
          kadar: kadar === null ? null : Dec.from(kadar),
          berat_asli: Dec.from(mg).dividedBy(1000, 3, 'down'),
        }));
        const { kode_barcode } = await shop.db.tx((tx) => tambahBarang(tx, till, input, ''));
        for (const fate of ['OPEN', 'DONE', 'BATAL', 'TOLAK'] as const) {
          const sold = kode_barcode.filter((_, index) => rows[index]?.fate === fate && rows[index].tray !== 'T01');
          if (sold.length > 0) await sell(sold, fate);
        }
        expect(await differences()).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  it.each([
    [
      'a piece moved without the books',
      `update barang set kode_baki = 'A02' where kode_barcode = $1`,
      'barang_sama_dengan_saldo',
    ],
    [
      'a piece held by nobody',
      `update barang set klaim_jenis = 'penjualan', klaim_nomor = 'TIDAK-ADA' where kode_barcode = $1`,
      'reservasi_dipegang_penjualan_open',
    ],
    [
      'a piece sold by nobody',
      `update barang set status = 'TERJUAL', pemilik_jenis = 'penjualan', pemilik_nomor = 'TIDAK-ADA'
       where kode_barcode = $1`,
      'terjual_oleh_penjualan_done',
    ],
  ])('see %s', async (_, statement, kunci) => {
    const [barcode = ''] = await pieces(shop.db, 1);
    await shop.db.query(statement, [barcode]);
    expect((await differences()).map((check) => check.kunci)).toContain(kunci);
    await shop.db.query(`update barang set kode_baki = 'A01' where kode_barcode = $1`, [barcode]);
    await jadikan(shop.db, barcode, 'TERSEDIA');
    expect(await differences()).toEqual([]);
  });

  it('are listed while an OPEN sale holds them, and no longer when it is withdrawn', async () => {
    const [held = '', freed = ''] = await pieces(shop.db, 2);
    const held_by = await sell([held], 'OPEN');
    await sell([freed], 'TOLAK');
    const query = recordSchema(barangListFields).parse({ status: 'RESERVASI' });
    const { data } = await daftarBarang({ db: shop.db, shop: SHOP }, query);
    expect(data.filter(({ klaim_nomor }) => klaim_nomor === held_by).map(({ kode_barcode }) => kode_barcode)).toEqual([
      held,
    ]);
    expect(data.map(({ kode_barcode }) => kode_barcode)).not.toContain(freed);
  });

  it('see an open sale whose piece was given free behind its back', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    const nomor = await sell([barcode], 'OPEN');
    await jadikan(shop.db, barcode, 'TERSEDIA');
    expect((await differences()).map((check) => check.kunci)).toEqual(['penjualan_open_memegang_barang']);
    // Under its number, but by a paper of another kind.
    await shop.db.query(`update barang set klaim_jenis = 'lain', klaim_nomor = $2 where kode_barcode = $1`, [
      barcode,
      nomor,
    ]);
    expect((await differences()).map((check) => check.kunci)).toEqual([
      'reservasi_dipegang_penjualan_open',
      'penjualan_open_memegang_barang',
    ]);
    await jadikan(shop.db, barcode, 'RESERVASI', nomor);
    expect(await differences()).toEqual([]);
  });

  it('never give a barcode twice, with 8 people entering goods at once', async () => {
    const inputs = await Promise.all(Array.from({ length: 8 }, (_, index) => pieces(shop.db, 1 + ((index * 7) % 20))));
    const all = inputs.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all.every((code) => /^\d{8}$/.test(code))).toBe(true);
    expect(await differences()).toEqual([]);
  });

  it('go on into the next free block of barcodes, never into that of another shop', async () => {
    await pieces(shop.db, 1, {}, atWork('KASIR1', 'KASIR', {}, { ...SHOP, kode_toko: 'KL02', inisial: 'KC' }));
    await shop.db.query(`update blok_barcode set berikut = sampai - 1 where kode_toko = 'KL01'`);
    const codes = (await Promise.all([pieces(shop.db, 2), pieces(shop.db, 2), pieces(shop.db, 2)])).flat();
    expect(new Set(codes).size).toBe(6);
    const foreign = await shop.db.query<{ dari: number; sampai: number }>(
      `select dari, sampai from blok_barcode where kode_toko = 'KL02'`,
    );
    for (const code of codes) {
      expect(foreign.some(({ dari, sampai }) => Number(code) >= dari && Number(code) <= sampai)).toBe(false);
    }
  });
});

describe('the card of a piece', () => {
  it('tells its whole story: input, sale, cancel to another tray, change', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    const batal = await sell([barcode], 'BATAL');
    await change(barcode, { nama_barang: 'CINCIN POLOS BARU' });
    const { barang, riwayat, dokumen, hari_ini, boleh_ubah } = await card(barcode, atWork('OWNER', 'OWN'));
    expect(barang).toMatchObject({
      kode_baki: 'A02',
      status: 'TERSEDIA',
      nama_barang: 'CINCIN POLOS BARU',
      berat: 2.13,
      nama_group: '700',
      nama_dept: 'CINCIN',
    });
    expect(
      riwayat.map(({ jenis: jenisDokumen, aksi, pcs, kode_baki }) => [jenisDokumen, aksi, pcs, kode_baki]),
    ).toEqual([
      ['BARANG', 'UBAH', 0, ''],
      ['PENJUALAN', 'BATAL', 1, 'A02'],
      ['PENJUALAN', 'VALIDASI', -1, 'A01'],
      ['PENJUALAN', 'BUAT', 0, 'A01'],
      ['BARANG', 'TAMBAH', 1, 'A01'],
    ]);
    expect(riwayat[0]).toMatchObject({
      user_id: 'KASIR1',
      sebelum: { nama_barang: 'CINCIN POLOS RANTAI' },
      sesudah: { nama_barang: 'CINCIN POLOS BARU' },
    });
    expect(riwayat[1]).toMatchObject({ nomor: batal, alasan: 'SALAH', disetujui_oleh: 'SPV1' });
    expect(riwayat[0]).toMatchObject({ alasan: '', disetujui_oleh: '' });
    expect(riwayat[2]).toMatchObject({ nomor: batal, berat: -2.13, tgl: SHOP.tgl_system });
    expect(dokumen).toMatchObject([
      {
        jenis: 'PENJUALAN',
        aksi: 'BATAL',
        nomor: batal,
        status: 'CANC',
        nama: 'REGULER',
        user_id: 'KASIR1',
        tgl: SHOP.tgl_system,
      },
      { jenis: 'PENJUALAN', aksi: 'BUAT', nomor: batal },
      { jenis: 'BARANG', aksi: 'BUAT', user_id: 'KASIR1', harga_total: null },
    ]);
    expect(hari_ini).toMatchObject({
      harga: { harga_gram: 1_437_000 },
      jual: { harga_jual: 3_061_000, ongkos: 106_500, harga_total: 3_192_500 },
    });
    expect(boleh_ubah).toBe(true);
    expect((await card(barcode)).boleh_ubah).toBe(false);
  });

  it('has no price while none is set, and names the shop that has a foreign piece', async () => {
    const [unpriced = ''] = await pieces(shop.db, 1, { kode_group: '000' });
    expect((await card(unpriced)).hari_ini).toBeNull();
    const neighbour = atWork('KASIR1', 'KASIR', {}, { ...SHOP, kode_toko: 'KL02', inisial: 'KC' });
    const [foreign = ''] = await pieces(shop.db, 1, {}, neighbour);
    expect(await refused(card(foreign))).toMatchObject({ code: 'barang_toko_lain', params: { kode_toko: 'KL02' } });
    expect(await refused(card('99999999'))).toMatchObject({ code: 'barang_tidak_ditemukan' });
  });
});

describe('changing a piece', () => {
  it('changes what was sent and nothing else, and records what differs', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    await change(barcode, { kode_intern: 'x-1', harga_atribut: 0, berat: 2.13 }, pemilik);
    const { barang, riwayat } = await card(barcode);
    expect(barang).toMatchObject({
      kode_intern: 'X-1',
      harga_atribut: 0,
      nama_atribut: 'MATA',
      berat: 2.13,
      diubah_oleh: 'OWNER',
    });
    expect(riwayat[0]).toMatchObject({
      aksi: 'UBAH',
      sebelum: { kode_intern: '', atribut: [{ nama_atribut: 'MATA', harga_atribut: 25_000 }] },
      sesudah: { kode_intern: 'X-1', atribut: [{ nama_atribut: 'MATA', harga_atribut: 0 }] },
    });
    await change(barcode, { kode_intern: 'X-1' });
    expect((await card(barcode)).riwayat).toHaveLength(2);
    expect(await differences()).toEqual([]);
  });

  it('says of weight, purity and whatever else stays that it is not changed here, unless it is sent as it is', async () => {
    const [barcode = ''] = await pieces(shop.db, 1);
    expect(
      await refused(
        change(barcode, { size: '9', berat: 9, berat_asli: '2.14', kadar: 75, kode_group: '375', ongkos: 1 }),
      ),
    ).toMatchObject({
      code: 'data_tidak_valid',
      fields: {
        berat: { rule: 'berat_tidak_diubah' },
        berat_asli: { rule: 'berat_tidak_diubah' },
        kadar: { rule: 'kadar_lewat_update' },
        kode_group: { rule: 'tidak_diubah_di_sini' },
        ongkos: { rule: 'tidak_diubah_di_sini' },
      },
    });
    expect(await refused(change(barcode, { size: '8', sise: '9', status: 'TERJUAL' }))).toMatchObject({
      fields: { sise: { rule: 'tidak_dikenal' }, status: { rule: 'tidak_diubah_di_sini' } },
    });
    const { barang } = await card(barcode);
    await change(barcode, { ...barang });
    expect((await card(barcode)).riwayat).toHaveLength(1);
    await change(barcode, {
      size: '9',
      berat: 2.13,
      berat_asli: '2.130',
      kadar: 70,
      kode_group: '700',
      harga_khusus: null,
      markis: false,
    });
    expect((await card(barcode)).barang).toMatchObject({ size: '9', berat: 2.13, kadar: 70 });
  });

  it('refuses parts and plastic that leave nothing of what the scale showed; lighter ones are as they are', async () => {
    const [barcode = ''] = await pieces(shop.db, 1, { berat_asli: Dec.from('2.5'), berat_plastik: Dec.from('0.12') });
    expect((await card(barcode)).barang).toMatchObject({ berat: 2.38 });
    const berlebih = { rule: 'tara_menghabiskan_berat', params: { berat: '2.5' } };
    expect(await refused(change(barcode, { berat_plastik: 99 }))).toMatchObject({
      code: 'data_tidak_valid',
      fields: { berat_plastik: berlebih },
    });
    expect(
      await refused(
        change(
          barcode,
          {
            atribut: [
              { nama_atribut: 'MATA', berat_atribut: 0.1 },
              { nama_atribut: 'KARET', berat_atribut: 50 },
            ],
          },
          pemilik,
        ),
      ),
    ).toMatchObject({ fields: { 'atribut.1.berat_atribut': berlebih } });
    const berat = (berat_atribut: number) => ({ atribut: [{ nama_atribut: 'MATA', berat_atribut }] });
    expect(await refused(change(barcode, berat(2.38), pemilik))).toMatchObject({
      fields: { berat_plastik: berlebih },
    });
    await change(barcode, { berat_plastik: 0.1, ...berat(0.2) }, pemilik);
    expect((await card(barcode)).barang).toMatchObject({
      berat: 2.38,
      berat_asli: 2.5,
      berat_plastik: 0.1,
      berat_atribut: 0.2,
    });
  });

  it('refuses a short name, and a piece that is held, sold or destroyed', async () => {
    const [free = '', held = '', sold = '', gone = ''] = await pieces(shop.db, 4);
    expect(await refused(change(free, { nama_barang: 'RING' }))).toMatchObject({
      code: 'data_tidak_valid',
      fields: { nama_barang: { rule: 'nama_barang_pendek' } },
    });
    const open = await sell([held], 'OPEN');
    const done = await sell([sold], 'DONE');
    expect(await refused(change(held, { size: '9' }))).toMatchObject({
      code: 'barang_sedang_dipesan',
      params: { nomor: open },
    });
    expect(await refused(change(sold, { size: '9' }))).toMatchObject({
      code: 'barang_sudah_terjual',
      params: { nomor: done },
    });
    await jadikan(shop.db, gone, 'HANCUR', 'KL-HC-1');
    expect(await refused(change(gone, { size: '9' }))).toMatchObject({
      code: 'barang_sudah_hancur',
      params: { nomor: 'KL-HC-1' },
    });
    await jadikan(shop.db, gone, 'TERSEDIA');
  });
});
