import { code, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';
import { BERHASIL, CSV_KATALOG } from './says.ts';

/** Whom a member may write to. */
export const kontakAdminKatalog = defineResource({
  key: 'kontak-admin-katalog',
  page: '/kontak-admin-katalog',
  menu: 'katalog',
  calls: {
    list: 'app/member/admin-chat',
    base: 'app/member/admin-chat',
    update: 'app/member/admin-chat/edit/{kode}',
    remove: 'app/member/admin-chat/delete/{kode}',
  },
  table: 'katalog_admin',
  id: 'kode_admin',
  name: 'nama_admin',
  namesRepeat: true,
  fields: {
    kode_admin: code({ required: true, readOnly: 'edit' }),
    nama_admin: text({ required: true, max: 60, rules: { tidak_boleh_kosong: 'masukan_nama_admin' } }),
    no_hp: text({
      required: true,
      min: 11,
      max: 15,
      only: 'digits',
      label: 'field.no_whatsapp',
      rules: { tidak_boleh_kosong: 'masukan_nomor_handphone', terlalu_pendek: 'nomor_handphone_tidak_valid' },
    }),
  },
  columns: ['kode_admin', 'nama_admin', 'no_hp'],
  search: ['kode_admin', 'nama_admin', 'no_hp'],
  derived: ['id'],
  says: {
    ...BERHASIL,
    gagal_disimpan: 'katalog.gagal_tambah_admin',
    gagal_diedit: 'katalog.gagal_ubah_admin',
    gagal_dihapus: 'katalog.gagal_hapus_admin',
  },
  csvName: CSV_KATALOG,
});
