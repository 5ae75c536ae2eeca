import type { impor as source } from '../id/impor.ts';

/** Texts of the area `impor`, in Japanese. */
export const impor: Record<keyof typeof source, string> = {
  'problem.impor_bukan_csv':
    'このファイルは UTF-8 の CSV ではありません。Excel (.xlsx) で保存するか、「名前を付けて保存」で CSV UTF-8 を選んでください。',
  'problem.impor_rusak': '{{baris}} 行目から読み取れません。引用符が閉じられていないか、セルの途中にあります。',
  'problem.impor_kosong': 'ファイルにデータがありません。1 行目に列名、2 行目以降にデータを入れてください。',
  'problem.impor_kolom_tidak_ada': 'ファイルに列「{{kolom}}」がありません。',
  'problem.impor_kolom_ganda': '列「{{kolom}}」が重複しているか、意味が特定できません。',
  'problem.impor_terlalu_banyak': 'ファイルが {{maks}} 行を超えています。複数のファイルに分けてください。',
  'problem.impor_sudah_masuk':
    'このファイルはすでに取り込まれています。内容を本当にもう一度取り込む場合は、別のファイルで取り込んでください。',
  'problem.impor_ditolak': '{{jumlah}} 行が拒否されました。何も保存されていません。',
  'rule.baris_ditolak': '{{sebab}}',
  'rule.angka_ragu': '二通りに読めます。千の区切りはコンマ、小数点はピリオドで書いてください。例：1,500 または 2.13',
  'rule.notasi_ilmiah': '表計算ソフトが数字を省略しています。列の書式を文字列にして入力し直してください',
  'rule.galat_rumus': 'このセルの内容は数式のエラーで、値ではありません。数式を直して取り込み直してください',
  'rule.isi_tanpa_judul': '見出しのない列に内容があります',
  'rule.tidak_dapat_diubah': '変更できません',
  'rule.ganda_di_file': '{{kode}} はこのファイルの {{baris}} 行目にすでにあります',
  'rule.lain_dari_pertama': '空欄にするか、この番号の最初の行（{{baris}} 行目）と同じにしてください',
  'rule.daftar_tetap': 'この一覧は固定です。新しいデータは追加できません',
  'impor.impor': 'Excel / CSV 取込',
  'impor.judul': 'Excel / CSV 取込 · {{judul}}',
  'impor.keterangan':
    'まだないコードは追加され、すでにあるコードはファイルにある列だけが変更されます。ファイルにない列はそのままです。',
  'impor.pilih': 'Excel または CSV ファイルを選ぶ',
  'impor.pilih_lain': '別のファイルを選ぶ',
  'impor.seret': 'またはここにファイルをドラッグ',
  'impor.contoh': 'CSV の見本',
  'impor.memeriksa': '{{nama}} を確認中',
  'impor.mengimpor': '{{nama}} を取込中',
  'impor.tahap_baca': 'ファイルを読み込み中',
  'impor.tahap_periksa': '行を確認中',
  'impor.tahap_simpan': '保存中',
  'impor.baru': '新規',
  'impor.berubah': '変更',
  'impor.sama': '変更なし',
  'impor.ditolak': '拒否',
  'impor.dilewati': '取り込まない列：{{kolom}}',
  'impor.ditolak_semua':
    '下の行を直してから、もう一度ファイルを選んでください。拒否された行がある間は何も取り込まれません。',
  'impor.kesalahan_sebagian': '最初の {{jumlah}} 件のエラーを表示しています。',
  'impor.kesalahan': '拒否された行',
  'impor.baris': '行',
  'impor.kode': 'コード',
  'impor.isian': '項目',
  'impor.pesan': 'エラー',
  'impor.unduh_kesalahan': 'エラー一覧をダウンロード',
  'impor.tidak_ada': 'ファイルの内容はすべて保存済みのデータと同じです。',
  'impor.jalankan': '{{jumlah}} 行を取り込む',
  'impor.selesai': '{{jumlah}} 件を取り込みました',
  'impor.dibatalkan': '取込を中止しました。何も保存されていません',
  'impor.terlalu_besar': 'ファイルが {{maks}} MB を超えています。複数のファイルに分けてください。',
  'problem.impor_lembar_makro':
    'この Excel ファイルにはマクロが含まれています。マクロなしの Excel ブック (.xlsx) で保存し直してください。',
  'problem.impor_rumus_kosong':
    '{{baris}} 行目の数式に計算結果が保存されていません。Excel で開いて保存し直してから取り込んでください。',
  'problem.impor_sel_gabung':
    '{{baris}} 行目は結合されたセルの中にあり、値がどの行のものか分かりません。セルの結合を解除し、各行に入力してから、もう一度取り込んでください。',
  'problem.impor_lembar_besar':
    'この Excel シートは大きすぎて読み込めません。空の行と列を削除するか、複数のファイルに分けてください。',
  'impor.contoh_excel': 'Excel の見本',
};
