import { batuFields, jumlahBatu, nilaiBatu, type TarifBatu } from '@kilau/contract/features/barang/tambah/batu.ts';
import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import { initialValues, type FormValues } from '../../../ui/form/record-form.ts';

/** What the price list is asked about: its rows in use, and the dollar of the day. */
export interface DaftarHargaBatu {
  readonly tarif: readonly TarifBatu[];
  readonly kurs: DecInput | null;
}

export const batuKosong = (): FormValues => initialValues(batuFields, '');

const kode = (value: unknown): string | null =>
  value === '' || value === undefined || value === null ? null : String(value);

/** What the price list says of a row; nothing while it is not known how much there is of what. */
function usul({ tarif, kurs }: DaftarHargaBatu, baris: FormValues): string {
  const [jumlah, carat] = [Dec.parse(baris['jumlah']), Dec.parse(baris['carat'])];
  if (!jumlah || !carat || jumlah.lte(0) || carat.lte(0) || kode(baris['kode_jenis_batu']) === null) return '';
  const dinilai = {
    jumlah,
    carat,
    kode_shape: kode(baris['kode_shape']),
    kode_color: kode(baris['kode_color']),
    kode_clarity: kode(baris['kode_clarity']),
  };
  return nilaiBatu(tarif, dinilai, kurs)?.toString() ?? '';
}

/** The row with what was typed; its value follows the price list until somebody types another. */
export function batuDiubah(daftar: DaftarHargaBatu, baris: FormValues, isi: FormValues): FormValues {
  const baru = { ...baris, ...isi };
  const harga = String(baris['harga'] ?? '');
  return 'harga' in isi || (harga !== '' && harga !== usul(daftar, baris))
    ? baru
    : { ...baru, harga: usul(daftar, baru) };
}

/** Stones, carats and value of all rows, as far as they can be read yet. */
export const jumlahBaris = (baris: readonly FormValues[]) =>
  jumlahBatu(
    baris.map((row) => ({
      jumlah: Dec.parse(row['jumlah']) ?? 0,
      carat: Dec.parse(row['carat']) ?? 0,
      harga: Dec.parse(row['harga']) ?? 0,
    })),
  );
