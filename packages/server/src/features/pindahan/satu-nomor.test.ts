import type { ImportResult } from '@kilau/contract/core/import-wire.ts';
import { beforeAll, expect, it } from 'vitest';
import { inject, testApp } from '../../testing/app.ts';
import { openShop, SHOP } from '../../testing/shop.ts';
import { upload } from '../../testing/upload.ts';

const server = testApp();
const { kode_toko } = SHOP;
let token = '';
let keys = 0;

const KEPALA =
  'nomor,sisa_hutang,tgl_hutang,tgl_bunga,jatuh_tempo,jumlah_hutang,bunga,lama_pinjam,kode_sales,nama,no_hp,nama_barang,kode_dept,kadar,berat';
const NOTA = 'SBG-1,5000000,2026-09-22,2026-11-06,2027-01-20,8000000,3,120,SL01,BU TINI,0812';

async function kirim(coba: boolean, ...lines: readonly string[]) {
  const { body, headers } = upload([KEPALA, ...lines].join('\r\n'));
  return inject(server.app, {
    method: 'POST',
    url: `/api/v1/pindahan/hutang/import?coba=${String(coba)}`,
    headers: {
      ...headers,
      'x-auth-token': token,
      'accept-language': 'id',
      'idempotency-key': `satu-nomor-${(keys += 1)}`,
    },
    payload: body,
  });
}
/** What the books have lent, and on how many goods. */
const dipinjamkan = () =>
  server.db.one<{ rp: number; barang: number }>(
    `select coalesce(sum(jumlah) filter (where aset = 'IDR'), 0)::float8 as rp,
       (select count(*)::int from hutang_barang where kode_toko = $1) as barang
     from entri where kode_toko = $1 and akun = 'HUTANG'`,
    [kode_toko],
  );

beforeAll(async () => {
  await openShop(server.db);
  await server.db.query(`insert into para_system (kode_toko, key, value) values ($1, 'HUTANG_MODULE', 'true')`, [
    kode_toko,
  ]);
  await server.user(kode_toko, 'BOS', 'OWN', []);
  token = await server.token(kode_toko, 'BOS');
});

it('refuses a row that says something else of its paper than the first row of the number', async () => {
  const rows = [
    `${NOTA},GELANG LAMA,CN,70,10`,
    'SBG-1,3000000,,,,,,,,,,CINCIN LAMA,CN,70,2.5',
    'SBG-1,,,,,,,,,PAK DIDI,,CINCIN LAMA,CN,70,2.5',
  ];
  const coba = (await kirim(true, ...rows)).body as ImportResult;
  const pesan = 'Harus kosong, atau sama dengan baris 2, yang pertama dari nomor ini';
  expect(coba.kesalahan.map((one) => [one.baris, one.field, one.pesan])).toEqual([
    [3, 'sisa_hutang', pesan],
    [4, 'nama', pesan],
  ]);
  expect((await kirim(false, ...rows)).body).toMatchObject({ code: 'impor_ditolak' });
  expect(await dipinjamkan()).toEqual({ rp: 0, barang: 0 });
});

it('refuses what only a later row of the number says', async () => {
  const coba = (await kirim(true, `${NOTA},GELANG LAMA,CN,70,10`.replace('0812', ''), `${NOTA},CINCIN LAMA,CN,70,2.5`))
    .body as ImportResult;
  expect(coba.kesalahan.map((one) => [one.baris, one.field])).toEqual([[3, 'no_hp']]);
});

it('takes a row that repeats what the first one says, once', async () => {
  const sama = NOTA.replace('5000000', '"5,000,000"');
  expect((await kirim(false, `${NOTA},GELANG LAMA,CN,70,10`, `${sama},CINCIN LAMA,CN,70,2.5`)).status).toBe(200);
  expect(await dipinjamkan()).toEqual({ rp: 5_000_000, barang: 2 });
});
