import { code, money, percent } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';
import { POTONGAN_FIELDS } from './potongan.ts';

/**
 * Conditions of what the shop buys back, with what each takes off; often less in an exchange (domain guide §1.3, §4.1).
 */
export const kondisiPembelian = defineResource({
  key: 'kondisi-pembelian',
  page: '/master-kondisi-pembelian',
  menu: 'master',
  calls: { list: 'parabeli/get/all', base: 'parabeli' },
  table: 'kondisi_pembelian',
  id: 'kondisi_barang',
  name: 'kondisi_barang',
  fields: {
    kondisi_barang: code({ required: true, readOnly: 'edit' }),
    ...POTONGAN_FIELDS,
    potongan_tukar: money({ help: 'help.potongan_tukar' }),
    persentase_tukar: percent({ help: 'help.potongan_tukar' }),
  },
  columns: ['kondisi_barang', 'jenis_potongan', 'potongan', 'persentase', 'potongan_tukar', 'persentase_tukar'],
  search: ['kondisi_barang'],
});
