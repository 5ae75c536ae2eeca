import { ref, text } from '../../core/field.ts';
import { defineKind } from '../../core/kind.ts';
import { barisManualFields, barisTersimpanFields, jumlahManualFields } from './baris.fields.ts';
import { batalStokManual, KERTAS_STOK_MANUAL } from './stok.fields.ts';

const PAGE = '/pindah-barang-manual';
const kode_gudang = ref('gudang', { required: true, label: 'field.ke_gudang' });
const kode_baki = ref('baki', { required: true, label: 'field.ke_baki', where: { kode_gudang: 'kode_gudang' } });

/** Manual items go from their trays to another one (domain guide §8.4). It is posted when it is saved. */
export const pindahBarangManual = defineKind({
  ...KERTAS_STOK_MANUAL,
  key: 'pindah-barang-manual',
  base: 'pindah-barang-manual',
  kode: 'PBM',
  number: 'no_pindah',
  pages: { create: PAGE, list: PAGE },
  header: { kode_gudang, kode_baki, keterangan: text({ max: 200, upper: true }) },
  rows: { barang: barisManualFields },
  deeds: { batal: batalStokManual(PAGE, 'PINDAH BARANG MANUAL', 'manual.batal_pindah') },
  stored: { table: 'pindah_manual', fields: { kode_gudang, kode_baki, ...jumlahManualFields } },
  /** A line names where the goods lay before. */
  lines: { barang: { table: 'pindah_manual_baris', fields: barisTersimpanFields } },
  columns: ['tgl', 'kode_gudang', 'kode_baki', 'keterangan', 'total_qty', 'total_berat', 'dibuat_oleh'],
  filters: ['kode_baki'],
  search: ['kode_baki', 'barang/kode_baki'],
});
