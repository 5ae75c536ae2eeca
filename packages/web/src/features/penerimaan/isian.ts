import { lines, ref, type Field, type Fields } from '@kilau/contract/core/field.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import {
  BARIS_MAKS,
  barisFields,
  penerimaanBarang,
  wajibTerima,
  type CaraTerima,
} from '@kilau/contract/features/penerimaan/penerimaan-barang.kind.ts';
import { initialValues, type FormValues } from '../../ui/form/record-form.ts';

export const KEPALA = ['asal', 'kode_supplier', 'no_intern', 'tgl_nota', 'keterangan'] as const;
export const BARIS = [
  'kode_group',
  'kode_dept',
  'kadar',
  'qty',
  'berat_bruto',
  'berat',
  'ongkos',
  'harga_modal',
] as const;
const ISIAN_BARIS = ['kode_group', 'kode_dept', 'qty', 'berat_bruto', 'berat', 'ongkos', 'harga_modal'] as const;

/** The form while it is typed in: the head, and its lines. */
export interface IsianTerima {
  readonly kepala: FormValues;
  readonly baris: readonly FormValues[];
}

const wajib = (names: readonly string[], fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => [
      name,
      names.includes(name) ? { ...field, required: true } : field,
    ]),
  );

/** The fields as this shop asks for them, of goods from there. Without a master of suppliers the name is typed. */
export function fieldsTerima(cara: CaraTerima, asal: unknown = 'SUPPLIER') {
  const { header } = penerimaanBarang;
  const perlu = wajibTerima(String(asal), cara);
  const kepala = wajib(perlu.kepala, {
    ...header,
    ...(cara.supplier && { kode_supplier: ref('supplier', { label: 'terima.supplier' }) }),
  });
  const baris = wajib(perlu.baris, barisFields);
  return { kepala, baris, semua: { ...kepala, baris: lines(baris, { min: 1, max: BARIS_MAKS }) } as Fields };
}

export const barisKosong = (): FormValues => initialValues(barisFields, '');
export const terimaKosong = (): IsianTerima => ({
  kepala: initialValues(penerimaanBarang.header, ''),
  baris: [barisKosong()],
});

/**
 * Whether anything was typed in a line beyond what it began with, the group of the line before it; the purity alone
 * comes with a group that was taken back.
 */
export const adaIsi = (baris: FormValues, sebelum?: FormValues): boolean =>
  ISIAN_BARIS.some(
    (name) => String(baris[name] ?? '') !== '' && !(name === 'kode_group' && baris[name] === sebelum?.[name]),
  );
export const adaIsian = ({ kepala, baris }: IsianTerima): boolean =>
  baris.some((row) => adaIsi(row)) || KEPALA.some((name) => name !== 'asal' && String(kepala[name] ?? '') !== '');

/** The next line is often of the same group. */
export const barisBerikut = (sebelum: FormValues | undefined): FormValues => ({
  ...barisKosong(),
  ...(sebelum && { kode_group: sebelum['kode_group'], kadar: sebelum['kadar'] }),
});

export interface Jumlah {
  readonly qty: Dec;
  readonly bruto: Dec;
  readonly berat: Dec;
}
const jumlahkan = (baris: readonly FormValues[], name: string): Dec =>
  Dec.sum(baris.map((row) => Dec.parse(row[name]) ?? Dec.zero));

/** The sums of what was typed so far. */
export const jumlahTerima = (baris: readonly FormValues[]): Jumlah => ({
  qty: jumlahkan(baris, 'qty'),
  bruto: jumlahkan(baris, 'berat_bruto'),
  berat: jumlahkan(baris, 'berat'),
});
