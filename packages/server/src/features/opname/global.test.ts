import { Dec } from '@kilau/contract/core/dec.ts';
import type {
  BarisGlobal,
  OpnameGlobal,
  OpnameGlobalRingkas,
} from '@kilau/contract/features/opname/opname-global.wire.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../app/invariants.ts';
import { moveDay } from '../../ledger/business-date.ts';
import { curahEntries } from '../../ledger/entry.ts';
import { post } from '../../ledger/post.ts';
import { reconcile, verifyChain } from '../../ledger/reconcile.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { izin } from '../../testing/checks.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { receiveRows } from '../../testing/terima.ts';

const server = testApp();
const { kode_toko } = SHOP;
const BASE = 'stock-opname-global';
let rina: Call;
let dewi: Call;
let hari: string = SHOP.tgl_system;

type Kunci = Pick<BarisGlobal, 'jenis_stok' | 'kode_group' | 'kode_dept'>;
const CINCIN: Kunci = { jenis_stok: 'BARANG', kode_group: '700', kode_dept: 'CN' };
const MUDA: Kunci = { jenis_stok: 'BARANG', kode_group: '375', kode_dept: 'CN' };

const mulai = async (as: Call = rina) =>
  (await as('POST', `${BASE}/start`, {})).body as OpnameGlobal & { lanjut: boolean };
const baca = async (nomor: string, as: Call = rina) => (await as('GET', `${BASE}/${nomor}`)).body as OpnameGlobal;
const hitung = (
  nomor: string,
  baris: Kunci,
  qty_hitung: number | null,
  berat_hitung: number | null,
  versi: number,
  as: Call = rina,
) =>
  as('PUT', `${BASE}/${nomor}/baris`, {
    jenis_stok: baris.jenis_stok,
    kode_group: baris.kode_group,
    kode_dept: baris.kode_dept,
    qty_hitung,
    berat_hitung,
    versi,
  });
const deed = (nomor: string, aksi: string, as: Call = rina) => as('POST', `${BASE}/${nomor}/${aksi}`, {});
/** Ends a count with the approval of its figures, which a cashier needs where rows differ or were not counted. */
const selesai = async (nomor: string, user: string, as: Call) => {
  const { baris, dihitung, selisih, qty_hitung, berat_hitung } = await baca(nomor);
  const nilai = { baris, dihitung, selisih, qty_hitung, berat_hitung };
  const otorisasi = await izin(server.db, 'SELESAI STOCK OPNAME', nomor, nilai, 'SPV1', atWork(user));
  return as('POST', `${BASE}/${nomor}/selesai`, { otorisasi });
};
const cari = (opname: OpnameGlobal, { jenis_stok, kode_group, kode_dept }: Kunci) =>
  opname.rincian.find(
    (row) => row.jenis_stok === jenis_stok && row.kode_group === kode_group && row.kode_dept === kode_dept,
  );
const stock = () =>
  server.db.query(
    `select akun, aset, kode_group, kode_dept, sum(jumlah)::text as jumlah from saldo group by 1, 2, 3, 4
      order by 1, 2, 3, 4`,
  );
