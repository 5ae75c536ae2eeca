import { epcDariBarcode } from '@kilau/contract/features/opname/epc.ts';
import type { JawabScan, Opname } from '@kilau/contract/features/opname/opname.wire.ts';
import { readXlsx } from 'hucre/xlsx';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { grantApproval } from '../../engine/approval.ts';
import { testApp, type Call } from '../../testing/app.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { atWork, openShop, pieces, SHOP } from '../../testing/shop.ts';
import { gantiFoto } from '../barang/api.ts';

const server = testApp();
const { kode_toko } = SHOP;
let rina: Call;
let dewi: Call;
let owner: Call;
let ids = 0;
const ACC = '90000001';

const mulai = async (as: Call, kode_baki: string, base = 'stock-opname') =>
  (await as('POST', `${base}/start`, { kode_gudang: kode_baki === 'T01' ? 'TITIP' : 'TOKO', kode_baki }))
    .body as Opname;
const scan = async (as: Call, nomor: string, kode_barcode: string) =>
  (await as('POST', `stock-opname/${nomor}/scan`, { kode_barcode, id_scan: `hasil-uji-${(ids += 1)}` }))
    .body as JawabScan;
const akhiri = (as: Call, nomor: string, otorisasi?: string, base = 'stock-opname') =>
  as('POST', `${base}/${nomor}/selesai`, { otorisasi });
const izin = async (
  untuk: string,
  dokumen: string,
  nilai: Readonly<Record<string, number | string>>,
  kategori = 'SELESAI STOCK OPNAME',
) =>
  (
    await server.db.tx((tx) =>
      grantApproval(tx, atWork(untuk), {
        kategori,
        dokumen,
        nilai,
        keterangan: 'uji',
        disetujui_oleh: 'SPV1',
        saluran: 'MANUAL',
      }),
    )
  ).id;

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(
    `insert into para_system (kode_toko, key, value) values ($1, 'RFID_MODULE', 'true')
      on conflict (kode_toko, key) do update set value = 'true'`,
    [kode_toko],
  );
  await server.db.query(
    `insert into aksesoris (kode_toko, kode_barcode, nama_aksesoris, kode_group, kode_dept, kode_gudang, kode_baki,
      kadar, stok, dibuat_oleh, dibuat_pada)
     values ($1, $2, 'KOTAK CINCIN MERAH', '700', 'CN', 'TOKO', 'A02', 0, 5, 'A', now())`,
    [kode_toko, ACC],
  );
  for (const user of ['RINA', 'DEWI']) {
    await server.user(kode_toko, user, 'KASIR', ['/stock-opname', '/stock-opname-rfid']);
  }
  [rina, dewi, owner] = await Promise.all([
    server.as(kode_toko, 'RINA'),
    server.as(kode_toko, 'DEWI'),
    server.as(kode_toko, 'OWNER'),
  ]);
});

