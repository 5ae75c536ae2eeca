import { choice, integer, money, percent, text, weight, type Field } from './core/field.ts';
import { HARI } from './core/jam-akses.ts';

/** Where a setting stands in Setting System, in this order. */
export const MODULE_GROUPS = [
  'penjualan',
  'pembelian',
  'barang',
  'pesanan',
  'hutang',
  'sepuhan',
  'pusat',
  'member',
  'uang',
  'laporan',
  'nota',
  'pajak',
  'keamanan',
  'umum',
] as const;
export type ModuleGroup = (typeof MODULE_GROUPS)[number];

/**
 * The closed list of module flags and parameters of a shop, stored in `para_system` by key.
 * `page`: opens pages, and is on in the demo chain so that every page can be seen.
 * `switch`: changes behaviour; off in a new shop unless `on` says otherwise.
 * `value`: a parameter with a value of a field kind. An empty one counts as off where a gate names it; `demo` is its
 * value in the demo chain, where that differs.
 * `needs`: without that module on, the setting changes nothing; the page says so.
 */
type Plain =
  | { readonly kind: 'page' | 'switch'; readonly on?: boolean; readonly needs?: string }
  | {
      readonly kind: 'value';
      readonly field: Field;
      readonly initial: string;
      readonly demo?: string;
      /** The page whose records hold it by their first days: here it is that of the business date, and is not set. */
      readonly keptOn?: string;
      readonly needs?: string;
    };
export type ModuleSpec = Plain & { readonly group: ModuleGroup };

/** Where the rates of PPN stand with their days. */
export const TARIF_PPN = '/tarif-ppn';

const page = { kind: 'page' } as const;
const off = { kind: 'switch' } as const;
const on = { kind: 'switch', on: true } as const;
const value = <const F extends Field>(field: F, initial: string, demo?: string) =>
  ({ kind: 'value', field, initial, ...(demo !== undefined && { demo }) }) as const;
const keptOn = <const F extends Field>(path: string, field: F, initial: string) =>
  ({ ...value(field, initial), keptOn: path }) as const;
const needing = <const N extends string, const P extends Plain>(needs: N, plain: P) => ({ ...plain, needs }) as const;

type Grouped<G extends ModuleGroup, M extends Readonly<Record<string, Plain>>> = {
  readonly [K in keyof M]: M[K] & { readonly group: G };
};
/** The same list, each with its group. */
function group<const G extends ModuleGroup, const M extends Readonly<Record<string, Plain>>>(
  name: G,
  modules: M,
): Grouped<G, M> {
  return Object.fromEntries(
    Object.entries(modules).map(([key, plain]) => [key, { ...plain, group: name }]),
  ) as unknown as Grouped<G, M>;
}

