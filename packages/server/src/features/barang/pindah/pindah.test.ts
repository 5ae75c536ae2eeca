import { Dec } from '@kilau/contract/core/dec.ts';
import { pindahBarang } from '@kilau/contract/features/barang/pindah/pindah-barang.kind.ts';
import type { Problem } from '@kilau/contract/core/problem.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { makePaper } from '../../../engine/paper/make.ts';
import { truths } from '../../../app/invariants.ts';
import { listPapers, type ListAsked } from '../../../engine/paper/read.ts';
import { moveDay } from '../../../ledger/business-date.ts';
import { atRest, verifyShop } from '../../../ledger/verify.ts';
import { izin, refused } from '../../../testing/checks.ts';
import type { PaperContext } from '../../../engine/paper/kind.ts';
import { testDatabase } from '../../../testing/database.ts';
import { GerakBarang } from '../../../testing/gerak-barang.ts';
import { atWork, pieces, SHOP } from '../../../testing/shop.ts';
import { hancurAtWork } from '../hancur/papers.ts';
import { bacaPindah, cetakUlang } from '../kertas/baca.ts';

const shop = testDatabase();
const toko = SHOP.kode_toko;
const barang = new GerakBarang(shop);
const { pindah, satuBaki, batal, hancur, batalkanHancur, kadarBaru, bacaBarang, gram, status, differences } = barang;

/** Numbers of moves in a list, and where its next page begins. */
async function daftar(asked: object) {
  const open: ListAsked = {
    q: null,
    after: null,
    limit: null,
    tgl_from: null,
    tgl_to: null,
    status: null,
    kode_sales: null,
  };
  const { data, next } = await listPapers(shop.db, pindahBarang, toko, { ...open, kode_baki: null, ...asked });
  return { nomor: data.map((row) => (row as { nomor: string }).nomor), next };
}

/** Destroys with an approval that was given before. */
const kirim = (input: object, otorisasi: string) =>
  shop.db.tx((tx) =>
    makePaper(tx, atWork() as PaperContext, new Map(), hancurAtWork, { input: { ...input }, otorisasi, kunci: 'k' }),
  );

beforeAll(barang.buka);

