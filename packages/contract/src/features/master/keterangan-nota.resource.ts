import { choice, code, integer, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Papers that carry lines of the shop's own. */
export const JENIS_NOTA = ['PENJUALAN', 'PEMBELIAN', 'TITIPAN', 'PESANAN', 'SERVICE', 'HUTANG', 'CICILAN'] as const;
export type JenisNota = (typeof JENIS_NOTA)[number];

/** Lines that stand at the foot of a paper, in their order. */
export const keteranganNota = defineResource({
  key: 'keterangan-nota',
  page: '/master-parameter-keterangan-nota',
  menu: 'master',
  calls: { list: 'keterangan-nota', base: 'keterangan-nota' },
  table: 'keterangan_nota',
  id: 'kode_keterangan',
  name: 'keterangan',
  fields: {
    kode_keterangan: code({ required: true, readOnly: 'edit' }),
    jenis_nota: choice(JENIS_NOTA, { required: true, default: 'PENJUALAN', optionLabel: 'pilihan.jenis_nota' }),
    keterangan: text({ required: true, max: 200 }),
    urutan: integer({ required: true, min: 0, max: 9999, default: 0 }),
  },
  columns: ['jenis_nota', 'urutan', 'kode_keterangan', 'keterangan'],
  search: ['kode_keterangan', 'keterangan'],
  sort: 'urutan',
});
