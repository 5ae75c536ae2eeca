import type { marketplace as source } from '../id/marketplace.ts';

export const marketplace: Record<keyof typeof source, string> = {
  'field.kurir': 'Courier',
  'field.no_resi': 'Tracking no.',
  'field.foto_jual': 'Photo at the sale',
  'field.fee_marketplace': 'Marketplace fee (%)',
  'rule.kurir_marketplace': 'Marketplace items need a courier',
  'rule.foto_marketplace': 'Marketplace items need a photo',
  'rule.hanya_untuk_marketplace': 'Only for marketplace items',
  'rule.marketplace_mati': 'This shop does not sell on marketplaces',
  'problem.bukan_marketplace': 'Receipt {{nomor}} has no marketplace items.',
  'marketplace.judul': 'Marketplace & photo',
  'marketplace.slip': 'Marketplace slip',
  'marketplace.penerima': 'Recipient',
  'marketplace.pengirim': 'Sender',
  'marketplace.fee': 'Marketplace fee',
  'marketplace.diterima': 'The shop gets',
  'marketplace.kamera': 'Camera',
  'marketplace.berkas': 'Choose a file',
  'page.laporan-penjualan-marketplace': 'Marketplace Sales Report',
  'hint.laporan-penjualan-marketplace':
    'Pieces sold on marketplaces: courier, tracking number, fee, and what the shop gets.',
};
