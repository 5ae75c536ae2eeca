import type { cekNota as source } from '../id/cek-nota.ts';

export const cekNota: Record<keyof typeof source, string> = {
  'page.cek-nota': 'Verifica ricevuta',
  'problem.nota_tidak_dikenal': 'Ricevuta sconosciuta',
  'modul.CEK_NOTA_MODULE': 'Il codice QR sulla ricevuta apre una pagina: se è autentica e quanto vale oggi la merce',
  'modul.CEK_NOTA_ALAMAT':
    'Indirizzo del programma aperto dai clienti, es. https://negozio.example.com; vuoto: quello del server (KILAU_URL)',
  'modul.CEK_NOTA_DASAR': 'La stima segue il prezzo di acquisto odierno o quello della ricevuta',
  'opsi.HARI INI': 'Prezzo di oggi',
  'cek_nota.sah': 'Ricevuta autentica',
  'cek_nota.sah_isi': 'Emessa da questo negozio. Confronta numero, data, importo e peso con quelli sulla tua ricevuta.',
  'cek_nota.batal': 'Ricevuta annullata',
  'cek_nota.batal_isi': 'Il negozio ha annullato questa vendita; la ricevuta non vale più.',
  'cek_nota.tak_dikenal': 'Ricevuta sconosciuta',
  'cek_nota.tak_dikenal_isi':
    'Nessuna ricevuta con questo codice. Scansiona di nuovo o chiedi al negozio prima di comprare la merce.',
  'cek_nota.gagal': 'Verifica non disponibile',
  'cek_nota.gagal_isi': 'Riprova tra poco o chiedi al negozio.',
  'cek_nota.nomor': 'Numero',
  'cek_nota.tanggal': 'Data',
  'cek_nota.jumlah': 'Importo',
  'cek_nota.barang': 'Merce e stima di riacquisto odierna',
  'cek_nota.di_toko': 'Chiedi in negozio',
  'cek_nota.kembali': 'Già riacquistato',
  'cek_nota.batal_barang': 'Annullato',
  'cek_nota.taksiran': 'Stima',
  'cek_nota.catatan':
    'Stima del {{waktu}} per merce in ottimo stato. Il prezzo finale si decide dopo l’esame in negozio.',
};
