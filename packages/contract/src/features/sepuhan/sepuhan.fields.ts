import { choice, code, integer, kadar, text, weight } from '../../core/field.ts';
import type { Gate } from '../../core/module-gate.ts';
import { ALASAN } from '../../trade/otorisasi/alasan.fields.ts';

/** When a shop refinishes its goods itself: one whose head office does so only sends them (rules R054, R055). */
export const SEPUHAN_SENDIRI: Gate = { all: ['SEPUHAN_MODULE'], none: ['SEPUHAN_TERPUSAT_MODULE'] };

/** Most pieces of one paper. */
export const SEPUHAN_MAKS = 300;

/** What is to become of a piece that was bought back; and what the work has made of one that was washed. */
export const HASIL_SORTIR = ['LAYAK JUAL', 'CUCI', 'LEBUR'] as const;
export const HASIL_CUCI = ['JADI', 'RUSAK'] as const;
export const HASIL = [...HASIL_SORTIR, ...HASIL_CUCI] as const;
export type Hasil = (typeof HASIL)[number];
/** Where pieces go by that: on under another barcode, or into bulk. */
export const HASIL_JUAL: readonly string[] = ['LAYAK JUAL', 'JADI'] satisfies readonly Hasil[];

const PILIHAN = { optionLabel: 'pilihan.hasil_sortir', label: 'sepuhan.hasil' } as const;
export const hasilSortir = choice(HASIL_SORTIR, { required: true, default: 'LAYAK JUAL', ...PILIHAN });
export const hasilCuci = choice(HASIL_CUCI, { required: true, default: 'JADI', ...PILIHAN });
export const hasilTersimpan = choice(HASIL, { required: true, ...PILIHAN });

/** A piece as it is named. */
export const PINDAI = text({ max: 30, required: true, label: 'field.kode_barcode' });

/** What a line keeps of a piece. */
export const BARIS_PROSES = {
  kode_barcode: code({ required: true }),
  nama_barang: text({ max: 100, required: true }),
  kode_group: code({ required: true, label: 'laporan.group' }),
  kode_dept: code({ required: true, label: 'laporan.jenis' }),
  kadar: kadar({ required: true }),
} as const;

/** What every head of these papers counts. */
export const JUMLAH = { jumlah_barang: integer({ required: true }), total_berat: weight({ required: true }) } as const;

export const KETERANGAN = text({ max: 200, upper: true, label: 'field.keterangan' });
/** Papers that stand when they are made, until they are taken back. */
export const BERDIRI = { DONE: { tone: 'stands' }, CANC: { tone: 'gone' } } as const;

/** The deed that takes such a paper back, from its own page. @param note what becomes of the goods. */
export const batalSepuhan = <const P extends string, const N extends string, const A extends string>(
  page: P,
  note: N,
  approval: A,
) => ({ page, note, from: ['DONE'], to: 'CANC', approval, input: { alasan: ALASAN }, undoes: ['buat'] }) as const;
