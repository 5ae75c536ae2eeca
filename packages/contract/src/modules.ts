import { choice, integer, money, percent, text, type Field } from './core/field.ts';

/**
 * The closed list of module flags and parameters of a shop, stored in `para_system` by key.
 * `page`: opens pages, and is on in the demo chain so that every page can be seen.
 * `switch`: changes behaviour; off in a new shop unless `on` says otherwise.
 * `value`: a parameter with a value of a field kind.
 */
export type ModuleSpec =
  | { readonly kind: 'page' | 'switch'; readonly on?: boolean }
  | { readonly kind: 'value'; readonly field: Field; readonly initial: string };

const page = { kind: 'page' } as const;
const off = { kind: 'switch' } as const;
const on = { kind: 'switch', on: true } as const;
const value = <const F extends Field>(field: F, initial: string) => ({ kind: 'value', field, initial }) as const;

export const MODULES = {
  // Pages (specification, sections 2 and 6)
  KIRIM_BARANG_MODULE: page,
  MEMBER_MODULE: page,
  // Sale
  VALIDASI_PENJUALAN_MODULE: on,
  ROUND_DOWN_SALES_MODULE: off,
  DUPLICATE_PRINT_MODULE: off,
  DISABLE_KODE_SALES_TRANSACTION: off,
  NONMEMBER_DISABLED_TRANSACTION: off,
  PENJUALAN_DISCOUNT_AUTHORIZATION_MODULE: on,
  OTORISASI_ONGKOS_TURUN_PENJUALAN: on,
  BERLIAN_MODULE: page,
  PPN_TRANSAKSI_MODULE: off,
  // Dates and reports
  PREVIOUS_DATE_OWNER_MODULE: off,
  PREVIOUS_DATE_SPV_MODULE: off,
  REPORT_ONE_MONTH_PROTECTION_MODULE: off,
  // Values
  PEMBULATAN: value(integer({ min: 1, max: 1_000_000, required: true }), '500'),
  MODE_HARGA: value(choice(['GRAM', 'PERSENTASE'], { required: true }), 'GRAM'),
  TOLERANSI_HARGA_JUAL: value(money({ required: true }), '0'),
  BATAS_HARGA_PERSEN: value(percent({ required: true }), '15'),
  FEE_DITANGGUNG: value(choice(['TOKO', 'CUSTOMER'], { required: true }), 'TOKO'),
  MASA_BUYBACK_BULAN: value(integer({ min: 0, max: 120, required: true }), '3'),
  PPN_HARGA: value(choice(['INCLUDE', 'EXCLUDE'], { required: true }), 'INCLUDE'),
  PPN_TARIF_FAKTUR: value(percent({ required: true }), '1.1'),
  PPN_TARIF_TANPA_FAKTUR: value(percent({ required: true }), '1.65'),
  MULTI_LANGUAGE_FEATURE: value(choice(['id', 'en', 'it', 'hk', 'my', 'jp'], { required: true }), 'id'),
  CATATAN_NOTA: value(text({ max: 500, multiline: true }), ''),
} as const satisfies Record<string, ModuleSpec>;

export type ModuleKey = keyof typeof MODULES;
export const MODULE_KEYS = Object.keys(MODULES) as ModuleKey[];

/** The value a new shop starts with: `true`, `false` or a parameter's text. */
export function initialValue(key: ModuleKey): string {
  const spec: ModuleSpec = MODULES[key];
  return spec.kind === 'value' ? spec.initial : String(spec.on ?? false);
}

/** The value in the demo chain: pages are open (`api.md`, Running). */
export function demoValue(key: ModuleKey): string {
  return MODULES[key].kind === 'page' ? 'true' : initialValue(key);
}
