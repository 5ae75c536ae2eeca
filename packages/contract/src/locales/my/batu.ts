import type { batu as source } from '../id/batu.ts';

/** Texts of the area `batu`, in Malay. */
export const batu: Readonly<Record<keyof typeof source, string>> = {
  // Isian
  'field.atribut': 'Atribut',
  'field.batu': 'Batu',
  'field.kode_jenis_batu': 'Jenis Batu',
  'field.jumlah_batu': 'Bilangan',
  'field.carat': 'Karat (ct)',
  'field.harga_batu': 'Nilai Batu',
  'field.kode_cutgrade': 'Gred Potongan',
  'field.kode_polish': 'Gilapan',
  'field.kode_symmetry': 'Simetri',
  'field.kode_fluorescence': 'Pendarfluor',
  'field.no_sertifikat': 'No. Sijil',

  // Aturan
  'rule.nama_barang_pendek': 'Nama barang mesti lebih daripada 5 aksara',
  'rule.berat_nol': 'Berat Tidak Boleh 0',
  'rule.melebihi_berat_asli': 'Berat tidak boleh melebihi berat sebenar barang: paling banyak {{maks}} g',
  'rule.kurang_dari_berat_emas': 'Berat tidak boleh kurang daripada berat emas barang: sekurang-kurangnya {{min}} g',
  'rule.aksesoris_tanpa_barcode': 'Aksesori tidak menggunakan kod bar: masukkan melalui {{halaman}}',
  'rule.tara_menghabiskan_berat': 'Atribut dan plastik tidak meninggalkan apa-apa daripada berat sebenar {{berat}} g',
  'rule.berat_tidak_diubah': 'Berat tidak pernah diubah: musnahkan, kemudian masukkan semula',
  'rule.kadar_lewat_update': 'Ketulenan diubah melalui Kemas Kini Ketulenan, dengan kelulusan',
  'rule.perlu_hak_nilai': 'Hanya untuk yang berhak atas Kemas Kini Untung Barang',
  'rule.tidak_diubah_di_sini': 'Tidak boleh diubah di sini',

  // Formulir
  'atribut.ke': '{{label}} {{nomor}}',
  'atribut.jumlah': 'Jumlah {{berat}} g · {{harga}}',
  'berat.dibulatkan': 'Kosong: menjadi {{berat}} g',
  'berat.tanpa_tara': 'Kosong: {{asli}} − atribut {{atribut}} − plastik {{plastik}}, menjadi {{berat}} g',
  'help.berat_asli': 'Bacaan penimbang, dengan atribut dan plastik.',
  'batu.ke': 'Batu {{nomor}}',
  'batu.tambah': 'Tambah Batu',
  'batu.tombol_tambah': 'menambah batu',
  'batu.hapus': 'Buang batu {{nomor}}',
  'batu.jumlah': '{{jumlah}} batu · {{carat}} ct · {{nilai}}',
  'batu.per_baris':
    'Karat dan nilai untuk seluruh baris; batu yang sama satu baris. Nilai dicadangkan daripada senarai harga batu.',
  'batu.di_luar_harga':
    'Nilai batu {{nilai}} tidak termasuk di sini: tambah pada harga atribut, atau guna harga tetap.',
  'batu.sertifikat': 'Sijil {{nomor}}',

  // Kartu barang
  'kartu.terakhir': 'Terakhir dilihat',
  'kartu.di_baki': 'di {{baki}}',
  'kartu.tidak_terlihat': 'Tidak dijumpai semasa kiraan stok',
  'kartu.keterangan': 'Keterangan: {{isi}}',
  'kartu.disetujui': 'diluluskan oleh {{user}}',

  // Rekonsiliasi dan ekspor
  'rekonsiliasi.atribut_sama_dengan_jumlah': 'Atribut barang satu demi satu = jumlahnya',
  'rekonsiliasi.berbatu_adalah_berlian': 'Barang berbatu ditanda sebagai barang berlian',
  'ekspor.barang_batu': 'Batu pada barang',
};
