import type { batas as source } from '../id/batas.ts';

export const batas: Record<keyof typeof source, string> = {
  'modul.LIMIT_PENJUALAN': 'A sale above this amount (Rp) needs an approval; 0 means no limit',
  'modul.BERLIAN_TRANSACTION_AUTHORIZATION_MODULE': 'Diamonds sold below cost need an approval',
  'field.otorisasi_limit': 'Limit approval',
  'batas.judul': 'Sale above the limit',
  'batas.limit': 'Sales limit',
  'batas.di_atas_limit': 'Above the limit of {{limit}}: an approval is asked for when it is saved',
};
