import type { Level } from '@kilau/contract/core/permission.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../testing/app.ts';
import { Penjualan, body } from '../../testing/penjualan.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { openShop, pieces, SHOP } from '../../testing/shop.ts';
import { pictures } from '../../testing/slip-pictures.ts';
import { slipEscpos } from '../render/slip/slip-escpos.ts';

const server = testApp();
const till = new Penjualan(server);
const { kode_toko } = SHOP;
/** ESC p: the drawer opens. */
const DRAWER = '\x1bp';
let kasir: Call;
let token = '';
let nomor = '';

/** One call as the cashier, with the bytes of its answer. */
async function bytes(method: 'GET' | 'POST', path: string, payload?: object) {
  const reply = await server.app.inject({
    method,
    url: `/api/v1/penjualan/${path}`,
    headers: { 'x-auth-token': token },
    ...(payload && { payload }),
  });
  return { status: reply.statusCode, ke: reply.headers['x-cetak-ke'], raw: reply.rawPayload, headers: reply.headers };
}
const print = (bentuk: string) => bytes('POST', `${nomor}/cetak`, { bentuk });
const preview = (bentuk: string) => bytes('GET', `${nomor}/${bentuk}`);
/** The texts of each page. */
const pagesOf = (pdf: Buffer) => pdfText(pdf).map((page) => page.flat().join(' '));
/** What stands at head and foot of a preview, as a Japanese receipt draws it. */
async function drawn(text: string) {
  const part = { kind: 'text', text, align: 'center', bold: true } as const;
  const roll = { title: '', columns: 48, width: 80, cut: false, openDrawer: false, copies: [''] };
  return pictures(await slipEscpos({ ...roll, parts: [part] }, 'jp'))[0];
}
const log = () =>
  server.db.query<{ jenis: string; ke: number | null; user_id: string }>(
    `select jenis, ke, user_id from cetak_log where kode_toko = $1 and nomor = $2 order by jenis, ke, id`,
    [kode_toko, nomor],
  );
const printings = async () => (await log()).filter(({ ke }) => ke !== null).length;

beforeAll(async () => {
  await openShop(server.db);
  await server.user(kode_toko, 'RINA', 'KASIR' satisfies Level, ['/transaksi-penjualan']);
  await server.user(kode_toko, 'TONO', 'KASIR' satisfies Level, ['/cetak-barcode']);
  await server.user(kode_toko, 'BOS', 'OWN' satisfies Level, ['/setting-nota', '/setting-nota-slip']);
  token = await server.token(kode_toko, 'RINA');
  kasir = (method, path, payload) => server.call(method, path, payload, { 'x-auth-token': token });
});
beforeEach(async () => {
  nomor = await till.save(body(await pieces(server.db, 1)));
  await till.validate(nomor);
});

