import type { otorisasi as source } from '../id/otorisasi.ts';

export const otorisasi: Record<keyof typeof source, string> = {
  'field.username': 'Nome utente',
  'field.kategori': 'Categoria',
  'field.keterangan': 'Note',
  'field.pelanggan': 'Cliente',
  'otorisasi.judul': 'Autorizzazione',
  'otorisasi.diminta': 'Che cosa si chiede',
  'otorisasi.masih_ada': 'Scorri in basso: c’è altro',
  'otorisasi.penjelasan':
    'Un supervisore o il titolare autorizza esattamente i valori qui sopra. Vale 15 minuti, una sola volta.',
  'otorisasi.penjelasan_pemilik':
    'Solo il titolare può autorizzare, esattamente i valori qui sopra. Vale 15 minuti, una sola volta.',
  'otorisasi.sisa': 'Si chiude tra {{waktu}}',
  'otorisasi.setujui': 'Autorizza',
  'otorisasi.gagal_mengirim': 'Errore durante l’invio dei dati',
  'page.persetujuan': 'Autorizzazioni',
  'hint.persetujuan': 'Richieste di autorizzazione che attendono la tua risposta, con i loro valori.',
  'otorisasi.qr_hubungi':
    'Contatta un supervisore o il titolare: deve scansionare questo codice, o aprire Autorizzazioni sul suo telefono.',
  'otorisasi.qr_hubungi_pemilik':
    'Solo il titolare può autorizzare: deve scansionare questo codice, o aprire Autorizzazioni sul suo telefono.',
  'otorisasi.qr_gambar': 'Codice QR della richiesta di autorizzazione',
  'otorisasi.qr_gagal': 'Il server non ha dato il codice QR, autorizza manualmente',
  'otorisasi.qr_ditolak': 'Richiesta di autorizzazione QR rifiutata',
  'otorisasi.qr_ditolak_alasan': 'Rifiutata: {{alasan}}',
  'otorisasi.manual': 'Autorizza manualmente',
  'otorisasi.permintaan': 'Richiesta di autorizzazione',
  'otorisasi.meminta': '{{oleh}} chiede',
  'otorisasi.menunggu': 'In attesa',
  'otorisasi.tidak_ada_menunggu': 'Nessuna richiesta in attesa.',
  'otorisasi.sudah_diputuskan': 'Decise da me',
  'otorisasi.belum_memutuskan': 'Oggi non hai deciso nulla.',
  'otorisasi.jumlah_permintaan': 'Richieste: {{jumlah}}',
  'otorisasi.ditolak_karena': 'rifiutata: {{alasan}}',
  'otorisasi.sudah_disetujui': 'Richiesta di {{oleh}} autorizzata',
  'otorisasi.sudah_ditolak': 'Richiesta di {{oleh}} rifiutata',
  'otorisasi.tolak': 'Rifiuta',
  'otorisasi.hanya_nilai_ini': 'Solo per questi valori, una sola volta. Se un valore cambia, si chiede di nuovo.',
  'otorisasi.lewat_waktu': 'Il tempo di questa richiesta è scaduto prima della risposta.',
  'otorisasi.lewat_ditinggalkan': '{{oleh}} non attende più: la richiesta è stata ritirata.',
  'otorisasi.lewat_disetujui': 'Questa richiesta è già stata approvata da {{oleh}}.',
  'otorisasi.lewat_ditolak': 'Questa richiesta è già stata rifiutata da {{oleh}}.',
  'otorisasi.berubah_sejak_diminta':
    'Il documento {{nomor}} è stato modificato dopo la richiesta di questa autorizzazione. Ricaricare il documento e richiederla di nuovo.',
  'otorisasi.sisa_detik': '{{detik}} {{detik?secondo rimasto|secondi rimasti}}',
};
