import type { kyc as source } from '../id/kyc.ts';

export const kyc: Record<keyof typeof source, string> = {
  'problem.kyc_wajib':
    'This customer’s trade today comes to {{jumlah}}: from {{batas}} on, the customer’s identity must be recorded.',
  'kyc.judul': 'Customer identification (KYC)',
  'kyc.penjelasan':
    'This customer’s trade today is {{jumlah}}; from {{batas}} on, the law requires identification. Only those who handle the PPATK report see it.',
  'kyc.pakai': 'Use and save',
  'kyc.akan_diminta': 'From {{batas}} on: the customer’s identity (KYC) is asked for when it is saved',
  'rule.tanggal_belum_terjadi': 'This date is still to come',
  'field.kyc': 'Identification (KYC)',
  'field.nama_lengkap': 'Full name',
  'field.tempat_lahir': 'Place of birth',
  'field.kewarganegaraan': 'Nationality',
  'field.pekerjaan': 'Occupation',
  'field.sumber_dana': 'Source of funds',
  'field.pemilik_manfaat': 'Beneficial owner',
  'field.mencurigakan': 'Suspicious',
  'kyc.bantuan_pemilik_manfaat': 'The person the trade is really for; empty means the customer.',
  'kyc.bantuan_mencurigakan': 'A note for the PPATK report; the customer is not told.',
  'page.laporan-ppatk': 'PPATK Report',
  'hint.laporan-ppatk': 'Customers whose trade of a day reaches the limit, over all shops.',
  'field.wajib_lapor': 'Must be reported',
  'laporan.batas_ppatk': 'Threshold',
  'laporan.batas_ppatk.LAPOR': 'Must be reported to PPATK',
  'laporan.batas_ppatk.KYC': 'Must be identified',
  'laporan.pelanggan_ppatk': 'Customers',
  'laporan.rp_jual': 'Sales',
  'laporan.rp_beli': 'Purchases',
};
