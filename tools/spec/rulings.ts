/** A call by method and path. */
export interface Call {
  readonly method: string;
  readonly path: string;
}

/**
 * Calls whose method the specification leaves open and that are neither reading, changing nor deleting (decisions.md
 * 23).
 */
export const POSTED: readonly string[] = [
  'opname-hutang',
  'opname-hutang/start',
  'opname-hutang/kosongkan',
  'opname-hutang/selesai',
  'hutang/validate-pelunasan',
];

/** Calls that the specification describes without naming them (decisions.md 23; api.md). */
export const INVENTED_CALLS: Readonly<Record<string, Call>> = {
  '(login)': { method: 'POST', path: 'users/login' },
  '(store closing)': { method: 'POST', path: 'tutup-toko' },
  '(departments list)': { method: 'GET', path: 'jenis/get/all' },
  '(manual authorization submission)': { method: 'POST', path: 'authorization/manual' },
  '(multipart image upload, path not shown)': { method: 'POST', path: 'barang/{kode_barcode}/foto' },
};

/** Keys that the specification describes without naming them (decisions.md, Keys the specification does not name). */
export const INVENTED_KEYS: Readonly<Record<string, string>> = {
  '(internal flag for /update-kadar)': 'UPDATE_KADAR_MODULE',
  '(listed store codes)': 'LAPORAN_KHUSUS_TOKO',
  'previous date by owner': 'PREVIOUS_DATE_OWNER_MODULE',
  'previous date by supervisor': 'PREVIOUS_DATE_SPV_MODULE',
  'one-month protection': 'REPORT_ONE_MONTH_PROTECTION_MODULE',
  'owner-only flag (nota settings)': 'SETTING_NOTA_OWNER_ONLY_MODULE',
  'rounding-down (sales)': 'ROUND_DOWN_SALES_MODULE',
  'rounding (purchase side)': 'ROUND_DOWN_PURCHASE_MODULE',
  'duplicate printing': 'DUPLICATE_PRINT_MODULE',
  'marketplace slip': 'MARKETPLACE_SLIP_MODULE',
  'WhatsApp (further feature module)': 'WHATSAPP_MODULE',
  'authorization QR mode': 'AUTHORIZATION_QR_MODULE',
  'authorization fingerprint/manual switch': 'FINGERPRINT_MODULE',
  'interface language': 'MULTI_LANGUAGE_FEATURE',
  enc: 'PAYLOAD_ENCRYPTION_MODULE',
  'weight-rounding rules': 'PEMBULATAN_BERAT',
};

const client = 'the browser itself';
const outward = "a call to somebody else's server";
const header = 'a request header';
const address = 'an address in the settings, not a module';

/** What the lists name beside pages, calls and modules of ours. */
export const NOT_OURS: Readonly<Record<string, string>> = {
  '(local weighing scale)': client,
  '(cloud file store)': outward,
  '(head-office helper over branch addresses)': outward,
  '(separate wholesale backend)': outward,
  '(second api)': outward,
  '(WhatsApp-style backend)': outward,
  'websocket to the backend root': 'the socket, beside the calls',
  HARGA_EMAS: 'a value of PARAMETER_JUMLAH_HUTANG_POKOK_MODULE',
  STOCK_JUAL_MANUAL: 'a value of app_mode',
  PUSAT: 'the level of a shop',
  'portal (chosen branch address)': 'a field of the shop',
  'fixed super-user token': 'not built (decisions.md 27)',
  'branch address list (comma-separated)': 'the portals of the shops',
  'separate wholesale backend address': address,
  'second api address': address,
  'WhatsApp-style backend address': address,
  ignore: header,
  'token header': header,
  'tunnel-warning skip header': header,
  'stored login flag': client,
  'akses (menu tree)': 'the menu rights of a user',
  'jam-akses': 'a call',
  'para-system': 'a call',
  'module list (local user data)': client,
  '/parameter-proteksi-menu': 'a page',
  'version 3.5.3': 'the version in package.json',
  'default sample promo text': 'a text',
};
