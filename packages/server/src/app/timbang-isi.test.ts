import { Dec } from '@kilau/contract/core/dec.ts';
import { nilaiReset, type BakiHariIni, type JawabTimbang } from '@kilau/contract/features/opname/opname.wire.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { grantApproval } from '../engine/approval.ts';
import { invariants } from './invariants.ts';
import { moveDay } from '../ledger/business-date.ts';
import { reconcile } from '../ledger/reconcile.ts';
import { testApp, type Call } from '../testing/app.ts';
import { IsiBaki, manual } from '../testing/isi-baki.ts';
import { papersOf } from '../testing/papers.ts';
import { atWork, openShop, pieces, SHOP } from '../testing/shop.ts';

const server = testApp();
const { kode_toko } = SHOP;
const PERIODE = 'tgl_from=2026-11-21&tgl_to=2026-11-21';
let owner: Call;
let kasir: Call;
const { pindah, tambah, kotak, kadarBaru, kunci } = new IsiBaki(server);

type Row = Readonly<Record<string, unknown>>;
const start = (kode_baki: string, as = owner, kode_gudang = 'TOKO') =>
  as('POST', 'timbang-baki/start', { kode_gudang, kode_baki });
const data = async () => ((await owner('GET', 'timbang-baki')).body as JawabTimbang).data_timbang;
const hariIni = async () => (await owner('GET', 'timbang-baki/hari-ini')).body as BakiHariIni[];
const baki = async (kode_baki: string) => (await hariIni()).find((row) => row.kode_baki === kode_baki);
/** Weighs a tray to what it should weigh, and answers that. */
async function timbang(kode_baki: string, kode_gudang = 'TOKO'): Promise<number> {
  expect((await start(kode_baki, owner, kode_gudang)).status).toBe(200);
  const total = (await data())?.total ?? 0;
  expect(
    (
      await owner(
        'POST',
        'timbang-baki',
        { berat_timbang: total, total, dari_timbangan: true },
        { 'idempotency-key': kunci() },
      )
    ).status,
  ).toBe(201);
  return total;
}
/** Rows of a report as it stands on the screen, without its groups. */
const baris = async (report: string, more = ''): Promise<readonly Row[]> => {
  const reply = await owner('GET', `laporan/${report}?${PERIODE}${more}`);
  return (reply.body as { readonly grup: readonly { readonly baris: readonly Row[] }[] }).grup.flatMap(
    (grup) => grup.baris,
  );
};

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into kategori (kode_toko, kode_kategori, nama_kategori) values ('KL01', 'AKSESORIS', 'AKSESORIS')`,
  );
  await server.db.query(
    `insert into kelompok (kode_toko, kode_group, nama_group, kode_kategori, jenis_group, kadar, harga)
      values ('KL01', 'ACC', 'AKSESORIS', 'AKSESORIS', 'TUA', 0, 0)`,
  );
  await server.db.query(`insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
    select 'KL01', 'B' || n, 'B' || n, 'TOKO', 100, 0.25 from generate_series(1, 9) n`);
  await server.user(kode_toko, 'RINA', 'KASIR', ['/timbang-baki']);
  owner = await server.as(kode_toko, 'OWNER');
  kasir = await server.as(kode_toko, 'RINA');
});

afterEach(async () => {
  const wrong = (await reconcile(server.db, kode_toko, SHOP.tgl_system, invariants)).filter(
    (check) => !check.selisih.isZero(),
  );
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
});

describe('what lies on a tray', () => {
  it('is pieces, manual items and accessories, each told before and kept after', async () => {
    await pieces(server.db, 2, { kode_baki: 'B1' });
    await tambah('B1', 30, '51');
    await kotak('B1', 100);
    expect((await start('B1')).body).toMatchObject({ data_timbang: { kode_baki: 'B1', qty: 2 } });
    // 2 x 2.13 + 51 + 100 x 2.5 + tray 100 + 2 tags of 0.25; tolerance of 132 things: 7 x 0.02.
    expect(await data()).toMatchObject({
      qty: 2,
      berat: 4.26,
      qty_barang_manual: 30,
      berat_barang_manual: 51,
      qty_aksesoris: 100,
      berat_aksesoris: 250,
      berat_baki: 100,
      berat_bandrol: 0.5,
      total: 405.76,
      toleransi: 0.14,
    });
    expect(
      (await owner('POST', 'timbang-baki', { berat_timbang: 405.7, total: 405.76 }, { 'idempotency-key': kunci() }))
        .body,
    ).toMatchObject({ selisih: 0.06, keadaan: 'COCOK' });
    expect(await baki('B1')).toMatchObject({ qty: 2, qty_lain: 130, status_aktif: true });
    expect(await baris('timbang-baki', '&kode_baki=B1')).toMatchObject([
      { status: 'SELESAI', qty: 2, berat: 4.26, berat_barang_manual: 51, berat_aksesoris: 250, total: 405.76 },
    ]);
    expect(
      await server.db.one(
        `select qty_barang_manual, qty_aksesoris from timbang_baki where kode_toko = $1 and kode_baki = 'B1'`,
        [kode_toko],
      ),
    ).toEqual({ qty_barang_manual: 30, qty_aksesoris: 100 });
    // Counting by scan stays a count of pieces.
    expect((await owner('POST', 'stock-opname/start', { kode_gudang: 'TOKO', kode_baki: 'B1' })).body).toMatchObject({
      qty: 2,
      berat: 4.26,
    });
  });

  it('must be something: an empty tray is not weighed', async () => {
    expect((await start('B2')).body).toMatchObject({ code: 'timbang_kosong', message: 'Data Tidak Tersedia' });
    expect(await data()).toBeNull();
    expect(await baki('B2')).toBeUndefined();
    await kotak('B2', 1);
    await timbang('B2');
  });

  it('is weighed and counted also where tray or gudang is out of use, and marked as that', async () => {
    await pieces(server.db, 3, { kode_baki: 'B3' });
    await pieces(server.db, 2, { kode_baki: 'T01' });
    await server.db.query(`update baki set status_aktif = false where kode_toko = $1 and kode_baki = 'B3'`, [
      kode_toko,
    ]);
    await server.db.query(`update gudang set status_aktif = false where kode_toko = $1 and kode_gudang = 'TITIP'`, [
      kode_toko,
    ]);
    expect(await baki('B3')).toMatchObject({ qty: 3, status_aktif: false, no_timbang: null });
    expect(await baki('T01')).toMatchObject({ qty: 2, status_aktif: false });
    await timbang('B3');
    await timbang('T01', 'TITIP');
    expect(await baki('B3')).toMatchObject({ keadaan: 'COCOK' });
    expect((await owner('POST', 'stock-opname/start', { kode_gudang: 'TOKO', kode_baki: 'B3' })).body).toMatchObject({
      qty: 3,
    });
    expect((await owner('GET', 'baki?kode_gudang=TOKO&status_aktif=semua')).text).toContain('"B3"');
  });
});

describe('what happens to a tray after it was weighed', () => {
  it('is told to the gram, and leads from the total of the weighing to that of now', async () => {
    const [tetap = '', pergi = '', tukar = ''] = await pieces(server.db, 3, {
      kode_baki: 'B4',
      berat_asli: Dec.from('2.63'),
      berat_plastik: Dec.from('0.5'),
    });
    const [datang = ''] = await pieces(server.db, 1, { kode_baki: 'B5' });
    await tambah('B4', 4, '8');
    const semula = await timbang('B4');
    expect(await baki('B4')).toMatchObject({ aktivitas: 0 });
    expect((await owner('PUT', `barang/${tetap}`, { berat_plastik: 2, kadar_cetak: '18K' })).status).toBe(200);
    expect(
      (
        await owner('PUT', `barang/${pergi}`, {
          atribut: [{ nama_atribut: 'MATA', berat_atribut: 1.25, harga_atribut: 25_000 }],
        })
      ).status,
    ).toBe(200);
    expect((await owner('PUT', 'baki/B4', { berat_baki: 91.5, berat_bandrol: 0.3 })).status).toBe(200);
    const nomor = await pindah(pergi, 'B5');
    // Changed in the other tray: nothing of that is this tray's.
    expect((await owner('PUT', `barang/${pergi}`, { berat_plastik: 0.9 })).status).toBe(200);
    await pindah(datang, 'B4');
    await kotak('B4', 2);
    const { no_update } = await kadarBaru(tukar, '75');
    await server.db.tx((tx) =>
      papersOf(server).make(tx, 'pindah-barang-manual', {
        kode_gudang: 'TOKO',
        kode_baki: 'B5',
        keterangan: null,
        barang: [{ ...manual('B4', 1, '3'), kadar: Dec.from(70) }],
      }),
    );
    const rows = await baris('aktivitas-timbang-baki', '&kode_baki=B4');
    const told = Object.fromEntries(
      rows.map((row) => [`${String(row['kejadian'])} ${String(row['kode_barcode'])}`, row]),
    );
    expect(told).toMatchObject({
      [`UBAH_PLASTIK ${tetap}`]: {
        user_id: 'OWNER',
        dari: '0.500 gr',
        ke: '2.000 gr',
        dampak: 1.5,
        pcs: 0,
        berat: 0,
        nama_barang: 'CINCIN POLOS RANTAI',
      },
      [`UBAH_KADAR_CETAK ${tetap}`]: { dari: '17K', ke: '18K', dampak: 0 },
      [`UBAH_ATRIBUT ${pergi}`]: { dari: '0.000 gr', ke: '1.250 gr', dampak: 1.25 },
      'UBAH_BERAT_BAKI ': { dari: '100.000 gr', ke: '91.500 gr', dampak: -8.5 },
      'UBAH_BERAT_BANDROL ': { dari: '0.250 gr', ke: '0.300 gr', dampak: 0 },
      // 2.13 of gold, 0.5 of plastic, 1.25 of parts, a tag of 0.25; the plastic of later is not counted.
      [`PINDAH_BARANG_BUAT ${pergi}`]: { nomor, dari: 'B4', ke: 'B5', pcs: -1, berat: -2.13, dampak: -4.13 },
      [`PINDAH_BARANG_BUAT ${datang}`]: { dari: 'B5', ke: 'B4', pcs: 1, dampak: 2.38 },
      [`KADAR_UBAH ${tukar}`]: { nomor: no_update, dari: '70', ke: '75', berat: 0, dampak: 0 },
      'PINDAH_BARANG_MANUAL_BUAT ': { nama_barang: 'CN 700', dari: 'B4', ke: 'B5', pcs: -1, berat: -3, dampak: -3 },
    });
    expect(rows.find((row) => row['kejadian'] === 'AKSESORIS_TAMBAH')).toMatchObject({
      nama_barang: 'KOTAK CINCIN',
      dari: '',
      ke: 'B4',
      pcs: 2,
      berat: 5,
      dampak: 5,
    });
    expect(rows).toHaveLength(10);
    await start('B4');
    const kini = (await data())?.total ?? 0;
    expect(Dec.sum(rows.map((row) => Number(row['dampak']))).toString()).toBe(Dec.from(kini).minus(semula).toString());
    await owner('POST', 'timbang-baki/reset', {});
    // Plastic and printed purity came with one change.
    expect(await baki('B4')).toMatchObject({ aktivitas: 8 });
  });

  it('is told in words', async () => {
    const csv = (
      await owner('GET', `laporan/aktivitas-timbang-baki.csv?${PERIODE}&kode_baki=B4`, undefined, {
        'accept-language': 'id',
      })
    ).text;
    for (const word of [
      'Pindah baki',
      'Berat plastik diubah',
      'Berat baki diubah',
      'Kadar diubah',
      'Barang manual dipindah',
    ]) {
      expect(csv).toContain(word);
    }
  });

  it('starts afresh when it is weighed again', async () => {
    const [piece = ''] = await pieces(server.db, 1, { kode_baki: 'B6' });
    await timbang('B6');
    const plastik = (berat: number) => owner('PUT', `barang/${piece}`, { berat_plastik: berat });
    await plastik(1);
    expect(await baki('B6')).toMatchObject({ aktivitas: 1 });
    await timbang('B6');
    expect(await baki('B6')).toMatchObject({ aktivitas: 0 });
    await plastik(2);
    expect((await baris('aktivitas-timbang-baki', '&kode_baki=B6')).map((row) => row['dampak'])).toEqual([1, 1]);
  });
});

describe('a weighing that is given up', () => {
  it('stands in the report with the reading it had; its difference is not added up', async () => {
    await pieces(server.db, 1, { kode_baki: 'B7' });
    await start('B7');
    expect(
      (
        await owner('POST', 'timbang-baki/reset', {
          berat_timbang: 100.5,
          dari_timbangan: true,
          keterangan: 'coba lagi',
        })
      ).body,
    ).toEqual({ data_timbang: null });
    await start('B7');
    // The specification sends nothing at all.
    expect((await owner('POST', 'timbang-baki/reset')).status).toBe(200);
    const rows = await baris('timbang-baki', '&kode_baki=B7&status=RESET');
    expect(rows).toMatchObject([
      {
        status: 'RESET',
        selesai_oleh: 'OWNER',
        mulai_oleh: 'OWNER',
        disetujui_oleh: '',
        total: 102.38,
        berat_timbang: 100.5,
        selisih: null,
        keadaan: 'SELISIH',
        dari_timbangan: true,
        keterangan: 'coba lagi',
      },
      { status: 'RESET', berat_timbang: null, selisih: null, keadaan: '', dari_timbangan: false },
    ]);
    expect(await baris('timbang-baki', '&kode_baki=B7&status=SELESAI')).toEqual([]);
    expect(await baki('B7')).toMatchObject({ no_timbang: null });
  });

  it('needs an approval where somebody else began it, bound to exactly that one', async () => {
    const begun = (await start('B7')).body as JawabTimbang;
    const { no_timbang, kode_baki, mulai_oleh } = begun.data_timbang ?? {
      no_timbang: '',
      kode_baki: '',
      mulai_oleh: '',
    };
    const reset = (otorisasi?: string) => kasir('POST', 'timbang-baki/reset', { otorisasi });
    const izin = async (nomor: string) =>
      (
        await server.db.tx((tx) =>
          grantApproval(tx, atWork('RINA'), {
            kategori: 'RESET TIMBANG BAKI',
            dokumen: nomor,
            nilai: nilaiReset({ kode_baki, mulai_oleh }),
            keterangan: 'uji',
            disetujui_oleh: 'SPV1',
            saluran: 'MANUAL',
          }),
        )
      ).id;
    expect((await reset()).body).toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { kategori: 'RESET TIMBANG BAKI' },
    });
    expect((await reset(await izin('KL-TM-000000-0000'))).body).toMatchObject({ code: 'otorisasi_tidak_berlaku' });
    expect((await reset(await izin(no_timbang))).status).toBe(200);
    expect((await baris('timbang-baki', '&kode_baki=B7&status=RESET')).at(-1)).toMatchObject({
      no_timbang,
      mulai_oleh: 'OWNER',
      selesai_oleh: 'RINA',
      disetujui_oleh: 'SPV1',
    });
  });
});

describe('the window after a weighing', () => {
  it('is over when the next day has begun to post', async () => {
    const [piece = ''] = await pieces(server.db, 1, { kode_baki: 'B8' });
    await timbang('B8');
    expect((await owner('PUT', `barang/${piece}`, { berat_plastik: 1 })).status).toBe(200);
    await server.db.tx((tx) => moveDay(tx, kode_toko, '2026-11-22'));
    expect((await owner('PUT', `barang/${piece}`, { berat_plastik: 2 })).status).toBe(200);
    await pieces(server.db, 1, { kode_baki: 'B9' });
    expect((await owner('PUT', `barang/${piece}`, { berat_plastik: 1.5 })).status).toBe(200);
    // After closing and before anything was posted is told rather than lost.
    expect((await baris('aktivitas-timbang-baki', '&kode_baki=B8')).map((row) => row['ke'])).toEqual([
      '1.000 gr',
      '2.000 gr',
    ]);
  });
});
