import { gateKeys, type Gate } from '@kilau/contract/core/module-gate.ts';
import { LEVELS, type Level, type LevelsWhen } from '@kilau/contract/core/permission.ts';
import { demoValue, MODULES, MODULE_KEYS, type ModuleKey } from '@kilau/contract/modules.ts';
import { documents, pages, reports, resources, settings as settingPages } from '@kilau/contract/registry.ts';
import { GERBANG_MANUAL } from '@kilau/contract/features/manual/gerbang.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../testing/app.ts';
import { routes } from './routes.ts';

/** What a call takes, told here a second time: from the definitions, or written out for calls made by hand. */
interface Need {
  readonly gate?: Gate;
  readonly levels?: readonly Level[];
  readonly levelsWhen?: LevelsWhen;
  readonly pages?: readonly string[];
}
type Expected = ReadonlyMap<string, Need | 'public'>;

function ofResources(): [string, Need][] {
  return resources.flatMap(({ calls, gate, levels, page, readBy, fixed }) => {
    const write: Need = { gate, levels, pages: [page] };
    const read: Need = readBy === 'page' ? write : { gate };
    const one = `${calls.base}/{kode}`;
    const lists = [calls.list, calls.base].flatMap((path): [string, Need][] => [
      [`GET ${path}`, read],
      [`GET ${path}.csv`, read],
    ]);
    return [
      ...lists,
      [`GET ${one}`, read],
      [`GET ${one}/riwayat`, write],
      [`PUT ${calls.update ?? one}`, write],
      [`POST ${calls.list}/import`, write],
      ...(fixed
        ? []
        : [
            [`POST ${calls.create ?? calls.base}`, write],
            [`DELETE ${calls.remove ?? one}`, write],
            [`PUT ${one}/aktifkan`, write],
          ]),
    ] as [string, Need][];
  });
}

function ofSettings(): [string, Need][] {
  return settingPages.flatMap(({ call, gate, levels, levelsWhen, page, readBy }) => {
    const write: Need = { gate, levels, levelsWhen, pages: [page] };
    return [
      [`GET ${call}`, readBy === 'page' ? write : { gate }],
      [`GET ${call}/riwayat`, write],
      [`PUT ${call}`, write],
    ] as [string, Need][];
  });
}

/** Documents with a receipt from the roll beside their paper. */
const WITH_SLIP: ReadonlySet<string> = new Set(['penjualan']);

function ofDocuments(): [string, Need][] {
  return documents.flatMap(({ key, base, gate, pages: own, actions }) => {
    const printed = ['nota.pdf', ...(WITH_SLIP.has(key) ? ['nota.escpos', 'slip.pdf', 'slip.txt'] : [])];
    const create: Need = { gate, pages: [own.create] };
    const see: Need = { gate, pages: [own.create, own.list, ...Object.values(actions).map((action) => action.page)] };
    return [
      [`POST ${base}`, create],
      [`PUT ${base}/{nomor}`, create],
      [`GET ${base}`, see],
      [`GET ${base}/{nomor}`, see],
      ...printed.map((paper): [string, Need] => [`GET ${base}/{nomor}/${paper}`, see]),
      ...Object.entries(actions).flatMap(([verb, { page, levels, batch }]): [string, Need][] => {
        const need: Need = { gate, levels, pages: [page] };
        return [
          [`POST ${base}/{nomor}/${verb}`, need],
          ...(batch ? [[`POST ${base}/${verb}`, need] as [string, Need]] : []),
        ];
      }),
    ] as [string, Need][];
  });
}

function ofReports(): [string, Need][] {
  return reports.flatMap(({ key, page, gate, levels, levelsWhen, call }) => {
    const need: Need = { gate, levels, levelsWhen, pages: [page] };
    return [
      ...['', '.pdf', '.xlsx', '.csv'].map((form) => `GET laporan/${key}${form}`),
      ...(call ? [`GET ${call}`] : []),
    ].map((path): [string, Need] => [path, need]);
  });
}

