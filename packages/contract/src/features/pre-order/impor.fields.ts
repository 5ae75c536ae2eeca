import { choice, code, date, kadar, money, ref, text, weight } from '../../core/field.ts';
import { CARA_UANG } from '../../trade/bayar/cara-bayar.ts';
import { KATA_CARA } from '../../trade/bayar/kata-cara.ts';

/** Rows of one file. */
export const IMPOR_MAKS = 5000;

/** What a row says of the whole order: the same in all rows of one number of elsewhere, or in the first alone. */
export const IMPOR_KEPALA = {
  no_luar: text({ max: 40, upper: true, required: true }),
  periode: ref('periode-pre-order', { required: true }),
  tgl: date({ required: true }),
  kode_sales: ref('sales', {}),
  kode_member: ref('member', {}),
  nama: text({ max: 100, upper: true }),
  no_hp: text({ max: 20 }),
} as const;

/** What it says of a piece, as a pre-order has it. */
export const IMPOR_BARANG = {
  nama_barang: text({ max: 100, upper: true, required: true }),
  kode_group: ref('group', { required: true }),
  kode_dept: ref('jenis', { required: true }),
  kadar: kadar({ perMille: true }),
  berat: weight({ required: true, min: 0.001, rules: { tidak_boleh_nol: 'berat_nol' } }),
  harga_gram: money({ min: 1 }),
  ongkos: money({ label: 'po.ongkos_gram' }),
} as const;

/** And of what was paid with it. */
export const IMPOR_BAYAR = {
  dp: money({ min: 1 }),
  cara_bayar: choice(CARA_UANG, KATA_CARA),
  no_rekening: code({ max: 40 }),
} as const;

/** A row of the file (domain guide, part 2, §3). */
export const IMPOR_FIELDS = { ...IMPOR_KEPALA, ...IMPOR_BARANG, ...IMPOR_BAYAR } as const;

/** What an import of pre-orders did, or would do. */
export interface HasilImporPo {
  readonly baris: number;
  /** Numbers of the orders that were made; of a trial, those of elsewhere. */
  readonly po: readonly string[];
  /** Rows that were refused. */
  readonly ditolak: number;
  readonly kesalahan: readonly {
    readonly baris: number;
    readonly kode: string;
    readonly field: string;
    readonly pesan: string;
  }[];
  readonly kolom_dilewati: readonly string[];
}
