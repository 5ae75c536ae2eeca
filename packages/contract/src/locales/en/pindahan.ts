import type { pindahan as source } from '../id/pindahan.ts';

export const pindahan: Record<keyof typeof source, string> = {
  'page.pindahan': 'Moving In',
  'hint.pindahan':
    'Bring in goods, money, loans, members and suppliers that you already have, from Excel or CSV files, before the first closing.',
  'page.saldo-awal': 'Opening Cash & Bank',
  'hint.saldo-awal':
    'Money in drawers and accounts when the shop starts using the program; the other side is MODAL (capital).',
  'field.no_saldo_awal': 'Opening no.',
  'rule.laci_atau_rekening': 'Fill in one of the two: drawer or account',
  'rule.saldo_awal_ada': 'Already entered in {{nomor}}',
  'rule.kode_lama_beberapa': '{{jumlah}} {{jumlah?piece|pieces}} {{jumlah?has|have}} {{kode}}; use the barcode',
  'pindahan.petunjuk':
    'Download the sample, fill it in, then choose the file: every row is checked first, and what is wrong is named. Nothing is saved as long as a row is wrong.',
  'pindahan.terlambat':
    'This shop has already closed a day: goods, money and loans can no longer be entered as opening balances.',
  'pindahan.masuk': 'Import a file',
  'pindahan.wajib': 'Required: {{kolom}}',
  'pindahan.wajib_awal': 'In the first row of each number: {{kolom}}',
  'pindahan.catatan': 'Booked all at once as opening balances, with MODAL (capital) as the other side.',
  'pindahan.member': 'Members',
  'pindahan.member_isi': 'Members with their address and telephone number.',
  'pindahan.supplier': 'Suppliers',
  'pindahan.supplier_isi': 'Suppliers from whom the shop receives goods.',
  'pindahan.barang': 'Pieces',
  'pindahan.barang_isi':
    'Pieces in their trays, one row each; every piece gets a new barcode, its old code goes to the internal code.',
  'pindahan.manual': 'Manual stock',
  'pindahan.manual_isi': 'Goods without barcodes: pieces and grams of each tray, group and type.',
  'pindahan.uang': 'Cash & bank balances',
  'pindahan.uang_isi': 'Money in the drawer of each user and on each account of the shop.',
  'pindahan.titipan': 'Open deposits',
  'pindahan.titipan_isi':
    'Deposits not yet picked up, under their old numbers, with what was paid; their pieces must be in already, named by barcode or internal code; further pieces stand in the next rows under the same number.',
  'pindahan.pesanan': 'Open orders',
  'pindahan.pesanan_isi':
    'Orders not yet finished, under their old numbers, with what was paid; further goods stand in the next rows under the same number.',
  'pindahan.cicilan': 'Running instalments',
  'pindahan.cicilan_isi':
    'Instalments not yet paid off, under their old numbers, with the balance and the next due date; their pieces must be in already, named by barcode or internal code; further pieces stand in the next rows under the same number.',
  'pindahan.hutang': 'Running loans',
  'pindahan.hutang_isi':
    'Loans under their old numbers, with balance, interest and pledged goods; further goods stand in the next rows under the same number.',
};