const anybody: Need = {};
const seeGoods: Need = {
  pages: ['/data-barang', '/transaksi-penjualan', '/tambah-data-barang', '/tambah-barang-banyak'],
};
const settings: Need = { levels: ['OWN', 'SU', 'DEV', 'MU'], pages: ['/settingsystem'] };
const exporting: Need = { levels: ['SU', 'MU'], pages: ['/export-csv'] };
const accounts: Need = { gate: 'NAGAFIN_ACCOUNTING_MODULE', pages: ['/parameter-akun'] };
/** How a paper would look is asked by whoever may lay it out. */
const papers = (page: string): Need => ({
  levelsWhen: { module: 'SETTING_NOTA_OWNER_ONLY_MODULE', levels: ['OWN', 'SU'] },
  pages: [page],
});
/** Counting by scan and by RFID share their calls. */
const counting = (base: string, need: Need): [string, Need][] =>
  ['GET ', 'POST /start', 'GET /{no_opname}', 'POST /{no_opname}/kosongkan', 'POST /{no_opname}/selesai'].map(
    (call): [string, Need] => [call.replace(' ', ` ${base}`), need],
  );
const wholeShop: Need = { gate: 'OPNAME_GLOBAL_DAILY_MODULE', pages: ['/stock-opname-global'] };
const rfid: Need = { gate: 'RFID_MODULE', pages: ['/stock-opname-rfid'] };
const BY_HAND: readonly [string, Need | 'public'][] = [
  ['GET health', 'public'],
  ['GET openapi.json', 'public'],
  ['GET setup', 'public'],
  ['POST setup', 'public'],
  ['POST setup/demo', 'public'],
  ['POST users/login', 'public'],
  ['POST users/logout', anybody],
  ['GET users/me', anybody],
  ['PUT users/me/bahasa', anybody],
  ['PUT users/change-password', anybody],
  ['GET sesi', { levels: ['SPV', 'OWN', 'SU'] }],
  ['DELETE sesi/{id}', { levels: ['SPV', 'OWN', 'SU'] }],
  ['GET hak-akses/{user_id}', { pages: ['/hak-akses-users'] }],
  ['PUT hak-akses/{user_id}', { pages: ['/hak-akses-users'] }],
  ['POST hak-akses/{user_id}/salin', { pages: ['/hak-akses-users'] }],
  ['POST hak-akses/{user_id}/reset', { pages: ['/hak-akses-users'] }],
  ['GET proteksi-menu', { pages: ['/parameter-proteksi-menu'] }],
  ['PUT proteksi-menu', { pages: ['/parameter-proteksi-menu'] }],
  ['POST proteksi-menu/buka', anybody],
  ['GET news/aktif', anybody],
  ['POST news/{id_news}/dibaca', anybody],
  ['GET para-system', anybody],
  ['GET para-system/key/{key}', anybody],
  ['PUT para-system', settings],
  ['PUT para-system/{key}', settings],
  ['GET hari', anybody],
  ['GET audit', { levels: ['OWN', 'SU', 'MU'] }],
  ['POST authorization/manual', anybody],
  ['GET export-csv', exporting],
  ['GET export-csv/riwayat', exporting],
  ['GET export-csv/{tabel}', exporting],
  ['GET para-akun-transaksi', accounts],
  ['PUT para-akun-transaksi/{trx}/{type}', accounts],
  ['POST gambar', anybody],
  ['GET gambar/{toko}/{folder}/{berkas}', anybody],
  ['GET app/gambar/{toko}/{folder}/{berkas}', 'public'],
  ['GET rekonsiliasi', { levels: ['OWN', 'SPV', 'SU', 'MU', 'DEV'] }],
  ['GET parameter-harga-emas', anybody],
  ['PUT parameter-harga-emas', { pages: ['/master-parameter-harga-emas'] }],
  ['GET parameter-harga-emas/global', anybody],
  ['PUT parameter-harga-emas/global', { pages: ['/parameter-harga-global'] }],
  ['PUT para-keterangan-penjualan', { pages: ['/master-keterangan-penjualan'] }],
  ['DELETE para-keterangan-penjualan', { pages: ['/master-keterangan-penjualan'] }],
  ['GET gudang/get/all/master', anybody],
  ['GET gudang/get/all/hancur-barang', anybody],
  ['GET baki/ready', anybody],
  ['GET baki/get/by-kode-gudang/{kode}', anybody],
  ['GET rekenings/get-by-kode-bank', anybody],
  ['GET kurs-usd', { gate: 'BERLIAN_MODULE' }],
  ['PUT kurs-usd', { gate: 'BERLIAN_MODULE', pages: ['/master-batu-berlian'] }],
  ['GET para-hutang-pokok', { gate: 'PARAMETER_JUMLAH_HUTANG_POKOK_MODULE' }],
  ...[
    'toko',
    'splash',
    'kategori',
    'banner',
    'info',
    'item',
    'item/{kode_barang}',
    'harga',
    'hadiah',
    'kontak-admin',
    'group-description',
  ].map((part): [string, 'public'] => [`GET app/publik/{kode_toko}/${part}`, 'public']),
  ['POST whatsapp-setting/tes', { gate: 'WHATSAPP_MODULE', pages: ['/whatsapp-setting'] }],
  ['GET member-kode-berikut', { gate: 'MEMBER_MODULE', pages: ['/data-member'] }],
  ['GET parameter-member-afiliasi', { gate: 'MEMBER_MODULE' }],
  ['POST setting-nota/pratinjau', papers('/setting-nota')],
  ['POST setting-nota-slip/pratinjau', papers('/setting-nota-slip')],
  ['GET barang', seeGoods],
  ['GET barang/{kode_barcode}', seeGoods],
  ['POST barang/{kode_barcode}/foto', seeGoods],
  ['GET foto_produk/{kode_barcode}', anybody],
  ['GET barang.csv', { pages: ['/data-barang'] }],
  ['PUT barang/{kode_barcode}', { pages: ['/data-barang'] }],
  ['POST barang', { pages: ['/tambah-data-barang', '/tambah-barang-banyak'] }],
  ...['GET label-barang', 'GET label-barang/log', 'POST label-barang/cetak', 'POST setting-label/pratinjau'].map(
    (call): [string, Need] => [call, { pages: ['/cetak-barcode'] }],
  ),
  ...['GET barang-banyak/contoh.xlsx', 'POST barang-banyak/baca', 'POST barang-banyak/periksa'].map(
    (call): [string, Need] => [call, { pages: ['/tambah-barang-banyak'] }],
  ),
  ['GET barang/get/tersedia/{kode_barcode}', { pages: ['/pindah-barang', '/hancur-data-barang'] }],
  ['GET barang/get/by-baki/{kode_baki}', { pages: ['/pindah-barang-satu-baki'] }],
  ['POST pindah-barang/satu-baki', { pages: ['/pindah-barang-satu-baki'] }],
  ['GET pindah-barang/{nomor}/tanda-terima.xlsx', { pages: ['/lihat-pindah-barang'] }],
  ['GET pindahbarang/cetak-ulang', { pages: ['/lihat-pindah-barang'] }],
  ['GET pindahbarang/cetak-ulang/by-no-pindah', { pages: ['/lihat-pindah-barang'] }],
  ['GET barang/get/update-profit', { pages: ['/update-profit-barang'] }],
  ['POST barang/update-profit', { pages: ['/update-profit-barang'] }],
  ['GET barang/get/ready-update-kadar', { gate: 'UPDATE_KADAR_MODULE', pages: ['/update-kadar'] }],
  ['POST barang/update-kadar', { gate: 'UPDATE_KADAR_MODULE', pages: ['/update-kadar'] }],
  ['GET penjualan-manual/stok', { gate: GERBANG_MANUAL, pages: ['/transaksi-jual-beli-manual'] }],
  [
    'POST barang-manual',
    { gate: GERBANG_MANUAL, pages: ['/data-barang-manual', '/pindah-barang-manual', '/hancur-barang-manual'] },
  ],
  ['GET barang-manual/riwayat', { gate: GERBANG_MANUAL, pages: ['/data-barang-manual'] }],
  ...[
    'GET timbang-baki',
    'GET timbang-baki/hari-ini',
    'POST timbang-baki',
    'POST timbang-baki/start',
    'POST timbang-baki/reset',
  ].map((call): [string, Need] => [call, { pages: ['/timbang-baki'] }]),
  ...counting('stock-opname', { pages: ['/stock-opname'] }),
  ['POST stock-opname/{no_opname}/scan', { pages: ['/stock-opname'] }],
  ...counting('stock-opname-rfid', rfid),
  ['POST stock-opname-rfid/{no_opname}/tag', rfid],
  ...['pdf', 'xlsx'].flatMap((form): [string, Need][] => [
    [`GET stock-opname/{no_opname}/hasil.${form}`, { pages: ['/stock-opname'] }],
    [`GET stock-opname-rfid/{no_opname}/hasil.${form}`, rfid],
  ]),
  ['GET penerimaan-terbuka', { pages: ['/tambah-data-barang', '/tambah-barang-banyak'] }],
  ...[
    'GET ',
    'POST /start',
    'GET /{no_opname}',
    'PUT /{no_opname}/hitung',
    'POST /{no_opname}/selesai',
    'GET /{no_opname}/hasil.pdf',
    'GET /{no_opname}/hasil.xlsx',
  ].map((call): [string, Need] => [
    call.replace(' ', ' stock-opname-penerimaan'),
    { pages: ['/stock-opname-penerimaan'] },
  ]),
  ['GET penerimaan-suplier/reports/canc', { pages: ['/laporan-batal-terima-barang-supplier'] }],
  ...['global', 'supplier'].map((by): [string, Need] => [
    `GET penerimaan-suplier/report-intern-${by}/canc`,
    { gate: 'PENERIMAAN_SUPPLIER_INTERN_MODULE', pages: ['/laporan-batal-terima-barang-supplier'] },
  ]),
  ...['GET aksesoris', 'GET aksesoris/{kode_barcode}', 'PUT aksesoris/{kode_barcode}'].map((call): [string, Need] => [
    call,
    { pages: ['/tambah-dan-ambil-stock-aksesoris'] },
  ]),
  ...counting('stock-opname-global', wholeShop),
  ['PUT stock-opname-global/{no_opname}/baris', wholeShop],
  ['POST stock-opname-global/{no_opname}/perbarui', wholeShop],
  ['GET barang/{kode_barcode}/harga-jual', { pages: ['/transaksi-penjualan', '/data-barang'] }],
];
const expected: Expected = new Map([...ofResources(), ...ofSettings(), ...ofDocuments(), ...ofReports(), ...BY_HAND]);