describe('printing', () => {
  it('gives four who print at once the numbers 1 to 4, and one of them the original', async () => {
    const papers = await Promise.all(Array.from({ length: 4 }, () => print('nota.pdf')));
    expect(papers.map(({ status, ke }) => [status, ke]).toSorted()).toEqual(
      ['1', '2', '3', '4'].map((ke) => [200, ke]),
    );
    for (const { ke, raw } of papers) {
      const [page = ''] = pagesOf(raw);
      expect(page).toContain(nomor);
      expect(page).not.toContain('PRATINJAU');
      if (ke === '1') expect(page).not.toContain('DUPLIKAT');
      else expect(page).toContain(`DUPLIKAT ke-${Number(ke) - 1}`);
    }
    expect(await log()).toEqual([1, 2, 3, 4].map((ke) => ({ jenis: 'penjualan', ke, user_id: 'RINA' })));
    expect((await kasir('GET', `penjualan/${nomor}`)).body).toMatchObject({ cetak: 4 });
  });

  it('makes the copies that the shop keeps of a slip too, in each of its forms, and counts them as one', async () => {
    const keeps = (value: boolean) =>
      server.db.query(
        `insert into para_system (kode_toko, key, value) values ($1, 'DUPLICATE_PRINT_MODULE', $2)
          on conflict (kode_toko, key) do update set value = excluded.value`,
        [kode_toko, String(value)],
      );
    await keeps(true);
    const copies = (text: string) => text.match(/Lembar untuk pelanggan|Arsip toko/g);
    try {
      const pages = pagesOf((await print('slip.pdf')).raw);
      expect(pages.map(copies)).toEqual([['Lembar untuk pelanggan'], ['Arsip toko']]);
      const raw = (await print('nota.escpos')).raw.toString('latin1');
      expect(copies(raw)).toEqual(['Lembar untuk pelanggan', 'Arsip toko']);
      // GS V: the knife, after each.
      expect(raw.split('\x1dV')).toHaveLength(3);
      const text = (await print('slip.txt')).raw.toString();
      expect(text.split('\f').map(copies)).toEqual([['Lembar untuk pelanggan'], ['Arsip toko']]);
      expect(text.match(/DUPLIKAT ke-2/g)).toHaveLength(2);
      expect(await printings()).toBe(3);
    } finally {
      await keeps(false);
    }
  });

  it('counts the receipt from the roll apart from the nota, and its forms together', async () => {
    expect((await print('nota.pdf')).ke).toBe('1');
    const first = await print('nota.escpos');
    expect([first.ke, first.raw.includes('DUPLIKAT'), first.headers['content-type']]).toEqual([
      '1',
      false,
      'application/octet-stream',
    ]);
    const text = await print('slip.txt');
    expect([text.ke, text.raw.includes('DUPLIKAT ke-1')]).toEqual(['2', true]);
    const pdf = await print('slip.pdf');
    expect(pdf.ke).toBe('3');
    expect(pagesOf(pdf.raw)[0]).toContain('DUPLIKAT ke-2');
    expect((await log()).map(({ jenis, ke }) => [jenis, ke])).toEqual([
      ['penjualan', 1],
      ['penjualan-slip', 1],
      ['penjualan-slip', 2],
      ['penjualan-slip', 3],
    ]);
  });

  it('refuses a form that is none at its field, and counts nothing', async () => {
    for (const bentuk of ['nota.docx', '', null, 'cetak']) {
      expect((await kasir('POST', `penjualan/${nomor}/cetak`, { bentuk })).status).toBe(422);
    }
    const { body: told } = await kasir('POST', `penjualan/${nomor}/cetak`, { bentuk: 'nota.docx' });
    expect(told).toMatchObject({ code: 'data_tidak_valid', fields: { bentuk: expect.any(String) as string } });
    expect(await log()).toEqual([]);
  });

  it('counts nothing that came to no paper', async () => {
    const open = await till.save(body(await pieces(server.db, 1)));
    const { status, body: told } = await kasir('POST', `penjualan/${open}/cetak`, { bentuk: 'nota.pdf' });
    expect([status, told]).toMatchObject([409, { code: 'status_tidak_sesuai' }]);
    expect((await kasir('POST', 'penjualan/TIDAK-ADA/cetak', { bentuk: 'nota.pdf' })).status).toBe(404);
    expect(await server.db.query(`select 1 from cetak_log where nomor in ($1, 'TIDAK-ADA')`, [open])).toEqual([]);
    await till.validate(open);
    nomor = open;
    expect((await print('nota.pdf')).ke).toBe('1');
  });

  it('is one printing however often its job is sent, in whatever form of the same paper, and the same bytes', async () => {
    const job = (bentuk: string, tugas: string) => bytes('POST', `${nomor}/cetak`, { bentuk, tugas });
    const first = await job('nota.escpos', 'TUGAS-1');
    const [again, slip] = [await job('nota.escpos', 'TUGAS-1'), await job('slip.pdf', 'TUGAS-1')];
    expect([first.ke, again.ke, slip.ke]).toEqual(['1', '1', '1']);
    expect(again.raw.equals(first.raw)).toBe(true);
    expect(pagesOf(slip.raw)[0]).not.toContain('DUPLIKAT');
    expect((await job('nota.escpos', 'TUGAS-2')).ke).toBe('2');
    // Another paper of the same sale has a count of its own.
    expect((await job('nota.pdf', 'TUGAS-2')).ke).toBe('1');
    expect((await log()).map(({ jenis, ke }) => [jenis, ke])).toEqual([
      ['penjualan', 1],
      ['penjualan-slip', 1],
      ['penjualan-slip', 2],
      ['penjualan-slip', null],
      ['penjualan-slip', null],
    ]);
  });

  it('gives a job that is sent twice at once one number', async () => {
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => bytes('POST', `${nomor}/cetak`, { bentuk: 'nota.escpos', tugas: 'TUGAS-1' })),
    );
    expect(answers.map(({ status, ke }) => [status, ke])).toEqual(Array.from({ length: 4 }, () => [200, '1']));
    expect(await printings()).toBe(1);
  });

  it('makes no second original of a job: not for somebody else, not often, not an hour later', async () => {
    const job = async (tugas: string) => (await bytes('POST', `${nomor}/cetak`, { bentuk: 'nota.escpos', tugas })).ke;
    for (let time = 0; time <= 5; time += 1) expect(await job('TUGAS-1')).toBe('1');
    expect(await job('TUGAS-1')).toBe('2');
    await server.user(kode_toko, 'SITI', 'KASIR' satisfies Level, ['/transaksi-penjualan']);
    const siti = await server.as(kode_toko, 'SITI');
    expect(await job('TUGAS-2')).toBe('3');
    await siti('POST', `penjualan/${nomor}/cetak`, { bentuk: 'nota.escpos', tugas: 'TUGAS-2' });
    expect(await printings()).toBe(4);
    await server.db.query(
      `update cetak_log set waktu = waktu - interval '61 minutes' where kode_toko = $1 and nomor = $2`,
      [kode_toko, nomor],
    );
    expect(await job('TUGAS-2')).toBe('5');
  });

  it('takes the right to see the document', async () => {
    const tono = await server.as(kode_toko, 'TONO');
    expect((await tono('POST', `penjualan/${nomor}/cetak`, { bentuk: 'nota.pdf' })).status).toBe(403);
    expect((await tono('GET', `penjualan/${nomor}/nota.pdf`)).status).toBe(403);
    expect(await log()).toEqual([]);
  });

  it('cannot take a number twice, whoever writes it down', async () => {
    await print('nota.pdf');
    await expect(
      server.db.query(
        `insert into cetak_log (kode_toko, id, jenis, nomor, ke, user_id) values
          ($1, gen_random_uuid(), 'penjualan', $2, 1, 'X')`,
        [kode_toko, nomor],
      ),
    ).rejects.toThrow('cetak_log_ke');
  });
});

