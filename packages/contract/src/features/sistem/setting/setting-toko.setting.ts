import { image, text } from '../../../core/field.ts';
import { defineSetting } from '../../../core/setting.ts';
import { toko } from '../toko.resource.ts';

const { kode_toko, inisial, nama_toko, alamat_toko, kota, no_telp, npwp, zona_waktu } = toko.fields;

/**
 * What the shop itself keeps of its row in the list of shops. Code and initials begin keys and document numbers, so
 * they stay; PPN and everything that changes how the shop works is a parameter (`/settingsystem`).
 */
export const settingToko = defineSetting({
  key: 'setting-toko',
  page: '/settingtoko',
  menu: 'utility',
  call: 'setting-toko',
  recordOf: 'toko',
  fields: {
    kode_toko: { ...kode_toko, required: false, readOnly: 'always' },
    inisial: { ...inisial, required: false, readOnly: 'always', help: 'help.inisial_tetap' },
    nama_toko,
    alamat_toko: { ...alamat_toko, help: 'help.alamat_nota' },
    kota,
    zona_waktu: { ...zona_waktu, help: 'help.zona_waktu' },
    no_telp,
    email: text({ max: 100, format: 'email' }),
    npwp: { ...npwp, help: 'help.npwp' },
    logo: image({ folder: 'TOKO', help: 'help.logo' }),
  },
  groups: [
    { title: 'setelan.identitas', fields: ['kode_toko', 'inisial', 'nama_toko', 'zona_waktu', 'logo'] },
    { title: 'setelan.alamat', fields: ['alamat_toko', 'kota', 'no_telp', 'email', 'npwp'] },
  ],
});