const laporan = async (query: string) => {
  const { text } = await rina(
    'GET',
    `laporan/stock-opname-global.csv?tgl_from=2026-11-21&tgl_to=2026-11-30${query}`,
    undefined,
    { accept: 'text/csv' },
  );
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.includes('KL-OG-'));
};
const besok = async () => {
  hari = new Date(Date.parse(hari) + 86_400_000).toISOString().slice(0, 10);
  await server.db.tx((tx) => moveDay(tx, kode_toko, hari));
};

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into para_system (kode_toko, key, value) select kode_toko, 'OPNAME_GLOBAL_DAILY_MODULE', 'true' from toko`,
  );
  const akses = ['/stock-opname-global', '/laporan-stock-opname-global'];
  await server.user(kode_toko, 'RINA', 'KASIR', akses);
  await server.user(kode_toko, 'DEWI', 'KASIR', akses);
  rina = await server.as(kode_toko, 'RINA');
  dewi = await server.as(kode_toko, 'DEWI');
  await pieces(server.db, 4);
  await pieces(server.db, 2, { kode_baki: 'T01' });
  await pieces(server.db, 3, { kode_group: '375', berat_asli: Dec.from('1.1') });
});

afterEach(async () => {
  for (const tgl of [SHOP.tgl_system, hari]) {
    const checks = [
      ...(await reconcile(server.db, kode_toko, tgl, invariants)),
      ...(await verifyChain(server.db, kode_toko)),
    ];
    const wrong = checks.filter((check) => !check.selisih.isZero());
    if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
  }
});

describe('the daily count of the whole shop', () => {
  it('adds up every gudang by group and type, is joined by others, and goes on where it was left', async () => {
    const before = await stock();
    const begun = await mulai();
    expect(begun).toMatchObject({
      no_opname: 'KL-OG-261121-0001',
      status: 'AKTIF',
      lanjut: false,
      baris: 2,
      dihitung: 0,
    });
    expect(begun.rincian).toMatchObject([
      { ...MUDA, nama_dept: 'CINCIN', qty: 3, berat: 3.3, qty_hitung: null, keadaan: 'BELUM', versi: 0 },
      { ...CINCIN, qty: 6, berat: 12.78 },
    ]);
    expect((await hitung(begun.no_opname, CINCIN, 6, 12.78, 0)).body).toMatchObject({ dihitung: 1 });
    const joined = await mulai(dewi);
    expect(joined).toMatchObject({ no_opname: begun.no_opname, lanjut: true, dihitung: 1 });
    expect(cari(joined, CINCIN)).toMatchObject({
      qty_hitung: 6,
      berat_hitung: 12.78,
      keadaan: 'COCOK',
      oleh: 'RINA',
      versi: 1,
    });
    expect((await hitung(begun.no_opname, MUDA, 2, null, 0, dewi)).body).toMatchObject({ dihitung: 2, selisih: 1 });
    expect(cari(await baca(begun.no_opname), MUDA)).toMatchObject({
      qty_hitung: 2,
      berat_hitung: null,
      keadaan: 'SELISIH',
      oleh: 'DEWI',
    });
    expect(await stock()).toEqual(before);
  });

  it('lets nobody write over what another person counted meanwhile', async () => {
    const { no_opname } = await mulai();
    const versi = cari(await baca(no_opname), MUDA)?.versi ?? -1;
    const both = await Promise.all([
      hitung(no_opname, MUDA, 3, 3.3, versi, rina),
      hitung(no_opname, MUDA, 4, null, versi, dewi),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const kalah = both[0]?.status === 409 ? 'DEWI' : 'RINA';
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'opname_baris_berubah',
      params: { kode_group: '375', kode_dept: 'CN', oleh: kalah },
    });
    // The answer was lost and the same figures come again: nothing happens.
    const row = cari(await baca(no_opname), MUDA);
    expect(await hitung(no_opname, MUDA, row?.qty_hitung ?? null, row?.berat_hitung ?? null, versi)).toMatchObject({
      status: 200,
    });
    expect(cari(await baca(no_opname), MUDA)?.versi).toBe(row?.versi);
    expect(await hitung(no_opname, { ...MUDA, kode_dept: 'XX' }, 1, null, 0)).toMatchObject({ status: 404 });
    expect(await hitung(no_opname, MUDA, -1, null, 0)).toMatchObject({
      status: 422,
      body: { fields: { qty_hitung: expect.anything() as unknown } },
    });
  });

  it('reads the books again only for what is not counted, accessories and manual items beside the pieces', async () => {
    const { no_opname } = await mulai();
    const versi = cari(await baca(no_opname), MUDA)?.versi ?? -1;
    expect((await hitung(no_opname, MUDA, null, 5, versi)).body).toMatchObject({ dihitung: 1 });
    await pieces(server.db, 1);
    await pieces(server.db, 1, { kode_group: '375', berat_asli: Dec.from('1.1') });
    await server.db.tx(async (tx) => {
      const isi = {
        sub: '',
        kode_gudang: 'TOKO',
        kode_baki: 'A01',
        kode_group: '375',
        kode_dept: 'CN',
        kadar: Dec.from('37.5'),
        qty: 7,
        berat: Dec.from('9.5'),
      };
      const kotak = { ...isi, akun: 'MANUAL' } as const;
      await tx.query(
        `insert into stok_manual (kode_toko, kode_gudang, kode_baki, kode_group, kode_dept, kadar, qty, berat)
          values ($1, 'TOKO', 'A01', '375', 'CN', 37.5, 7, 9.5)`,
        [kode_toko],
      );
      await post(
        tx,
        {
          kode_toko,
          tgl: hari,
          jenis: 'UJI',
          nomor: 'UJI-1',
          aksi: 'TAMBAH',
          user_id: 'RINA',
          kunci: '',
          waktu: new Date(),
        },
        curahEntries(kotak, 1, 'INPUT', 'UJI'),
      );
    });
    expect(cari(await baca(no_opname), MUDA)).toMatchObject({ qty: 3 });
    const baru = (await deed(no_opname, 'perbarui')).body as OpnameGlobal;
    expect(cari(baru, MUDA)).toMatchObject({ qty: 4, berat: 4.4, keadaan: 'BELUM', oleh: 'RINA', waktu: null });
    expect(cari(baru, CINCIN)).toMatchObject({ qty: 6, qty_hitung: 6 });
    expect(cari(baru, { ...MUDA, jenis_stok: 'MANUAL' })).toMatchObject({ qty: 7, berat: 9.5, keadaan: 'BELUM' });
  });

  it('ends with what the books have then beside every row, and the report tells both', async () => {
    const { no_opname } = await mulai();
    await hitung(no_opname, MUDA, 5, 4.4, cari(await baca(no_opname), MUDA)?.versi ?? -1, dewi);
    const done = (await selesai(no_opname, 'DEWI', dewi)).body as OpnameGlobal;
    expect(done).toMatchObject({ status: 'SELESAI', selesai_oleh: 'DEWI', baris: 3, dihitung: 2, selisih: 1 });
    expect(cari(done, CINCIN)).toMatchObject({ qty: 6, qty_hitung: 6, qty_akhir: 7, berat_akhir: 14.91 });
    expect(await hitung(no_opname, MUDA, 4, 4.4, 9)).toMatchObject({
      status: 409,
      body: { code: 'opname_sudah_selesai' },
    });
    expect(await rina('POST', `${BASE}/start`, {})).toMatchObject({
      status: 409,
      body: { code: 'opname_sudah_selesai', params: { nomor: no_opname } },
    });
    const rinci = await laporan('');
    expect(rinci).toHaveLength(3);
    expect(rinci[0]).toMatch(/Barang,375,CN,CINCIN,4,5,1,4\.4\d*,4\.4\d*,0\.?0*,Selisih,DEWI/);
    expect(rinci[1]).toMatch(/Barang,700,CN,CINCIN,6,6,0,12\.78\d*,12\.78\d*,0\.?0*,Cocok,RINA.*,7,14\.91/);
    expect(rinci[2]).toMatch(/Barang manual,375,CN,CINCIN,7,,,9\.5\d*,,,Belum dihitung/);
    expect(await laporan('&keadaan=SELISIH')).toHaveLength(1);
    expect(await laporan('&tampilan=HARIAN')).toEqual([expect.stringMatching(/KL-OG-261121-0001,3,2,1,17,11,1,/)]);
  });

  it('belongs to its day: on the next one it is ended or given up, and another begins', async () => {
    await besok();
    const { no_opname } = await mulai();
    await hitung(no_opname, CINCIN, 7, null, 0);
    await besok();
    expect(await hitung(no_opname, MUDA, 4, null, 0)).toMatchObject({
      status: 409,
      body: { code: 'hari_sudah_tutup' },
    });
    expect(await deed(no_opname, 'perbarui')).toMatchObject({ status: 409, body: { code: 'hari_sudah_tutup' } });
    const lagi = await mulai(dewi);
    expect(lagi).toMatchObject({ no_opname: 'KL-OG-261123-0001', lanjut: false });
    expect((await selesai(no_opname, 'RINA', rina)).body).toMatchObject({
      status: 'SELESAI',
      tgl: '2026-11-22',
      dihitung: 1,
    });
    expect(await deed(lagi.no_opname, 'kosongkan', dewi)).toMatchObject({ status: 200, body: { status: 'KOSONG' } });
    expect(await laporan('&tampilan=HARIAN')).toHaveLength(2);
    expect((await mulai()).no_opname).toBe('KL-OG-261123-0002');
    const daftar = (await rina('GET', BASE)).body as OpnameGlobalRingkas[];
    expect(daftar.map(({ no_opname: nomor, status }) => `${nomor} ${status}`)).toEqual([
      'KL-OG-261123-0002 AKTIF',
      'KL-OG-261123-0001 KOSONG',
      'KL-OG-261122-0001 SELESAI',
      'KL-OG-261121-0001 SELESAI',
    ]);
  });

  it('has goods received and not entered yet in rows of their own, down to the piece', async () => {
    await besok();
    const TERIMA: Kunci = { jenis_stok: 'TERIMA', kode_group: '700', kode_dept: 'CN' };
    await receiveRows(server, [{ kode_group: '700', kode_dept: 'CN', qty: 4, berat: Dec.from('9.5') }]);
    const { no_opname, rincian } = await mulai();
    expect(rincian.map(({ jenis_stok }) => jenis_stok).at(-1)).toBe('TERIMA');
    expect(cari(await baca(no_opname), TERIMA)).toMatchObject({ qty: 4, berat: 9.5 });
    expect(cari(await baca(no_opname), CINCIN)).toMatchObject({ qty: 7, berat: 14.91 });
    expect((await hitung(no_opname, TERIMA, 3, 9.5, 0)).body).toMatchObject({ dihitung: 1, selisih: 1 });
    expect((await selesai(no_opname, 'RINA', rina)).body).toMatchObject({ status: 'SELESAI' });
    expect(
      (await laporan(`&kode_group=700`)).filter(
        (line) => line.includes(no_opname) && line.includes(',Penerimaan belum diinput,'),
      ),
    ).toEqual([expect.stringMatching(/diinput,700,CN,CINCIN,4,3,-1,9\.5/)]);
  });

  it('begun by two at once is one count', async () => {
    await besok();
    const two = await Promise.all([mulai(rina), mulai(dewi)]);
    expect(new Set(two.map(({ no_opname }) => no_opname)).size).toBe(1);
    expect(two.map(({ lanjut }) => lanjut).toSorted()).toEqual([false, true]);
  });
});
