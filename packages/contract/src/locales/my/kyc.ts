import type { kyc as source } from '../id/kyc.ts';

export const kyc: Record<keyof typeof source, string> = {
  'problem.kyc_wajib':
    'Transaksi pelanggan ini hari ini mencapai {{jumlah}}: mulai {{batas}} maklumat diri pelanggan wajib diisi.',
  'kyc.judul': 'Maklumat diri pelanggan (KYC)',
  'kyc.penjelasan':
    'Transaksi pelanggan ini hari ini {{jumlah}}; mulai {{batas}} undang-undang mewajibkan maklumat diri. Hanya petugas laporan PPATK dapat melihatnya.',
  'kyc.pakai': 'Guna dan simpan',
  'kyc.akan_diminta': 'Mulai {{batas}}: maklumat diri pelanggan (KYC) diminta semasa disimpan',
  'rule.tanggal_belum_terjadi': 'Tarikh Belum Berlaku',
  'field.kyc': 'Maklumat Diri (KYC)',
  'field.nama_lengkap': 'Nama Penuh',
  'field.tempat_lahir': 'Tempat Lahir',
  'field.kewarganegaraan': 'Kewarganegaraan',
  'field.pekerjaan': 'Pekerjaan',
  'field.sumber_dana': 'Sumber Dana',
  'field.pemilik_manfaat': 'Pemilik Benefisial',
  'field.mencurigakan': 'Mencurigakan',
  'kyc.bantuan_pemilik_manfaat': 'Orang yang sebenarnya bertransaksi; kosong bermaksud pelanggan sendiri.',
  'kyc.bantuan_mencurigakan': 'Catatan untuk laporan PPATK; pelanggan tidak dimaklumkan.',
  'page.laporan-ppatk': 'Laporan PPATK',
  'hint.laporan-ppatk': 'Pelanggan yang transaksinya sehari mencapai had, semua kedai.',
  'field.wajib_lapor': 'Wajib Lapor',
  'laporan.batas_ppatk': 'Mulai dari',
  'laporan.batas_ppatk.LAPOR': 'Wajib lapor',
  'laporan.batas_ppatk.KYC': 'Wajib maklumat diri',
  'laporan.pelanggan_ppatk': 'Pelanggan',
  'laporan.rp_jual': 'Jualan',
  'laporan.rp_beli': 'Belian',
};
