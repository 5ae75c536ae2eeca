import type { batu as source } from '../id/batu.ts';

/** Texts of the area `batu`, in English. */
export const batu: Readonly<Record<keyof typeof source, string>> = {
  // Isian
  'field.atribut': 'Attributes',
  'field.batu': 'Stones',
  'field.kode_jenis_batu': 'Kind of stone',
  'field.jumlah_batu': 'Number',
  'field.carat': 'Carats (ct)',
  'field.harga_batu': 'Value of stones',
  'field.kode_cutgrade': 'Cut grade',
  'field.kode_polish': 'Polish',
  'field.kode_symmetry': 'Symmetry',
  'field.kode_fluorescence': 'Fluorescence',
  'field.no_sertifikat': 'Certificate no.',

  // Aturan
  'rule.nama_barang_pendek': 'The item name must have more than 5 characters',
  'rule.berat_nol': 'The weight may not be 0',
  'rule.melebihi_berat_asli': 'The weight may not exceed the true weight of the piece: at most {{maks}} g',
  'rule.kurang_dari_berat_emas': 'The weight may not be below the gold in the piece: at least {{min}} g',
  'rule.aksesoris_tanpa_barcode': 'Accessories have no barcode: enter them on {{halaman}}',
  'rule.tara_menghabiskan_berat': 'Attributes and bag leave nothing of the true weight of {{berat}} g',
  'rule.berat_tidak_diubah': 'The weight is never changed: destroy the piece, then enter it again',
  'rule.kadar_lewat_update': 'The purity is changed on Change Purity, with an approval',
  'rule.perlu_hak_nilai': 'Only for who may use Change Margins',
  'rule.tidak_diubah_di_sini': 'Cannot be changed here',

  // Formulir
  'atribut.ke': '{{label}} {{nomor}}',
  'atribut.jumlah': 'Together {{berat}} g · {{harga}}',
  'berat.dibulatkan': 'Empty: becomes {{berat}} g',
  'berat.tanpa_tara': 'Empty: {{asli}} − attributes {{atribut}} − bag {{plastik}}, becomes {{berat}} g',
  'help.berat_asli': 'What the scale shows, with attributes and bag on.',
  'batu.ke': 'Stone {{nomor}}',
  'batu.tambah': 'Add stone',
  'batu.tombol_tambah': 'adds a stone',
  'batu.hapus': 'Remove stone {{nomor}}',
  'batu.jumlah': '{{jumlah}} {{jumlah?stone|stones}} · {{carat}} ct · {{nilai}}',
  'batu.per_baris':
    'Carats and value are for the whole line; identical stones share one line. The value is suggested from the stone price list.',
  'batu.di_luar_harga':
    'The stones’ value of {{nilai}} is not included here: add it to the attribute price, or give a fixed price.',
  'batu.sertifikat': 'Certificate {{nomor}}',

  // Kartu barang
  'kartu.terakhir': 'Last seen',
  'kartu.di_baki': 'in {{baki}}',
  'kartu.tidak_terlihat': 'Not found in the count',
  'kartu.keterangan': 'Note: {{isi}}',
  'kartu.disetujui': 'approved by {{user}}',

  // Rekonsiliasi dan ekspor
  'rekonsiliasi.atribut_sama_dengan_jumlah': 'Attributes of pieces one by one = their sum',
  'rekonsiliasi.berbatu_adalah_berlian': 'Pieces with stones are marked as diamond pieces',
  'ekspor.barang_batu': 'Stones of pieces',
};
