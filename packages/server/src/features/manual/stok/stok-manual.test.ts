import { Dec } from '@kilau/contract/core/dec.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../../app/invariants.ts';
import { moveDay } from '../../../ledger/business-date.ts';
import { reconcile } from '../../../ledger/reconcile.ts';
import { ambil, BarangManual, masuk, SEMUA, wire, sekaligus } from '../../../testing/barang-manual.ts';
import { refused } from '../../../testing/checks.ts';
import { testDatabase } from '../../../testing/database.ts';
import { SHOP } from '../../../testing/shop.ts';
import { daftarStok } from './stok.baca.ts';
import { keluarStok, lepasStok, masukStok, pesanStok } from '../../../trade/manual/stok.ts';

const shop = testDatabase();
const toko = SHOP.kode_toko;
const manual = new BarangManual(shop);
const { tambah, pindah, hancur, batal, baca, stok, habiskan, differences } = manual;

beforeAll(manual.buka);

describe('an entry', () => {
  it('puts pieces and grams into their trays, with the purity of the group at that moment', async () => {
    const nomor = await tambah([
      masuk('B01', 3, '7.5'),
      masuk('B01', 2, '4.25'),
      masuk('B01', 1, '2', { kode_group: '375', kode_dept: 'KL' }),
    ]);
    expect(nomor).toBe('KL-TBM-261121-0001');
    expect(await stok('B01')).toEqual([
      ['375', 37.5, 1, 2],
      ['700', 70, 5, 11.75],
    ]);
    expect(await baca(nomor)).toMatchObject({
      status: 'DONE',
      keterangan: 'STOK AWAL',
      total_qty: 6,
      total_berat: 13.75,
      dibuat_oleh: 'KASIR1',
      barang: [
        { baris: 1, qty: 3, berat: 7.5, kadar: 70, nama_dept: 'CINCIN' },
        { qty: 2 },
        { kode_group: '375', kadar: 37.5, nama_dept: 'KALUNG' },
      ],
    });
    await shop.db.query(`update kelompok set kadar = 71 where kode_toko = $1 and kode_group = '700'`, [toko]);
    await tambah([masuk('B01', 1, '1')]);
    await shop.db.query(`update kelompok set kadar = 70 where kode_toko = $1 and kode_group = '700'`, [toko]);
    expect(await stok('B01')).toEqual([
      ['375', 37.5, 1, 2],
      ['700', 70, 5, 11.75],
      ['700', 71, 1, 1],
    ]);
    expect(await differences()).toEqual([]);
  });

  it('is refused field by field for masters that do not fit', async () => {
    const tidak_ada = await refused(
      tambah([
        masuk('B01', 1, '1'),
        masuk('X99', 1, '1'),
        masuk('B01', 1, '1', { kode_gudang: 'TITIP' }),
        masuk('B01', 1, '1', { kode_group: '999' }),
        masuk('B01', 1, '1', { kode_dept: 'ZZ' }),
      ]),
    );
    expect([tidak_ada.code, Object.keys(tidak_ada.fields ?? {}).toSorted()]).toEqual([
      'rujukan_tidak_ada',
      ['barang.1.kode_baki', 'barang.2.kode_baki', 'barang.3.kode_group', 'barang.4.kode_dept'],
    ]);
    const salah = await refused(
      tambah([masuk('B01', 1, '1', { kode_dept: 'GL' }), masuk('H01', 1, '1', { kode_gudang: 'HANCUR' })]),
    );
    expect(salah).toMatchObject({
      code: 'data_tidak_valid',
      fields: {
        'barang.0.kode_dept': { rule: 'jenis_bukan_group' },
        'barang.1.kode_baki': { rule: 'tidak_terdaftar' },
      },
    });
  });

  it('adds up beyond any single line without running over', async () => {
    const banyak = await Promise.all(
      Array.from({ length: 11 }, () => tambah(Array.from({ length: 100 }, () => masuk('B03', 1, '1000000')))),
    );
    expect(await stok('B03')).toEqual([['700', 70, 1100, 1_100_000_000]]);
    for (const nomor of banyak) await batal(nomor);
    expect(await stok('B03')).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('is taken back as long as all of it lies free where it was put', async () => {
    const nomor = await tambah([masuk('B02', 4, '9')]);
    await pindah([ambil('B02', 1, '2')], 'B03');
    expect(await refused(batal(nomor))).toMatchObject({
      code: 'stok_tidak_cukup',
      params: { kode_baki: 'B02', qty: 3, berat: 7 },
    });
    await tambah([masuk('B02', 1, '2')]);
    await shop.db.tx((tx) => sekaligus(pesanStok(tx, toko, [ambil('B02', 1, '1')])));
    expect((await refused(batal(nomor))).code).toBe('stok_tidak_cukup');
    await shop.db.tx((tx) => sekaligus(lepasStok(tx, toko, [ambil('B02', 1, '1')])));
    expect((await refused(batal(nomor, 'KASIR2'))).code).toBe('otorisasi_tidak_berlaku');
    await batal(nomor);
    expect(await stok('B02')).toEqual([]);
    expect(await baca(nomor)).toMatchObject({
      status: 'CANC',
      total_qty: 4,
      riwayat: [
        { aksi: 'BUAT', alasan: '' },
        { aksi: 'BATAL', membalik: 1, alasan: 'salah', user_id: 'KASIR1', disetujui_oleh: 'SPV1', tgl: '2026-11-21' },
      ],
    });
    expect((await refused(batal(nomor))).code).toBe('keadaan_tidak_sesuai');
    expect((await refused(batal('KL-TBM-261121-0999'))).code).toBe('dokumen_tidak_ditemukan');
    await habiskan('B03');
    expect(await differences()).toEqual([]);
  });
});

describe('a destruction', () => {
  it('takes what was approved out of the stock, to the outside', async () => {
    await tambah([masuk('B02', 5, '10')]);
    const nomor = await hancur([ambil('B02', 2, '4.5')]);
    expect(nomor).toMatch(/^KL-HBM-261121-\d{4}$/);
    expect(await stok('B02')).toEqual([['700', 70, 3, 5.5]]);
    expect(await baca(nomor)).toMatchObject({
      nama_kondisi: 'RUSAK',
      total_qty: 2,
      total_berat: 4.5,
      barang: [{ kode_baki: 'B02', qty: 2 }],
      riwayat: [{ aksi: 'BUAT', disetujui_oleh: 'SPV1' }],
    });
    await batal(nomor);
    expect(await stok('B02')).toEqual([['700', 70, 5, 10]]);
    await habiskan('B02');
    expect(await stok('B02')).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  it('is refused without approval, with one for other amounts, another condition, and for more than there is', async () => {
    await tambah([masuk('B02', 5, '10')]);
    expect((await refused(hancur([ambil('B02', 2, '4')], 'RSK', null))).code).toBe('otorisasi_diperlukan');
    expect((await refused(hancur([ambil('B02', 2, '4')], 'RSK', [ambil('B02', 2, '3')]))).code).toBe(
      'otorisasi_tidak_berlaku',
    );
    expect((await refused(hancur([ambil('B02', 2, '4')], 'RSK', [ambil('B03', 2, '4')]))).code).toBe(
      'otorisasi_tidak_berlaku',
    );
    expect((await refused(hancur([ambil('B02', 2, '4')], 'XX'))).fields).toHaveProperty('kode_kondisi');
    expect((await refused(hancur([ambil('B02', 6, '10')]))).code).toBe('stok_tidak_cukup');
    expect(await stok('B02')).toEqual([['700', 70, 5, 10]]);
    // How a number is written plays no part in what was approved.
    await hancur([ambil('B02', 2, '4')], 'RSK', [ambil('B02', 2, '4.000', { kadar: Dec.from('70.0') })]);
    await habiskan('B02');
    expect(await differences()).toEqual([]);
  });
});

describe('the list of the stock', () => {
  it('narrows by tray, gudang, group and type in capitals or not, page by page, with sums over all', async () => {
    await tambah([
      masuk('A01', 2, '4'),
      masuk('A02', 1, '2.5'),
      masuk('T01', 3, '9', { kode_gudang: 'TITIP', kode_group: '375', kode_dept: 'KL' }),
    ]);
    await shop.db.tx((tx) => sekaligus(pesanStok(tx, toko, [ambil('A01', 1, '1.5')])));
    const first = wire(await daftarStok(shop.db, toko, { ...SEMUA, kode_gudang: 'SEMUA', kode_dept: 'CN', limit: 1 }));
    expect(first).toMatchObject({
      data: [
        {
          kode_baki: 'A01',
          qty: 2,
          pesan_qty: 1,
          pesan_berat: 1.5,
          bebas_qty: 1,
          bebas_berat: 2.5,
          nama_dept: 'CINCIN',
          nama_group: '700',
        },
      ],
    });
    const second = wire(await daftarStok(shop.db, toko, { ...SEMUA, kode_dept: 'CN', limit: 1, after: first.next }));
    expect(second.data.map((row) => row.kode_baki)).toEqual(['A02']);
    expect(second.total).toEqual(first.total);
    expect(wire(await daftarStok(shop.db, toko, { ...SEMUA, kode_toko: 'T01' }))).toMatchObject({
      data: [{ kode_group: '375', kadar: 37.5 }],
      next: null,
      total: { baris: 1, qty: 3, berat: 9, bebas_qty: 3 },
    });
    expect(
      (await daftarStok(shop.db, toko, { ...SEMUA, kode_baki: 'B02', habis: true })).data.map((row) => row.qty),
    ).toEqual([0]);
    for (const after of ['bukan kunci', '[]', '["TOKO","A01","700","CN","x"]']) {
      await expect(daftarStok(shop.db, toko, { ...SEMUA, after })).rejects.toMatchObject({ code: 'data_tidak_valid' });
    }
    await shop.db.tx((tx) => sekaligus(lepasStok(tx, toko, [ambil('A01', 1, '1.5')])));
  });
});

it('on an earlier day only the owner takes back, booked today', async () => {
  const nomor = await tambah([masuk('B01', 1, '1')]);
  await shop.db.tx((tx) => moveDay(tx, toko, '2026-11-22'));
  expect((await refused(batal(nomor))).code).toBe('otorisasi_pemilik');
  await batal(nomor, 'OWNER');
  const hari = await shop.db.query<{ aksi: string; tgl: string }>(
    `select aksi, tgl from posting where kode_toko = $1 and nomor = $2 order by urut`,
    [toko, nomor],
  );
  expect(hari).toEqual([
    { aksi: 'BUAT 1', tgl: '2026-11-21' },
    { aksi: 'BATAL 2', tgl: '2026-11-22' },
  ]);
  await shop.db.tx((tx) => sekaligus(masukStok(tx, toko, [ambil('B01', 1, '1')])));
  expect(
    (await reconcile(shop.db, toko, '2026-11-22', invariants))
      .filter((check) => !check.selisih.isZero())
      .map((check) => check.kunci),
  ).toEqual(['stok_manual_sama_dengan_saldo']);
  await shop.db.tx((tx) => sekaligus(keluarStok(tx, toko, [ambil('B01', 1, '1')])));
  expect(await differences()).toEqual([]);
});