describe('a preview', () => {
  it('says PRATINJAU on every page, is kept with who looked, and counts as no printing', async () => {
    // Six pieces take two pages.
    nomor = await till.save(body(await pieces(server.db, 6)));
    await till.validate(nomor);
    const { status, ke, raw } = await preview('nota.pdf');
    expect([status, ke]).toEqual([200, undefined]);
    const pages = pagesOf(raw);
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page).toContain('PRATINJAU');
    expect(await log()).toEqual([{ jenis: 'penjualan', ke: null, user_id: 'RINA' }]);
    expect((await kasir('GET', `penjualan/${nomor}`)).body).toMatchObject({ cetak: 0 });
    expect((await print('nota.pdf')).ke).toBe('1');
    const [again = ''] = pagesOf((await preview('nota.pdf')).raw);
    expect([again.includes('PRATINJAU'), again.includes('DUPLIKAT ke-1')]).toEqual([true, true]);
    expect(await printings()).toBe(1);
  });

  it('is marked, and takes no word that would have it otherwise', async () => {
    expect(pagesOf((await preview('nota.pdf')).raw)[0]).toContain('PRATINJAU');
    for (const query of ['?pratinjau=1', '?pratinjau=', '?pratinjau=false']) {
      const { status, raw } = await preview(`nota.pdf${query}`);
      expect([status, raw.toString()]).toEqual([422, expect.stringContaining('Isian ini tidak dikenal')]);
    }
    expect(await printings()).toBe(0);
  });

  it('of a receipt says so at head and foot, and opens no drawer', async () => {
    const bos = await server.as(kode_toko, 'BOS');
    expect((await bos('PUT', 'setting-nota-slip', { buka_laci: true })).status).toBe(200);
    expect((await print('nota.escpos')).raw.toString('latin1')).toContain(DRAWER);
    const lines = (await preview('slip.txt')).raw.toString().trimEnd().split('\r\n');
    expect([lines[0]?.trim(), lines.at(-1)?.trim()]).toEqual(['PRATINJAU', 'PRATINJAU']);
    const raw = (await preview('nota.escpos')).raw.toString('latin1');
    expect(raw.split('PRATINJAU')).toHaveLength(3);
    expect(raw).not.toContain(DRAWER);
    const [page = ''] = pagesOf((await preview('slip.pdf')).raw);
    // At head and foot, and across.
    expect(page.split('PRATINJAU').length).toBeGreaterThanOrEqual(4);
    expect((await log()).map(({ jenis, ke }) => [jenis, ke])).toEqual(
      [1, null, null, null].map((ke) => ['penjualan-slip', ke]),
    );
  });

  it('is understood in the reader’s language and in that of the shop', async () => {
    for (const [bahasa, mark] of [
      ['en', 'PREVIEW · PRATINJAU'],
      ['jp', 'プレビュー · PRATINJAU'],
    ] as const) {
      await server.db.query(`update users set bahasa = $1 where user_id = 'RINA'`, [bahasa]);
      token = await server.token(kode_toko, 'RINA');
      expect(pagesOf((await preview('nota.pdf')).raw)[0]).toContain(mark);
      const slip = (await preview('nota.escpos')).raw;
      // What a receipt printer has no letters for is drawn.
      if (bahasa === 'en') expect(slip.toString('latin1').split('PREVIEW - PRATINJAU')).toHaveLength(3);
      else expect([pictures(slip)[0], pictures(slip).at(-1)]).toEqual([await drawn(mark), await drawn(mark)]);
    }
    await server.db.query(`update users set bahasa = 'id' where user_id = 'RINA'`);
    token = await server.token(kode_toko, 'RINA');
  });

  it('of a layout that is tried out on a real sale is marked too', async () => {
    const bos = await server.token(kode_toko, 'BOS');
    for (const call of ['setting-nota', 'setting-nota-slip']) {
      const reply = await server.app.inject({
        method: 'POST',
        url: `/api/v1/${call}/pratinjau`,
        headers: { 'x-auth-token': bos, 'accept-language': 'id' },
        payload: {},
      });
      expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
      expect(pagesOf(reply.rawPayload)[0]).toContain('PRATINJAU');
    }
    expect(await log()).toEqual([]);
  });
});
