import { SEES_MONEY } from '@kilau/contract/core/home.ts';
import { gateKeys, type Gate } from '@kilau/contract/core/module-gate.ts';
import type { Level } from '@kilau/contract/core/permission.ts';
import { demoValue, MODULES, MODULE_KEYS, type ModuleKey } from '@kilau/contract/modules.ts';
import { kinds, reports, resources, settings as settingPages } from '@kilau/contract/registry.ts';
import { hakHutang } from './expected-rights-hutang.ts';
import { hakKatalog } from './expected-rights-katalog.ts';
import { hakExternal, hakKirim } from './expected-rights-kirim.ts';
import { hakPindahan } from './expected-rights-pindahan.ts';
import { hakPersetujuan } from './expected-rights-persetujuan.ts';
import { hakPesan } from './expected-rights-pesan.ts';
import { hakSepuhan } from './expected-rights-sepuhan.ts';
import { GERBANG_MANUAL } from '@kilau/contract/features/manual/gerbang.ts';
import type { Need } from './expected-need.ts';
import { malam } from './expected-rights.malam.ts';

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
      [`GET ${calls.list}/import/contoh.xlsx`, write],
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

function ofKinds(): [string, Need][] {
  return kinds.flatMap(({ base, gate, levels: makers, pages: own, deeds, states, prints = [] }) => {
    const create: Need = { gate, levels: makers, pages: [own.create] };
    const done = Object.entries(deeds).filter(([, { page }]) => page !== undefined);
    const see: Need = { gate, pages: [own.create, own.list, ...done.map(([, { page }]) => page ?? '')] };
    return [
      [`POST ${base}`, create],
      ...(Object.values(states).some(({ edit }) => edit) ? [[`PUT ${base}/{nomor}`, create]] : []),
      [`GET ${base}`, see],
      [`GET ${base}/menunggu`, see],
      [`GET ${base}/{nomor}`, see],
      ...(prints.length > 0 ? [[`POST ${base}/{nomor}/cetak`, see]] : []),
      ...prints.map((paper): [string, Need] => [`GET ${base}/{nomor}/${paper}`, see]),
      ...done.flatMap(([verb, { page, levels, batch, gate: own_gate }]): [string, Need][] => {
        const need: Need = { gate: own_gate ?? gate, levels, pages: [page ?? ''] };
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
const dashboard: Need = { levels: SEES_MONEY, pages: ['/dashboard'] };
const BY_HAND: readonly [string, Need | 'public'][] = [
  ['GET health', 'public'],
  ['GET openapi.json', 'public'],
  ['GET setup', 'public'],
  ['POST setup', 'public'],
  ['POST setup/demo', 'public'],
  ['POST users/login', 'public'],
  ['GET app/ringkasan/{tautan}', 'public'],
  ['POST antar-server/{perintah}', 'public'],
  ['POST users/login-pusat', 'public'],
  ['POST tokos/{kode_toko}/portal', { levels: ['OWN', 'SU', 'MU'] }],
  ['GET pembaca-sidik/tugas', 'public'],
  ['POST fingerprint-auth', 'public'],
  ['POST pembaca-sidik/templat', 'public'],
  ['POST users/logout', anybody],
  ['POST users/kunci', { gate: 'PAYLOAD_ENCRYPTION_MODULE' }],
  ['GET users/me', anybody],
  ['PUT users/me/bahasa', anybody],
  ['PUT users/me/printer', anybody],
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
  ['GET dokumen/cari', anybody],
  ['GET dokumen/menunggu', anybody],
  ['GET dokumen/saya', anybody],
  ['GET perhatian', anybody],
  ['GET langkah-awal', { levels: ['OWN', 'SU', 'MU'] }],
  ['GET laci-saya', anybody],
  ['GET validasi-non-cash', { pages: ['/validasi-non-cash'] }],
  ['POST validasi-non-cash', { gate: 'VALIDASI_NON_CASH_MODULE', pages: ['/validasi-non-cash'] }],
  ...hakKirim,
  ['GET terima-uang/di-jalan', { pages: ['/terima-uang-kas'] }],
  ['PUT kirim-uang/{nomor_referensi}/reception', { pages: ['/terima-uang-kas'] }],
  ...hakHutang,
  ['GET non-cash/gesek-histories', { gate: 'GESEK_TUNAI_MODULE', pages: ['/gesek-tunai'] }],
  ['GET cash/paginated', { pages: ['/uang-kas'] }],
  ['GET pengalihan-saldo/uang', { pages: ['/pengalihan-saldo-uang'] }],
  ['POST cash/transaction/report', { pages: ['/laporan-transaksi-non-cash'] }],
  ['GET cash/history-bank', { pages: ['/uang-bank'] }],
  ...[
    'GET dokumen/dibatalkan',
    'GET dokumen/omzet',
    'GET dokumen/gram-kadar',
    'GET saldo-kas',
    'GET otorisasi/hari-ini',
  ].map((call): [string, Need] => [call, { levels: ['OWN', 'SU', 'MU', 'SPV'] }]),
  ['GET audit', { levels: ['OWN', 'SU', 'MU'] }],
  ['POST authorization/manual', anybody],
  ...hakPersetujuan,
  ...[
    'GET otorisasi-sidik/penyetuju',
    'GET user-fingerprint',
    'POST otorisasi-sidik',
    'GET otorisasi-sidik/{id}',
    'DELETE otorisasi-sidik/{id}',
    'POST authorization/fingerprint',
  ].map((call): [string, Need] => [call, { gate: 'FINGERPRINT_MODULE' }]),
  ...[
    'GET sidik-jari',
    'POST sidik-jari/kunci/mulai',
    'POST sidik-jari/kunci',
    'POST sidik-jari/jari',
    'DELETE sidik-jari/{id}',
  ].map((call): [string, Need] => [call, { gate: 'FINGERPRINT_MODULE', levels: ['SPV', 'OWN'] }]),
  ...['GET sidik-jari/toko', 'GET pembaca-sidik', 'POST pembaca-sidik', 'DELETE pembaca-sidik/{id}'].map(
    (call): [string, Need] => [call, { gate: 'FINGERPRINT_MODULE', levels: ['OWN'] }],
  ),
  ['GET export-csv', exporting],
  ['GET export-csv/riwayat', exporting],
  ['GET export-csv/{tabel}', exporting],
  ['GET para-akun-transaksi', accounts],
  ['PUT para-akun-transaksi/{trx}/{type}', accounts],
  ['POST gambar', anybody],
  ['GET gambar/{toko}/{folder}/{berkas}', anybody],
  ['GET app/gambar/{toko}/{folder}/{berkas}', 'public'],
  ...malam,
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
  ...hakKatalog,
  ...hakPesan,
  ['GET member/{kode_member}/poin', { gate: 'MEMBER_MODULE' }],
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
  [
    'GET barang/get/tersedia/{kode_barcode}',
    { pages: ['/pindah-barang', '/hancur-data-barang', '/kirim-barang', '/kirim-barang-kecabang'] },
  ],
  ...hakExternal,
  ['GET barang/get/dibeli/{kode_barcode}', { pages: ['/hancur-pembelian', '/sortir-pembelian', '/kirim-barang-cuci'] }],
  ...hakSepuhan,
  ['GET barang/get/by-baki/{kode_baki}', { pages: ['/pindah-barang-satu-baki'] }],
  ['POST pindah-barang/satu-baki', { pages: ['/pindah-barang-satu-baki'] }],
  ['GET pindahbarang/cetak-ulang', { pages: ['/lihat-pindah-barang'] }],
  ['GET pindahbarang/cetak-ulang/by-no-pindah', { pages: ['/lihat-pindah-barang'] }],
  ['GET barang/get/update-profit', { pages: ['/update-profit-barang'] }],
  ['POST barang/update-profit', { pages: ['/update-profit-barang'] }],
  ['GET barang/get/modal', { pages: ['/modal-barang'] }],
  ['GET barang/get/harga-beli', { pages: ['/modal-barang'] }],
  ['POST barang/modal', { pages: ['/modal-barang'] }],
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
  ['GET pembelian/nota/{kode}', { pages: ['/transaksi-pembelian', '/transaksi-penjualan'] }],
  ['GET pembelian/rujukan', { pages: ['/transaksi-pembelian', '/transaksi-penjualan'] }],
  ['GET cek-kupon/{kode_kupon}', { gate: 'KUPON_PENJUALAN_MODULE', pages: ['/cek-kupon', '/transaksi-penjualan'] }],
  ...[
    'dashboard',
    'penjualan/chart',
    'pembelian/chart',
    'pesanan/chart',
    'service/chart',
    'transaction/daily-transaction-get-year',
  ].map((path): [string, Need] => [`GET ${path}`, dashboard]),
  ['GET hutang/chart', { ...dashboard, gate: 'HUTANG_MODULE' }],
  ['GET member/find-current-birthday', dashboard],
  ...[
    'daily-transaction-chart',
    'period-transaction-chart',
    'daily-cash-chart',
    'daily-biaya',
    'outstand-noncash',
    'daily-specific-chart',
  ].map((path): [string, Need] => [
    `GET cash-pusat/${path}`,
    { levels: ['OWN', 'SU', 'MU'], pages: ['/dashboardPusat'] },
  ]),
  ['GET penjualan/titipan', { pages: ['/transaksi-penjualan'] }],
  ...hakPindahan,
  ['GET harga-pre-order', { gate: 'PRE_ORDER_MODULE', pages: ['/transaksi-pre-order'] }],
  ['GET pre-order-menunggu', { gate: 'PRE_ORDER_MODULE', pages: ['/closing-barang-po'] }],
  ['GET penjualan/pre-order', { gate: 'PRE_ORDER_MODULE', pages: ['/transaksi-penjualan'] }],
  ['GET penjualan/pesanan', { pages: ['/transaksi-penjualan'] }],
  ['GET pesanan/harga', { pages: ['/transaksi-pesanan'] }],
  ['GET aksesoris/{kode_barcode}/harga-jual', { pages: ['/transaksi-penjualan'] }],
  ['GET penjualan/aksesoris', { pages: ['/transaksi-penjualan'] }],
  ['GET barang/{kode_barcode}/harga-jual', { pages: ['/transaksi-penjualan', '/transaksi-titipan', '/data-barang'] }],
  [
    'GET barang/{kode_barcode}/harga-jual',
    { pages: ['/transaksi-penjualan', '/transaksi-titipan', '/transaksi-cicilan', '/data-barang'] },
  ],
];
/** Every call of the program with what it takes. */
export const expected: Expected = new Map([
  ...ofResources(),
  ...ofSettings(),
  ...ofKinds(),
  ...ofReports(),
  ...BY_HAND,
]);

/** Somebody who calls, as far as rights look at him. */
export interface Caller {
  readonly level: Level;
  readonly modulesOn: boolean;
  readonly akses: boolean;
  /** Every page asks for an approval first. */
  readonly terjaga?: boolean;
}

const opens = (gate: Gate | undefined, on: boolean): boolean => {
  if (gate === undefined || typeof gate === 'string') return gate === undefined || on;
  return (gate.all === undefined || gate.all.length === 0 || on) && (gate.any === undefined || on);
};

/** The code of the refusal, or undefined for a call that gets through. */
export function refusal(
  { gate, levels, levelsWhen, pages: needed }: Need,
  { level, modulesOn, akses, terjaga = false }: Caller,
): string | undefined {
  if (!opens(gate, modulesOn)) return 'modul_tidak_aktif';
  if (levels !== undefined && !levels.includes(level)) return 'level_tidak_berhak';
  if (levelsWhen !== undefined && modulesOn && !levelsWhen.levels.includes(level)) return 'level_tidak_berhak';
  if (needed === undefined || level === 'OWN' || level === 'SU') return undefined;
  if (!akses) return 'menu_tidak_berhak';
  return terjaga ? 'otorisasi_menu_diperlukan' : undefined;
}

export const guarded: readonly (readonly [string, Need])[] = [...expected].flatMap(([route, need]) =>
  need === 'public' ? [] : [[route, need] as const],
);

/** What gates can ask about: modules, and the parameters that some gate names. */
const gated = new Set(guarded.flatMap(([, need]) => gateKeys(need.gate)));
const switches = MODULE_KEYS.filter((key) => MODULES[key].kind !== 'value' || gated.has(key));

/** Modules that close what others open: off in every shop, or nobody is ever let in there. */
const closing = new Set(
  guarded.flatMap(([, { gate }]) => (typeof gate === 'object' ? (gate.none ?? []) : []).map((key): string => key)),
);

/** The value of every switch, with all of them on or off. */
export const switched = (on: boolean): ReadonlyMap<ModuleKey, string> =>
  new Map(
    switches.map((key) => {
      const value = MODULES[key].kind === 'value' ? (on ? demoValue(key) : '') : String(on && !closing.has(key));
      return [key, value] as const;
    }),
  );
