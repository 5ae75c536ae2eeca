import type { problem as source } from '../id/problem.ts';

export const problem: Record<keyof typeof source, string> = {
  'problem.permintaan_rusak': 'La richiesta non è leggibile.',
  'problem.data_tidak_valid': 'Alcuni dati non sono corretti; controlla i campi evidenziati.',
  'problem.terlalu_besar': 'I dati inviati sono troppo grandi.',
  'problem.jumlah_terlalu_besar': 'Il totale supera quanto si può registrare. Controllare quantità e prezzi.',
  'problem.satu_file_saja': 'Inviare un solo file alla volta.',
  'problem.terlalu_sering': 'Troppi tentativi; attendi {{detik}} {{detik?secondo|secondi}}.',
  'problem.tidak_ditemukan': 'A questo indirizzo non c’è nulla.',
  'problem.kesalahan_server': 'Si è verificato un errore, riprova. Se si ripete, comunica il codice {{ref}}.',
  'problem.layanan_belum_siap': 'Il server non è pronto; riprova tra qualche istante.',
  'problem.kunci_muatan': 'Questa sessione non ha ancora una chiave di cifratura; richiedila e invia di nuovo.',
  'field.kunci': 'Chiave pubblica',
  'problem.ruang_penuh': 'Il disco del server è pieno: non si può salvare nulla. Avvisa il titolare o l’assistenza.',

  'problem.belum_login': 'La sessione è scaduta; accedi di nuovo.',
  'problem.login_salah': 'L’ID utente o la password inseriti sono errati',
  'problem.user_sedang_dipakai': 'Questo ID utente è già in uso',
  'problem.password_lama_salah': 'La vecchia password è errata.',
  'problem.level_tidak_berhak': 'Il tuo livello non lo consente.',
  'problem.menu_tidak_berhak': 'Non hai accesso a questo menu.',
  'problem.modul_tidak_aktif': 'Modulo non attivo in questo negozio: {{@modul.modul}}.',
  'problem.modul_menutup': 'Non disponibile finché in questo negozio è attivo il modulo: {{@modul.modul}}.',
  'problem.toko_tidak_berhak': 'Non puoi lavorare nel negozio {{kode_toko}}.',
  'problem.di_luar_jam_akses': 'Fuori dall’orario di accesso.',
  'problem.pemilik_terakhir': 'Un negozio deve avere almeno un titolare attivo.',

  'problem.kunci_wajib':
    'Questa richiesta richiede l’intestazione Idempotency-Key, da 8 a 200 caratteri ASCII senza spazi.',
  'problem.kunci_dipakai_isi_lain': 'Questo Idempotency-Key è già stato usato per un’altra richiesta.',

  'problem.kode_sudah_ada': 'Il codice {{kode}} esiste già.',
  'problem.kode_terhapus': 'Il codice {{kode}} esiste già con stato DELETED.',
  'problem.data_tidak_ditemukan': '{{kode}} non trovato',
  'problem.data_dipakai': '{{kode}} è ancora in uso.',
  'problem.rujukan_tidak_ada': 'Il codice {{kode}} non è registrato.',

  'problem.barang_tidak_ditemukan': 'Articolo {{kode_barcode}} non trovato.',
  'problem.barang_sudah_terjual': 'L’articolo {{kode_barcode}} è già stato venduto con {{nomor}}.',
  'problem.barang_sudah_hancur': 'L’articolo {{kode_barcode}} è stato distrutto con {{nomor}}.',
  'problem.barang_sedang_dipesan': 'L’articolo {{kode_barcode}} è riservato da {{nomor}}, non ancora convalidato.',
  'problem.barang_tidak_dijual': 'L’articolo {{kode_barcode}} è nel magazzino {{kode_gudang}}, da cui non si vende.',
  'problem.barang_toko_lain': 'L’articolo {{kode_barcode}} appartiene al negozio {{kode_toko}}.',
  'problem.barang_ganda': 'L’articolo {{kode_barcode}} è già in tabella.',
  'problem.barang_berubah': 'L’articolo {{kode_barcode}} è appena cambiato; ricarica la pagina.',
  'problem.barang_berlian_tidak_aktif': 'L’articolo {{kode_barcode}} ha diamanti e il modulo diamanti non è attivo.',
  'problem.barcode_habis': 'I numeri di codice a barre sono esauriti.',
  'problem.stok_tidak_cukup': '{{kode_dept}} non basta nel vassoio {{kode_baki}}: disponibili {{qty}} pz, {{berat}} g.',
  'problem.baki_masih_berisi': 'Il vassoio {{kode_baki}} contiene ancora {{jumlah}} pz, {{berat}} g. Spostali prima.',
  'problem.group_masih_berisi':
    'Il gruppo {{kode_group}} ha ancora {{jumlah}} pz. L’oro non diventa accessorio, né viceversa: crea un nuovo gruppo.',
  'problem.baki_tidak_siap': 'Il vassoio {{kode_baki}} non è più in uso nel magazzino {{kode_gudang}}.',
  'problem.gudang_tidak_dipakai': 'Il magazzino {{kode_gudang}} non è più in uso: non può ricevere merce.',

  'problem.dokumen_tidak_ditemukan': 'Documento {{nomor}} non trovato.',
  'problem.status_tidak_sesuai': 'Il documento {{nomor}} ha stato {{status}} e non può essere elaborato.',
  'problem.sudah_dikembalikan': 'L’articolo {{kode_barcode}} è già stato riacquistato o permutato.',
  'problem.sudah_diubah':
    'Il documento {{nomor}} è stato modificato da qualcun altro (versione {{versi}}). Ricarica e riprova.',
  'problem.keadaan_tidak_sesuai': 'Il documento {{nomor}} non può essere elaborato: {{@keadaan}}, da {{oleh}}.',
  'problem.perbuatan_lain_terakhir':
    'L’ultima operazione sul documento {{nomor}} è {{@perbuatan}}; va annullata prima quella.',
  'problem.saldo_tidak_cukup': 'Il saldo di {{akun}} {{di}} non basta per questa operazione.',
  'problem.baris_tidak_cocok': 'Le righe {{baris}} del documento {{nomor}} non corrispondono al loro stato qui.',
  'problem.pesan_belum_diterima': 'L’operazione {{ke}}, annullata dall’altro negozio, qui non è mai stata accettata.',
  'problem.dokumen_terkait': 'Il documento {{nomor}} è collegato a {{sebab}} e si elabora solo insieme a quello.',
  'problem.alasan_wajib': 'Il motivo è obbligatorio',

  'problem.harga_belum_diatur': 'Il prezzo del gruppo {{kode_group}} non è impostato.',
  'problem.harga_sudah_berubah':
    'Il prezzo dell’articolo {{kode_barcode}} è cambiato da {{harga_lama}} a {{harga_baru}} al grammo.',
  'problem.harga_terlalu_jauh':
    'Il prezzo dell’articolo {{kode_barcode}} si scosta del {{persen}} % dal prezzo del giorno.',
  'problem.berat_berbeda': 'Il peso dell’articolo {{kode_barcode}} in giacenza è di {{berat}} grammi.',
  'problem.diskon_melebihi_total': 'Lo sconto sull’articolo {{kode_barcode}} supera il totale.',
  'problem.pembayaran_kosong': 'Scegli almeno un metodo di pagamento.',
  'problem.harga_tidak_wajar':
    'Il prezzo dell’articolo {{kode_barcode}}, Rp. {{harga}}, è {{kali}} volte quello abituale (Rp. {{biasa}}).',
  'problem.ongkos_tidak_wajar':
    'La manifattura dell’articolo {{kode_barcode}}, Rp. {{ongkos}}, è {{kali}} volte quella abituale (Rp. {{biasa}}).',
  'problem.tunai_tidak_wajar': 'I contanti di Rp. {{jumlah}} sono {{kali}} volte l’importo dovuto (Rp. {{tagihan}}).',
  'problem.kadar_tidak_wajar':
    'Il titolo {{kadar}} si scosta di {{selisih}} da quello del gruppo {{kode_group}} ({{biasa}}).',
  'problem.harga_emas_tidak_wajar': 'Il prezzo {{kode_group}} cambia del {{persen}} %: da Rp. {{lama}} a Rp. {{baru}}.',
  'problem.pembayaran_kurang': 'Al pagamento mancano Rp. {{kurang}}',
  'problem.non_tunai_melebihi': 'Il pagamento non in contanti supera l’importo dovuto di Rp. {{lebih}}',
  'problem.poin_tidak_cukup': 'Punti insufficienti',
  'problem.poin_melebihi_batas':
    'I punti di questo documento superano quanto si può registrare. Controllare le regole dei punti.',
  'problem.jenis_bayar_tidak_aktif': 'Il pagamento {{jenis}} non è attivo.',
  'problem.pelanggan_wajib': 'I dati del cliente sono obbligatori.',
  'problem.non_member_tidak_aktif': 'Operazioni riservate ai membri.',
  'problem.sales_wajib': 'Il codice venditore è obbligatorio',

  'problem.otorisasi_diperlukan': 'Serve un’autorizzazione: {{kategori}}.',
  'problem.otorisasi_pemilik': 'Solo il TITOLARE può autorizzarlo.',
  'problem.otorisasi_tidak_berlaku':
    'Autorizzazione non valida: già usata, scaduta, concessa per altro o da chi non può più autorizzare.',
  'problem.otorisasi_sendiri': 'Chi chiede un’autorizzazione non può concederla a sé stesso.',
  'problem.permintaan_lewat': 'Questa richiesta è già stata decisa, abbandonata o è scaduta.',
  'problem.permintaan_sudah_ada':
    'Il codice di questa richiesta è già stato usato per un’altra: chiedi di nuovo con un codice nuovo.',
  'problem.otorisasi_ditolak': 'Autorizzazione rifiutata: nome utente o password errati, oppure livello non abilitato.',

  'problem.hari_sudah_tutup':
    'Dati non salvati: controlla la data dell’operazione e la connessione. La giornata {{tgl}} è chiusa.',
  'problem.saldo_awal_terlambat':
    'I saldi iniziali si inseriscono solo prima della prima chiusura; la data è ora {{tgl}}.',
  'problem.tanggal_terkunci': 'La data è bloccata.',
  'problem.rentang_tanggal_terbalik': 'La data iniziale non può essere successiva a quella finale',
  'problem.rentang_lebih_sebulan': 'L’intervallo di date non può superare 1 mese',

  'problem.sudah_disiapkan': 'Il negozio è già configurato; accedi.',
  'problem.bukan_gambar': 'Il file non è un’immagine JPEG, PNG o WebP.',
  'problem.demo_hanya_lokal':
    'La catena dimostrativa si può aprire solo sul computer del server, perché le sue password sono note a tutti.',
  'problem.parameter_di_halaman': 'Si imposta con il primo giorno di validità in {{halaman}}.',
  'problem.modul_masih_ditunggu':
    '{{jumlah}} {{jumlah?documento è ancora da concludere|documenti sono ancora da concludere}} (tra cui {{nomor}}): {{jumlah?si conclude|si concludono}} prima di cambiare questo.',
  'problem.toko_masih_ditunggu':
    '{{jumlah}} invii da o verso il negozio {{kode_toko}} non sono conclusi (tra cui {{nomor}}): si concludono prima di disattivare il negozio.',
};
