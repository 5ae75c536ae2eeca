import { boolean, choice, code, date, integer, money, text } from '../../core/field.ts';
import { defineReport, PERIODE, total } from '../../core/report.ts';
import { CHAIN_LEVELS } from './chain.columns.ts';

/** From which sum on a customer's day is shown: AML_KYC_MIN, or only AML_LAPOR_MIN. */
const BATAS = ['KYC', 'LAPOR'] as const;

/**
 * Customers whose trade of one day comes to what they have to be known for, and who of them has to be reported to PPATK
 * (domain guide §12.1), over all shops that this database keeps: sales and purchases, however they were paid, of
 * whoever has the same identity card, member's card or telephone.
 */
export const ppatk = defineReport({
  key: 'ppatk',
  page: '/laporan-ppatk',
  menu: 'laporan',
  group: 'cabang',
  levels: CHAIN_LEVELS,
  filters: {
    ...PERIODE.filters,
    batas: choice(BATAS, {
      default: 'KYC',
      required: true,
      label: 'laporan.batas_ppatk',
      optionLabel: 'laporan.batas_ppatk',
    }),
  },
  period: PERIODE.period,
  columns: {
    tgl: date({}),
    wajib_lapor: boolean({}),
    nama_lengkap: total(text({ max: 100 }), 'count'),
    jenis_identitas: code({}),
    nik_sim_passport: text({ max: 30 }),
    tempat_lahir: text({ max: 60 }),
    tgl_lahir: date({}),
    kewarganegaraan: text({ max: 40 }),
    alamat: text({ max: 200 }),
    no_hp: text({ max: 20 }),
    pekerjaan: text({ max: 60 }),
    sumber_dana: text({ max: 100 }),
    pemilik_manfaat: text({ max: 100 }),
    npwp: text({ max: 20 }),
    mencurigakan: boolean({}),
    kode_member: code({}),
    kode_toko: text({ max: 200, label: 'laporan.toko' }),
    jumlah_nota: total(integer({}), 'sum'),
    penjualan: total(money({ label: 'laporan.rp_jual' }), 'sum'),
    pembelian: total(money({ label: 'laporan.rp_beli' }), 'sum'),
    jumlah: total(money({ label: 'laporan.jumlah' }), 'sum'),
  },
  tiles: [
    { column: 'nama_lengkap', label: 'laporan.pelanggan_ppatk' },
    { column: 'jumlah_nota' },
    { column: 'jumlah' },
  ],
});
