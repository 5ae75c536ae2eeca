import type { BarangRingkas } from '@kilau/contract/features/barang/barang.wire.ts';
import { barangIsianFields } from '@kilau/contract/features/barang/tambah/masuk.fields.ts';
import { initialValues, type FormValues } from '../../../ui/form/record-form.ts';
import { barisDari } from './atribut-baris.ts';

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
  'kode_group',
  'kode_dept',
  'kode_baki',
  'nama_barang',
  'kadar',
  'kadar_cetak',
  'tipe_ongkos',
  'ongkos',
  'berat_plastik',
  'berat_bandrol',
  'asal_faktur_pajak',
  'no_terima',
] as const satisfies readonly (keyof typeof barangIsianFields)[];

export const isianKosong = (): FormValues => initialValues(barangIsianFields, '');

/** The form for the next piece of the same tray: weight, photo and what is particular to a piece begin empty. */
export const isianBerikut = (isi: FormValues): FormValues => ({
  ...isianKosong(),
  ...Object.fromEntries(TETAP.map((name) => [name, isi[name]])),
});

/**
 * The form for a piece like another one. Its weight is its own: it must be weighed; and no two stones share a
 * certificate.
 */
export const isianSalinan = (isi: FormValues): FormValues => ({
  ...isianKosong(),
  ...isi,
  berat_asli: '',
  berat: '',
  berat_manual: true,
  batu: barisDari(isi['batu']).map((baris) => ({ ...baris, no_sertifikat: '' })),
});

const teks = (value: unknown): string => (Array.isArray(value) ? JSON.stringify(value) : String(value ?? ''));

/** Whether something was typed since the form began that would be missed. */
export const adaIsi = (isi: FormValues, dasar: FormValues): boolean =>
  Object.keys(barangIsianFields).some((name) => teks(isi[name]) !== teks(dasar[name]));

/** The newest piece on top. */
export const tambahMasuk = (masuk: readonly Masuk[], baru: Masuk): readonly Masuk[] =>
  [baru, ...masuk.filter((barang) => barang.barang.kode_barcode !== baru.barang.kode_barcode)].slice(0, MOST_KEPT);

/** What was found on the device; pieces of another day have gone into the list of goods. */
export function draftAwal(found: DraftTambah | undefined, tgl: string): DraftTambah {
  const kosong = isianKosong();
  return {
    tgl,
    dasar: { ...kosong, ...found?.dasar },
    isi: { ...kosong, ...found?.isi },
    masuk: found?.tgl === tgl ? found.masuk : [],
  };
}

/** The server names fields of the one row that was sent; the form has no rows. */
export const salahIsian = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.replace(/^barang\.0\./, ''), message]));
