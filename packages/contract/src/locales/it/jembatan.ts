import type { jembatan as source } from '../id/jembatan.ts';

export const jembatan: Record<keyof typeof source, string> = {
  'shell.printer_perangkat': 'Stampante di questo dispositivo',
  'shell.printer_menunggu': '{{jumlah}} in attesa della stampante',
  'shell.printer_diam': 'La stampante non risponde',
  'jembatan.judul': 'Stampante di questo dispositivo',
  'jembatan.penjelasan':
    'Il ponte di stampa è un piccolo programma su questo computer che passa scontrini e cartellini direttamente alla stampante, senza finestre di dialogo.',
  'jembatan.alamat': 'Indirizzo del ponte',
  'jembatan.alamat_salah': 'Il ponte è sempre su questo computer, ad esempio http://127.0.0.1:9155',
  'jembatan.kode': 'Codice di abbinamento',
  'jembatan.kode_dari': 'Il ponte lo scrive nella sua finestra all’avvio.',
  'jembatan.kode_ditolak': 'Il codice di abbinamento è stato rifiutato. Copialo di nuovo dalla finestra del ponte.',
  'jembatan.kode_salah': 'Il ponte di stampa ha rifiutato il codice di abbinamento: stampato dal browser.',
  'jembatan.diam': 'Il ponte di stampa non risponde: stampato dal browser.',
  'jembatan.tidak_menjawab':
    'Il ponte non risponde. Avvia il programma e consenti al browser di usare le app di questo computer.',
  'jembatan.hubungkan': 'Collega',
  'jembatan.putuskan': 'Scollega',
  'jembatan.struk': 'Stampante per scontrini',
  'jembatan.label': 'Stampante per cartellini',
  'jembatan.langsung': 'Lo scontrino esce subito dopo la convalida, senza anteprima',
  'jembatan.uji': 'Stampa di prova',
  'jembatan.cetak_uji': 'Stampa una prova',
  'jembatan.printer_menunggu': '{{nama}}: {{jumlah}} in attesa',
  'jembatan.belum_keluar': 'Stampe non ancora uscite',
  'jembatan.menunggu': 'In attesa',
  'jembatan.gagal': 'Non riuscita',
  'jembatan.menunggu_nama': '{{nama}} attende nel ponte e viene stampato appena la stampante è pronta.',
  'jembatan.ulangi': 'Stampa di nuovo',
  'jembatan.lewat_browser': 'Dal browser',
  'jembatan.sedang_dicetak': '{{nama}} è in stampa.',
  'jembatan.buang': 'Scarta',
  'jembatan.tidak_terjangkau': 'La stampante è spenta o non collegata. Si riprova da sé.',
  'jembatan.terputus': 'Interrotta a metà stampa. Guarda cosa è uscito, poi ristampa se serve.',
  'jembatan.macet':
    'La stampante si è fermata a metà, forse è finita la carta. Guarda cosa è uscito, poi ristampa se serve.',
  'jembatan.kedaluwarsa': 'La stampante non era pronta da troppo tempo: stampa annullata.',
  'jembatan.berhenti': 'Il ponte si è chiuso durante la stampa. Guarda cosa è uscito, poi ristampa se serve.',
  'jembatan.ditolak':
    'La coda di stampa di questo computer l’ha rifiutata. Controlla il nome della stampante nelle impostazioni del ponte.',
  'jembatan.hilang': 'Il ponte non conserva più questa stampa. Stampala dal browser.',
};
