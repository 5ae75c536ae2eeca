import {
  ATRIBUT_MAKS,
  atributFields,
  atributBersih,
  jumlahAtribut,
} from '@kilau/contract/features/barang/tambah/atribut.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { FormValues } from '../../../ui/form/record-form.ts';

const NAMES = Object.keys(atributFields) as (keyof typeof atributFields)[];
const KOSONG: FormValues = { nama_atribut: '', berat_atribut: '', harga_atribut: '' };

/** Rows of a list as a form holds it. */
export const barisDari = (value: unknown): readonly FormValues[] =>
  Array.isArray(value) ? (value as readonly FormValues[]) : [];

/** Whether something stands in the row. */
const berisi = (baris: FormValues): boolean =>
  NAMES.some((name) => {
    const isi = String(baris[name] ?? '').trim();
    return isi !== '' && Dec.parse(isi)?.isZero() !== true;
  });

/** The rows that are sent. */
export const barisBerisi = (baris: readonly FormValues[]): readonly FormValues[] => baris.filter(berisi);

/** The rows to be drawn: those that were typed, and one more to type in as long as there may be one. */
export function barisTampil(baris: readonly FormValues[]): readonly FormValues[] {
  const akhir = baris.findLastIndex(berisi) + 1;
  return [...baris.slice(0, akhir), ...(akhir < ATRIBUT_MAKS ? [KOSONG] : [])];
}

/** Where a drawn row stands among those that are sent: what the server says of a row names that place. */
export const tempatKirim = (baris: readonly FormValues[], index: number): number =>
  barisBerisi(baris.slice(0, index)).length;

/** Weight and price of all rows, as far as they can be read yet. */
export const jumlahBaris = (baris: readonly FormValues[]) =>
  jumlahAtribut(
    atributBersih(
      baris.map((row) => ({
        nama_atribut: String(row['nama_atribut'] ?? ''),
        berat_atribut: Dec.parse(row['berat_atribut']) ?? null,
        harga_atribut: Dec.parse(row['harga_atribut']) ?? null,
      })),
    ),
  );
