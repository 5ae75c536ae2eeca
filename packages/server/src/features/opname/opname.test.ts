import type { ReportWire } from '@kilau/contract/core/report-wire.ts';
import type {
  HasilScan,
  JawabScan,
  JawabTimbang,
  Opname,
  OpnameRingkas,
} from '@kilau/contract/features/opname/opname.wire.ts';
import { epcDariBarcode } from '@kilau/contract/features/opname/epc.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../app/invariants.ts';
import { grantApproval } from '../../engine/approval.ts';
import { holdDay, moveDay } from '../../ledger/business-date.ts';
import { post } from '../../ledger/post.ts';
import { reconcile, verifyChain } from '../../ledger/reconcile.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { pegangBarang } from '../../trade/barang/pegang.ts';
import { tulisPindah } from '../../trade/barang/pindah.ts';

/** What of a piece's card these tests look at. */
interface Kartu {
  readonly riwayat: readonly { readonly jenis: string; readonly aksi: string; readonly nomor: string }[];
}

const server = testApp();
const { kode_toko } = SHOP;
let rina: Call;
let dewi: Call;
let ids = 0;
/** Ends a count as Rina, with the approval that missing pieces ask for. */
async function selesai(
  nomor: string,
  jenisOpname: 'stock-opname' | 'stock-opname-rfid' = 'stock-opname',
): Promise<Opname> {
  const { ketemu, belum } = (await rina('GET', `${jenisOpname}/${nomor}`)).body as Opname;
  const reply = await rina('POST', `${jenisOpname}/${nomor}/selesai`, {
    otorisasi: belum > 0 ? await izin(nomor, { ketemu, hilang: belum }) : null,
  });
  expect(reply.status).toBe(200);
  return reply.body as Opname;
}
/** An approval given to somebody. */
const izin = async (dokumen: string, nilai: Readonly<Record<string, number>>, untuk = 'RINA') =>
  (
    await server.db.tx((tx) =>
      grantApproval(tx, atWork(untuk), {
        kategori: 'SELESAI STOCK OPNAME',
        dokumen,
        nilai,
        keterangan: 'uji',
        disetujui_oleh: 'SPV1',
        saluran: 'MANUAL',
      }),
    )
  ).id;
const newId = (): string => `scan-uji-${(ids += 1)}`;

/** A piece goes to another tray, in the books as anywhere else. */
async function pindah(kode_barcode: string, kode_baki: string, nomor: string): Promise<void> {
  await server.db.tx(async (tx) => {
    const tgl = await holdDay(tx, kode_toko);
    const held = await pegangBarang(tx, kode_toko, [kode_barcode]);
    const oleh = { kode_toko, user_id: 'KASIR1', waktu: new Date() };
    const ke = { kode_gudang: 'TOKO', kode_baki };
    const entries = await tulisPindah(
      tx,
      oleh,
      held.map((piece) => ({ piece, ke })),
      'PINDAH',
    );
    await post(tx, { ...oleh, tgl, jenis: 'PINDAH', nomor, aksi: 'PINDAH', kunci: '' }, entries);
  });
}

async function jual(kode_barcode: string): Promise<string> {
  const owner = await server.as(kode_toko, 'OWNER');
  const sale = await owner(
    'POST',
    'penjualan',
    { kode_sales: 'SL01', barang: [{ kode_barcode }], bayar: [{ jenis: 'CASH', jumlah: 3_192_500 }] },
    { 'idempotency-key': `jual-${kode_barcode}` },
  );
  const { no_faktur_group } = sale.body as { no_faktur_group: string };
  const validasi = { 'idempotency-key': `validasi-${kode_barcode}` };
  expect((await owner('POST', `penjualan/${no_faktur_group}/validasi`, {}, validasi)).status).toBe(200);
  return no_faktur_group;
}

const mulai = async (kode_baki = 'A01', as: Call = rina) =>
  (await as('POST', 'stock-opname/start', { kode_gudang: 'TOKO', kode_baki })).body as Opname & { lanjut: boolean };