describe('a move', () => {
  it('takes pieces from their trays to another one, and the books with them', async () => {
    const [a = '', b = ''] = [...(await pieces(shop.db, 1)), ...(await pieces(shop.db, 1, { kode_baki: 'T01' }))];
    const nomor = await pindah([a, b]);
    expect(nomor).toBe('KL-PB-261121-0001');
    expect([await bacaBarang(a), await bacaBarang(b)]).toMatchObject([
      { kode_gudang: 'TOKO', kode_baki: 'A02', status: 'TERSEDIA' },
      { kode_gudang: 'TOKO', kode_baki: 'A02' },
    ]);
    expect(await bacaPindah(shop.db, { shop: SHOP }, nomor)).toMatchObject({
      status: 'DONE',
      cara: 'BARANG',
      jumlah_barang: 2,
      total_berat: 4.26,
      barang: [
        { kode_barcode: a, dari_baki: 'A01' },
        { kode_barcode: b, dari_gudang: 'TITIP', dari_baki: 'T01' },
      ],
    });
    expect(await differences()).toEqual([]);
  });

  it('is refused for a tray where the piece lies already, one that is not there, and one in another gudang', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    expect((await refused(pindah([a], 'A01'))).code).toBe('barang_sudah_di_baki');
    expect((await refused(pindah([a], 'X99'))).code).toBe('rujukan_tidak_ada');
    expect((await refused(pindah([a], 'T01'))).fields).toHaveProperty('kode_baki');
    expect((await refused(pindah([a, a]))).code).toBe('barang_ganda');
    expect((await refused(pindah([]))).fields).toHaveProperty('barang');
    expect((await bacaBarang(a)).kode_baki).toBe('A01');
  });

  it('names the document that has a piece: sold, reserved, of another shop', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    await status(a, 'TERJUAL', 'KL-FJ-261121-0007');
    expect(await refused(pindah([a]))).toMatchObject({
      code: 'barang_sudah_terjual',
      params: { nomor: 'KL-FJ-261121-0007' },
    });
    await status(a, 'RESERVASI', 'KL-FJ-261121-0008');
    expect(await refused(pindah([a]))).toMatchObject({
      code: 'barang_sedang_dipesan',
      params: { nomor: 'KL-FJ-261121-0008' },
    });
    await status(a, 'TERSEDIA', '');
    expect((await refused(pindah(['99999999']))).code).toBe('barang_tidak_ditemukan');
  });

  it('by two tills at once is done by one; the other is told who was first', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    const both = await Promise.allSettled([
      pindah([a], 'A02', { dari_baki: 'A01' }),
      pindah([a], 'T01', { dari_baki: 'A01', kode_gudang: 'TITIP' }, atWork('KASIR2')),
    ]);
    const won = both.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const lost = both.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as Problem] : []));
    expect([won.length, lost.length]).toEqual([1, 1]);
    expect(lost[0]).toMatchObject({ code: 'barang_sudah_pindah', params: { nomor: won[0] } });
    expect(await differences()).toEqual([]);
  });

  it('of 150 pieces empties a tray at once; a reserved piece keeps it from moving, by name', async () => {
    const kode = await pieces(shop.db, 150, { kode_baki: 'P1' });
    await status(kode[70] ?? '', 'RESERVASI', 'KL-FJ-261121-0009');
    expect(await refused(satuBaki('P1', 'P2'))).toMatchObject({
      code: 'barang_sedang_dipesan',
      params: { kode_barcode: kode[70], nomor: 'KL-FJ-261121-0009' },
    });
    await status(kode[70] ?? '', 'TERSEDIA', '');
    const nomor = await satuBaki('P1', 'P2');
    expect(await bacaPindah(shop.db, { shop: SHOP }, nomor)).toMatchObject({
      cara: 'SATU BAKI',
      jumlah_barang: 150,
      total_berat: 319.5,
    });
    expect((await refused(satuBaki('P1', 'P2'))).code).toBe('baki_kosong');
    expect((await refused(satuBaki('P2', 'P2'))).fields).toHaveProperty('kode_baki');
    expect(await differences()).toEqual([]);
  });

  it('is found by day, number and barcode, and lists in the order of its numbers', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    const nomor = await pindah([a]);
    expect((await daftar({ q: a })).nomor).toEqual([nomor]);
    const first = await daftar({ limit: 2 });
    expect(first.nomor[0]).toBe(nomor);
    expect((await daftar({ limit: 2, after: first.next })).nomor).not.toContain(first.nomor[1]);
    expect((await daftar({ kode_baki: 'P9' })).nomor).toEqual([]);
    const all = await cetakUlang(shop.db, { shop: SHOP }, SHOP.tgl_system, SHOP.tgl_system);
    expect(all.length).toBeGreaterThan(2);
    for (const row of all) {
      expect(row).toMatchObject({
        total_qty: row.jumlah_barang,
        input_by: row.dibuat_oleh,
        kode_baki: expect.any(String),
      });
      expect(row.total_qty).toBeGreaterThan(0);
    }
    expect(all.map((row) => row.no_pindah)).toEqual(
      all
        .map((row) => row.no_pindah)
        .toSorted()
        .toReversed(),
    );
    expect((await daftar({})).nomor).toEqual(all.map((row) => row.no_pindah));
    const rule = { rule: 'rentang_tanggal_terbalik' };
    expect(await refused(cetakUlang(shop.db, { shop: SHOP }, SHOP.tgl_system, '2026-11-20'))).toMatchObject({
      code: 'rentang_tanggal_terbalik',
      fields: { start_date: rule, end_date: rule },
    });
  });
});

describe('taking a move back', () => {
  it('returns every piece to its own tray; the original stays', async () => {
    const [a = '', b = ''] = [...(await pieces(shop.db, 1)), ...(await pieces(shop.db, 1, { kode_baki: 'T01' }))];
    const nomor = await pindah([a, b]);
    await batal(nomor);
    expect([await bacaBarang(a), await bacaBarang(b)]).toMatchObject([
      { kode_baki: 'A01' },
      { kode_gudang: 'TITIP', kode_baki: 'T01' },
    ]);
    expect((await refused(batal(nomor))).code).toBe('keadaan_tidak_sesuai');
    expect(await differences()).toEqual([]);
  });

  it('is refused when a piece was moved or sold since, or without an approval', async () => {
    const [a = '', b = ''] = await pieces(shop.db, 2);
    const nomor = await pindah([a, b]);
    const lain = await pindah([a], 'P3');
    expect(await refused(batal(nomor))).toMatchObject({
      code: 'barang_sudah_pindah',
      params: { kode_barcode: a, kode_baki: 'P3', nomor: lain },
    });
    await batal(lain);
    await status(b, 'TERJUAL', 'KL-FJ-261121-0010');
    expect((await refused(batal(nomor))).code).toBe('barang_sudah_terjual');
    await status(b, 'TERSEDIA', '');
    expect((await refused(batal(nomor, ''))).code).toBe('otorisasi_diperlukan');
    await batal(nomor);
    expect(await differences()).toEqual([]);
  });

  it('moves the grams as they are now when the purity changed in between', async () => {
    const [a = ''] = await pieces(shop.db, 1);
    const nomor = await pindah([a]);
    await kadarBaru(a, '75');
    await batal(nomor);
    expect(await bacaBarang(a)).toMatchObject({ kode_baki: 'A01' });
    expect(await differences()).toEqual([]);
  });
});

