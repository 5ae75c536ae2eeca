import type { marketplace as source } from '../id/marketplace.ts';

export const marketplace: Record<keyof typeof source, string> = {
  'field.kurir': '配送業者',
  'field.no_resi': '追跡番号',
  'field.foto_jual': '販売時の写真',
  'field.fee_marketplace': 'マーケットプレイス手数料 (%)',
  'rule.kurir_marketplace': 'マーケットプレイス販売の商品には配送業者が必要です',
  'rule.foto_marketplace': 'マーケットプレイス販売の商品には写真が必要です',
  'rule.hanya_untuk_marketplace': 'マーケットプレイス販売の商品のみ',
  'rule.marketplace_mati': 'この店舗はマーケットプレイスで販売していません',
  'problem.bukan_marketplace': '伝票 {{nomor}} にマーケットプレイス販売の商品はありません。',
  'marketplace.judul': 'マーケットプレイス・写真',
  'marketplace.slip': 'マーケットプレイス発送票',
  'marketplace.penerima': 'お届け先',
  'marketplace.pengirim': 'ご依頼主',
  'marketplace.fee': 'マーケットプレイス手数料',
  'marketplace.diterima': '店舗受取額',
  'marketplace.kamera': 'カメラ',
  'marketplace.berkas': 'ファイルを選択',
  'page.laporan-penjualan-marketplace': 'マーケットプレイス販売レポート',
  'hint.laporan-penjualan-marketplace': 'マーケットプレイスで販売した商品：配送業者、追跡番号、手数料、店舗受取額。',
};