/** Gives a count up, as whoever began it: anybody else would need an approval. */
async function kosongkan(nomor: string, as: Call = rina): Promise<void> {
  expect((await as('POST', `stock-opname/${nomor}/kosongkan`, {})).status).toBe(200);
}
const scan = async (nomor: string, kode_barcode: string, as: Call = rina, id_scan = newId()) =>
  (await as('POST', `stock-opname/${nomor}/scan`, { kode_barcode, id_scan })).body as JawabScan;
const baca = async (nomor: string, as: Call = rina) => (await as('GET', `stock-opname/${nomor}`)).body as Opname;
const hasilOf = (opname: Opname) =>
  Object.fromEntries(
    opname.barang.map(({ kode_barcode, hasil, status_barang }) => [kode_barcode, `${hasil} ${status_barang}`]),
  );
const stock = () => server.db.query(`select kode_barcode, kode_baki, status from barang order by 1`);

beforeAll(async () => {
  await openShop(server.db);
  await server.user(kode_toko, 'RINA', 'KASIR', ['/stock-opname', '/stock-opname-rfid']);
  await server.user(kode_toko, 'DEWI', 'KASIR', ['/stock-opname']);
  rina = await server.as(kode_toko, 'RINA');
  dewi = await server.as(kode_toko, 'DEWI');
});

afterEach(async () => {
  const checks = [
    ...(await reconcile(server.db, kode_toko, SHOP.tgl_system, invariants)),
    ...(await verifyChain(server.db, kode_toko)),
  ];
  const wrong = checks.filter((check) => !check.selisih.isZero());
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
});

describe('counting a tray', () => {
  it('says of every scan what the piece is, and at the end what is missing; stock stays as it is', async () => {
    const [here = '', missing = '', sold = ''] = await pieces(server.db, 3);
    const [other = ''] = await pieces(server.db, 1, { kode_baki: 'A02' });
    const nota = await jual(sold);
    const before = await stock();
    const { no_opname, qty, belum, lanjut } = await mulai();
    expect({ no_opname, qty, belum, lanjut }).toEqual({
      no_opname: 'KL-OP-261121-0001',
      qty: 2,
      belum: 2,
      lanjut: false,
    });
    expect(await scan(no_opname, here)).toMatchObject({
      hasil: 'KETEMU',
      nama_barang: 'CINCIN POLOS RANTAI',
      oleh: 'RINA',
    });
    expect(await scan(no_opname, here, dewi)).toMatchObject({ hasil: 'GANDA', oleh: 'RINA' });
    expect(await scan(no_opname, other)).toMatchObject({ hasil: 'BAKI_LAIN', di_baki: 'A02' });
    expect(await scan(no_opname, sold)).toMatchObject({ hasil: 'TERJUAL', nomor: nota });
    expect(await scan(no_opname, 'BUKAN-KODE')).toMatchObject({ hasil: 'TIDAK_DIKENAL', nama_barang: '' });
    expect(await baca(no_opname)).toMatchObject({ ketemu: 1, belum: 1, keluar: 0, lain: 3 });
    const done = await selesai(no_opname);
    expect(hasilOf(done)).toEqual({
      [here]: 'KETEMU DONE',
      [missing]: 'HILANG OPEN',
      [other]: 'BAKI_LAIN DONE',
      [sold]: 'TERJUAL DONE',
      'BUKAN-KODE': 'TIDAK_DIKENAL DONE',
    });
    expect(done).toMatchObject({ status: 'SELESAI', ketemu: 1, belum: 1, lain: 3, selesai_oleh: 'RINA' });
    expect(await stock()).toEqual(before);
    expect(
      await rina('POST', `stock-opname/${no_opname}/scan`, { kode_barcode: missing, id_scan: newId() }),
    ).toMatchObject({ status: 409, body: { code: 'opname_sudah_selesai' } });
    expect((await rina('POST', `stock-opname/${no_opname}/selesai`, {})).status).toBe(409);
  });

  it('knows a piece of another shop of the chain', async () => {
    const [foreign = ''] = await pieces(server.db, 1);
    await server.db.query(
      `insert into barang (kode_toko, kode_barcode, nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, kadar,
        berat_asli, berat, tgl_masuk, no_tambah, dibuat_oleh)
      select 'KL02', '77000001', nama_barang, kode_group, kode_dept, kode_gudang, kode_baki, kadar, berat_asli, berat,
        tgl_masuk, no_tambah, dibuat_oleh from barang where kode_barcode = $1`,
      [foreign],
    );
    const { no_opname } = await mulai();
    expect(await scan(no_opname, '77000001')).toMatchObject({ hasil: 'TOKO_LAIN', di_baki: 'KL02' });
    await kosongkan(no_opname);
  });

  it('tells clearly of what was sold or moved while it was counted', async () => {
    const [soldLater = '', movedLater = '', soldSeen = '', reserved = ''] = await pieces(server.db, 4, {
      kode_baki: 'A02',
    });
    const { no_opname } = await mulai('A02');
    expect((await scan(no_opname, soldSeen)).hasil).toBe('KETEMU');
    const nota = await jual(soldLater);
    await jual(soldSeen);
    await pindah(movedLater, 'A01', 'KL-PB-UJI-1');
    const [arrived = ''] = await pieces(server.db, 1, { kode_baki: 'A02' });
    const open = await baca(no_opname);
    expect(open).toMatchObject({ ketemu: 1, keluar: 2 });
    expect(open.barang.find(({ kode_barcode }) => kode_barcode === soldLater)).toMatchObject({
      hasil: 'TERJUAL',
      status_barang: 'OPEN',
      nomor: nota,
    });
    expect(open.barang.find(({ kode_barcode }) => kode_barcode === movedLater)).toMatchObject({
      hasil: 'BAKI_LAIN',
      di_baki: 'A01',
      nomor: 'KL-PB-UJI-1',
    });
    expect((await scan(no_opname, arrived)).hasil).toBe('MASUK');
    expect(await scan(no_opname, movedLater)).toMatchObject({ hasil: 'BAKI_LAIN', di_baki: 'A01' });
    const done = await selesai(no_opname);
    expect(hasilOf(done)).toMatchObject({
      [soldLater]: 'TERJUAL OPEN',
      [movedLater]: 'BAKI_LAIN DONE',
      [soldSeen]: 'KETEMU DONE',
      [reserved]: 'HILANG OPEN',
      [arrived]: 'MASUK DONE',
    });
    expect(done).toMatchObject({ qty: done.ketemu + done.belum + done.keluar, keluar: 2, lain: 2 });
  });
});

