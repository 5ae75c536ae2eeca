import type { gesek as source } from '../id/gesek.ts';

export const gesek: Record<keyof typeof source, string> = {
  'page.gesek-tunai': 'Tunai daripada Kad',
  'hint.gesek-tunai': 'Kad dileret dan tunai diberi tolak caj. Bank Indonesia melarang kad kredit.',
  'modul.GESEK_TUNAI_KREDIT': 'Menerima kad kredit untuk tunai (dilarang Bank Indonesia)',
  'field.no_gesek': 'No. Leret',
  'field.jenis_kartu': 'Jenis Kad',
  'field.jumlah_gesek_rp': 'Jumlah Leret',
  'field.kartu_4_digit': '4 Digit Terakhir Kad',
  'field.nama_pemegang_kartu': 'Nama Pemegang Kad',
  'field.fee_rp': 'Caj',
  'field.tunai': 'Wang Tunai',
  'help.gesek_kredit': 'Kad kredit hanya jika dibenarkan pemilik di Tetapan Sistem.',
  'help.gesek_fee': 'Caj = jumlah leret × peratus; bakinya keluar dari laci anda.',
  'gesek.batal_penjelasan': 'Wang tunai kembali ke laci anda dan jumlah leret keluar dari akaun, hari ini.',
  'gesek.bukti': 'Bukti Tunai Kad',
  'rule.tunai_habis': 'Caj menghabiskan semua wang tunai',
  'rule.gesek_kredit_dilarang': 'Kad kredit dilarang di sini',
};
