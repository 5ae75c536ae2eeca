import type { batas as source } from '../id/batas.ts';

export const batas: Record<keyof typeof source, string> = {
  'modul.LIMIT_PENJUALAN': 'Una vendita oltre questo importo (Rp) richiede autorizzazione; 0 significa senza limite',
  'modul.BERLIAN_TRANSACTION_AUTHORIZATION_MODULE': 'I diamanti venduti sotto costo richiedono autorizzazione',
  'field.otorisasi_limit': 'Autorizzazione oltre il limite',
  'batas.judul': 'Vendita oltre il limite',
  'batas.limit': 'Limite di vendita',
  'batas.di_atas_limit': 'Oltre il limite di {{limit}}: l’autorizzazione viene chiesta al salvataggio',
};