describe('the card of a piece', () => {
  it('tells the counts that saw or missed it, and the weighings of its tray while it lay there', async () => {
    const owner = await server.as(kode_toko, 'OWNER');
    const [piece = '', later = ''] = await pieces(server.db, 2, { kode_baki: 'T01' });
    const tempat = { kode_gudang: 'TITIP', kode_baki: 'T01' };
    const begun = (await owner('POST', 'timbang-baki/start', tempat)).body as JawabTimbang;
    expect(
      (
        await owner(
          'POST',
          'timbang-baki',
          { berat_timbang: 154, total: begun.data_timbang?.total },
          { 'idempotency-key': 'timbang-kartu-1' },
        )
      ).status,
    ).toBe(201);
    await pindah(later, 'A02', 'KL-PB-UJI-2');
    const { no_opname } = (await owner('POST', 'stock-opname/start', tempat)).body as Opname;
    await owner('POST', `stock-opname/${no_opname}/scan`, { kode_barcode: later, id_scan: newId() });
    await owner('POST', `stock-opname/${no_opname}/selesai`, {});
    const deeds = async (kode: string) =>
      ((await owner('GET', `barang/${kode}`)).body as Kartu).riwayat.map(
        ({ jenis: jenisDokumen, aksi, nomor }) => `${jenisDokumen} ${aksi} ${nomor}`,
      );
    const nomor = begun.data_timbang?.no_timbang;
    expect(await deeds(piece)).toEqual([
      `OPNAME HILANG ${no_opname}`,
      `TIMBANG TIMBANG ${nomor}`,
      expect.stringMatching(/^BARANG TAMBAH/),
    ]);
    expect(await deeds(later)).toEqual(
      expect.arrayContaining([`OPNAME LAIN ${no_opname}`, `TIMBANG TIMBANG ${nomor}`]),
    );
  });
});