interface Caller {
  readonly level: Level;
  readonly modulesOn: boolean;
  readonly akses: boolean;
  /** Every page asks for an approval first. */
  readonly terjaga?: boolean;
}

const opens = (gate: Gate | undefined, on: boolean): boolean => {
  if (gate === undefined || typeof gate === 'string') return gate === undefined || on;
  return (
    (gate.all === undefined || gate.all.length === 0 || on) &&
    (gate.any === undefined || on) &&
    (gate.none === undefined || gate.none.length === 0 || !on)
  );
};

/** The code of the refusal, or undefined for a call that gets through. */
function refusal(
  { gate, levels, levelsWhen, pages: needed }: Need,
  { level, modulesOn, akses, terjaga = false }: Caller,
): string | undefined {
  if (!opens(gate, modulesOn)) return 'modul_tidak_aktif';
  if (levels !== undefined && !levels.includes(level)) return 'level_tidak_berhak';
  if (levelsWhen !== undefined && modulesOn && !levelsWhen.levels.includes(level)) return 'level_tidak_berhak';
  if (levelsWhen !== undefined && modulesOn && !levelsWhen.levels.includes(level)) return 'level_tidak_berhak';
  if (needed === undefined || level === 'OWN' || level === 'SU') return undefined;
  if (!akses) return 'menu_tidak_berhak';
  return terjaga ? 'otorisasi_menu_diperlukan' : undefined;
}

