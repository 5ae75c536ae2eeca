import { Dec } from '@kilau/contract/core/dec.ts';
import { peganganBarang, tampilBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import type { Context } from '../../../platform/context.ts';
import { CSV_START } from '@kilau/contract/core/csv.ts';
import { csvLine } from '../../../engine/csv.ts';
import { headed } from '../../../platform/http/streamed.ts';
import { semuaBarang, type BarangBaris, type DaftarQuery } from './daftar.ts';

const COLUMNS = [
  'kode_barcode',
  'kode_intern',
  'nama_barang',
  'kode_group',
  'kode_dept',
  'kode_gudang',
  'kode_baki',
  'status',
  'pegangan',
  'kadar',
  'kadar_cetak',
  'size',
  'berat',
  'berat_manual',
  'tgl_masuk',
] as const;

const cell = (context: Pick<Context, 't'>, row: BarangBaris, name: (typeof COLUMNS)[number]): string => {
  if (name === 'status') return context.t(`pilihan.status_barang.${tampilBarang(row)}`);
  if (name === 'pegangan') return peganganBarang(row);
  const value = row[name];
  if (typeof value === 'boolean') return context.t(value ? 'umum.ya' : 'umum.tidak');
  return value instanceof Dec ? value.toString() : String(value);
};

/** The list of pieces as CSV, with the caller's words in the head. */
export function daftarCsv(context: Pick<Context, 'db' | 'shop' | 't'>, query: DaftarQuery): AsyncGenerator<string> {
  async function* lines(): AsyncGenerator<string> {
    for await (const rows of semuaBarang(context, query)) {
      yield rows.map((row) => csvLine(COLUMNS.map((name) => cell(context, row, name)))).join('');
    }
  }
  return headed(CSV_START + csvLine(COLUMNS.map((name) => context.t(`field.${name}`))), lines());
}
