import type { otorisasi as source } from '../id/otorisasi.ts';

export const otorisasi: Record<keyof typeof source, string> = {
  'field.username': 'ID Pengguna',
  'field.kategori': 'Kategori',
  'field.keterangan': 'Catatan',
  'otorisasi.judul': 'Kelulusan',
  'otorisasi.penjelasan':
    'Penyelia atau pemilik meluluskan nilai di atas dengan tepat. Sah selama 15 minit dan sekali guna.',
  'otorisasi.penjelasan_pemilik':
    'Hanya pemilik boleh meluluskan, nilai di atas dengan tepat. Sah selama 15 minit dan sekali guna.',
  'otorisasi.sisa': 'Ditutup dalam {{waktu}}',
  'otorisasi.setujui': 'Luluskan',
  'otorisasi.gagal_mengirim': 'Ralat berlaku semasa menghantar data',
  'page.persetujuan': 'Kelulusan',
  'hint.persetujuan': 'Permintaan kelulusan yang menunggu jawapan anda, dengan nilainya.',
  'otorisasi.qr_hubungi': 'Hubungi penyelia atau pemilik: imbas kod ini, atau buka Kelulusan di telefonnya.',
  'otorisasi.qr_hubungi_pemilik':
    'Hanya pemilik boleh meluluskan: ia mengimbas kod ini, atau membuka Kelulusan di telefonnya.',
  'otorisasi.qr_gambar': 'Kod QR permintaan kelulusan',
  'otorisasi.qr_gagal': 'Gagal mendapatkan kod QR daripada pelayan, sila luluskan secara manual',
  'otorisasi.qr_ditolak': 'Permintaan kelulusan QR ditolak',
  'otorisasi.qr_ditolak_alasan': 'Ditolak: {{alasan}}',
  'otorisasi.manual': 'Kelulusan manual',
  'otorisasi.permintaan': 'Permintaan kelulusan',
  'otorisasi.meminta': '{{oleh}} meminta',
  'otorisasi.menunggu': 'Menunggu',
  'otorisasi.tidak_ada_menunggu': 'Tiada permintaan yang menunggu.',
  'otorisasi.sudah_diputuskan': 'Telah saya putuskan',
  'otorisasi.belum_memutuskan': 'Anda belum memutuskan apa-apa hari ini.',
  'otorisasi.jumlah_permintaan': '{{jumlah}} permintaan',
  'otorisasi.ditolak_karena': 'ditolak: {{alasan}}',
  'otorisasi.sudah_disetujui': 'Permintaan {{oleh}} diluluskan',
  'otorisasi.sudah_ditolak': 'Permintaan {{oleh}} ditolak',
  'otorisasi.tolak': 'Tolak',
  'otorisasi.hanya_nilai_ini': 'Untuk nilai ini sahaja, sekali guna. Jika nilai berubah, minta semula.',
  'otorisasi.sisa_detik': '{{detik}} saat lagi',
};
