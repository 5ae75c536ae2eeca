import { epcDariBarcode } from '@kilau/contract/features/opname/epc.ts';
import type { JawabScan, Opname } from '@kilau/contract/features/opname/opname.wire.ts';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { antrean } from '../../app/antrean.ts';
import { kirimSatu } from '../../platform/antrean/kirim.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { differences } from '../../testing/checks.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';

const server = testApp();
const { kode_toko } = SHOP;
let rina: Call;
let owner: Call;
let ids = 0;

const pindah = async (kode_barcode: string, kode_gudang: string, kode_baki: string): Promise<void> => {
  const moved = await owner(
    'POST',
    'pindah-barang',
    { kode_gudang, kode_baki, barang: [{ kode_barcode }] },
    { 'idempotency-key': `pindah-uji-${(ids += 1)}` },
  );
  expect([moved.status, moved.text]).toEqual([201, moved.text]);
};

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into para_system (kode_toko, key, value) values ($1, 'RFID_MODULE', 'true')
      on conflict (kode_toko, key) do update set value = 'true'`,
    [kode_toko],
  );
  await server.user(kode_toko, 'RINA', 'KASIR', ['/stock-opname', '/stock-opname-rfid']);
  [rina, owner] = await Promise.all([server.as(kode_toko, 'RINA'), server.as(kode_toko, 'OWNER')]);
});

afterEach(async () => {
  const wrong = await differences(server.db);
  if (wrong.length > 0) throw new Error(JSON.stringify(wrong));
});

describe('a count of a whole gudang', () => {
  it('misses what nobody saw, though it was put on another tray of that gudang meanwhile', async () => {
    const [seen = '', astray = '', away = ''] = await pieces(server.db, 3);
    const { no_opname } = (await rina('POST', 'stock-opname-rfid/start', { kode_gudang: 'TOKO' })).body as Opname;
    await rina('POST', `stock-opname-rfid/${no_opname}/tag`, { tag: [{ epc: epcDariBarcode(seen) }] });
    await pindah(astray, 'TOKO', 'A02');
    await pindah(away, 'TITIP', 'T01');
    const running = (await rina('GET', `stock-opname-rfid/${no_opname}`)).body as Opname;
    expect(running).toMatchObject({ ketemu: 1, belum: 1, keluar: 1 });
    expect((await rina('POST', `stock-opname-rfid/${no_opname}/selesai`, {})).body).toMatchObject({
      code: 'otorisasi_diperlukan',
      params: { nilai: '{"hilang":1,"ketemu":1}' },
    });
    const done = (await owner('POST', `stock-opname-rfid/${no_opname}/selesai`, {})).body as Opname;
    expect(done).toMatchObject({ ketemu: 1, belum: 1, keluar: 1 });
    const nasib = (opname: Opname) =>
      Object.fromEntries(
        opname.barang.map(({ kode_barcode, hasil, di_baki }) => [kode_barcode, `${hasil} ${di_baki}`]),
      );
    expect(nasib(done)).toEqual({ [seen]: 'KETEMU A01', [astray]: 'HILANG A02', [away]: 'BAKI_LAIN T01' });
    expect(nasib(running)).toEqual(nasib(done));
  });
});

describe('a scan', () => {
  it('under the id of another one is refused, be it at the same moment; the same again gets the same answer', async () => {
    const [one = '', two = '', three = ''] = await pieces(server.db, 3, { kode_baki: 'T01' });
    const { no_opname } = (await rina('POST', 'stock-opname/start', { kode_gudang: 'TITIP', kode_baki: 'T01' }))
      .body as Opname;
    const scan = (kode_barcode: string, id_scan: string) =>
      rina('POST', `stock-opname/${no_opname}/scan`, { kode_barcode, id_scan });
    const first = await scan(one, 'scan-uji-sama');
    expect(first).toMatchObject({ status: 200, body: { kode_barcode: one, hasil: 'KETEMU' } });
    const refused = { status: 409, body: { code: 'kunci_dipakai_isi_lain' } };
    expect(await scan(two, 'scan-uji-sama')).toMatchObject(refused);
    expect((await scan(one, 'scan-uji-sama')).body).toEqual(first.body);
    const both = await Promise.all([scan(two, 'scan-uji-balap'), scan(three, 'scan-uji-balap')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await rina('GET', `stock-opname/${no_opname}`)).body).toMatchObject({ ketemu: 2, lain: 0 });
    // What was refused is there to be scanned under an id of its own, and refused still once the count has ended.
    const rest = both[0]?.status === 409 ? two : three;
    expect((await scan(rest, 'scan-uji-sisa')).body).toMatchObject({ hasil: 'KETEMU' });
    await owner('POST', `stock-opname/${no_opname}/selesai`, {});
    expect(await scan(two, 'scan-uji-sama')).toMatchObject(refused);
    expect((await scan(one, 'scan-uji-sama')).body).toEqual(first.body);
  });
});

describe('a piece that went to another shop', () => {
  const tujuan = 'KL02';
  const kirim = async (kode: readonly string[]): Promise<string> => {
    const sent = await owner(
      'POST',
      'kirim-barang',
      { kode_tujuan: tujuan, barang: kode.map((kode_barcode) => ({ kode_barcode })), no_segel: 'S 1', kurir: 'ujang' },
      { 'idempotency-key': `kirim-uji-${(ids += 1)}` },
    );
    expect(sent.status, sent.text).toBe(201);
    return (sent.body as { nomor: string }).nomor;
  };

  it('is told as on its way or as arrived, seen or not, while it is counted and ever after', async () => {
    await server.db.query(
      `insert into para_system (kode_toko, key, value) select kode_toko, 'KIRIM_BARANG_MODULE', 'true' from toko`,
    );
    await server.user(tujuan, 'OWNER2', 'OWN');
    const there = await server.as(tujuan, 'OWNER2');
    const [before = '', arrived = '', during = '', here = ''] = await pieces(server.db, 4, { kode_baki: 'A02' });
    const lama = await kirim([before, arrived]);
    const got = await there(
      'POST',
      'terima-barang',
      { no_kirim: lama, barang: [{ kode_barcode: arrived, kode_baki: 'A02' }], tolak: [] },
      { 'idempotency-key': 'terima-uji-1' },
    );
    expect(got.status, got.text).toBe(201);
    const waiting = await server.db.query<{ kode_toko: string; id: string }>(
      `select kode_toko, id from outbox where keadaan = 'MENUNGGU' order by id`,
    );
    for (const pesan of waiting) await kirimSatu(server.services, antrean.pengirim, pesan);

    const { no_opname } = (await owner('POST', 'stock-opname/start', { kode_gudang: 'TOKO', kode_baki: 'A02' }))
      .body as Opname;
    const baru = await kirim([during]);
    const scan = async (kode_barcode: string, id_scan = `scan-kirim-${kode_barcode}`) =>
      (await owner('POST', `stock-opname/${no_opname}/scan`, { kode_barcode, id_scan })).body as JawabScan;
    const jalan = { hasil: 'DIKIRIM', nomor: lama, di_baki: '' };
    const sampai = { hasil: 'KELUAR', nomor: lama, di_baki: '' };
    expect(await scan(before)).toMatchObject(jalan);
    expect(await scan(before)).toMatchObject(jalan);
    expect(await scan(before, 'scan-kirim-lagi')).toMatchObject({ ...jalan, hasil: 'GANDA' });
    expect(await scan(arrived)).toMatchObject(sampai);
    expect(await scan(here)).toMatchObject({ hasil: 'KETEMU' });
    const rows = {
      [before]: jalan,
      [arrived]: sampai,
      [during]: { hasil: 'DIKIRIM', nomor: baru, di_baki: '' },
    };
    const told = (opname: Opname) =>
      Object.fromEntries(
        opname.barang
          .filter(({ kode_barcode }) => kode_barcode in rows)
          .map(({ kode_barcode, hasil, nomor, di_baki }) => [kode_barcode, { hasil, nomor, di_baki }]),
      );
    expect(told((await owner('GET', `stock-opname/${no_opname}`)).body as Opname)).toEqual(rows);
    const done = (await owner('POST', `stock-opname/${no_opname}/selesai`, {})).body as Opname;
    expect(told(done)).toEqual(rows);
    expect(done).toMatchObject({ keluar: 1, lain: 2 });

    const csv = async (path: string) => {
      const { text } = await owner('GET', path, undefined, { accept: 'text/csv' });
      return text.split('\n').filter((line) => line.includes(no_opname));
    };
    const laporan = 'laporan/stock-opname.csv?tgl_from=2026-11-21&tgl_to=2026-11-21';
    const lines = await csv(laporan);
    const lineOf = (kode: string) => lines.find((line) => line.includes(kode));
    expect(lineOf(before)).toContain(`Dikirim,,${lama}`);
    expect(lineOf(arrived)).toContain(`Di toko lain,,${lama}`);
    expect(lineOf(during)).toContain(`Dikirim,,${baru}`);
    expect(await csv(`${laporan}&hasil=DIKIRIM`)).toHaveLength(2);
    expect(await csv(`${laporan}&hasil=KELUAR`)).toHaveLength(1);
    expect(await csv(`${laporan}&hasil=TERJUAL`)).toHaveLength(0);
    expect(await csv(`${laporan}&tampilan=RINGKAS&hasil=KELUAR`)).toHaveLength(1);
  });
});

describe('a tray that is being counted', () => {
  it('stays in its gudang, also when all that lay in it has gone', async () => {
    await server.db.query(
      `insert into baki (kode_toko, kode_baki, nama_baki, kode_gudang, berat_baki, berat_bandrol)
       values ($1, 'C01', 'C01', 'TOKO', 150, 0.25)`,
      [kode_toko],
    );
    const [kode = ''] = await pieces(server.db, 1, { kode_baki: 'C01' });
    const { no_opname } = (await owner('POST', 'stock-opname/start', { kode_gudang: 'TOKO', kode_baki: 'C01' }))
      .body as Opname;
    await pindah(kode, 'TOKO', 'A02');
    const pindahBaki = () => owner('PUT', 'baki/C01', { kode_gudang: 'TITIP' });
    expect(await pindahBaki()).toMatchObject({
      status: 422,
      body: { fields: { kode_gudang: `Baki C01 sedang diopname (${no_opname}). Selesaikan opname itu dahulu` } },
    });
    await owner('POST', `stock-opname/${no_opname}/selesai`, {});
    expect((await pindahBaki()).status).toBe(200);
  });
});

describe('a piece that was seen where it did not belong', () => {
  it('is looked at anew when it is seen again: it came back, or went on', async () => {
    const [moved = ''] = await pieces(server.db, 1, { kode_baki: 'A01' });
    const { no_opname } = (await owner('POST', 'stock-opname/start', { kode_gudang: 'TOKO', kode_baki: 'A01' }))
      .body as Opname;
    const scan = async () =>
      (
        await owner('POST', `stock-opname/${no_opname}/scan`, {
          kode_barcode: moved,
          id_scan: `scan-lagi-${(ids += 1)}`,
        })
      ).body as JawabScan;
    await pindah(moved, 'TOKO', 'A02');
    expect(await scan()).toMatchObject({ hasil: 'BAKI_LAIN', di_baki: 'A02' });
    expect(await scan()).toMatchObject({ hasil: 'GANDA', di_baki: 'A02' });
    await pindah(moved, 'TITIP', 'T01');
    expect(await scan()).toMatchObject({ hasil: 'BAKI_LAIN', di_baki: 'T01' });
    await pindah(moved, 'TOKO', 'A01');
    expect(await scan()).toMatchObject({ hasil: 'KETEMU' });
    // Seen in its place it was there, whatever becomes of it.
    await pindah(moved, 'TOKO', 'A02');
    expect(await scan()).toMatchObject({ hasil: 'GANDA' });
    const { barang } = (await owner('POST', `stock-opname/${no_opname}/selesai`, {})).body as Opname;
    expect(barang.find(({ kode_barcode }) => kode_barcode === moved)).toMatchObject({ hasil: 'KETEMU' });
  });
});
