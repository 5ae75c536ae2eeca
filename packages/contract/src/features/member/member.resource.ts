import { boolean, choice, code, date, text } from '../../core/field.ts';
import { defineResource } from '../../core/resource.ts';

/** Kinds of member; a new one is of the kind that `/setting-member` names. */
export const JENIS_MEMBER = ['REGULER', 'VIP', 'RESELLER'] as const;

/** A regular customer (domain guide §10). */
export const member = defineResource({
  key: 'member',
  page: '/data-member',
  menu: 'member',
  gate: 'MEMBER_MODULE',
  calls: { list: 'member/get/all', base: 'member' },
  table: 'member',
  id: 'kode_member',
  name: 'nama_member',
  namesRepeat: true,
  fields: {
    kode_member: code({ max: 20, required: true, readOnly: 'edit' }),
    nama_member: text({ max: 100, required: true, upper: true }),
    no_hp: text({ min: 11, max: 20, required: true, only: 'digits' }),
    alamat: text({ max: 200, upper: true }),
    tgl_lahir: date({}),
    nik: text({ max: 20, only: 'digits' }),
    jenis_member: choice(JENIS_MEMBER, { optionLabel: 'jenis_member' }),
    /** He wants no messages beside those about his own papers. */
    tolak_pesan: boolean({ help: 'help.tolak_pesan' }),
  },
  columns: ['kode_member', 'nama_member', 'no_hp', 'alamat', 'tgl_lahir'],
  search: ['kode_member', 'nama_member', 'no_hp'],
  sort: 'nama_member',
  unique: ['no_hp'],
  suggest: 'member-kode-berikut',
});
