/** Sales that marketplaces brought, and pictures taken at the sale. */
export const marketplace = {
  'field.kurir': 'Kurir',
  'field.no_resi': 'No Resi',
  'field.foto_jual': 'Foto saat dijual',
  'field.fee_marketplace': 'Fee Marketplace (%)',
  'rule.kurir_marketplace': 'Barang marketplace harus memakai kurir',
  'rule.foto_marketplace': 'Barang marketplace harus memakai foto',
  'rule.hanya_untuk_marketplace': 'Hanya untuk barang marketplace',
  'rule.marketplace_mati': 'Toko ini tidak menjual lewat marketplace',
  'problem.bukan_marketplace': 'Nota {{nomor}} tidak punya barang marketplace.',
  'marketplace.judul': 'Marketplace & foto',
  'marketplace.slip': 'Slip marketplace',
  'marketplace.penerima': 'Penerima',
  'marketplace.pengirim': 'Pengirim',
  'marketplace.fee': 'Potongan marketplace',
  'marketplace.diterima': 'Diterima toko',
  'marketplace.kamera': 'Kamera',
  'marketplace.berkas': 'Pilih file',
  'page.laporan-penjualan-marketplace': 'Laporan Penjualan Marketplace',
  'hint.laporan-penjualan-marketplace':
    'Barang yang terjual lewat marketplace: kurir, resi, potongan, dan yang diterima toko.',
};
