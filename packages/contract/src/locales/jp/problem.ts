import type { problem as source } from '../id/problem.ts';

export const problem: Record<keyof typeof source, string> = {
  'problem.permintaan_rusak': 'リクエストを読み取れません。',
  'problem.data_tidak_valid': '正しくない項目があります。印の付いた項目を確認してください。',
  'problem.terlalu_besar': '送信されたデータが大きすぎます。',
  'problem.jumlah_terlalu_besar': '合計が記録できる範囲を超えています。数量と価格を確認してください。',
  'problem.satu_file_saja': 'ファイルは一度に一つだけ送信してください。',
  'problem.terlalu_sering': '試行回数が多すぎます。{{detik}} 秒お待ちください。',
  'problem.tidak_ditemukan': 'このアドレスには何もありません。',
  'problem.kesalahan_server':
    'エラーが発生しました。もう一度お試しください。繰り返す場合は {{ref}} をお知らせください。',
  'problem.layanan_belum_siap': 'サーバーの準備ができていません。しばらくしてからお試しください。',
  'problem.kunci_muatan': 'このセッションの暗号鍵がまだありません。鍵を取得してから再送信してください。',
  'field.kunci': '公開鍵',
  'problem.ruang_penuh': 'サーバーのディスクがいっぱいで保存できません。オーナーまたはサポートに連絡してください。',

  'problem.belum_login': 'セッションが終了しました。もう一度ログインしてください。',
  'problem.login_salah': 'ユーザー ID またはパスワードが違います',
  'problem.user_sedang_dipakai': 'このユーザー ID は使用中です',
  'problem.password_lama_salah': '現在のパスワードが違います。',
  'problem.level_tidak_berhak': 'あなたのレベルではこの操作はできません。',
  'problem.menu_tidak_berhak': 'このメニューの権限がありません。',
  'problem.modul_tidak_aktif': 'この店舗で有効ではないモジュール：{{@modul.modul}}。',
  'problem.modul_menutup': '次のモジュールがこの店舗で有効な間は利用できません：{{@modul.modul}}。',
  'problem.toko_tidak_berhak': '店舗 {{kode_toko}} で作業する権限がありません。',
  'problem.di_luar_jam_akses': '利用時間外です。',
  'problem.pemilik_terakhir': '店舗には有効なオーナーが少なくとも 1 人必要です。',

  'problem.kunci_wajib': 'このリクエストには Idempotency-Key ヘッダー（空白なしの半角 8～200 文字）が必要です。',
  'problem.kunci_dipakai_isi_lain': 'この Idempotency-Key は別のリクエストで使用済みです。',

  'problem.kode_sudah_ada': 'コード {{kode}} はすでにあります。',
  'problem.kode_terhapus': 'コード {{kode}} は削除済み (DELETED) の状態で存在します。',
  'problem.data_tidak_ditemukan': '{{kode}} が見つかりません',
  'problem.data_dipakai': '{{kode}} は使用中です。',
  'problem.rujukan_tidak_ada': 'コード {{kode}} は登録されていません。',

  'problem.barang_tidak_ditemukan': '商品 {{kode_barcode}} が見つかりません。',
  'problem.barang_sudah_terjual': '商品 {{kode_barcode}} は {{nomor}} で販売済みです。',
  'problem.barang_sudah_hancur': '商品 {{kode_barcode}} は {{nomor}} で廃棄されました。',
  'problem.barang_sedang_dipesan': '商品 {{kode_barcode}} は未確定の {{nomor}} で確保されています。',
  'problem.barang_tidak_dijual': '商品 {{kode_barcode}} は販売対象外の倉庫 {{kode_gudang}} にあります。',
  'problem.barang_toko_lain': '商品 {{kode_barcode}} は店舗 {{kode_toko}} のものです。',
  'problem.barang_ganda': '商品 {{kode_barcode}} はすでに表にあります。',
  'problem.barang_berubah': '商品 {{kode_barcode}} は変更されました。再読み込みしてください。',
  'problem.barang_berlian_tidak_aktif':
    '商品 {{kode_barcode}} はダイヤモンド商品ですが、ダイヤモンドモジュールが有効ではありません。',
  'problem.barcode_habis': '使用できるバーコード番号がなくなりました。',
  'problem.stok_tidak_cukup': 'トレイ {{kode_baki}} の {{kode_dept}} が不足しています：在庫 {{qty}} 点、{{berat}} g。',
  'problem.baki_masih_berisi':
    'トレイ {{kode_baki}} にはまだ {{jumlah}} 点（{{berat}} g）入っています。先に移動してください。',
  'problem.group_masih_berisi':
    'グループ {{kode_group}} にはまだ {{jumlah}} 点あります。金製品とアクセサリーは入れ替えられません。新しいグループを作成してください。',
  'problem.baki_tidak_siap': 'トレイ {{kode_baki}} は倉庫 {{kode_gudang}} ではもう使われていません。',
  'problem.gudang_tidak_dipakai': '倉庫 {{kode_gudang}} は使用停止中のため、商品を入れられません。',

  'problem.dokumen_tidak_ditemukan': '伝票 {{nomor}} が見つかりません。',
  'problem.status_tidak_sesuai': '伝票 {{nomor}} は状態 {{status}} のため処理できません。',
  'problem.sudah_dikembalikan': '商品 {{kode_barcode}} は買戻し済みまたは交換済みです。',
  'problem.sudah_diubah':
    '伝票 {{nomor}} は他の人が変更しました（バージョン {{versi}}）。再読み込みしてからもう一度お試しください。',
  'problem.keadaan_tidak_sesuai': '伝票 {{nomor}} は処理できません：{{@keadaan}}（{{oleh}}）。',
  'problem.perbuatan_lain_terakhir':
    '伝票 {{nomor}} で最後に行われた操作は {{@perbuatan}} です。先にそれを取り消してください。',
  'problem.saldo_tidak_cukup': '{{akun}} {{di}} の残高が足りないため、処理できません。',
  'problem.baris_tidak_cocok': '伝票 {{nomor}} の明細 {{baris}} は、当店での状態と一致しません。',
  'problem.pesan_belum_diterima': '他店が取り消した操作 {{ke}} は、当店では受け入れられていません。',
  'problem.dokumen_terkait': '伝票 {{nomor}} は {{sebab}} に結び付いており、一緒にのみ処理できます。',
  'problem.alasan_wajib': '理由を入力してください',

  'problem.harga_belum_diatur': 'グループ {{kode_group}} の価格が設定されていません。',
  'problem.harga_sudah_berubah':
    '商品 {{kode_barcode}} の価格が 1 g あたり {{harga_lama}} から {{harga_baru}} に変わりました。',
  'problem.harga_terlalu_jauh': '商品 {{kode_barcode}} の価格は本日の価格と {{persen}}% 異なります。',
  'problem.berat_berbeda': '商品 {{kode_barcode}} の在庫重量は {{berat}} g です。',
  'problem.diskon_melebihi_total': '商品 {{kode_barcode}} の値引が合計を超えています。',
  'problem.pembayaran_kosong': '支払方法を少なくとも 1 つ選択してください。',
  'problem.harga_tidak_wajar':
    '商品 {{kode_barcode}} の価格 Rp. {{harga}} は通常価格（Rp. {{biasa}}）の {{kali}} 倍です。',
  'problem.ongkos_tidak_wajar':
    '商品 {{kode_barcode}} の工賃 Rp. {{ongkos}} は通常の工賃（Rp. {{biasa}}）の {{kali}} 倍です。',
  'problem.tunai_tidak_wajar': '現金 Rp. {{jumlah}} は請求額（Rp. {{tagihan}}）の {{kali}} 倍です。',
  'problem.kadar_tidak_wajar': '品位 {{kadar}} はグループ {{kode_group}} の品位（{{biasa}}）と {{selisih}} 違います。',
  'problem.harga_emas_tidak_wajar':
    '価格 {{kode_group}} が {{persen}}% 変わります：Rp. {{lama}} から Rp. {{baru}} へ。',
  'problem.pembayaran_kurang': '支払額が Rp. {{kurang}} 不足しています',
  'problem.non_tunai_melebihi': '現金以外の支払いが請求額を Rp. {{lebih}} 超えています',
  'problem.poin_tidak_cukup': 'ポイントが足りません',
  'problem.poin_melebihi_batas':
    'この伝票で付くポイントが記録できる範囲を超えています。ポイントの付与規則を確認してください。',
  'problem.jenis_bayar_tidak_aktif': '支払方法 {{jenis}} は有効ではありません。',
  'problem.pelanggan_wajib': 'お客様情報を入力してください。',
  'problem.non_member_tidak_aktif': '取引は会員のみです。',
  'problem.sales_wajib': '販売員コードを入力してください',

  'problem.otorisasi_diperlukan': '承認が必要です：{{kategori}}。',
  'problem.otorisasi_pemilik': 'オーナーだけが承認できます。',
  'problem.otorisasi_tidak_berlaku':
    '承認が無効です。使用済み、期限切れ、内容が変更された、または承認者に権限がなくなっています。',
  'problem.otorisasi_sendiri': '承認を依頼した本人は自分の依頼を承認できません。',
  'problem.permintaan_lewat': 'この依頼は決定済み、取り下げ済み、または期限切れです。',
  'problem.permintaan_sudah_ada': 'この承認依頼のコードは別の依頼で使用済みです。新しいコードで依頼し直してください。',
  'problem.otorisasi_ditolak': '承認できませんでした。ユーザー名またはパスワードが違うか、承認権限のないレベルです。',

  'problem.hari_sudah_tutup': 'データを保存できませんでした。取引日と接続を確認してください。{{tgl}} は締め済みです。',
  'problem.saldo_awal_terlambat': '開始残高は最初の閉店処理の前にのみ入力できます。現在の日付は {{tgl}} です。',
  'problem.tanggal_terkunci': '日付はロックされています。',
  'problem.rentang_tanggal_terbalik': '開始日は終了日以前にしてください',
  'problem.rentang_lebih_sebulan': '期間は 1 か月以内にしてください',

  'problem.sudah_disiapkan': '店舗はすでに準備済みです。ログインしてください。',
  'problem.bukan_gambar': 'ファイルが JPEG、PNG、WebP の画像ではありません。',
  'problem.demo_hanya_lokal': 'パスワードが公開されているため、デモチェーンはサーバー本体でのみ開けます。',
  'problem.parameter_di_halaman': '{{halaman}} で適用開始日とともに設定します。',
  'problem.modul_masih_ditunggu':
    '未完了の伝票が {{jumlah}} 件あります（{{nomor}} など）。先に処理してからこの設定を変更してください。',
  'problem.toko_masih_ditunggu':
    '店舗 {{kode_toko}} に関する未完了の輸送が {{jumlah}} 件あります（{{nomor}} など）。先に処理してから店舗を無効にしてください。',
};
