import type { pindahan as source } from '../id/pindahan.ts';

export const pindahan: Record<keyof typeof source, string> = {
  'page.pindahan': 'Moving In',
  'hint.pindahan':
    'Take in goods, money, loans, members and suppliers that you already have, out of Excel or CSV files, before the first closing.',
  'page.saldo-awal': 'Opening Cash & Bank',
  'hint.saldo-awal':
    'Money in drawers and on accounts when the shop begins with the program; it comes from the capital.',
  'field.no_saldo_awal': 'Opening no.',
  'rule.laci_atau_rekening': 'Fill in one of both: drawer or account',
  'rule.kode_lama_beberapa': '{{jumlah}} pieces bear {{kode}}; name the barcode',
  'pindahan.petunjuk':
    'Download the sample, fill it in, then choose the file: every row is checked first, and what is wrong is named. As long as a row is wrong nothing is saved.',
  'pindahan.terlambat':
    'This shop has closed a day already: goods, money and loans can no longer be taken in as what it had before.',
  'pindahan.masuk': 'Take in a file',
  'pindahan.wajib': 'Required: {{kolom}}',
  'pindahan.wajib_awal': 'In the first row of each number: {{kolom}}',
  'pindahan.catatan': 'Booked all at once as what the shop had, against its capital.',
  'pindahan.member': 'Members',
  'pindahan.member_isi': 'Members with address and telephone number.',
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
    'Deposits not yet picked up, under their old numbers, with what was paid; their pieces have come in before, further pieces stand in further rows of the same number.',
  'pindahan.pesanan': 'Open orders',
  'pindahan.pesanan_isi':
    'Orders that are not finished, under their old numbers, with what was paid; further goods stand in further rows of the same number.',
  'pindahan.cicilan': 'Running instalments',
  'pindahan.cicilan_isi':
    'Instalments that are not paid off, under their old numbers, with the rest and the next due date; their pieces have come in before, further pieces stand in further rows of the same number.',
  'pindahan.hutang': 'Running loans',
  'pindahan.hutang_isi':
    'Loans under their old numbers, with rest, interest and pledged goods; further goods stand in further rows of the same number.',
};