export const MODULES = {
  ...group('umum', {
    MULTI_LANGUAGE_FEATURE: value(
      choice(['id', 'en', 'it', 'hk', 'my', 'jp'], { required: true, optionLabel: 'opsi' }),
      'id',
    ),
    HARI_LIBUR: value(choice(['TIDAK_ADA', ...HARI], { required: true, optionLabel: 'opsi' }), 'TIDAK_ADA'),
  }),
  ...group('penjualan', {
    VALIDASI_PENJUALAN_MODULE: on,
    MODE_HARGA: value(choice(['GRAM', 'PERSENTASE'], { required: true, optionLabel: 'opsi' }), 'GRAM'),
    PEMBULATAN: value(integer({ min: 1, max: 1_000_000, required: true }), '500'),
    ROUND_DOWN_SALES_MODULE: off,
    TOLERANSI_HARGA_JUAL: value(money({ required: true }), '0'),
    BATAS_HARGA_PERSEN: value(percent({ required: true }), '15'),
    PENJUALAN_DISCOUNT_AUTHORIZATION_MODULE: on,
    OTORISASI_ONGKOS_TURUN_PENJUALAN: on,
    /** Rupiah that one sale may come to without an approval; 0: any. */
    LIMIT_PENJUALAN: value(money({ required: true }), '0'),
    DISABLE_KODE_SALES_TRANSACTION: off,
    NONMEMBER_DISABLED_TRANSACTION: off,
    RESELLER_MODULE: needing('MEMBER_MODULE', page),
    SEMI_GROSIR_MODULE: page,
    SEMI_GROSIR_QTY_MODULE: needing('SEMI_GROSIR_MODULE', off),
    ALAMAT_GROSIR: value(text({ max: 200, format: 'url' }), ''),
    MARKETPLACE_INTEGRATION_MODULE: page,
    KUPON_PENJUALAN_MODULE: page,
    BONUS_SALES_TRANSACTION_MODULE: page,
  }),
  ...group('pembelian', {
    VALIDASI_PEMBELIAN_MODULE: on,
    ROUND_DOWN_PURCHASE_MODULE: on,
    PARAMETER_HARGA_EMAS_PEMBELIAN: page,
    POTONGAN_PENJUALAN_MODULE: page,
    POTONGAN_MANUAL_PEMBELIAN_MODULE: on,
    HARGA_BELI_TANPA_ATRIBUT_ONGKOS: off,
    HARGA_NOTA_DENGAN_ONGKOS_MODULE: off,
    NOTA_PRORATA_BERAT: off,
    LOCK_HARGA_BELI_MODULE: off,
    HIDUP_FEATURE_MODULE: off,
    PEMBELIAN_DENGAN_FOTO: off,
    OTORISASI_PEMBELIAN_TANPA_BARCODE: on,
    OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE: on,
    TOLERANSI_BERAT_BELI: needing(
      'OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE',
      value(weight({ min: 0, required: true }), '0.05'),
    ),
    TOLERANSI_BERAT_BELI_PERSEN: needing(
      'OTORISASI_TOLERANSI_BERAT_PEMBELIAN_MODULE',
      value(percent({ required: true }), '2'),
    ),
    NON_AKTIF_OTORISASI_HARGA_BELI_DIATAS_HARGA_NOTA: off,
    NON_AKTIF_OTORISASI_HARGA_BELI_DIBAWAH_HARGA_NOTA: off,
    OTORISASI_PEMBAYARAN_TRANSFER: off,
  }),
  ...group('barang', {
    PEMBULATAN_BERAT: value(choice(['R20_70', 'R40_90', 'R60', 'R80', 'STEP_0.5'], { optionLabel: 'opsi' }), ''),
    SUPPLIER_BARANG_MODULE: page,
    PENERIMAAN_SUPPLIER_INTERN_MODULE: off,
    BERLIAN_MODULE: page,
    BERLIAN_TRANSACTION_AUTHORIZATION_MODULE: needing('BERLIAN_MODULE', on),
    UPDATE_KADAR_MODULE: page,
    MANUAL_ITEMS_TRANSACTION_MODULE: page,
    app_mode: value(choice(['STOCK_JUAL_MANUAL'], { optionLabel: 'opsi' }), ''),
    BARANG_WEB_EXTERNAL_MODULE: page,
    OPNAME_GLOBAL_DAILY_MODULE: page,
    RFID_MODULE: page,
    /** Grams that a tray on the scale may be off, for every 20 pieces (domain guide §8.5). */
    TOLERANSI_TIMBANG_BAKI: value(weight({ min: 0, required: true }), '0.02'),
  }),
  ...group('pesanan', {
    VALIDASI_TITIPAN_MODULE: on,
    /** What the shop keeps of a deposit that is cancelled, in percent of what was left (domain guide §5.1). */
    POTONGAN_BATAL_TITIPAN: value(percent({ required: true }), '0'),
    VALIDASI_PESANAN_MODULE: page,
    /** The same of an order. */
    PESANAN_BATAL_PERSEN: value(percent({ required: true, max: 100 }), '0'),
    VALIDASI_SERVICE_MODULE: page,
    PARAMETER_DESKRIPSI_SERVICE_MODULE: page,
    PRE_ORDER_MODULE: page,
    VALIDASI_PRE_ORDER_MODULE: needing('PRE_ORDER_MODULE', on),
    /** What the shop keeps of a pre-order that its customer cancels, in percent of its price (part 2, §3). */
    POTONGAN_BATAL_PRE_ORDER: needing('PRE_ORDER_MODULE', value(percent({ required: true }), '10')),
  }),
  ...group('hutang', {
    HUTANG_MODULE: page,
    VALIDASI_HUTANG_MODULE: needing('HUTANG_MODULE', on),
    VALIDASI_PELUNASAN_HUTANG_MODULE: page,
    PLAFOND_HUTANG_MODULE: page,
    PARAMETER_JUMLAH_HUTANG_POKOK_MODULE: value(
      choice(['TETAP', 'HARGA_EMAS'], { optionLabel: 'opsi' }),
      '',
      'HARGA_EMAS',
    ),
    PARAMETER_BUNGA_HUTANG_MODULE: page,
    BUNGA_HUTANG: needing('HUTANG_MODULE', value(percent({ required: true }), '3')),
    SATUAN_BUNGA: needing(
      'HUTANG_MODULE',
      value(choice(['HARIAN', 'SETENGAH_BULAN', 'BULANAN'], { required: true, optionLabel: 'opsi' }), 'HARIAN'),
    ),
    MIN_HARI_BUNGA: needing('HUTANG_MODULE', value(integer({ min: 0, max: 365, required: true }), '15')),
    HARI_TENGGANG_BUNGA: needing('HUTANG_MODULE', value(integer({ min: 0, max: 90, required: true }), '0')),
    PEMBULATAN_BUNGA: needing('HUTANG_MODULE', value(integer({ min: 1, max: 1_000_000, required: true }), '1')),
    TENOR_HUTANG_HARI: needing('HUTANG_MODULE', value(integer({ min: 1, max: 3650, required: true }), '120')),
    /** Days behind the due one before a loan may be auctioned. */
    HARI_LELANG: needing('HUTANG_MODULE', value(integer({ min: 1, max: 365, required: true }), '1')),
    /** The licence to lend on pledges, as its paper tells it (domain guide §6.6). */
    NO_IZIN_GADAI: needing('HUTANG_MODULE', value(text({ max: 60 }), '')),
    OPNAME_HUTANG: page,
    CICILAN_MODULE: page,
    /** Days after its due date on which an instalment is not fined yet (domain guide, part 2, §2). */
    CICILAN_TENGGANG_HARI: needing('CICILAN_MODULE', value(integer({ min: 0, max: 90, required: true }), '3')),
    /** Months for which the oldest instalment must be due before the pieces are auctioned. */
    CICILAN_LELANG_BULAN: needing('CICILAN_MODULE', value(integer({ min: 1, max: 60, required: true }), '3')),
    /** What the shop keeps of instalments that are called off, in percent of their price. */
    CICILAN_BATAL_PERSEN: needing('CICILAN_MODULE', value(percent({ required: true }), '5')),
  }),
  ...group('sepuhan', {
    SEPUHAN_MODULE: page,
    SEPUHAN_TERPUSAT_MODULE: needing('SEPUHAN_MODULE', off),
    STOCK_SEPUHAN_MANUAL_MODULE: page,
    /** What the work may take of pieces that come back, in percent of what was sent of them. */
    WASTING_MAKS_PERSEN: needing('SEPUHAN_MODULE', value(percent({ required: true }), '1')),
  }),
  ...group('pusat', {
    KIRIM_BARANG_MODULE: page,
    KIRIM_BARANG_ONLINE_STORE_MODULE: page,
    HARI_HILANG_KIRIMAN: needing('KIRIM_BARANG_MODULE', value(integer({ min: 1, max: 365, required: true }), '30')),
  }),
  ...group('member', {
    MEMBER_MODULE: page,
    TIPE_POIN: needing('MEMBER_MODULE', value(choice(['GRAM', 'RP'], { required: true, optionLabel: 'opsi' }), 'GRAM')),
    CASHBACK_POIN: needing('MEMBER_MODULE', value(money({ required: true }), '1000')),
    PENJUALAN_BAYAR_POIN_MODULE: page,
    MEMBER_RESET_POIN_MODULE: page,
    WHATSAPP_MODULE: page,
    NOTIF_WABLAS_PROMO: page,
  }),
  ...group('uang', {
    VALIDASI_NON_CASH_MODULE: page,
    FEE_DITANGGUNG: value(choice(['TOKO', 'CUSTOMER'], { required: true, optionLabel: 'opsi' }), 'TOKO'),
    GESEK_TUNAI_MODULE: page,
    GESEK_TUNAI_KREDIT: needing('GESEK_TUNAI_MODULE', off),
    NAGAFIN_ACCOUNTING_MODULE: page,
  }),
  ...group('laporan', {
    REPORT_ONE_MONTH_PROTECTION_MODULE: off,
    DAILY_SALDO_TRANSACTION_REPORT_MODULE: page,
    LAPORAN_KHUSUS_TOKO: value(text({ max: 500, upper: true }), '', 'KL01,KL02'),
    FAST_HARI: value(integer({ min: 1, max: 3650, required: true }), '60'),
    SLOW_HARI: value(integer({ min: 1, max: 3650, required: true }), '180'),
    HIDE_SALDO_BARANG_SUMMARY: off,
  }),
  ...group('nota', {
    MASA_BUYBACK_BULAN: value(integer({ min: 0, max: 120, required: true }), '3'),
    CATATAN_NOTA: value(text({ max: 500, multiline: true }), ''),
    DUPLICATE_PRINT_MODULE: off,
    KERTAS_AWAL: value(choice(['NOTA', 'SLIP', 'STRUK'], { required: true, optionLabel: 'opsi' }), 'NOTA'),
    PRINTER_STRUK: value(choice(['USB', 'ESC/POS', 'TEKS'], { optionLabel: 'opsi' }), ''),
    CEK_NOTA_MODULE: off,
    CEK_NOTA_ALAMAT: needing('CEK_NOTA_MODULE', value(text({ max: 120, format: 'url' }), '')),
    CEK_NOTA_DASAR: needing(
      'CEK_NOTA_MODULE',
      value(choice(['HARI INI', 'NOTA'], { required: true, optionLabel: 'opsi' }), 'HARI INI'),
    ),
    MARKETPLACE_SLIP_MODULE: needing('MARKETPLACE_INTEGRATION_MODULE', off),
  }),
  ...group('pajak', {
    PPN_TRANSAKSI_MODULE: off,
    PPN_HARGA: needing(
      'PPN_TRANSAKSI_MODULE',
      value(choice(['INCLUDE', 'EXCLUDE'], { required: true, optionLabel: 'opsi' }), 'INCLUDE'),
    ),
    PPN_TARIF_FAKTUR: needing('PPN_TRANSAKSI_MODULE', keptOn(TARIF_PPN, percent({ required: true }), '1.1')),
    PPN_TARIF_TANPA_FAKTUR: needing('PPN_TRANSAKSI_MODULE', keptOn(TARIF_PPN, percent({ required: true }), '1.65')),
    PPN_TARIF_AKSESORIS: needing('PPN_TRANSAKSI_MODULE', keptOn(TARIF_PPN, percent({ required: true }), '11')),
    AML_KYC_MIN: value(money({ required: true }), '100000000'),
    AML_LAPOR_MIN: value(money({ required: true }), '500000000'),
  }),
  ...group('keamanan', {
    PREVIOUS_DATE_OWNER_MODULE: off,
    PREVIOUS_DATE_SPV_MODULE: off,
    SETTING_NOTA_OWNER_ONLY_MODULE: off,
    AUTHORIZATION_QR_MODULE: off,
    FINGERPRINT_MODULE: off,
    PAYLOAD_ENCRYPTION_MODULE: off,
    PASSWORD_PANJANG_MIN: value(integer({ min: 8, max: 64, required: true }), '8'),
    PASSWORD_KUAT_MODULE: off,
    PASSWORD_MASA_HARI: value(integer({ min: 0, max: 3650, required: true }), '0'),
  }),
} as const satisfies Readonly<Record<string, ModuleSpec>>;

