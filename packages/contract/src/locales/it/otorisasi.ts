import type { otorisasi as source } from '../id/otorisasi.ts';

export const otorisasi: Record<keyof typeof source, string> = {
  'field.username': 'Nome utente',
  'field.kategori': 'Categoria',
  'field.keterangan': 'Note',
  'otorisasi.judul': 'Autorizzazione',
  'otorisasi.penjelasan':
    'Un supervisore o il titolare autorizza esattamente i valori qui sopra. Vale 120 secondi, una sola volta.',
  'otorisasi.sisa': 'Si chiude tra {{waktu}}',
  'otorisasi.setujui': 'Autorizza',
  'otorisasi.gagal_mengirim': 'Errore durante l’invio dei dati',
};
