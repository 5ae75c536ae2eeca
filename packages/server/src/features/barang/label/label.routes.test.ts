import { settingLabel } from '@kilau/contract/features/barang/label/label.setting.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { invariants } from '../../../app/invariants.ts';
import { reconcile } from '../../../ledger/reconcile.ts';
import { testApp, type Call } from '../../../testing/app.ts';
import { openShop, pieces, SHOP } from '../../../testing/shop.ts';
import { scanPdf } from '../../../testing/zbar.ts';
import { jadikan } from '../../../testing/keadaan-barang.ts';

const server = testApp();
let printer: Call;
let owner: Call;
let token = '';

interface Daftar {
  readonly data: readonly { readonly kode_barcode: string; readonly dicetak: number }[];
  readonly jumlah: number;
}
const list = async (query = '') => (await printer('GET', `label-barang?${query}`)).body as Daftar;
const codes = ({ data }: Daftar) => data.map(({ kode_barcode }) => kode_barcode);
const print = (barang: readonly string[], bentuk = 'PDF') =>
  printer('POST', 'label-barang/cetak', { bentuk, barang: barang.map((kode_barcode) => ({ kode_barcode })) });

beforeAll(async () => {
  await openShop(server.db);
  await server.user('KL01', 'CETAK', 'KASIR', ['/cetak-barcode']);
  await server.user('KL01', 'OWN1', 'OWN');
  token = await server.token('KL01', 'CETAK');
  printer = (method, path, body, headers) =>
    server.call(method, path, body, { 'x-auth-token': token, 'accept-language': 'id', ...headers });
  owner = await server.as('KL01', 'OWN1');
});

describe('the list of tags', () => {
  it('holds what is in stock and was never printed, narrowed by every filter', async () => {
    const first = await pieces(server.db, 2);
    const second = await pieces(server.db, 1, { kode_baki: 'A02', kode_group: '375' });
    expect(codes(await list())).toEqual([...first, ...second]);
    expect(codes(await list('kode_baki=A02'))).toEqual(second);
    expect(codes(await list('kode_group=700&kode_dept=CN'))).toEqual(first);
    expect(codes(await list(`barcode=${first[1]},%20${second[0]}%0A99999999`))).toEqual([first[1], second[0]]);
    expect(codes(await list('tgl_from=2026-11-22'))).toEqual([]);
    expect(codes(await list('tgl_from=2026-11-21&tgl_to=2026-11-21'))).toHaveLength(3);
    const { no_tambah } = await server.db.one<{ no_tambah: string }>(
      `select no_tambah from barang where kode_barcode = $1`,
      [second[0]],
    );
    expect(codes(await list(`no_tambah=${no_tambah}`))).toEqual(second);
    await jadikan(server.db, second[0] ?? '', 'HANCUR');
    expect(codes(await list('status_cetak=SEMUA'))).not.toContain(second[0]);
    await jadikan(server.db, second[0] ?? '', 'TERSEDIA');
  });
});