describe('ending a count', () => {
  it('with pieces missing asks a cashier for an approval of this count and these figures; the owner ends without one', async () => {
    const [seen = '', ,] = await pieces(server.db, 3);
    const { no_opname } = await mulai(rina, 'A01');
    await scan(rina, no_opname, seen);
    expect(await akhiri(rina, no_opname)).toMatchObject({
      status: 422,
      body: { code: 'otorisasi_diperlukan', params: { kategori: 'SELESAI STOCK OPNAME' } },
    });
    const wrong: readonly (readonly [string, Readonly<Record<string, number>>, string?])[] = [
      ['KL-OP-261121-9999', { ketemu: 1, hilang: 2 }],
      [no_opname, { ketemu: 2, hilang: 1 }],
      [no_opname, { ketemu: 1, hilang: 2 }, 'HANCUR BARANG'],
    ];
    for (const [dokumen, nilai, kategori] of wrong) {
      expect((await akhiri(rina, no_opname, await izin('RINA', dokumen, nilai, kategori))).body).toMatchObject({
        code: 'otorisasi_tidak_berlaku',
      });
    }
    expect((await akhiri(rina, no_opname, await izin('DEWI', no_opname, { ketemu: 1, hilang: 2 }))).body).toMatchObject(
      { code: 'otorisasi_tidak_berlaku' },
    );
    expect((await rina('GET', `stock-opname/${no_opname}`)).body).toMatchObject({
      status: 'AKTIF',
      disetujui_oleh: '',
    });
    expect(await akhiri(rina, no_opname, await izin('RINA', no_opname, { ketemu: 1, hilang: 2 }))).toMatchObject({
      status: 200,
      body: { status: 'SELESAI', belum: 2, disetujui_oleh: 'SPV1' },
    });
    const sendiri = await mulai(owner, 'A01');
    expect(await akhiri(owner, sendiri.no_opname)).toMatchObject({
      status: 200,
      body: { status: 'SELESAI', belum: 3, disetujui_oleh: '' },
    });
  });

  it("that somebody else began asks for one too, though all was found; one's own does not", async () => {
    const [pertama = ''] = await pieces(server.db, 1, { kode_baki: 'T01' });
    const milikRina = await mulai(rina, 'T01');
    await scan(dewi, milikRina.no_opname, pertama);
    expect((await akhiri(dewi, milikRina.no_opname)).body).toMatchObject({ code: 'otorisasi_diperlukan' });
    expect(await akhiri(rina, milikRina.no_opname)).toMatchObject({
      status: 200,
      body: { belum: 0, disetujui_oleh: '' },
    });
    const lagi = await mulai(rina, 'T01', 'stock-opname-rfid');
    await rina('POST', `stock-opname-rfid/${lagi.no_opname}/tag`, { tag: [{ epc: epcDariBarcode(pertama) }] });
    expect((await akhiri(dewi, lagi.no_opname, undefined, 'stock-opname-rfid')).status).toBe(422);
    expect(
      await akhiri(
        dewi,
        lagi.no_opname,
        await izin('DEWI', lagi.no_opname, { ketemu: 1, hilang: 0 }),
        'stock-opname-rfid',
      ),
    ).toMatchObject({ status: 200, body: { selesai_oleh: 'DEWI', disetujui_oleh: 'SPV1' } });
  });
});

describe('giving a count up', () => {
  it("that somebody else began asks a cashier for an approval; one's own does not", async () => {
    const kosongkan = (as: Call, nomor: string, otorisasi?: string) =>
      as('POST', `stock-opname/${nomor}/kosongkan`, otorisasi === undefined ? {} : { otorisasi });
    const milikRina = await mulai(rina, 'T01');
    expect(await kosongkan(dewi, milikRina.no_opname)).toMatchObject({
      status: 422,
      body: { code: 'otorisasi_diperlukan', params: { kategori: 'KOSONGKAN STOCK OPNAME' } },
    });
    const selesai = await izin('DEWI', milikRina.no_opname, { mulai_oleh: 'RINA' });
    expect((await kosongkan(dewi, milikRina.no_opname, selesai)).body).toMatchObject({
      code: 'otorisasi_tidak_berlaku',
    });
    const otorisasi = await izin('DEWI', milikRina.no_opname, { mulai_oleh: 'RINA' }, 'KOSONGKAN STOCK OPNAME');
    expect(await kosongkan(dewi, milikRina.no_opname, otorisasi)).toMatchObject({
      status: 200,
      body: { status: 'KOSONG', selesai_oleh: 'DEWI' },
    });
    const lagi = await mulai(rina, 'T01');
    expect((await kosongkan(rina, lagi.no_opname)).body).toMatchObject({ status: 'KOSONG' });
    const terakhir = await mulai(rina, 'T01');
    expect((await kosongkan(owner, terakhir.no_opname)).body).toMatchObject({ status: 'KOSONG' });
  });
});

