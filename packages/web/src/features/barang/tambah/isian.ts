import { barangFields } from '@kilau/contract/features/barang/barang.fields.ts';
import type { BarangRingkas } from '@kilau/contract/features/barang/barang.wire.ts';
import { initialValues, type FormValues } from '../../../ui/form/record-form.ts';

/** A piece that was entered, with what was typed for it. */
export interface Masuk {
  readonly barang: BarangRingkas;
  readonly isi: FormValues;
}

/** What the page keeps on the device: the form that is not saved, and the pieces of the day that are. */
export interface DraftTambah {
  readonly tgl: string;
  /** What the form began with: what was typed since is what would be missed. */
  readonly dasar: FormValues;
  readonly isi: FormValues;
  readonly masuk: readonly Masuk[];
}

/** A day's work of one person; older rows are in the list of goods. */
const MOST_KEPT = 200;

/** What one piece of a tray shares with the next. */
const TETAP = [
  'kode_group', 'kode_dept', 'kode_baki', 'nama_barang', 'kadar', 'kadar_cetak', 'tipe_ongkos', 'ongkos', 'berat_plastik', 'berat_bandrol', 'asal_faktur_pajak',
] as const satisfies readonly (keyof typeof barangFields)[];

export const isianKosong = (): FormValues => initialValues(barangFields, '');

/** The form for the next piece of the same tray: weight, photo and what is particular to a piece begin empty. */
export const isianBerikut = (isi: FormValues): FormValues => ({ ...isianKosong(), ...Object.fromEntries(TETAP.map((name) => [name, isi[name]])) });

/** The form for a piece like another one. Its weight is its own: it must be weighed. */
export const isianSalinan = (isi: FormValues): FormValues => ({ ...isianKosong(), ...isi, berat_asli: '', berat: '', berat_manual: false });

/** Whether something was typed since the form began that would be missed. */
export const adaIsi = (isi: FormValues, dasar: FormValues): boolean =>
  Object.keys(barangFields).some((name) => String(isi[name] ?? '') !== String(dasar[name] ?? ''));

/** The newest piece on top. */
export const tambahMasuk = (masuk: readonly Masuk[], baru: Masuk): readonly Masuk[] => [baru, ...masuk.filter((satu) => satu.barang.kode_barcode !== baru.barang.kode_barcode)].slice(0, MOST_KEPT);

/** What was found on the device; pieces of another day have gone into the list of goods. */
export function draftAwal(found: DraftTambah | undefined, tgl: string): DraftTambah {
  const kosong = isianKosong();
  return { tgl, dasar: { ...kosong, ...found?.dasar }, isi: { ...kosong, ...found?.isi }, masuk: found?.tgl === tgl ? found.masuk : [] };
}

/** The server names fields of the one row that was sent; the form has no rows. */
export const salahIsian = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.replace(/^barang\.0\./, ''), message]));
