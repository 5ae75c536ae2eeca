import { defaultAkses } from '@kilau/contract/features/sistem/hak/default-akses.ts';
import { pages } from '@kilau/contract/registry.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type Call } from '../../../testing/app.ts';
import { listenAs, listening } from '../../../testing/listener.ts';

const server = testApp();
let owner: Call;
let spv: Call;
beforeAll(async () => {
  await server.shop('KL01');
  await server.shop('KL02');
  await server.user('KL01', 'OWNER', 'OWN');
  await server.user('KL01', 'SPV1', 'SPV', [
    '/hak-akses-users',
    '/transaksi-penjualan',
    '/lihat-penjualan',
    '/master-bank',
  ]);
  await server.user('KL01', 'MODEL', 'KASIR', ['/transaksi-penjualan', '/master-bank', '/settingsystem']);
  await server.user('KL01', 'DEV1', 'DEV');
  await server.user('KL02', 'LAIN', 'KASIR', ['/master-bank']);
});
beforeEach(async () => {
  for (const table of ['sesi', 'users']) await server.db.query(`delete from ${table} where user_id = 'HAK1'`);
  await server.user('KL01', 'HAK1', 'KASIR', ['/validasi-penjualan', '/lihat-penjualan']);
  [owner, spv] = [await server.as('KL01', 'OWNER'), await server.as('KL01', 'SPV1')];
});
const paths = async (user_id = 'HAK1') =>
  (
    await server.db.query<{ path: string }>(`select path from hak_akses where user_id = $1 and is_show order by path`, [
      user_id,
    ])
  ).map(({ path }) => path);
const trail = () =>
  server.db.one(
    `select user_id, aksi, kode, sebelum, sesudah from audit where objek = 'hak-akses' order by id desc limit 1`,
  );
interface Node {
  readonly path: string;
  readonly is_show: boolean;
}
const guarded = pages.filter(({ kind, everyone }) => kind !== 'public' && !everyone);

describe('giving menus', () => {
  it("goes no further than one's own", async () => {
    expect(
      await spv('PUT', 'hak-akses/HAK1', {
        akses: [
          { path: '/transaksi-penjualan', is_show: true },
          { path: '/settingsystem', is_show: true },
        ],
      }),
    ).toMatchObject({ status: 422, body: { fields: { 'akses.1.path': 'Anda sendiri tidak mempunyai menu ini' } } });
    expect(await paths()).toEqual(['/lihat-penjualan', '/validasi-penjualan']);
    expect(
      (
        await spv('PUT', 'hak-akses/HAK1', {
          akses: [
            { path: '/master-bank', is_show: true },
            { path: '/validasi-penjualan', is_show: false },
          ],
        })
      ).status,
    ).toBe(200);
    expect(await paths()).toEqual(['/lihat-penjualan', '/master-bank']);
    expect(await trail()).toEqual({
      user_id: 'SPV1',
      aksi: 'UBAH',
      kode: 'HAK1',
      sebelum: { '/master-bank': false, '/validasi-penjualan': true },
      sesudah: { '/master-bank': true, '/validasi-penjualan': false },
    });
  });

  it('takes a tree back as it was read, with what is to change in it', async () => {
    const { akses } = (await spv('GET', 'hak-akses/HAK1')).body as { akses: readonly { children: readonly Node[] }[] };
    // Among them what he may not give, which the user has already, and pages that everyone has.
    const tree = akses.flatMap(({ children }) => children.map(({ path, is_show }) => ({ path, is_show })));
    const wished = tree.map((node) => (node.path === '/master-bank' ? { ...node, is_show: true } : node));
    expect((await spv('PUT', 'hak-akses/HAK1', { akses: wished })).status).toBe(200);
    expect(await paths()).toEqual(['/lihat-penjualan', '/master-bank', '/validasi-penjualan']);
    expect(await trail()).toMatchObject({ sesudah: { '/master-bank': true } });
  });

  it("is not for oneself or one's equals, nor for vendor support that an owner does not see", async () => {
    for (const user of ['SPV1', 'OWNER']) {
      expect(await spv('PUT', `hak-akses/${user}`, { akses: [] })).toMatchObject({
        status: 403,
        body: { code: 'level_tidak_berhak' },
      });
    }
    expect((await owner('GET', 'hak-akses/DEV1')).status).toBe(404);
  });

  it("is felt at once in the user's open browser, and leaves no trace when nothing changes", async () => {
    const heard = await listenAs(await listening(server), await server.token('KL01', 'HAK1'));
    await owner('PUT', 'hak-akses/HAK1', { akses: [{ path: '/lihat-penjualan', is_show: true }] });
    await owner('PUT', 'hak-akses/HAK1', { akses: [{ path: '/master-bank', is_show: true }] });
    expect(await heard.next()).toEqual([['akses-berubah', {}]]);
    const { n } = await server.db.one<{ n: number }>(
      `select count(*) as n from audit where objek = 'hak-akses' and kode = 'HAK1' and user_id = 'OWNER'`,
    );
    expect(n).toBe(1);
  });
});

describe('copying from another user', () => {
  it('makes the menus equal, and says from whom', async () => {
    expect((await owner('POST', 'hak-akses/HAK1/salin', { dari: 'model' })).status).toBe(200);
    expect(await paths()).toEqual(await paths('MODEL'));
    expect(await trail()).toMatchObject({
      aksi: 'SALIN',
      sesudah: { dari: 'MODEL', '/validasi-penjualan': false, '/settingsystem': true },
    });
  });

  it('neither gives nor takes what the one who copies does not have', async () => {
    await spv('POST', 'hak-akses/HAK1/salin', { dari: 'MODEL' });
    expect(await paths()).toEqual(['/master-bank', '/transaksi-penjualan', '/validasi-penjualan']);
  });

  it('needs two users of the shop whom one may manage, and a menu to copy', async () => {
    expect(await spv('POST', 'hak-akses/HAK1/salin', { dari: 'OWNER' })).toMatchObject({
      status: 403,
      body: { code: 'level_tidak_berhak' },
    });
    expect(await owner('POST', 'hak-akses/HAK1/salin', { dari: 'OWNER' })).toMatchObject({
      status: 422,
      body: { fields: { dari: expect.stringContaining('semua menu') } },
    });
    for (const dari of ['LAIN', 'SIAPA']) {
      expect((await owner('POST', 'hak-akses/HAK1/salin', { dari })).status).toBe(404);
    }
    expect((await owner('POST', 'hak-akses/LAIN/salin', { dari: 'MODEL' })).status).toBe(404);
  });
});

describe('a reset', () => {
  it('brings back the menu of the level', async () => {
    expect((await owner('POST', 'hak-akses/HAK1/reset')).status).toBe(200);
    expect(await paths()).toEqual(defaultAkses('KASIR', guarded).toSorted());
    expect(await trail()).toMatchObject({ aksi: 'RESET', kode: 'HAK1' });
  });

  it('by a supervisor stays within his own', async () => {
    await spv('POST', 'hak-akses/HAK1/reset');
    expect(await paths()).toEqual(['/lihat-penjualan', '/transaksi-penjualan', '/validasi-penjualan']);
  });
});