describe('what is known but no piece', () => {
  it('is answered as what it is, by scan and by tag', async () => {
    const { no_opname } = await mulai(owner, 'A02');
    expect(await scan(owner, no_opname, ACC)).toMatchObject({
      hasil: 'AKSESORIS',
      nama_barang: 'KOTAK CINCIN MERAH',
      di_baki: 'A02',
    });
    expect(await scan(owner, no_opname, 'A01')).toMatchObject({ hasil: 'BUKAN_BARANG' });
    expect(await scan(owner, no_opname, '99999999')).toMatchObject({ hasil: 'TIDAK_DIKENAL' });
    const { barang, ketemu } = (await owner('GET', `stock-opname/${no_opname}`)).body as Opname;
    expect(barang.find(({ kode_barcode }) => kode_barcode === ACC)).toMatchObject({
      hasil: 'AKSESORIS',
      nama_barang: 'KOTAK CINCIN MERAH',
      berat: 0,
      asal: 'LUAR',
    });
    expect(ketemu).toBe(0);
    const rfid = await mulai(owner, 'A02', 'stock-opname-rfid');
    const reply = await owner('POST', `stock-opname-rfid/${rfid.no_opname}/tag`, {
      tag: [ACC, '99999998'].map((kode) => ({ epc: epcDariBarcode(kode) })),
    });
    expect(reply.body).toEqual({ dibaca: 2, baru: 1, aksesoris: 1, asing: 0 });
    await owner('POST', `stock-opname/${no_opname}/kosongkan`, {});
    await owner('POST', `stock-opname-rfid/${rfid.no_opname}/kosongkan`, {});
  });
});

describe('the paper of a finished count', () => {
  it('lists what is missing with its photo, what lies elsewhere, what was found; a running or given-up count has none', async () => {
    const [found = '', missing = ''] = await pieces(server.db, 2, { kode_baki: 'A02' });
    const [other = ''] = await pieces(server.db, 1);
    const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: '#b58' } })
      .png()
      .toBuffer();
    await gantiFoto({ ...atWork(), db: server.db, files: server.services.files }, missing, picture);
    const { no_opname } = await mulai(owner, 'A02');
    for (const kode of [found, other, ACC]) await scan(owner, no_opname, kode);
    expect((await owner('GET', `stock-opname/${no_opname}/hasil.pdf`)).body).toMatchObject({
      code: 'status_tidak_sesuai',
    });
    await akhiri(owner, no_opname);
    const file = (form: string) =>
      server.app.inject({
        method: 'GET',
        url: `/api/v1/stock-opname/${no_opname}/hasil.${form}`,
        headers: { 'x-auth-token': token, 'accept-language': 'id' },
      });
    const token = await server.token(kode_toko, 'OWNER');
    const pdf = await file('pdf');
    expect(pdf.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining(`${no_opname}.pdf`),
    });
    const page = pdfText(pdf.rawPayload).flat().join('\n');
    for (const kata of [
      no_opname,
      'Tidak ketemu (1)',
      missing,
      'Perlu dilihat (2)',
      other,
      ACC,
      'Ketemu (1)',
      found,
      'Aksesoris di A02, dihitung di opname global',
    ]) {
      expect(page).toContain(kata);
    }
    expect(page.indexOf(missing)).toBeLessThan(page.indexOf(found));
    expect(pdf.rawPayload.includes('/Subtype /Image')).toBe(true);
    const sheet = (await readXlsx((await file('xlsx')).rawPayload)).sheets[0];
    const rows = (sheet?.rows ?? []).map((row) => row.map((cell) => String(cell ?? '')).join('|'));
    expect(rows.find((row) => row.includes(missing))).toMatch(/^Tidak ketemu\|/);
    expect(rows.find((row) => row.includes(other))).toMatch(/^Tercatat di baki A01\|/);
    expect((await rina('GET', `stock-opname-rfid/${no_opname}/hasil.pdf`)).status).toBe(404);
  });
});
