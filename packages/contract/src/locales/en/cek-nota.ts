import type { cekNota as source } from '../id/cek-nota.ts';

export const cekNota: Record<keyof typeof source, string> = {
  'page.cek-nota': 'Check a Receipt',
  'problem.nota_tidak_dikenal': 'This receipt is not known',
  'modul.CEK_NOTA_MODULE':
    'The QR code on a receipt opens a page: whether it is real, and what its goods are worth today',
  'modul.CEK_NOTA_ALAMAT':
    'The program’s address as customers open it, such as https://shop.example.com; empty: the server’s (KILAU_URL)',
  'modul.CEK_NOTA_DASAR': 'The estimate goes by today’s purchase price, or by the price on the receipt',
  'opsi.HARI INI': 'Today’s price',
  'cek_nota.sah': 'This receipt is real',
  'cek_nota.sah_isi': 'Issued by this shop. Compare number, date, amount and weight with your paper.',
  'cek_nota.batal': 'This receipt was cancelled',
  'cek_nota.batal_isi': 'The shop has cancelled this sale; the paper is no longer valid.',
  'cek_nota.tak_dikenal': 'This receipt is not known',
  'cek_nota.tak_dikenal_isi':
    'There is no receipt with this code. Scan it again, or ask the shop before you buy the goods.',
  'cek_nota.gagal': 'Cannot be checked right now',
  'cek_nota.gagal_isi': 'Try again in a while, or ask the shop.',
  'cek_nota.nomor': 'Number',
  'cek_nota.tanggal': 'Date',
  'cek_nota.jumlah': 'Amount',
  'cek_nota.barang': 'Goods, and what the shop would pay today',
  'cek_nota.di_toko': 'Ask at the shop',
  'cek_nota.kembali': 'Bought back already',
  'cek_nota.batal_barang': 'Cancelled',
  'cek_nota.taksiran': 'Estimate',
  'cek_nota.catatan':
    'Estimated at {{waktu}} for goods in fine condition. The final price is set after inspection at the shop.',
};
