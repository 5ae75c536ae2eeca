import { Dec } from '@kilau/contract/core/dec.ts';
import type { BarisGlobal } from '@kilau/contract/features/opname/opname-global.wire.ts';

/** What is being typed for a row, and the version of the row it began on. */
export interface Ketikan {
  readonly qty: string;
  readonly berat: string;
  readonly versi: number;
}

export const kunciBaris = ({
  jenis_stok,
  kode_group,
  kode_dept,
}: Pick<BarisGlobal, 'jenis_stok' | 'kode_group' | 'kode_dept'>): string => `${jenis_stok}/${kode_group}/${kode_dept}`;

const teks = (angka: number | null): string => (angka === null ? '' : String(angka));

/** The row as it would be typed. */
export const ketikanDari = ({ qty_hitung, berat_hitung, versi }: BarisGlobal): Ketikan => ({
  qty: teks(qty_hitung),
  berat: teks(berat_hitung),
  versi,
});

const sama = (ketikan: string, angka: number | null): boolean => {
  const dibaca = Dec.parse(ketikan);
  return dibaca === undefined ? ketikan.trim() === '' && angka === null : angka !== null && dibaca.eq(angka);
};

/** Whether what was typed differs from what is stored. */
export const berubah = (baris: BarisGlobal, { qty, berat }: Ketikan): boolean =>
  !sama(qty, baris.qty_hitung) || !sama(berat, baris.berat_hitung);

/** A weight without pieces says nothing yet. */
export const lengkap = ({ qty, berat }: Ketikan): boolean => qty.trim() !== '' || berat.trim() === '';

/** What is sent: numbers, or nothing where the field is empty. */
export const kirimanBaris = (
  { jenis_stok, kode_group, kode_dept }: BarisGlobal,
  { qty, berat, versi }: Ketikan,
): object => ({
  jenis_stok,
  kode_group,
  kode_dept,
  qty_hitung: Dec.parse(qty)?.toJSON() ?? null,
  berat_hitung: Dec.parse(berat)?.toJSON() ?? null,
  versi,
});
