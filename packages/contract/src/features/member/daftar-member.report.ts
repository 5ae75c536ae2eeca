import { choice, code, date, integer, money, text, weight } from '../../core/field.ts';
import { defineReport, total } from '../../core/report.ts';
import { JENIS_MEMBER } from './member.resource.ts';

const JENIS = { optionLabel: 'jenis_member' } as const;

/** Every member, with what he has bought so far and when he came last. */
export const daftarMember = defineReport({
  key: 'daftar-member',
  page: '/laporan-daftar-member',
  menu: 'member',
  gate: 'MEMBER_MODULE',
  filters: {
    jenis_member: choice(JENIS_MEMBER, JENIS),
    status_aktif: choice(['AKTIF', 'TIDAK AKTIF'], { label: 'field.status', optionLabel: 'laporan.status_member' }),
  },
  columns: {
    kode_member: total(code({}), 'count'),
    nama_member: text({ max: 100 }),
    no_hp: text({ max: 20 }),
    alamat: text({ max: 200 }),
    tgl_lahir: date({}),
    jenis_member: choice(JENIS_MEMBER, JENIS),
    tgl_daftar: date({}),
    jumlah_nota: total(integer({}), 'sum'),
    berat: total(weight({}), 'sum'),
    harga_total: total(money({ label: 'laporan.jumlah' }), 'sum'),
    poin: total(integer({}), 'sum'),
    terakhir: date({}),
    status_aktif: choice(['AKTIF', 'TIDAK AKTIF'], { label: 'field.status', optionLabel: 'laporan.status_member' }),
  },
  tiles: [
    { column: 'kode_member', label: 'field.jumlah_member' },
    { column: 'jumlah_nota' },
    { column: 'harga_total' },
  ],
});
