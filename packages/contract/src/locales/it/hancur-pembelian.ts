import type { hancur_pembelian as source } from '../id/hancur-pembelian.ts';

export const hancur_pembelian: Record<keyof typeof source, string> = {
  'page.hancur-pembelian': 'Distruggi articoli acquistati',
  'hint.hancur-pembelian':
    'Togli dalla giacenza gli articoli riacquistati che non vale la pena smistare, con autorizzazione e verbale.',
  'page.laporan-hancur-pembelian': 'Articoli acquistati distrutti',
  'hint.laporan-hancur-pembelian': 'Articoli riacquistati e poi distrutti: per documento, o per giorno e tipo.',
  'field.no_pembelian': 'N. acquisto',
  'hancur.bukti_beli': 'Verbale di distruzione di articoli acquistati',
  'hancur.batal_beli_penjelasan':
    'Gli articoli tornano nel vassoio in cui erano stati acquistati e attendono di nuovo lo smistamento.',
  'problem.barang_bukan_dibeli': 'L’articolo {{kode_barcode}} non è tra quelli riacquistati in attesa di smistamento.',
  'rekonsiliasi.hancur_pembelian_sama_dengan_buku': 'Acquisti distrutti = righe e registrazioni',
  'rekonsiliasi.hancur_pembelian_sama_dengan_pembelian': 'Righe degli acquisti distrutti = righe degli acquisti',
  'ekspor.hancur_pembelian': 'Acquisti distrutti',
  'ekspor.hancur_pembelian_baris': 'Righe degli acquisti distrutti',
};
