import type { otorisasi as source } from '../id/otorisasi.ts';

export const otorisasi: Record<keyof typeof source, string> = {
  'field.username': 'Nama Log Masuk',
  'field.kategori': 'Kategori',
  'field.keterangan': 'Catatan',
  'otorisasi.judul': 'Kelulusan',
  'otorisasi.penjelasan':
    'Penyelia atau pemilik meluluskan nilai di atas dengan tepat. Sah selama 120 saat dan sekali guna.',
  'otorisasi.sisa': 'Ditutup dalam {{waktu}}',
  'otorisasi.setujui': 'Luluskan',
  'otorisasi.gagal_mengirim': 'Ralat berlaku semasa menghantar data',
};
