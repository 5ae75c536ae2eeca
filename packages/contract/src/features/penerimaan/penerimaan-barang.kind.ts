import { choice, date, integer, kadar, money, ref, text, weight } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { LIHAT_MODAL } from '../../trade/barang/modal.ts';

/** The page that settles rests is the one that receives. */
export const PENERIMAAN = '/penerimaan-barang';
const BATAL_PENERIMAAN = '/batal-penerimaan-barang';
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
  /** What the shop pays for all of it: its pieces are entered at that, by weight. */
  harga_modal: money({ min: 1, need: LIHAT_MODAL }),
} as const;

/** From whom goods come, and on which paper. */
const kepala = {
  asal: choice(['SUPPLIER', 'PUSAT'], {
    required: true,
    default: 'SUPPLIER',
    optionLabel: 'pilihan.asal_terima',
    label: 'terima.asal',
  }),
  /** One of the master where the shop keeps suppliers, otherwise any text. */
  kode_supplier: text({ max: 60, upper: true, label: 'terima.supplier' }),
  no_intern: text({ max: 40, upper: true, label: 'terima.no_intern' }),
  tgl_nota: date({ label: 'terima.tgl_nota' }),
} as const;

/** What was entered of a line, or of all of them, and what was not: received less entered. */
const diinput = {
  qty_input: integer({ required: true, label: 'terima.qty_input' }),
  berat_input: weight({ required: true, label: 'terima.berat_input' }),
  sisa_qty: integer({ required: true, label: 'terima.sisa_qty' }),
  selisih: weight({ required: true }),
} as const;

/**
 * Goods come from a supplier or from head office: bulk stock until their pieces are entered. It is posted when it is
 * saved. What is left of it is not its own: pieces are entered from it without a deed (docs/documents.md, B10).
 */
export const penerimaanBarang = defineKind({
  key: 'penerimaan-barang',
  base: 'penerimaan-barang',
  kode: 'TR',
  number: 'no_terima',
  menu: 'barang',
  pages: { create: PENERIMAAN, list: PENERIMAAN },
  states: { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } },
  initial: 'DONE',
  header: { ...kepala, keterangan: text({ max: 200, upper: true }) },
  parts: {},
  rows: { baris: barisFields },
  deeds: {
    /** Settles what was never entered: the rest leaves the books as a difference, its pieces and grams approved. */
    selesai: {
      label: 'terima.selesaikan',
      note: 'terima.selesai_penjelasan',
      page: PENERIMAAN,
      from: ['DONE'],
      to: 'DONE',
      approval: 'SELESAI PENERIMAAN BARANG',
      binds: { qty: integer({ required: true }), berat: weight({ required: true }) },
      input: { alasan: text({ max: 200, required: true }) },
    },
    /** As long as no piece was entered from it. */
    batal: {
      note: 'terima.batal_penjelasan',
      page: BATAL_PENERIMAAN,
      from: ['DONE'],
      to: 'CANC',
      approval: 'BATAL PENERIMAAN BARANG',
      input: { alasan: text({ max: 200, required: true }) },
      undoes: ['buat'],
    },
  },
  stored: {
    table: 'penerimaan',
    fields: kepala,
    derived: {
      view: 'penerimaan_jumlah',
      fields: {
        nama_supplier: text({ max: 100, label: 'terima.supplier' }),
        qty: integer({ required: true, label: 'terima.qty' }),
        berat_bruto: weight({ required: true, label: 'terima.berat_bruto' }),
        berat: weight({ required: true, label: 'terima.berat_bersih' }),
        ...diinput,
        /** How far the entering is: pieces left, only grams that differ, nothing left. */
        proses: choice(['BUKA', 'HABIS', 'SELESAI'], {
          label: 'terima.proses',
          optionLabel: 'pilihan.proses_terima',
        }),
      },
    },
  },
  lines: {
    baris: {
      table: 'penerimaan_baris',
      fields: { ...barisFields, kadar: kadar({ required: true }) },
      derived: { view: 'penerimaan_baris_jumlah', fields: diinput },
      sums: ['qty', 'berat_bruto', 'berat', 'qty_input', 'berat_input', 'sisa_qty', 'selisih'],
    },
  },
  prints: ['nota.pdf'],
  columns: [
    'tgl',
    'nama_supplier',
    'no_intern',
    'qty',
    'qty_input',
    'berat',
    'berat_input',
    'selisih',
    'proses',
    'dibuat_oleh',
  ],
  filters: ['proses'],
  search: ['no_intern', 'kode_supplier'],
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
