import { defineDocument } from '../../core/document.ts';
import { choice, code, date, integer, kadar, money, ref, text, weight } from '../../core/field.ts';

/** The page that settles rests is the one that receives. */
export const PENERIMAAN = '/penerimaan-barang';
export const BATAL_PENERIMAAN = '/batal-penerimaan-barang';
/** The module that asks for supplier, paper and gross weight. */
export const PENERIMAAN_INTERN = 'PENERIMAAN_SUPPLIER_INTERN_MODULE';
/** Most lines of one receipt. */
export const BARIS_MAKS = 100;

/**
 * A line as it is typed: so many pieces of a group and type, their gross weight with stones and packing, their net
 * weight.
 */
export const barisFields = {
  kode_group: ref('group', { required: true, fill: { kadar: 'kadar' } }),
  kode_dept: ref('jenis', { required: true }),
  /** Left empty, that of the group; 0 for accessories alone, which are no gold. */
  kadar: kadar({ perMille: true }),
  qty: integer({ required: true, min: 1, max: 10_000, label: 'terima.qty' }),
  berat_bruto: weight({ min: 0.001, label: 'terima.berat_bruto' }),
  berat: weight({ required: true, min: 0.001, label: 'terima.berat_bersih' }),
  /** What the supplier asks for the work, for the record. */
  ongkos: money({ label: 'terima.ongkos' }),
} as const;

/**
 * Goods come from a supplier or from head office: bulk stock until their pieces are entered. It is posted when it is
 * saved.
 */
export const penerimaanBarang = defineDocument({
  key: 'penerimaan-barang',
  base: 'penerimaan-barang',
  kode: 'TR',
  menu: 'barang',
  pages: { create: PENERIMAAN, list: PENERIMAAN },
  header: {
    asal: choice(['SUPPLIER', 'PUSAT'], {
      required: true,
      default: 'SUPPLIER',
      optionLabel: 'pilihan.asal_terima',
      label: 'terima.asal',
    }),
    /** Of the master where the shop keeps suppliers, otherwise any text. */
    kode_supplier: ref('supplier', { label: 'terima.supplier' }),
    no_intern: text({ max: 40, upper: true, label: 'terima.no_intern' }),
    tgl_nota: date({ label: 'terima.tgl_nota' }),
    keterangan: text({ max: 200, upper: true }),
  },
  parts: {},
  rows: { baris: barisFields },
  actions: {
    batal: {
      page: BATAL_PENERIMAAN,
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL PENERIMAAN BARANG',
      input: { alasan: text({ max: 200, required: true }) },
    },
    /** Settles what was never entered: the rest leaves the books as a difference. */
    selesai: {
      page: PENERIMAAN,
      from: ['DONE'],
      to: 'DONE',
      approval: 'SELESAI PENERIMAAN BARANG',
      input: { alasan: text({ max: 200, required: true }) },
    },
  },
  list: {
    columns: {
      no_terima: code({ label: 'terima.no_terima' }),
      tgl: date({}),
      kode_supplier: code({ label: 'terima.supplier' }),
      no_intern: text({ max: 40, label: 'terima.no_intern' }),
      qty: integer({ label: 'terima.qty' }),
      berat: weight({}),
      qty_input: integer({ label: 'terima.qty_input' }),
      berat_input: weight({ label: 'terima.berat_input' }),
      selisih: weight({}),
      proses: code({ label: 'field.status' }),
      dibuat_oleh: code({}),
    },
    filters: {
      tgl_from: date({}),
      tgl_to: date({}),
      status: choice(['DONE', 'CANC'], {}),
      /** TERBUKA: something is left, pieces or grams. */
      proses: choice(['TERBUKA', 'SELESAI'], { label: 'field.status' }),
    },
  },
});

/** How a shop receives: in the internal form, with a master of suppliers. */
export interface CaraTerima {
  readonly intern: boolean;
  readonly supplier: boolean;
}

/**
 * Fields of the head that must be filled, and of a line: gross weights in the internal form; the supplier wherever
 * goods come from one whom the shop keeps a master of, or in the internal form, with his paper. Head office needs
 * neither.
 */
export const wajibTerima = (
  asal: string,
  { intern, supplier }: CaraTerima,
): { readonly kepala: readonly ('kode_supplier' | 'no_intern')[]; readonly baris: readonly 'berat_bruto'[] } => ({
  kepala: asal === 'PUSAT' ? [] : intern ? ['kode_supplier', 'no_intern'] : supplier ? ['kode_supplier'] : [],
  baris: intern ? ['berat_bruto'] : [],
});

/**
 * What the approval of settling a rest is bound to, told the same way by page and server: weights with three decimals.
 */
export const nilaiSelesai = (
  alasan: string,
  qty: number,
  berat: string,
): { readonly alasan: string; readonly qty: string; readonly berat: string } => ({ alasan, qty: String(qty), berat });