const server = testApp();
/** One user per level with every page in his menu, and one with none. */
const userId = (level: Level, akses: boolean): string => `${level}${akses ? '1' : '0'}`;
const tokens = new Map<string, string>();
const gated = new Set(routes.flatMap(({ need }) => (need === 'public' ? [] : gateKeys(need.gate))));
/** What gates can ask about: modules, and the parameters that some gate names. */
const switches = MODULE_KEYS.filter((key) => MODULES[key].kind !== 'value' || gated.has(key));
const valueFor = (key: ModuleKey, on: boolean): string =>
  MODULES[key].kind === 'value' ? (on ? demoValue(key) : '') : String(on);

beforeAll(async () => {
  await server.shop('KL01');
  const everyPage = pages.map(({ path }) => path);
  for (const level of LEVELS) {
    for (const akses of [true, false]) {
      await server.user('KL01', userId(level, akses), level, akses ? everyPage : []);
      tokens.set(userId(level, akses), await server.token('KL01', userId(level, akses)));
    }
  }
});

const call = (route: string, token?: string) => {
  const [method, path = ''] = route.split(' ');
  const body = method === 'POST' || method === 'PUT' ? {} : undefined;
  return server.call(method as 'GET', path.replaceAll(/\{\w+\}/g, 'XX'), body, {
    ...(token !== undefined && { 'x-auth-token': token }),
    'idempotency-key': 'uji-hak-akses',
  });
};

