import type { marketplace as source } from '../id/marketplace.ts';

export const marketplace: Record<keyof typeof source, string> = {
  'field.kurir': 'Corriere',
  'field.no_resi': 'N. di spedizione',
  'field.foto_jual': 'Foto alla vendita',
  'field.fee_marketplace': 'Commissione marketplace (%)',
  'rule.kurir_marketplace': 'Gli articoli marketplace richiedono un corriere',
  'rule.foto_marketplace': 'Gli articoli marketplace richiedono una foto',
  'rule.hanya_untuk_marketplace': 'Solo per articoli marketplace',
  'rule.marketplace_mati': 'Questo negozio non vende sui marketplace',
  'problem.bukan_marketplace': 'La ricevuta {{nomor}} non ha articoli marketplace.',
  'marketplace.judul': 'Marketplace e foto',
  'marketplace.slip': 'Distinta marketplace',
  'marketplace.penerima': 'Destinatario',
  'marketplace.pengirim': 'Mittente',
  'marketplace.fee': 'Commissione del marketplace',
  'marketplace.diterima': 'Incasso del negozio',
  'marketplace.kamera': 'Fotocamera',
  'marketplace.berkas': 'Scegli file',
  'page.laporan-penjualan-marketplace': 'Report vendite marketplace',
  'hint.laporan-penjualan-marketplace':
    'Articoli venduti sui marketplace: corriere, spedizione, commissione e incasso del negozio.',
};
