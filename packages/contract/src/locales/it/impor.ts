import type { impor as source } from '../id/impor.ts';

/** Texts of the area `impor`, in Italian. */
export const impor: Record<keyof typeof source, string> = {
  'problem.impor_bukan_csv':
    'Questo file non è un CSV in UTF-8. Salvalo come Excel (.xlsx), o scegli Salva con nome, poi CSV UTF-8.',
  'problem.impor_rusak':
    'Il file non è leggibile dalla riga {{baris}}: una virgoletta non è chiusa o si trova in mezzo a una cella.',
  'problem.impor_kosong':
    'Il file non contiene dati: la prima riga contiene i titoli delle colonne, le righe seguenti i dati.',
  'problem.impor_kolom_tidak_ada': 'Nel file manca la colonna {{kolom}}.',
  'problem.impor_kolom_ganda': 'La colonna {{kolom}} compare più di una volta o il suo significato non è chiaro.',
  'problem.impor_terlalu_banyak': 'Il file contiene più di {{maks}} righe. Dividilo in più file.',
  'problem.impor_sudah_masuk':
    'Questo file è già stato inserito. Se il contenuto va davvero inserito un’altra volta, inseriscilo con un altro file.',
  'problem.impor_ditolak': '{{jumlah}} {{jumlah?riga rifiutata|righe rifiutate}}, nulla è stato salvato.',
  'rule.baris_ditolak': '{{sebab}}',
  'rule.angka_ragu':
    'Si può leggere in due modi: scrivi le migliaia con la virgola e i decimali con il punto, per esempio 1,500 o 2.13',
  'rule.notasi_ilmiah':
    'Il foglio di calcolo ha abbreviato questo numero: imposta la colonna come testo e inseriscilo di nuovo',
  'rule.galat_rumus':
    'Questa cella contiene un errore di formula del foglio di calcolo, non un valore: correggi la formula e importa di nuovo',
  'rule.isi_tanpa_judul': 'C’è un contenuto in una colonna senza titolo',
  'rule.tidak_dapat_diubah': 'Non può essere modificato',
  'rule.ganda_di_file': '{{kode}} è già nella riga {{baris}} di questo file',
  'rule.lain_dari_pertama': 'Deve essere vuoto, o come nella riga {{baris}}, la prima di questo numero',
  'rule.daftar_tetap': 'Questo elenco è fisso: non si può aggiungere nulla',
  'impor.impor': 'Importa Excel / CSV',
  'impor.judul': 'Importa Excel / CSV · {{judul}}',
  'impor.keterangan':
    'I codici che non esistono ancora vengono aggiunti, quelli esistenti modificati nelle colonne del file. Le colonne che non sono nel file restano come sono.',
  'impor.pilih': 'Scegli file Excel o CSV',
  'impor.pilih_lain': 'Scegli un altro file',
  'impor.seret': 'o trascina qui il file',
  'impor.contoh': 'Esempio CSV',
  'impor.memeriksa': 'Controllo di {{nama}}',
  'impor.mengimpor': 'Importazione di {{nama}}',
  'impor.tahap_baca': 'Lettura del file',
  'impor.tahap_periksa': 'Controllo delle righe',
  'impor.tahap_simpan': 'Salvataggio',
  'impor.baru': 'Nuove',
  'impor.berubah': 'Modificate',
  'impor.sama': 'Invariate',
  'impor.ditolak': 'Rifiutate',
  'impor.dilewati': 'Colonne non importate: {{kolom}}',
  'impor.ditolak_semua':
    'Correggi le righe qui sotto e scegli di nuovo il file. Finché una riga è rifiutata, nulla viene importato.',
  'impor.kesalahan_sebagian': 'Sono mostrati i primi {{jumlah}} errori.',
  'impor.kesalahan': 'Righe rifiutate',
  'impor.baris': 'Riga',
  'impor.kode': 'Codice',
  'impor.isian': 'Campo',
  'impor.pesan': 'Errore',
  'impor.unduh_kesalahan': 'Scarica elenco errori',
  'impor.tidak_ada': 'Tutti i dati del file sono già salvati così come sono.',
  'impor.jalankan': 'Importa {{jumlah}} {{jumlah?riga|righe}}',
  'impor.selesai': 'Righe importate: {{jumlah}}',
  'impor.dibatalkan': 'Importazione annullata, nulla è stato salvato',
  'impor.terlalu_besar': 'Il file supera {{maks}} MB. Dividilo in più file.',
  'problem.impor_lembar_makro':
    'Questo file Excel contiene macro. Salvalo di nuovo come cartella di lavoro Excel (.xlsx) senza macro.',
  'problem.impor_rumus_kosong':
    'La riga {{baris}} contiene una formula senza risultato salvato. Apri il file in Excel, salvalo di nuovo e importalo.',
  'problem.impor_sel_gabung':
    'La riga {{baris}} si trova in celle unite, quindi non è chiaro a quale riga appartenga il valore. Separale in Excel, compila ogni riga, poi importa di nuovo.',
  'problem.impor_lembar_besar':
    'Questo foglio Excel è troppo grande per essere letto. Elimina righe e colonne vuote, o dividilo in più file.',
  'impor.contoh_excel': 'Esempio Excel',
};
