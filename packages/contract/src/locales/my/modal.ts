import type { modal as source } from '../id/modal.ts';

export const modal: Record<keyof typeof source, string> = {
  'page.modal-barang': 'Kos Barang',
  'hint.modal-barang':
    'Isi harga kos barang dalam stok: yang belum ada kos dahulu, dengan cadangan daripada harga belian ketulenannya.',
  'page.laporan-penjualan-margin': 'Laporan Margin Jualan',
  'hint.laporan-penjualan-margin':
    'Setiap barang dijual: harga, kos dan marginnya, juga menurut harga belian hari ini.',
  'field.harga_modal': 'Harga Kos',
  'rule.modal_tidak_berhak': 'Hanya yang boleh melihat kos boleh mengisinya',
  'riwayat.modal': 'Kos ditetapkan',
  'dokumen.MODAL': 'Kos barang',
  'modal.judul': 'Kos',
  'modal.usulan': 'Jika dikosongkan: {{harga}} menurut harga belian ketulenannya',
  'modal.tanpa_usulan': 'Harga belian ketulenan ini belum ditetapkan: jika kosong, kosnya tidak diketahui',
  'modal.dari_penerimaan':
    'Jika dikosongkan: harga pada penerimaannya menurut berat, tanpanya harga belian ketulenannya',
  'modal.usul': 'Cadangan',
  'modal.baru': 'Kos Baharu',
  'modal.per_gram': 'Kos segram',
  'modal.pakai_usul': 'Guna cadangan',
  'modal.pakai_usul_terpilih': 'Guna cadangan untuk {{jumlah}} yang dipilih',
  'modal.lengkap': 'Semua barang sudah ada kos',
  'modal.lengkap_saran': 'Untuk mengubah kos, pilih kumpulan, jenis, dulang atau kod bar.',
  'modal.bertahap': 'Lebih daripada {{maks}} barang: simpan {{maks}} dahulu, selebihnya menyusul.',
  'modal.penjualan': 'Jualan',
  'modal.margin': 'Margin',
  'modal.margin_persen': 'Margin %',
  'modal.modal_ganti': 'Kos Hari Ini',
  'modal.margin_ganti': 'Margin Hari Ini',
  'modal.penjualan_tanpa_modal': 'Jualan Tanpa Kos',
  'modal.nilai_stok': 'Nilai Kos',
};