export type ModuleKey = keyof typeof MODULES;
export const MODULE_KEYS = Object.keys(MODULES) as ModuleKey[];

/** The page whose records hold a parameter by their days; none for those that are set in Setting System. */
export function keptElsewhere(key: ModuleKey): string | undefined {
  const spec: ModuleSpec = MODULES[key];
  return spec.kind === 'value' ? spec.keptOn : undefined;
}

/** The value a new shop starts with: `true`, `false` or a parameter's text. */
export function initialValue(key: ModuleKey): string {
  const spec: ModuleSpec = MODULES[key];
  return spec.kind === 'value' ? spec.initial : String(spec.on ?? false);
}

/** All modules and parameters of a shop: what it set, and what it never did as a new shop has it. */
export const modulesWith = (set: ReadonlyMap<string, string> = new Map()): ReadonlyMap<ModuleKey, string> =>
  new Map(MODULE_KEYS.map((key) => [key, set.get(key) ?? initialValue(key)]));

/** The value in the demo chain: pages are open (`api.md`, Running). */
export function demoValue(key: ModuleKey): string {
  const spec: ModuleSpec = MODULES[key];
  if (spec.kind === 'page') return 'true';
  return spec.kind === 'value' ? (spec.demo ?? spec.initial) : initialValue(key);
}
