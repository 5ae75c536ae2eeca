import type { batu as source } from '../id/batu.ts';

/** Texts of the area `batu`, in Japanese. */
export const batu: Readonly<Record<keyof typeof source, string>> = {
  // Isian
  'field.atribut': '付属品',
  'field.batu': '石',
  'field.kode_jenis_batu': '石の種類',
  'field.jumlah_batu': '個数',
  'field.carat': 'カラット (ct)',
  'field.harga_batu': '石の価格',
  'field.kode_cutgrade': 'カットグレード',
  'field.kode_polish': 'ポリッシュ',
  'field.kode_symmetry': 'シンメトリー',
  'field.kode_fluorescence': '蛍光性',
  'field.no_sertifikat': '鑑定書番号',

  // Aturan
  'rule.nama_barang_pendek': '商品名は 6 文字以上にしてください',
  'rule.berat_nol': '重量は 0 にできません',
  'rule.melebihi_berat_asli': '重量は実重量を超えられません：最大 {{maks}} g',
  'rule.kurang_dari_berat_emas': '重量は金の重量を下回れません：最小 {{min}} g',
  'rule.aksesoris_tanpa_barcode': 'アクセサリーにバーコードは付きません。{{halaman}} で登録してください',
  'rule.tara_menghabiskan_berat': '付属品と袋を除くと実重量 {{berat}} g から何も残りません',
  'rule.berat_tidak_diubah': '重量は変更できません。廃棄してから登録し直してください',
  'rule.kadar_lewat_update': '品位は承認のうえ「品位の変更」で変更します',
  'rule.perlu_hak_nilai': '「工賃・価格の一括変更」の権限がある人だけが変更できます',
  'rule.tidak_diubah_di_sini': 'ここでは変更できません',

  // Formulir
  'atribut.ke': '{{label}} {{nomor}}',
  'atribut.jumlah': '合計 {{berat}} g · {{harga}}',
  'berat.dibulatkan': '空欄：{{berat}} g になります',
  'berat.tanpa_tara': '空欄：{{asli}} − 付属品 {{atribut}} − 袋 {{plastik}} = {{berat}} g',
  'help.berat_asli': '付属品と袋を付けたまま、はかりが示した重量。',
  'batu.ke': '石 {{nomor}}',
  'batu.tambah': '石を追加',
  'batu.tombol_tambah': '石を追加',
  'batu.hapus': '石 {{nomor}} を削除',
  'batu.jumlah': '石 {{jumlah}} 個 · {{carat}} ct · {{nilai}}',
  'batu.per_baris': 'カラットと価格は行全体のものです。同じ石は 1 行にまとめます。価格は石の価格表から提案されます。',
  'batu.di_luar_harga': '石の価格 {{nilai}} は含まれていません。付属品価格に加えるか、固定価格を使ってください。',
  'batu.sertifikat': '鑑定書 {{nomor}}',

  // Kartu barang
  'kartu.terakhir': '最後の確認',
  'kartu.di_baki': '{{baki}} にて',
  'kartu.tidak_terlihat': '棚卸で見つかりませんでした',
  'kartu.keterangan': '備考：{{isi}}',
  'kartu.disetujui': '承認者 {{user}}',

  // Rekonsiliasi dan ekspor
  'rekonsiliasi.atribut_sama_dengan_jumlah': '付属品の明細 = その合計',
  'rekonsiliasi.berbatu_adalah_berlian': '石の付いた商品はダイヤモンド商品として記録',
  'ekspor.barang_batu': '商品の石',
};
