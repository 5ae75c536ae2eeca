import type { modal as source } from '../id/modal.ts';

export const modal: Record<keyof typeof source, string> = {
  'page.modal-barang': 'Cost of Pieces',
  'hint.modal-barang':
    'Enter what the pieces in stock cost: those without a cost first, with a suggestion from the purchase price of their purity.',
  'page.laporan-penjualan-margin': 'Sales Margin Report',
  'hint.laporan-penjualan-margin':
    'Each piece sold: its price, its cost and the margin, also at today’s purchase price.',
  'field.harga_modal': 'Cost',
  'rule.modal_tidak_berhak': 'Only those who may see costs may enter them',
  'riwayat.modal': 'Cost set',
  'dokumen.MODAL': 'Cost of pieces',
  'modal.judul': 'Cost',
  'modal.usulan': 'Left empty: {{harga}}, by the purchase price of its purity',
  'modal.tanpa_usulan': 'No purchase price is set for this purity: left empty, its cost is not known',
  'modal.dari_penerimaan':
    'Left empty: the price on its goods receipt, by weight; without one, the purchase price of its purity',
  'modal.usul': 'Suggestion',
  'modal.baru': 'New cost',
  'modal.per_gram': 'Cost per gram',
  'modal.pakai_usul': 'Use suggestions',
  'modal.pakai_usul_terpilih': 'Use suggestion for {{jumlah}} ticked',
  'modal.lengkap': 'Every piece has a cost',
  'modal.lengkap_saran': 'To change a cost, choose a group, type, tray or barcodes.',
  'modal.bertahap': 'More than {{maks}} pieces: save {{maks}} first, the others follow.',
  'modal.penjualan': 'Sales',
  'modal.margin': 'Margin',
  'modal.margin_persen': 'Margin %',
  'modal.modal_ganti': 'Cost today',
  'modal.margin_ganti': 'Margin today',
  'modal.penjualan_tanpa_modal': 'Sales without cost',
  'modal.nilai_stok': 'Stock at cost',
};