describe('the list of calls', () => {
  it('holds what follows from the definitions and what is written here, and nothing else', () => {
    const built = [...routes.map(({ method, path }) => `${method} ${path}`), 'GET health', 'GET openapi.json'];
    expect(new Set(built).size).toBe(built.length);
    expect(built.toSorted()).toEqual([...expected.keys()].toSorted());
  });

  it('needs only pages that exist', () => {
    const known = new Set(pages.map(({ path }) => path));
    const named = routes.flatMap(({ need }) => (need === 'public' ? [] : (need.pages ?? [])));
    expect(named.filter((path) => !known.has(path))).toEqual([]);
  });

  it('needs only modules that exist', () => {
    expect([...gated].filter((key) => !(MODULE_KEYS as readonly string[]).includes(key))).toEqual([]);
  });
});

describe('without a login', () => {
  it.each([...expected])('%s', async (route, need) => {
    const { status, body } = await call(route);
    if (need === 'public') expect([401, 403, 500]).not.toContain(status);
    else expect({ status, body }).toMatchObject({ status: 401, body: { code: 'belum_login' } });
  });
});

const guarded = [...expected].filter((entry): entry is [string, Need] => entry[1] !== 'public');
const switchModules = (on: boolean) =>
  server.db.query(
    `update para_system p set value = t.value from unnest($1::text[], $2::text[]) as t(key, value) where p.key = t.key`,
    [switches, switches.map((key) => valueFor(key, on))],
  );

describe.each([true, false])('with modules on: %s', (modulesOn) => {
  beforeAll(() => switchModules(modulesOn));

  it.each(guarded)('%s', async (route, need) => {
    for (const level of LEVELS) {
      for (const akses of [true, false]) {
        const who = { level, modulesOn, akses };
        const reason = refusal(need, who);
        const { status, body } = await call(route, tokens.get(userId(level, akses)));
        if (reason) expect({ who, status, body }).toMatchObject({ status: 403, body: { code: reason } });
        else {
          expect({ who, let_in: status !== 401 && status !== 403 && status < 500, status, body }).toMatchObject({
            let_in: true,
          });
        }
      }
    }
  });
});

describe('with every page behind an approval', () => {
  beforeAll(async () => {
    await switchModules(true);
    await server.db.query(
      `insert into proteksi_menu (kode_toko, path, minta_otorisasi) select 'KL01', unnest($1::text[]), true`,
      [pages.map(({ path }) => path)],
    );
  });

  it.each(guarded)('%s', async (route, need) => {
    for (const level of LEVELS) {
      const who = { level, modulesOn: true, akses: true, terjaga: true };
      const reason = refusal(need, who);
      const { status, body } = await call(route, tokens.get(userId(level, true)));
      if (reason) expect({ who, status, body }).toMatchObject({ status: 403, body: { code: reason } });
      else {
        expect({ who, let_in: status !== 401 && status !== 403 && status < 500, status, body }).toMatchObject({
          let_in: true,
        });
      }
    }
  });
});

describe('with a password that somebody else set', () => {
  const early = ['POST users/logout', 'GET users/me', 'PUT users/me/bahasa', 'PUT users/change-password'];
  beforeAll(() => server.db.query(`update users set wajib_ganti_password = true where user_id = 'OWN1'`));

  it.each(guarded.map(([route]) => route))('%s', async (route) => {
    const { status, body } = await call(route, tokens.get('OWN1'));
    if (early.includes(route)) expect(status).not.toBe(403);
    else expect({ status, body }).toMatchObject({ status: 403, body: { code: 'ganti_password_wajib' } });
  });
});
