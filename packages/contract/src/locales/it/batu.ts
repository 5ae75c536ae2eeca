import type { batu as source } from '../id/batu.ts';

/** Texts of the area `batu`, in Italian. */
export const batu: Readonly<Record<keyof typeof source, string>> = {
  // Isian
  'field.atribut': 'Attributi',
  'field.batu': 'Pietre',
  'field.kode_jenis_batu': 'Tipo di pietra',
  'field.jumlah_batu': 'Numero',
  'field.carat': 'Carati (ct)',
  'field.harga_batu': 'Valore delle pietre',
  'field.kode_cutgrade': 'Grado di taglio',
  'field.kode_polish': 'Lucidatura',
  'field.kode_symmetry': 'Simmetria',
  'field.kode_fluorescence': 'Fluorescenza',
  'field.no_sertifikat': 'N. certificato',

  // Aturan
  'rule.nama_barang_pendek': 'Il nome dell’articolo deve avere più di 5 caratteri',
  'rule.berat_nol': 'Il peso non può essere 0',
  'rule.melebihi_berat_asli': 'Il peso non può superare il peso reale del pezzo: al massimo {{maks}} g',
  'rule.kurang_dari_berat_emas': 'Il peso non può essere inferiore all’oro del pezzo: almeno {{min}} g',
  'rule.aksesoris_tanpa_barcode': 'Gli accessori non hanno codice a barre: inseriscili da {{halaman}}',
  'rule.tara_menghabiskan_berat': 'Attributi e bustina non lasciano nulla del peso reale di {{berat}} g',
  'rule.berat_tidak_diubah': 'Il peso non si modifica mai: distruggi il pezzo e inseriscilo di nuovo',
  'rule.kadar_lewat_update': 'Il titolo si modifica in Modifica titolo, con un’autorizzazione',
  'rule.perlu_hak_nilai': 'Solo per chi può usare Modifica margini',
  'rule.tidak_diubah_di_sini': 'Non si può modificare qui',

  // Formulir
  'atribut.ke': '{{label}} {{nomor}}',
  'atribut.jumlah': 'Insieme {{berat}} g · {{harga}}',
  'berat.dibulatkan': 'Vuoto: diventa {{berat}} g',
  'berat.tanpa_tara': 'Vuoto: {{asli}} − attributi {{atribut}} − bustina {{plastik}}, diventa {{berat}} g',
  'help.berat_asli': 'Quanto indica la bilancia, con attributi e bustina.',
  'batu.ke': 'Pietra {{nomor}}',
  'batu.tambah': 'Aggiungi pietra',
  'batu.tombol_tambah': 'aggiunge una pietra',
  'batu.hapus': 'Rimuovi pietra {{nomor}}',
  'batu.jumlah': 'Pietre: {{jumlah}} · {{carat}} ct · {{nilai}}',
  'batu.per_baris':
    'Carati e valore valgono per tutta la riga; pietre uguali stanno in una riga. Il valore è proposto dal listino delle pietre.',
  'batu.di_luar_harga':
    'Il valore delle pietre, {{nilai}}, non è compreso: aggiungilo al prezzo attributi o usa un prezzo fisso.',
  'batu.sertifikat': 'Certificato {{nomor}}',

  // Kartu barang
  'kartu.terakhir': 'Visto l’ultima volta',
  'kartu.di_baki': 'in {{baki}}',
  'kartu.tidak_terlihat': 'Non trovato all’inventario',
  'kartu.keterangan': 'Nota: {{isi}}',
  'kartu.disetujui': 'autorizzato da {{user}}',

  // Rekonsiliasi dan ekspor
  'rekonsiliasi.atribut_sama_dengan_jumlah': 'Attributi dei pezzi uno per uno = la loro somma',
  'rekonsiliasi.berbatu_adalah_berlian': 'I pezzi con pietre sono segnati come pezzi con diamanti',
  'ekspor.barang_batu': 'Pietre dei pezzi',
};