describe('a destruction', () => {
  it('takes pieces out of the stock, to the outside, with an approval that names them', async () => {
    const [a = '', b = ''] = await pieces(shop.db, 2);
    const before = Dec.from(await gram('EMAS:70'));
    const nomor = await hancur([a, b]);
    expect(nomor).toBe('KL-HC-261121-0001');
    expect(await bacaBarang(a)).toMatchObject({
      status: 'HANCUR',
      kode_gudang: 'HANCUR',
      kode_baki: 'A01',
      pemilik_nomor: nomor,
      klaim_nomor: null,
    });
    expect(before.minus(await gram('EMAS:70')).toString()).toBe('4.26');
    expect(await gram('EMAS:70', 'LUAR', 'HANCUR')).toBe('4.26');
    expect(await refused(pindah([a]))).toMatchObject({
      code: 'barang_sudah_hancur',
      params: { kode_barcode: a, nomor },
    });
    expect(await differences()).toEqual([]);
  });

  it('is refused without approval, with one for other pieces, and for a condition that is not there', async () => {
    const [a = '', b = ''] = await pieces(shop.db, 2);
    const diminta = await refused(hancur([a, b], 'RSK', ''));
    expect(diminta).toMatchObject({ code: 'otorisasi_diperlukan', params: { kategori: 'HANCUR BARANG', dokumen: '' } });
    expect(JSON.parse(String(diminta.params['nilai']))).toEqual({
      kode_kondisi: 'RSK',
      barang: [a, b].toSorted().join(' '),
      jumlah_barang: 2,
      total_berat: 4.26,
    });
    const lain = { kode_kondisi: 'RSK', barang: a, jumlah_barang: 1, total_berat: 2.13 };
    const otorisasi = await izin(shop.db, 'HANCUR BARANG', '', lain);
    const input = { kode_kondisi: 'RSK', keterangan: null, barang: [{ kode_barcode: a }, { kode_barcode: b }] };
    expect((await refused(kirim(input, otorisasi))).code).toBe('otorisasi_tidak_berlaku');
    expect((await refused(hancur([a], 'XX'))).fields).toHaveProperty('kode_kondisi');
    expect((await bacaBarang(a)).status).toBe('TERSEDIA');
  });

  it('can be taken back to a chosen tray or to its own; on an earlier day by the owner alone', async () => {
    const [a = '', b = ''] = await pieces(shop.db, 2);
    const [satuan, dua] = [await hancur([a]), await hancur([b])];
    await batalkanHancur(satuan, 'T01');
    expect(await bacaBarang(a)).toMatchObject({
      status: 'TERSEDIA',
      kode_gudang: 'TITIP',
      kode_baki: 'T01',
      pemilik_nomor: null,
      klaim_nomor: null,
    });
    expect(await differences()).toEqual([]);
    await shop.db.tx((tx) => moveDay(tx, toko, '2026-11-22'));
    expect((await refused(batalkanHancur(dua, null))).code).toBe('otorisasi_pemilik');
    await batalkanHancur(dua, null, 'OWNER');
    expect(await bacaBarang(b)).toMatchObject({ status: 'TERSEDIA', kode_gudang: 'TOKO', kode_baki: 'A01' });
    expect(await differences()).toEqual([]);
  });
});

it('leaves every paper what its deeds wrote, to the seal', async () => {
  const checks = await atRest(shop.db, (tx) => verifyShop(tx, toko, truths));
  expect(checks.map(({ kunci }) => kunci)).toContain('perbuatan_tersegel');
  expect(checks.filter(({ selisih }) => !selisih.isZero())).toEqual([]);
});
