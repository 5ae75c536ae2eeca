import { boolean, choice, code, integer, money, text } from '../../core/field.ts';
import { defineSetting } from '../../core/setting.ts';
import { JENIS_MEMBER } from './member.resource.ts';

/** What a birthday greeting may name. */
const PENANDA_ULTAH = ['nama_toko', 'nama_member', 'kode_member'] as const;
const TEMPLATE_ULTAH = 'Selamat ulang tahun {nama_member}! Semoga sehat selalu. Salam hangat dari {nama_toko}.';

/** How members are registered, greeted and rewarded for bringing others. A phone number is always asked for. */
export const settingMember = defineSetting({
  key: 'setting-member',
  page: '/setting-member',
  menu: 'member',
  gate: 'MEMBER_MODULE',
  call: 'setting-member',
  fields: {
    kode_otomatis: boolean({ default: true, help: 'help.kode_otomatis' }),
    awalan_kode: code({ required: true, max: 6, default: 'MB', help: 'help.awalan_kode' }),
    panjang_nomor: integer({ required: true, min: 3, max: 8, default: 5, help: 'help.panjang_nomor' }),
    jenis_member: choice(JENIS_MEMBER, {
      required: true,
      default: 'REGULER',
      optionLabel: 'jenis_member',
      label: 'field.jenis_member_bawaan',
      help: 'help.jenis_member_bawaan',
    }),
    alamat_wajib: boolean({}),
    tgl_lahir_wajib: boolean({ help: 'help.tgl_lahir_wajib' }),
    nik_wajib: boolean({ help: 'help.nik_wajib' }),
    ucapan_ultah: boolean({ help: 'help.ucapan_ultah' }),
    template_ultah: text({
      required: true,
      max: 500,
      multiline: true,
      placeholders: PENANDA_ULTAH,
      default: TEMPLATE_ULTAH,
      help: 'help.template_ultah',
    }),
    afiliasi_aktif: boolean({ help: 'help.afiliasi_aktif' }),
    minimal_belanja: money({ required: true, default: 1_000_000, help: 'help.minimal_belanja' }),
    poin_pengajak: integer({ required: true, min: 0, max: 100_000, default: 10, help: 'help.poin_pengajak' }),
    poin_diajak: integer({ required: true, min: 0, max: 100_000, default: 5, help: 'help.poin_diajak' }),
  },
  groups: [
    { title: 'setelan.kode_member', fields: ['kode_otomatis', 'awalan_kode', 'panjang_nomor'] },
    { title: 'setelan.data_member', fields: ['jenis_member', 'alamat_wajib', 'tgl_lahir_wajib', 'nik_wajib'] },
    { title: 'setelan.ulang_tahun', fields: ['ucapan_ultah', 'template_ultah'] },
    { title: 'setelan.afiliasi', fields: ['afiliasi_aktif', 'minimal_belanja', 'poin_pengajak', 'poin_diajak'] },
  ],
  needs: [
    { when: { kode_otomatis: [true] }, fields: ['awalan_kode', 'panjang_nomor'], only: true },
    { when: { ucapan_ultah: [true] }, fields: ['template_ultah'], only: true },
    { when: { afiliasi_aktif: [true] }, fields: ['minimal_belanja', 'poin_pengajak', 'poin_diajak'], only: true },
  ],
});

/** The part of it that is about members who bring others (`GET parameter-member-afiliasi`). */
export const AFILIASI = ['afiliasi_aktif', 'minimal_belanja', 'poin_pengajak', 'poin_diajak'] as const;
