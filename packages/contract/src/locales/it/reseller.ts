import type { reseller as source } from '../id/reseller.ts';

export const reseller: Record<keyof typeof source, string> = {
  'page.parameter-harga-reseller': 'Prezzi rivenditori',
  'hint.parameter-harga-reseller': 'Prezzo, manifattura e sconto dei rivenditori, gruppo per gruppo.',
  'field.ongkos_persen': 'Manifattura %',
  'help.harga_reseller': 'Rupie al grammo; 0 usa il prezzo normale.',
  'help.ongkos_persen': 'La parte della manifattura normale che paga il rivenditore.',
  'help.diskon_reseller': 'Uno sconto fino a questa percentuale non richiede autorizzazione.',
  'penjualan.jenis_pelanggan.RESELLER': 'RIVENDITORE',
  'rule.bukan_reseller': 'Non è un rivenditore',
};
