import type { pindahan as source } from '../id/pindahan.ts';

export const pindahan: Record<keyof typeof source, string> = {
  'page.pindahan': 'データ移行',
  'hint.pindahan':
    '最初の閉店処理の前に、すでにある商品・現金・貸付・会員・仕入先を Excel または CSV ファイルから取り込みます。',
  'page.saldo-awal': '現金・銀行の開始残高',
  'hint.saldo-awal': '店がこのプログラムを使い始める時のレジと口座の現金。相手勘定は資本金です。',
  'field.no_saldo_awal': '開始残高番号',
  'rule.laci_atau_rekening': 'レジか口座のどちらか一方を入力してください',
  'rule.saldo_awal_ada': '{{nomor}} で登録済みです',
  'rule.kode_lama_beberapa': '{{kode}} は {{jumlah}} 点にあります。バーコードを使ってください',
  'pindahan.petunjuk':
    '見本をダウンロードして入力し、ファイルを選んでください。まず各行を確認し、誤りを示します。誤りのある行がある間は何も保存されません。',
  'pindahan.terlambat': 'この店舗では閉店処理がすでに行われています。商品・現金・貸付は開始残高として取り込めません。',
  'pindahan.masuk': 'ファイルを取り込む',
  'pindahan.wajib': '必須：{{kolom}}',
  'pindahan.wajib_awal': '各番号の最初の行：{{kolom}}',
  'pindahan.catatan': '資本金を相手勘定として、開始残高に一括で記帳されます。',
  'pindahan.member': '会員',
  'pindahan.member_isi': '会員とその住所・電話番号。',
  'pindahan.supplier': '仕入先',
  'pindahan.supplier_isi': '店が商品を仕入れる仕入先。',
  'pindahan.barang': '商品',
  'pindahan.barang_isi':
    'トレイ内の商品を 1 行に 1 点。各商品に新しいバーコードが付き、旧コードは社内コードに入ります。',
  'pindahan.manual': '手動在庫',
  'pindahan.manual_isi': 'バーコードのない商品：トレイ・グループ・種類ごとの数と重量。',
  'pindahan.uang': '現金・銀行残高',
  'pindahan.uang_isi': '各ユーザーのレジと店の各口座の現金。',
  'pindahan.titipan': '進行中の預り',
  'pindahan.titipan_isi':
    '未引取の預りと旧番号・預り金。商品は先に取り込み、バーコードか社内コードで指定し、2 点目以降は同じ番号の次の行に書きます。',
  'pindahan.pesanan': '進行中の注文',
  'pindahan.pesanan_isi': '未完成の注文と旧番号・支払済みの金額。2 点目以降の商品は同じ番号の次の行に書きます。',
  'pindahan.cicilan': '進行中の分割払い',
  'pindahan.cicilan_isi':
    '未完済の分割払いと旧番号・残高・次回の期日。商品は先に取り込み、バーコードか社内コードで指定し、2 点目以降は同じ番号の次の行に書きます。',
  'pindahan.hutang': '進行中の貸付',
  'pindahan.hutang_isi': '旧番号の貸付と残高・利息・担保品。2 点目以降の担保品は同じ番号の次の行に書きます。',
};
