import type { pindahan as source } from '../id/pindahan.ts';

export const pindahan: Record<keyof typeof source, string> = {
  'page.pindahan': 'Pemindahan Data',
  'hint.pindahan':
    'Masukkan barang, wang, pinjaman, ahli dan pembekal sedia ada daripada fail Excel atau CSV, sebelum penutupan kedai yang pertama.',
  'page.saldo-awal': 'Baki Awal Tunai & Bank',
  'hint.saldo-awal': 'Wang dalam laci dan akaun semasa kedai mula menggunakan program; akaun kontranya modal.',
  'field.no_saldo_awal': 'No. Baki Awal',
  'rule.laci_atau_rekening': 'Isi salah satu: laci atau akaun',
  'rule.saldo_awal_ada': 'Sudah dicatat dalam {{nomor}}',
  'rule.kode_lama_beberapa': '{{kode}} ada pada {{jumlah}} barang; gunakan kod barnya',
  'pindahan.petunjuk':
    'Muat turun contoh, isi, kemudian pilih failnya: setiap baris disemak dahulu, dan yang salah dinyatakan. Selagi ada baris yang salah, tiada apa-apa disimpan.',
  'pindahan.terlambat':
    'Kedai ini sudah pernah tutup: barang, wang dan pinjaman tidak boleh lagi dimasukkan sebagai baki awal.',
  'pindahan.masuk': 'Masukkan Fail',
  'pindahan.wajib': 'Wajib: {{kolom}}',
  'pindahan.wajib_awal': 'Pada baris pertama setiap nombor: {{kolom}}',
  'pindahan.catatan': 'Direkodkan sekali gus sebagai baki awal, dengan modal sebagai akaun kontra.',
  'pindahan.member': 'Ahli',
  'pindahan.member_isi': 'Data ahli berserta alamat dan nombor telefonnya.',
  'pindahan.supplier': 'Pembekal',
  'pindahan.supplier_isi': 'Data pembekal yang barangnya diterima kedai.',
  'pindahan.barang': 'Barang',
  'pindahan.barang_isi':
    'Barang dalam dulang, satu baris satu barang; setiap barang mendapat kod bar baharu, kod lamanya masuk ke kod dalaman.',
  'pindahan.manual': 'Stok Manual',
  'pindahan.manual_isi': 'Barang tanpa kod bar: bilangan dan berat setiap dulang, kumpulan dan jenis.',
  'pindahan.uang': 'Baki Tunai & Bank',
  'pindahan.uang_isi': 'Wang dalam laci setiap pengguna dan dalam setiap akaun kedai.',
  'pindahan.titipan': 'Deposit Semasa',
  'pindahan.titipan_isi':
    'Deposit yang belum diambil dengan nombor lamanya dan wang yang sudah dibayar; barangnya sudah masuk lebih dahulu dan disebut dengan kod bar atau kod dalamannya, barang lain pada baris berikut dengan nombor yang sama.',
  'pindahan.pesanan': 'Tempahan Semasa',
  'pindahan.pesanan_isi':
    'Tempahan yang belum siap dengan nombor lamanya dan wang yang sudah dibayar; barang lain pada baris berikut dengan nombor yang sama.',
  'pindahan.cicilan': 'Ansuran Semasa',
  'pindahan.cicilan_isi':
    'Ansuran yang belum selesai dengan nombor lamanya, bakinya dan tarikh matang berikutnya; barangnya sudah masuk lebih dahulu dan disebut dengan kod bar atau kod dalamannya, barang lain pada baris berikut dengan nombor yang sama.',
  'pindahan.hutang': 'Pinjaman Semasa',
  'pindahan.hutang_isi':
    'Pinjaman dengan nombor lamanya, baki, faedah dan cagarannya; cagaran seterusnya pada baris berikut dengan nombor yang sama.',
};
