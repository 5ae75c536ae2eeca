import { Dec } from '@kilau/contract/core/dec.ts';
import type { Problem } from '@kilau/contract/core/problem.ts';
import { pindahBarangManual } from '@kilau/contract/features/manual/pindah-manual.kind.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { listPapers } from '../../../engine/paper/read.ts';
import { ambil, BarangManual, masuk, wire, sekaligus } from '../../../testing/barang-manual.ts';
import { refused } from '../../../testing/checks.ts';
import { testDatabase } from '../../../testing/database.ts';
import { atWork, SHOP } from '../../../testing/shop.ts';
import { riwayatStok } from './stok.baca.ts';
import { lepasStok, pesanStok } from '../../../trade/manual/stok.ts';

const shop = testDatabase();
const toko = SHOP.kode_toko;
const manual = new BarangManual(shop);
const { tambah, pindah, hancur, batal, baca, stok, habiskan, differences } = manual;

beforeAll(manual.buka);

describe('a move', () => {
  it('takes so much of several rows to one tray, also into another gudang', async () => {
    await tambah([masuk('B02', 4, '9'), masuk('B03', 2, '5', { kode_group: '375', kode_dept: 'KL' })]);
    const nomor = await pindah(
      [ambil('B02', 3, '6.5'), ambil('B03', 2, '5', { kode_group: '375', kode_dept: 'KL', kadar: Dec.from('37.5') })],
      'T01',
      'TITIP',
    );
    expect(nomor).toMatch(/^KL-PBM-261121-\d{4}$/);
    expect([await stok('B02'), await stok('B03'), await stok('T01')]).toEqual([
      [['700', 70, 1, 2.5]],
      [],
      [
        ['375', 37.5, 2, 5],
        ['700', 70, 3, 6.5],
      ],
    ]);
    expect(await baca(nomor)).toMatchObject({
      kode_gudang: 'TITIP',
      kode_baki: 'T01',
      total_qty: 5,
      total_berat: 11.5,
      barang: [
        { kode_baki: 'B02', qty: 3 },
        { kode_baki: 'B03', qty: 2 },
      ],
    });
    await batal(nomor);
    expect([await stok('B02'), await stok('B03'), await stok('T01')]).toEqual([
      [['700', 70, 4, 9]],
      [['375', 37.5, 2, 5]],
      [],
    ]);
    await habiskan('B02');
    await habiskan('B03');
    expect(await differences()).toEqual([]);
  });

  it('is refused for more than is free, for its own tray, for nothing, and for a tray that is not there', async () => {
    await tambah([masuk('B02', 4, '9')]);
    await shop.db.tx((tx) => sekaligus(pesanStok(tx, toko, [ambil('B02', 1, '2')])));
    expect(await refused(pindah([ambil('B02', 4, '7')], 'B03'))).toMatchObject({
      code: 'stok_tidak_cukup',
      params: { kode_dept: 'CN', kode_baki: 'B02', qty: 3, berat: 7 },
    });
    expect((await refused(pindah([ambil('B02', 3, '7.001')], 'B03'))).code).toBe('stok_tidak_cukup');
    expect((await refused(pindah([ambil('B02', 2, '4'), ambil('B02', 2, '3')], 'B03'))).code).toBe('stok_tidak_cukup');
    expect((await refused(pindah([ambil('B02', 1, '1', { kadar: Dec.from(75) })], 'B03'))).code).toBe(
      'stok_tidak_cukup',
    );
    expect((await refused(pindah([ambil('B02', 1, '1')], 'B02'))).fields).toEqual({
      kode_baki: { rule: 'baki_harus_lain' },
    });
    expect((await refused(pindah([ambil('B02', 0, '0')], 'B03'))).fields).toEqual({
      'barang.0.qty': { rule: 'tidak_boleh_nol' },
    });
    for (const [baki, gudang] of [
      ['X99', 'TOKO'],
      ['T01', 'TOKO'],
      ['H01', 'HANCUR'],
    ] as const) {
      expect((await refused(pindah([ambil('B02', 1, '1')], baki, gudang))).fields).toHaveProperty('kode_baki');
    }
    expect(await stok('B02')).toEqual([['700', 70, 4, 9]]);
    await shop.db.tx((tx) => sekaligus(lepasStok(tx, toko, [ambil('B02', 1, '2')])));
    await habiskan('B02');
  });

  it('may take grams that were left without pieces', async () => {
    await tambah([masuk('B02', 1, '3')]);
    await pindah([ambil('B02', 1, '2.9')], 'B03');
    await pindah([ambil('B02', 0, '0.1')], 'B03');
    expect([await stok('B02'), await stok('B03')]).toEqual([[], [['700', 70, 1, 3]]]);
    await habiskan('B03');
    expect(await differences()).toEqual([]);
  });

  it('cannot be taken back when the goods went on, or their own tray is not in use any more', async () => {
    await tambah([masuk('B02', 2, '5')]);
    const nomor = await pindah([ambil('B02', 2, '5')], 'B03');
    const lanjut = await pindah([ambil('B03', 1, '2.5')], 'B04');
    expect(await refused(batal(nomor))).toMatchObject({
      code: 'stok_tidak_cukup',
      params: { kode_baki: 'B03', qty: 1 },
    });
    await batal(lanjut);
    await shop.db.query(`update baki set status_aktif = false where kode_toko = $1 and kode_baki = 'B02'`, [toko]);
    expect(await refused(batal(nomor))).toMatchObject({
      code: 'baki_tidak_siap',
      fields: { kode_baki: { rule: 'baki_tidak_dipakai' } },
    });
    await shop.db.query(`update baki set status_aktif = true where kode_toko = $1 and kode_baki = 'B02'`, [toko]);
    await batal(nomor);
    await habiskan('B02');
    expect(await differences()).toEqual([]);
  });

  it('of the last grams by two at once is done by one', async () => {
    await tambah([masuk('B02', 1, '3')]);
    const both = await Promise.allSettled([
      pindah([ambil('B02', 1, '3')], 'B03'),
      pindah([ambil('B02', 1, '3')], 'B04', 'TOKO', atWork('KASIR2')),
      hancur([ambil('B02', 1, '3')]),
    ]);
    expect(both.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(
      both.flatMap((outcome) => (outcome.status === 'rejected' ? [(outcome.reason as Problem).code] : [])),
    ).toEqual(['stok_tidak_cukup', 'stok_tidak_cukup']);
    for (const baki of ['B03', 'B04']) await habiskan(baki);
    expect(await differences()).toEqual([]);
  });

  it('there and back by many at once never blocks, and loses nothing', async () => {
    await tambah([masuk('B02', 50, '100'), masuk('B03', 50, '100')]);
    const bolak = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? pindah([ambil('B02', 1, '2')], 'B03') : pindah([ambil('B03', 1, '2')], 'B02'),
    );
    expect((await Promise.allSettled(bolak)).filter((outcome) => outcome.status === 'rejected')).toEqual([]);
    expect([await stok('B02'), await stok('B03')]).toEqual([[['700', 70, 50, 100]], [['700', 70, 50, 100]]]);
    for (const baki of ['B02', 'B03']) await habiskan(baki);
    expect(await differences()).toEqual([]);
  });
});

