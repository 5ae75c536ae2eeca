import type { marketplace as source } from '../id/marketplace.ts';

export const marketplace: Record<keyof typeof source, string> = {
  'field.kurir': 'Kurier',
  'field.no_resi': 'No. Penjejakan',
  'field.foto_jual': 'Gambar semasa jualan',
  'field.fee_marketplace': 'Caj Marketplace (%)',
  'rule.kurir_marketplace': 'Barang marketplace memerlukan kurier',
  'rule.foto_marketplace': 'Barang marketplace memerlukan gambar',
  'rule.hanya_untuk_marketplace': 'Hanya untuk barang marketplace',
  'rule.marketplace_mati': 'Kedai ini tidak menjual melalui marketplace',
  'problem.bukan_marketplace': 'Resit {{nomor}} tiada barang marketplace.',
  'marketplace.judul': 'Marketplace & gambar',
  'marketplace.slip': 'Slip marketplace',
  'marketplace.penerima': 'Penerima',
  'marketplace.pengirim': 'Penghantar',
  'marketplace.fee': 'Potongan marketplace',
  'marketplace.diterima': 'Diterima kedai',
  'marketplace.kamera': 'Kamera',
  'marketplace.berkas': 'Pilih fail',
  'page.laporan-penjualan-marketplace': 'Laporan Jualan Marketplace',
  'hint.laporan-penjualan-marketplace':
    'Barang yang dijual melalui marketplace: kurier, penjejakan, potongan, dan yang diterima kedai.',
};
