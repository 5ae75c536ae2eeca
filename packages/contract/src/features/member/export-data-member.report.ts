import { boolean, choice, code, date, integer, text } from '../../core/field.ts';
import type { Requirement } from '../../core/permission.ts';
import { defineReport, only, total } from '../../core/report.ts';
import { JENIS_MEMBER } from './member.resource.ts';
import { BULAN } from './poin.setting.ts';

const JENIS = { optionLabel: 'jenis_member' } as const;
/** Who sees the number of an identity card among those of all others. */
const LIHAT_NIK: Requirement = { levels: ['OWN', 'SPV', 'SU', 'MU'] };

/** Members as a sheet, to be written to or kept elsewhere: those that are in use. */
export const exportDataMember = defineReport({
  key: 'export-data-member',
  page: '/export-data-member',
  menu: 'member',
  gate: 'MEMBER_MODULE',
  filters: {
    jenis_member: choice(JENIS_MEMBER, JENIS),
    bulan_lahir: choice(BULAN, { optionLabel: 'bulan' }),
  },
  columns: {
    kode_member: total(code({}), 'count'),
    nama_member: text({ max: 100 }),
    no_hp: text({ max: 20 }),
    alamat: text({ max: 200 }),
    tgl_lahir: date({}),
    nik: only(LIHAT_NIK, text({ max: 20 })),
    jenis_member: choice(JENIS_MEMBER, JENIS),
    tgl_daftar: date({}),
    poin: total(integer({}), 'sum'),
    tolak_pesan: boolean({}),
  },
  tiles: [{ column: 'kode_member', label: 'field.jumlah_member' }, { column: 'poin' }],
});
