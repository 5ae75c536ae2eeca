import type { Api } from './http.ts';
import { runClients, speedOf, type Speed } from './measure.ts';

export interface LookUp {
  readonly name: string;
  readonly speed: Speed;
}

const SECONDS = 1;
const TILLS = 8;
const PAGE = 100;
/** Of the largest pages the server gives, so many before the one that is looked at. */
const LARGEST_PAGE = 10_000;
const PAGES_BEFORE = 5;

const pick = <T>(from: readonly T[]): T => {
  const one = from[Math.floor(Math.random() * from.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

interface Page {
  readonly data: readonly { readonly kode_barcode: string }[];
  readonly next: string | null;
}

/** What a list is asked for: the first page, narrowed, searched, ordered. */
const LISTS: readonly (readonly [name: string, query: string])[] = [
  ['list, first page', ''],
  ['list, one tray', 'kode_baki=A07'],
  ['list, one group', 'kode_group=750'],
  ['list, tray and type', 'kode_baki=A02&kode_dept=KL'],
  ['list, gudang and group', 'kode_gudang=TOKO&kode_group=375'],
  ['list, all four filters', 'kode_gudang=TOKO&kode_baki=A03&kode_group=700&kode_dept=GL'],
  ['list, one type by name', 'kode_dept=CN&sort=nama_barang'],
  ['list, held by a sale', 'status=RESERVASI'],
  ['list, sold', 'status=TERJUAL'],
  ['list, all states of a type', 'status=SEMUA&kode_dept=KL'],
  ['list, weighed by hand', 'sumber_berat=MANUAL'],
  ['list, by name', 'sort=nama_barang'],
  ['list, by tray', 'sort=kode_baki'],
  ['list, word in a name', 'q=milano'],
  ['list, two words', 'q=mata%20satu'],
  ['list, word that is nowhere', 'q=permata'],
  ['list, internal code', 'q=KL12'],
];

const page = (api: Api, query: string, limit: number, after: string): Promise<Page> =>
  api.call<Page>({ method: 'GET', path: `barang?${query}&limit=${limit}${after && `&after=${after}`}` });

/** The cursor of a page in the middle of the list. */
async function deepCursor(api: Api, query: string): Promise<string> {
  let after = '';
  for (let count = 0; count < PAGES_BEFORE; count++) after = (await page(api, query, LARGEST_PAGE, after)).next ?? '';
  if (after === '') throw new Error('the list is not that long');
  return after;
}

async function timed(name: string, clients: number, look: () => Promise<unknown>): Promise<LookUp> {
  await look();
  return { name, speed: speedOf([await runClients(clients, SECONDS, look)]) };
}

/** Scans at the till and lists, as seen through HTTP. */
export async function lookUps(api: Api, codes: readonly string[]): Promise<LookUp[]> {
  const scan = () => api.call({ method: 'GET', path: `barang/${pick(codes)}/harga-jual` });
  const results = [await timed('scan', 1, scan), await timed(`scan, ${TILLS} tills`, TILLS, scan)];
  for (const [name, query] of LISTS) results.push(await timed(name, 1, () => page(api, query, PAGE, '')));
  results.push(await timed('list, scanned code', 1, () => page(api, `q=${pick(codes)}`, PAGE, '')));
  for (const sort of ['kode_barcode', 'nama_barang', 'kode_baki']) {
    const after = await deepCursor(api, `sort=${sort}`);
    results.push(
      await timed(`list by ${sort}, from ${(LARGEST_PAGE * PAGES_BEFORE).toLocaleString('en')} on`, 1, () =>
        page(api, `sort=${sort}`, PAGE, after),
      ),
    );
  }
  return results;
}

/** Reports of the day, once it has sales. */
const REPORTS: readonly (readonly [name: string, path: string])[] = [
  ['report, sales by sales person', 'laporan/penjualan-sales'],
  ['report, cash by drawer', 'laporan/keuangan-cash'],
  ['report, stock summary by tray', 'laporan/summary-barang'],
  ['report, stock summary in full detail', 'laporan/summary-barang?tampilan=DETAIL'],
  ['report, stock by purity', 'laporan/saldo-barang-aktif'],
  ['report, goods entered by group', 'laporan/tambah-barang?tampilan=GROUP'],
  ['report, trays weighed', 'laporan/timbang-baki'],
];

/** What an owner asks of a month, a year and a half ago. */
const MONTH = [
  'keuangan-cash',
  'keuangan-non-cash',
  'transaksi-cash',
  'transaksi-non-cash',
  'keuangan-cash-global',
  'eod',
  'akhir_hari',
  'keuangan-akhir-hari',
  'harian-emas',
  'transaksi-harian',
  'managerial-analisys',
  'jurnal',
  'neraca-saldo',
  'laba-rugi',
  'neraca',
  'penjualan-sales',
  'penjualan-rekap',
  'global-penjualan',
  'global-sales',
] as const;
/** Without them some of these are not there. */
const MODULES = ['DAILY_SALDO_TRANSACTION_REPORT_MODULE', 'NAGAFIN_ACCOUNTING_MODULE'] as const;
const DAY_MS = 86_400_000;
const DAYS_AGO = 540;
const DAYS = 30;

/** Reports over a month in the middle of a long history, and the dashboard of its end. */
export async function monthReports(api: Api): Promise<LookUp[]> {
  const { tgl_system } = await api.call<{ readonly tgl_system: string }>({ method: 'GET', path: 'hari' });
  const day = (ago: number) => new Date(Date.parse(tgl_system) - ago * DAY_MS).toISOString().slice(0, 10);
  const days = `tgl_from=${day(DAYS_AGO)}&tgl_to=${day(DAYS_AGO - DAYS)}`;
  for (const key of MODULES) await api.call({ method: 'PUT', path: `para-system/${key}`, body: { value: 'true' } });
  const results: LookUp[] = [];
  for (const name of MONTH) {
    const path = `laporan/${name}?${days}`;
    results.push(await timed(`report of a month, ${name}`, 1, () => api.call({ method: 'GET', path })));
  }
  for (const path of ['dashboard', 'penjualan/chart?type=monthly', 'transaction/daily-transaction-get-year']) {
    results.push(await timed(path, 1, () => api.call({ method: 'GET', path })));
  }
  return results;
}

export async function reports(api: Api): Promise<LookUp[]> {
  const results: LookUp[] = [];
  const { tgl_system } = await api.call<{ readonly tgl_system: string }>({ method: 'GET', path: 'hari' });
  const all = [...REPORTS, ['checks of the day', `rekonsiliasi?tgl=${tgl_system}`] as const];
  for (const [name, path] of all) results.push(await timed(name, 1, () => api.call({ method: 'GET', path })));
  return results;
}
