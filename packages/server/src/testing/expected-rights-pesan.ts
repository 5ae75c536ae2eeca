import type { Need } from './expected-need.ts';

/** Pages on which a customer is looked for. */
const pelanggan = ['/data-member', '/transaksi-penjualan', '/transaksi-pembelian', '/tukar-point'];

/** What each call about members, and messages to customers, asks for. */
export const hakPesan: readonly [string, Need | 'public'][] = [
  ['GET promo-wablas', { gate: 'NOTIF_WABLAS_PROMO', pages: ['/send-promo-to-customer'] }],
  ['POST promo-wablas', { gate: 'NOTIF_WABLAS_PROMO', pages: ['/send-promo-to-customer'] }],
  ['GET {nota}/get/bynota/single', { gate: 'WHATSAPP_MODULE' }],
  ['POST chat/send', { gate: 'WHATSAPP_MODULE' }],
  ['POST whatsapp-setting/tes', { gate: 'WHATSAPP_MODULE', pages: ['/whatsapp-setting'] }],
  ['POST app/publik/{kode_toko}/wa-masuk', 'public'],
  ['GET member-toko-lain', { gate: 'MEMBER_MODULE', pages: pelanggan }],
  ['POST member-toko-lain', { gate: 'MEMBER_MODULE', pages: pelanggan }],
  ['GET member-poin-hangus', { gate: 'MEMBER_RESET_POIN_MODULE', pages: ['/parameter-reset-poin-member'] }],
];