describe('several people and bad lines', () => {
  it('lets two people begin, join and share one tray of 150 pieces without losing a scan', async () => {
    const tray = await pieces(server.db, 150, { kode_baki: 'A01' });
    const [opname, two] = await Promise.all([mulai('A01', rina), mulai('A01', dewi)]);
    expect(opname.no_opname).toBe(two.no_opname);
    expect([opname.lanjut, two.lanjut].toSorted()).toEqual([false, true]);
    const all = opname.barang.map(({ kode_barcode }) => kode_barcode);
    expect(all.length).toBeGreaterThanOrEqual(tray.length);
    // Every piece is scanned by both, and every call is sent twice under its id, as by a queue that heard no answer.
    const calls = all.flatMap((kode) =>
      [rina, dewi].flatMap((as) => {
        const id = newId();
        return [scan(opname.no_opname, kode, as, id), scan(opname.no_opname, kode, as, id)];
      }),
    );
    const answers = await Promise.all(calls);
    const counted = answers.reduce<Partial<Record<HasilScan, number>>>(
      (sum, { hasil }) => ({ ...sum, [hasil]: (sum[hasil] ?? 0) + 1 }),
      {},
    );
    expect(counted).toEqual({ KETEMU: all.length * 2, GANDA: all.length * 2 });
    expect(await baca(opname.no_opname, dewi)).toMatchObject({ ketemu: all.length, belum: 0, lain: 0 });
    expect(
      await server.db.one<{ n: number }>(`select count(*)::integer as n from stock_opname_scan where no_opname = $1`, [
        opname.no_opname,
      ]),
    ).toEqual({ n: all.length * 2 });
    // Whoever was first has begun it.
    await kosongkan(opname.no_opname, opname.lanjut ? dewi : rina);
  });

  it('goes on where it was on another device and in another process, and begins afresh once emptied', async () => {
    const { no_opname, barang } = await mulai();
    const [first] = barang;
    const id = newId();
    await scan(no_opname, first?.kode_barcode ?? '', rina, id);
    // Nothing of a count lives in the program: a session of another device finds it all in the database.
    const elsewhere = await server.as(kode_toko, 'DEWI');
    dewi = elsewhere;
    const [newest] = (await elsewhere('GET', 'stock-opname')).body as OpnameRingkas[];
    expect(newest).toMatchObject({ no_opname, status: 'AKTIF', ketemu: 1 });
    expect(await mulai('A01', elsewhere)).toMatchObject({ no_opname, lanjut: true, ketemu: 1 });
    await kosongkan(no_opname);
    const next = await mulai();
    expect(next).toMatchObject({ lanjut: false, ketemu: 0 });
    expect(next.no_opname).not.toBe(no_opname);
    // What was answered is answered again, whatever has become of the count.
    expect(await scan(no_opname, first?.kode_barcode ?? '', elsewhere, id)).toMatchObject({ hasil: 'KETEMU' });
    await kosongkan(next.no_opname);
  });

  it('wants a gudang and a tray that is in it, and the right to the page', async () => {
    expect((await rina('POST', 'stock-opname/start', {})).body).toMatchObject({
      fields: { kode_gudang: 'Mohon Untuk Pilih Kode Gudang', kode_baki: 'Mohon Untuk Pilih Kode Baki' },
    });
    expect(await rina('POST', 'stock-opname/start', { kode_gudang: 'TITIP', kode_baki: 'A01' })).toMatchObject({
      status: 422,
      body: { code: 'rujukan_tidak_ada' },
    });
    expect(await dewi('POST', 'timbang-baki/start', { kode_gudang: 'TOKO', kode_baki: 'A01' })).toMatchObject({
      status: 403,
    });
    expect(await rina('GET', 'stock-opname/KL-OP-261121-9999')).toMatchObject({ status: 404 });
  });
});

