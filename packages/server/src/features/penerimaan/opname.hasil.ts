import { code, integer, text, weight } from '@kilau/contract/core/field.ts';
import { defineReport, total } from '@kilau/contract/core/report.ts';
import { OPNAME_PENERIMAAN } from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import type { Order } from '../../engine/report/make.ts';
import type { Context } from '../../platform/context.ts';

/** The result of one count as a table on paper. It has no page of its own: the count's page offers it. */
const hasilOpname = defineReport({
  key: 'stock-opname-penerimaan',
  page: OPNAME_PENERIMAAN,
  menu: 'barang',
  filters: { no_opname: text({ max: 60, required: true, label: 'field.no_opname' }) },
  columns: {
    kode_group: code({ label: 'laporan.group' }),
    jenis: code({ label: 'laporan.jenis' }),
    nama_dept: text({ max: 60 }),
    qty_awal: total(integer({ label: 'terima.qty_awal' }), 'sum'),
    berat_awal: total(weight({ label: 'terima.berat_awal' }), 'sum'),
    qty_opname: total(integer({ label: 'terima.qty_opname' }), 'sum'),
    berat_opname: total(weight({ label: 'terima.berat_opname' }), 'sum'),
    selisih_qty: total(integer({ label: 'terima.selisih_qty' }), 'sum'),
    selisih_berat: total(weight({ label: 'terima.selisih_berat' }), 'sum'),
    oleh: code({ label: 'terima.oleh' }),
  },
});

/** The rows of a count that was written down so far, in the order of the screen. */
export const hasilOrder = (context: Context, no_opname: string): Order => ({
  report: hasilOpname,
  context,
  filter: { no_opname },
  statement: {
    text: `select o.kode_group, o.kode_dept as jenis, j.nama_dept, o.qty_awal, o.berat_awal, o.qty_opname,
      o.berat_opname, o.qty_awal - o.qty_opname as selisih_qty, o.berat_awal - o.berat_opname as selisih_berat, o.oleh
      from opname_penerimaan_baris o join jenis j on j.kode_toko = o.kode_toko and j.kode_dept = o.kode_dept
      where o.kode_toko = $1 and o.no_opname = $2 order by o.kode_group, o.kode_dept`,
    values: [context.shop.kode_toko, no_opname],
  },
});
