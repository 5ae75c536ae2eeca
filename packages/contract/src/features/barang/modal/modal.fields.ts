import { text } from '../../../core/field.ts';
import type { KeadaanBarang } from '../../../trade/barang/keadaan.ts';
import { barangFields } from '../barang.fields.ts';

/** Most pieces whose cost is set at once. */
export const MODAL_MAKS = 2000;

/** What a piece turns out to have cost. `versi` is what the caller saw; one that changed meanwhile is refused. */
export const modalFields = {
  kode_barcode: text({ max: 30, required: true }),
  versi: text({ max: 40, required: true }),
  harga_modal: { ...barangFields.harga_modal, required: true },
} as const;

/** A piece for sale with its cost, and what is proposed for it (`GET barang/get/modal`). */
export interface BarangModal extends KeadaanBarang {
  readonly kode_barcode: string;
  readonly nama_barang: string;
  readonly kode_group: string;
  readonly kode_baki: string;
  readonly kadar: number;
  readonly berat: number;
  readonly harga_modal: number | null;
  /** Its grams at today's purchase price of its purity; null while there is none. */
  readonly usul: number | null;
  readonly versi: string;
}
