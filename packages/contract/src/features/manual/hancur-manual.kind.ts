import { ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { barisManualFields, barisTersimpanFields, jumlahManualFields } from './baris.fields.ts';
import { batalStokManual, KERTAS_STOK_MANUAL } from './stok.fields.ts';

const PAGE = '/hancur-barang-manual';
const kode_kondisi = ref('kondisi-barang', { required: true, label: 'hancur.kondisi' });

/**
 * Manual items leave the stock because they are broken, lost or entered wrongly: with an approval that names every
 * line.
 */
export const hancurBarangManual = defineKind({
  ...KERTAS_STOK_MANUAL,
  key: 'hancur-barang-manual',
  base: 'hancur-barang-manual',
  kode: 'HBM',
  number: 'no_hancur',
  pages: { create: PAGE, list: PAGE },
  approval: 'HANCUR BARANG MANUAL',
  header: { kode_kondisi, keterangan: text({ max: 200, upper: true }) },
  rows: { barang: barisManualFields },
  /** An approval names every one of them. */
  counts: { barang: { min: 1, max: 100 } },
  deeds: { batal: batalStokManual(PAGE, 'HANCUR BARANG MANUAL', 'manual.batal_hancur') },
  stored: {
    table: 'hancur_manual',
    fields: { kode_kondisi, nama_kondisi: text({ required: true, max: 60 }), ...jumlahManualFields },
  },
  lines: { barang: { table: 'hancur_manual_baris', fields: barisTersimpanFields } },
  columns: ['tgl', 'nama_kondisi', 'keterangan', 'total_qty', 'total_berat', 'dibuat_oleh'],
  filters: ['kode_kondisi'],
  search: ['barang/kode_baki'],
});
