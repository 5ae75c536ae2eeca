import { choice, code, ref, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Categories of money that comes and goes beside the documents; `jenis_transaksi` says which screens offer one. */
export const kodeTransaksi = defineResource({
  key: 'kode-transaksi',
  page: '/master-kode-transaksi',
  menu: 'master',
  calls: { list: 'paratransaksi/get/all', base: 'paratransaksi' },
  table: 'kode_transaksi',
  id: 'kode_transaksi',
  name: 'nama_transaksi',
  fields: {
    kode_transaksi: code({ required: true, readOnly: 'edit' }),
    nama_transaksi: text({ required: true, max: 60, upper: true }),
    jenis_transaksi: choice(['MASUK', 'KELUAR', 'SEMUA'], {
      required: true,
      default: 'SEMUA',
      optionLabel: 'pilihan.jenis_transaksi',
      help: 'help.jenis_transaksi',
    }),
    // Empty: it is booked as other income or cost.
    nomor_akun: ref('akun', { need: { gate: 'NAGAFIN_ACCOUNTING_MODULE' }, help: 'help.akun_transaksi' }),
  },
  columns: ['kode_transaksi', 'nama_transaksi', 'jenis_transaksi', 'nomor_akun'],
  search: ['kode_transaksi', 'nama_transaksi'],
});
