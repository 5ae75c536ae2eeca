import { text } from '../../../core/field.ts';
import { definePage } from '../../../core/page.ts';

export const STOCK_OPNAME_HUTANG = '/stock-opname-hutang';
export const GATE_OPNAME_HUTANG = { all: ['HUTANG_MODULE', 'OPNAME_HUTANG'] } as const;

export const opnameHutangPage = definePage({
  path: STOCK_OPNAME_HUTANG,
  menu: 'hutang',
  kind: 'transaction',
  gate: GATE_OPNAME_HUTANG,
});

/** Signs of a loan's number: a scan of more or fewer is none (specification, line 134). */
export const PANJANG_FAKTUR = 14;
export const scanHutangFields = {
  no_faktur_hutang: text({ min: PANJANG_FAKTUR, max: PANJANG_FAKTUR, required: true, upper: true }),
} as const;

/** A loan whose bag is looked for. Weights in grams. */
export interface HutangOpname {
  readonly no_hutang: string;
  readonly no_faktur_hutang: string;
  readonly tgl_hutang: string;
  readonly nama_customer: string;
  readonly alamat_customer: string;
  readonly no_hp: string;
  readonly kode_sales: string;
  readonly berat: number;
  readonly berat_total: number;
  readonly jumlah_hutang: number;
  /** Who saw its bag, and when. */
  readonly oleh: string;
  readonly waktu: string | null;
}

/** The count that is under way, or none: bags that were not seen, and those that were. */
export interface HasilOpnameHutang {
  readonly no_opname: string | null;
  readonly tgl: string | null;
  readonly mulai_oleh: string;
  readonly hutang_hilang: readonly HutangOpname[];
  readonly hutang_ketemu: readonly HutangOpname[];
}
