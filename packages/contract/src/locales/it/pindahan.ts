import type { pindahan as source } from '../id/pindahan.ts';

export const pindahan: Record<keyof typeof source, string> = {
  'page.pindahan': 'Trasferimento dati',
  'hint.pindahan':
    'Inserisci merce, denaro, prestiti, membri e fornitori che hai già, da file Excel o CSV, prima della prima chiusura.',
  'page.saldo-awal': 'Saldo iniziale cassa e banca',
  'hint.saldo-awal': 'Denaro nei cassetti e sui conti quando il negozio inizia con il programma; viene dal capitale.',
  'field.no_saldo_awal': 'N. saldo iniziale',
  'rule.laci_atau_rekening': 'Compila uno dei due: cassetto o conto',
  'rule.saldo_awal_ada': 'Già inserito in {{nomor}}',
  'rule.kode_lama_beberapa': '{{kode}} è di più pezzi ({{jumlah}}); indica il codice a barre',
  'pindahan.petunjuk':
    'Scarica il modello, compilalo, poi scegli il file: ogni riga viene prima controllata e gli errori vengono indicati. Finché una riga è errata non si salva nulla.',
  'pindahan.terlambat':
    'Questo negozio ha già chiuso una giornata: merce, denaro e prestiti non si possono più inserire come saldo iniziale.',
  'pindahan.masuk': 'Inserisci file',
  'pindahan.wajib': 'Colonne obbligatorie: {{kolom}}',
  'pindahan.wajib_awal': 'Nella prima riga di ogni numero: {{kolom}}',
  'pindahan.catatan': 'Registrato tutto insieme come saldo iniziale, contro il capitale.',
  'pindahan.member': 'Membri',
  'pindahan.member_isi': 'Membri con indirizzo e numero di telefono.',
  'pindahan.supplier': 'Fornitori',
  'pindahan.supplier_isi': 'Fornitori da cui il negozio riceve merce.',
  'pindahan.barang': 'Pezzi',
  'pindahan.barang_isi':
    'Pezzi nei vassoi, una riga ciascuno; ogni pezzo riceve un nuovo codice a barre, il vecchio va nel codice interno.',
  'pindahan.manual': 'Scorte manuali',
  'pindahan.manual_isi': 'Merce senza codice a barre: pezzi e grammi per vassoio, gruppo e tipo.',
  'pindahan.uang': 'Saldi cassa e banca',
  'pindahan.uang_isi': 'Denaro nel cassetto di ogni utente e su ogni conto del negozio.',
  'pindahan.titipan': 'Acconti aperti',
  'pindahan.titipan_isi':
    'Acconti non ancora ritirati, con il vecchio numero e la somma versata; i pezzi sono già stati inseriti e si indicano con il codice a barre o il codice interno; altri pezzi in righe successive con lo stesso numero.',
  'pindahan.pesanan': 'Ordini aperti',
  'pindahan.pesanan_isi':
    'Ordini non ancora finiti, con il vecchio numero e quanto pagato; altri articoli in righe successive con lo stesso numero.',
  'pindahan.cicilan': 'Rate in corso',
  'pindahan.cicilan_isi':
    'Vendite a rate non ancora saldate, con il vecchio numero, il residuo e la prossima scadenza; i pezzi sono già stati inseriti e si indicano con il codice a barre o il codice interno; altri pezzi in righe successive con lo stesso numero.',
  'pindahan.hutang': 'Prestiti in corso',
  'pindahan.hutang_isi':
    'Prestiti con il vecchio numero, residuo, interessi e pegno; altri beni in righe successive con lo stesso numero.',
};