describe('printing tags', () => {
  it('makes them in the order asked for, counts them, and shows each printing on the card', async () => {
    const [a = '', b = ''] = await pieces(server.db, 2);
    const response = await server.app.inject({
      method: 'POST',
      url: '/api/v1/label-barang/cetak',
      headers: { 'x-auth-token': token },
      payload: { bentuk: 'PDF', barang: [b, a].map((kode_barcode) => ({ kode_barcode })) },
    });
    expect(response.headers['content-type']).toBe('application/pdf');
    expect(await scanPdf(response.rawPayload, 300)).toEqual([[b], [a]]);
    expect(codes(await list())).not.toContain(a);
    expect((await print([a, a], 'TSPL')).text).toContain(`"${a}"`);
    expect((await print([a], 'ZPL')).text).toContain(`^FD${a}^FS`);
    const all = await list(`status_cetak=SEMUA&barcode=${a},${b}`);
    expect(all.data).toMatchObject([
      { kode_barcode: a, dicetak: 3 },
      { kode_barcode: b, dicetak: 1 },
    ]);
    const { riwayat } = (await owner('GET', `barang/${a}`)).body as {
      riwayat: readonly { jenis: string; aksi: string; ke: number; user_id: string; nomor: string }[];
    };
    expect(
      riwayat
        .filter(({ aksi }) => aksi === 'CETAK')
        .map(({ jenis: jenisDokumen, ke, user_id, nomor }) => [jenisDokumen, ke, user_id, nomor]),
    ).toEqual([
      ['BARANG', 3, 'CETAK', ''],
      ['BARANG', 2, 'CETAK', ''],
      ['BARANG', 1, 'CETAK', ''],
    ]);
  });

  it('are listed by period and user: reprints, or all of them', async () => {
    const [a = '', b = ''] = await pieces(server.db, 2);
    await server.user('KL01', 'CETAK2', 'KASIR', ['/cetak-barcode']);
    const other = await server.as('KL01', 'CETAK2');
    await print([a, b], 'TSPL');
    await other('POST', 'label-barang/cetak', { bentuk: 'TSPL', barang: [{ kode_barcode: a }] });
    const log = async (query: string) =>
      (
        (await printer('GET', `label-barang/log?${query}`)).body as {
          data: readonly { kode_barcode: string; user_id: string; ke: number }[];
        }
      ).data
        .filter(({ kode_barcode }) => kode_barcode === a || kode_barcode === b)
        .map(({ kode_barcode, user_id, ke }) => `${kode_barcode} ${user_id} ${ke}`);
    // The log's moments are the clock's, whatever the business date says.
    const [today, tomorrow] = [0, 86_400_000].map((ms) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Jakarta' }).format(Date.now() + ms),
    );
    const hari = `tgl_from=${today}&tgl_to=${today}`;
    expect(await log(hari)).toEqual([`${a} CETAK2 2`]);
    expect((await log(`${hari}&jenis_cetak=SEMUA`)).toSorted()).toEqual([
      `${a} CETAK 1`,
      `${a} CETAK2 2`,
      `${b} CETAK 1`,
    ]);
    expect(await log(`${hari}&jenis_cetak=SEMUA&user_id=cetak2`)).toEqual([`${a} CETAK2 2`]);
    expect(await log(`tgl_from=${tomorrow}&tgl_to=${tomorrow}&jenis_cetak=SEMUA`)).toEqual([]);
    expect((await printer('GET', 'label-barang/log')).status).toBe(422);
  });

  it('gives no two printings one number, though many print at once', async () => {
    const [code = ''] = await pieces(server.db, 1);
    await Promise.all(Array.from({ length: 6 }, () => print([code], 'TSPL')));
    const rows = await server.db.query<{ ke: number }>(
      `select ke from cetak_log where jenis = 'barang' and nomor = $1 order by ke`,
      [code],
    );
    expect(rows.map(({ ke }) => ke)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('prints all or none: not what nobody knows, what another shop has, or what is gone', async () => {
    const [known = '', gone = ''] = await pieces(server.db, 2);
    await jadikan(server.db, gone, 'HANCUR', 'KL-HC-7');
    expect((await print([known, '99999999'])).body).toMatchObject({ code: 'barang_tidak_ditemukan' });
    expect((await print([known, gone])).body).toMatchObject({
      code: 'barang_sudah_hancur',
      params: { nomor: 'KL-HC-7' },
    });
    expect((await print([])).status).toBe(422);
    expect((await print([known], 'EPL')).status).toBe(422);
    expect(codes(await list())).toContain(known);
    await jadikan(server.db, gone, 'TERSEDIA');
    expect(
      (await reconcile(server.db, SHOP.kode_toko, SHOP.tgl_system, invariants)).filter(
        ({ selisih }) => !selisih.isZero(),
      ),
    ).toEqual([]);
  });

  it('follows the layout of the shop; a layout that is tried out is printed nowhere and counted nowhere', async () => {
    const [code = ''] = await pieces(server.db, 1);
    const told = (await printer('GET', 'setting-label')).body as Record<string, unknown>;
    const shown = Object.fromEntries(Object.keys(settingLabel.fields).map((name) => [name, told[name]]));
    expect(shown).toMatchObject({ lebar_sayap: 25, panjang_ekor: 10, tinggi_label: 15, bahasa_printer: 'TSPL' });
    const trial = await printer('POST', 'setting-label/pratinjau', { ...shown, tinggi_label: 12, barcode: code });
    expect(trial).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    expect((await printer('POST', 'setting-label/pratinjau', { ...shown, lebar_sayap: 5 })).status).toBe(422);
    expect(codes(await list())).toContain(code);
    expect((await printer('PUT', 'setting-label', { tinggi_label: 12, kegelapan: 7 })).status).toBe(200);
    expect((await print([code], 'TSPL')).text).toContain('SIZE 60 mm,12 mm\r\nGAP 2 mm,0 mm\r\nDENSITY 7\r\n');
  });
});