describe('the lists of movements and moves', () => {
  it('tell every movement of a place, newest first, with what lay there after it', async () => {
    const [t1, p1] = [
      await tambah([masuk('B04', 5, '10'), masuk('B04', 1, '1.5')]),
      await pindah([ambil('B04', 2, '4')], 'B03'),
    ];
    const h1 = await hancur([ambil('B04', 1, '2.5')]);
    await batal(p1);
    const kunci_stok = {
      kode_gudang: 'TOKO',
      kode_baki: 'B04',
      kode_group: '700',
      kode_dept: 'CN',
      after: null,
      limit: 4,
    };
    const page = wire(await riwayatStok(shop.db, toko, kunci_stok));
    expect(
      page.data.map((row) => [row.nomor, row.kategori, row.qty, row.berat, row.saldo_qty, row.saldo_berat]),
    ).toEqual([
      [p1, 'BATAL PINDAH BARANG MANUAL', 2, 4, 5, 9],
      [h1, 'HANCUR BARANG MANUAL', -1, -2.5, 3, 5],
      [p1, 'PINDAH BARANG MANUAL', -2, -4, 4, 7.5],
      [t1, 'TAMBAH BARANG MANUAL', 6, 11.5, 6, 11.5],
    ]);
    expect(page.data[0]).toMatchObject({ user_id: 'KASIR1', tgl: '2026-11-21', kadar: '70' });
    const older = wire(await riwayatStok(shop.db, toko, { ...kunci_stok, after: Number(page.next) }));
    expect(older.data[0]?.saldo_qty).toBe(0);
  });

  it('find papers by day, number and tray, newest first', async () => {
    const daftar = async (asked: object) =>
      listPapers(shop.db, pindahBarangManual, toko, {
        q: null,
        after: null,
        limit: 2,
        tgl_from: null,
        tgl_to: null,
        status: null,
        kode_sales: null,
        kode_baki: null,
        ...asked,
      }) as Promise<{ data: { no_pindah: string; kode_baki: string }[]; next: string | null }>;
    const first = await daftar({});
    const second = await daftar({ after: first.next });
    const nomor = [...first.data, ...second.data].map((row) => row.no_pindah);
    expect(nomor).toEqual([...new Set(nomor)].toSorted().toReversed());
    expect(nomor).toHaveLength(4);
    const kembali = await pindah([ambil('B04', 1, '1')], 'T01', 'TITIP');
    expect((await daftar({ kode_baki: 'T01', limit: 100 })).data.map((row) => row.kode_baki)).toEqual(['T01', 'T01']);
    // A word finds the tray where goods came from as well as the one where they went.
    expect((await daftar({ q: 'b04 t01' })).data.map((row) => row.no_pindah)).toEqual([]);
    expect((await daftar({ q: 'B04 T01' })).data.map((row) => row.no_pindah)).toEqual([kembali]);
    expect((await daftar({ q: nomor[0]?.slice(-4) })).data.map((row) => row.no_pindah)).toEqual([nomor[0]]);
    expect((await daftar({ tgl_from: '2026-11-22' })).data).toEqual([]);
  });
});