describe('counting by RFID', () => {
  it('takes 500 tags of a gudang in one call, and the same again for nothing', async () => {
    await server.db.query(
      `insert into para_system (kode_toko, key, value) values ($1, 'RFID_MODULE', 'true')
        on conflict (kode_toko, key) do update set value = 'true'`,
      [kode_toko],
    );
    await pieces(server.db, 200, { kode_baki: 'A02' });
    await pieces(server.db, 200, { kode_baki: 'A01' });
    const [outside = ''] = await pieces(server.db, 1, { kode_baki: 'T01' });
    const start = (await rina('POST', 'stock-opname-rfid/start', { kode_gudang: 'TOKO' })).body as Opname;
    expect(start.qty).toBeGreaterThanOrEqual(500);
    const codes = start.barang.slice(0, 498).map(({ kode_barcode }) => kode_barcode);
    const tag = [...codes, outside]
      .map((kode) => ({ epc: epcDariBarcode(kode) }))
      .concat({ epc: 'E28011606000020A1B2C3D4E' });
    const reply = await rina('POST', `stock-opname-rfid/${start.no_opname}/tag`, { tag });
    expect(reply.body).toEqual({ dibaca: 500, baru: 499, aksesoris: 0, asing: 1 });
    expect((await rina('POST', `stock-opname-rfid/${start.no_opname}/tag`, { tag })).body).toEqual({
      dibaca: 500,
      baru: 0,
      aksesoris: 0,
      asing: 1,
    });
    const done = await selesai(start.no_opname, 'stock-opname-rfid');
    expect(done).toMatchObject({ ketemu: 498, belum: start.qty - 498, lain: 1 });
    expect(hasilOf(done)[outside]).toBe('BAKI_LAIN DONE');
    expect((await rina('GET', `stock-opname/${start.no_opname}`)).status).toBe(404);
  });
});

it('tells what a count began with apart from what its pieces weigh', async () => {
  const owner = await server.as(kode_toko, 'OWNER');
  const [lain = ''] = await pieces(server.db, 1, { kode_baki: 'A02' });
  const mula = await mulai();
  await scan(mula.no_opname, lain);
  await selesai(mula.no_opname);
  const hari = `tgl_from=${SHOP.tgl_system}&tgl_to=${SHOP.tgl_system}`;
  const laporan = async (tampilan: string) =>
    (await owner('GET', `laporan/stock-opname?tampilan=${tampilan}&${hari}`)).body as ReportWire;
  const baris = (wire: ReportWire) =>
    wire.grup.flatMap((grup) => grup.baris).filter(({ no_opname }) => no_opname === mula.no_opname);
  const [ringkas] = baris(await laporan('RINGKAS'));
  expect(ringkas).toMatchObject({ qty: mula.qty, berat_awal: mula.berat });
  expect(ringkas).not.toHaveProperty('berat');
  expect(baris(await laporan('RINCI'))).toHaveLength(mula.qty + 1);
});

describe('a count that ends on a later day than it began', () => {
  it('is a result of that day: the report of the day before stays what it was', async () => {
    const owner = await server.as(kode_toko, 'OWNER');
    const jumlah = async (tgl: string) =>
      (
        (await owner('GET', `laporan/stock-opname?tampilan=RINGKAS&tgl_from=${tgl}&tgl_to=${tgl}`)).body as {
          readonly jumlah_baris: number;
        }
      ).jumlah_baris;
    const [lalu, kini] = [SHOP.tgl_system, '2026-11-22'];
    const sebelum = await jumlah(lalu);
    const { no_opname } = await mulai();
    await server.db.tx((tx) => moveDay(tx, kode_toko, kini));
    expect(await selesai(no_opname)).toMatchObject({ tgl: kini, status: 'SELESAI' });
    expect([await jumlah(lalu), await jumlah(kini)]).toEqual([sebelum, 1]);
    const checks = await reconcile(server.db, kode_toko, kini, invariants);
    expect(checks.filter(({ selisih }) => !selisih.isZero())).toEqual([]);
  });
});
