import type { laporan_global as source } from '../id/laporan-global.ts';

export const laporan_global: Record<keyof typeof source, string> = {
  'page.laporan-global-penjualan': 'Vendite di tutti i negozi',
  'hint.laporan-global-penjualan': 'Vendite di ogni negozio in una riga, con il loro oro a 24K.',
  'page.laporan-global-pembelian': 'Acquisti di tutti i negozi',
  'hint.laporan-global-pembelian': 'Riacquisti di ogni negozio in una riga, con il loro oro a 24K.',
  'page.laporan-global-sales': 'Venditori di tutti i negozi',
  'hint.laporan-global-sales': 'Che cosa ha venduto ogni venditore, negozio per negozio.',
  'page.laporan-global-stock-toko': 'Giacenza di tutti i negozi',
  'hint.laporan-global-stock-toko':
    'Che cosa c’è ora in ogni negozio per titolo: in negozio, riacquistato, in lavorazione e a 24K.',
  'page.laporan-rekap-sales': 'Riepilogo venditori',
  'hint.laporan-rekap-sales':
    'Che cosa ogni venditore ha venduto, annullato, riacquistato, permutato e preso in acconto.',
  'page.laporan-global-penjualan-gajah': 'Vendite di tutti i negozi per titolo',
  'hint.laporan-global-penjualan-gajah': 'Grammi e rupie venduti per negozio e titolo.',
  'field.qty_proses': 'Q.tà in lavorazione',
  'field.berat_proses': 'Peso in lavorazione',
  'field.rp_batal': 'Annullato',
  'field.rp_beli': 'Riacquistato',
  'field.rp_tukar': 'Permutato',
  'field.rp_titipan': 'Acconti',
};
