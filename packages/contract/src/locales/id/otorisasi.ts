/** Texts of the area `otorisasi`, in Indonesian: the source that every other language follows. */
export const otorisasi = {
  'field.username': 'Username',
  'field.kategori': 'Kategori',
  'field.keterangan': 'Keterangan',
  'otorisasi.judul': 'Otorisasi',
  'otorisasi.penjelasan': 'Supervisor atau owner menyetujui persis nilai di atas. Berlaku 120 detik dan sekali pakai.',
  'otorisasi.sisa': 'Ditutup dalam {{waktu}}',
  'otorisasi.setujui': 'Setujui',
  'otorisasi.gagal_mengirim': 'Terjadi Kesalahan Saat Mengirim Data',
} as const;
