import type { modal as source } from '../id/modal.ts';

export const modal: Record<keyof typeof source, string> = {
  'page.modal-barang': 'Costo degli articoli',
  'hint.modal-barang':
    'Indica quanto sono costati gli articoli in giacenza: prima quelli senza costo, con una proposta dal prezzo di acquisto del loro titolo.',
  'page.laporan-penjualan-margin': 'Report margine vendite',
  'hint.laporan-penjualan-margin':
    'Per ogni articolo venduto: prezzo, costo e margine, anche al prezzo di acquisto di oggi.',
  'field.harga_modal': 'Costo',
  'rule.modal_tidak_berhak': 'Solo chi può vedere i costi può inserirli',
  'riwayat.modal': 'Costo stabilito',
  'dokumen.MODAL': 'Costo degli articoli',
  'modal.judul': 'Costo',
  'modal.usulan': 'Se vuoto: {{harga}} secondo il prezzo di acquisto del suo titolo',
  'modal.tanpa_usulan': 'Per questo titolo non c’è un prezzo di acquisto: se vuoto, il costo resta sconosciuto',
  'modal.dari_penerimaan':
    'Se vuoto: il prezzo del suo ricevimento, a peso; altrimenti il prezzo di acquisto del suo titolo',
  'modal.usul': 'Proposta',
  'modal.baru': 'Nuovo costo',
  'modal.per_gram': 'Costo al grammo',
  'modal.pakai_usul': 'Usa le proposte',
  'modal.pakai_usul_terpilih': 'Usa la proposta per gli scelti ({{jumlah}})',
  'modal.lengkap': 'Ogni articolo ha un costo',
  'modal.lengkap_saran': 'Per cambiare un costo, scegli gruppo, tipo, vassoio o codici.',
  'modal.bertahap': 'Più di {{maks}} articoli: salvane prima {{maks}}, gli altri seguono.',
  'modal.penjualan': 'Vendite',
  'modal.margin': 'Margine',
  'modal.margin_persen': 'Margine %',
  'modal.modal_ganti': 'Costo di oggi',
  'modal.margin_ganti': 'Margine di oggi',
  'modal.penjualan_tanpa_modal': 'Vendite senza costo',
  'modal.nilai_stok': 'Valore al costo',
};
