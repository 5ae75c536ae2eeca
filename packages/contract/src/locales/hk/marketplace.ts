import type { marketplace as source } from '../id/marketplace.ts';

export const marketplace: Record<keyof typeof source, string> = {
  'field.kurir': '速遞／運送人',
  'field.no_resi': '運單號碼',
  'field.foto_jual': '出售時相片',
  'field.fee_marketplace': '平台手續費 (%)',
  'rule.kurir_marketplace': '網購平台貨品必須填寫速遞公司',
  'rule.foto_marketplace': '網購平台貨品必須有相片',
  'rule.hanya_untuk_marketplace': '只適用於網購平台貨品',
  'rule.marketplace_mati': '此店不在網購平台銷售',
  'problem.bukan_marketplace': '單據 {{nomor}} 沒有網購平台貨品。',
  'marketplace.judul': '網購平台及相片',
  'marketplace.slip': '平台寄件單',
  'marketplace.penerima': '收件人',
  'marketplace.pengirim': '寄件人',
  'marketplace.fee': '平台扣費',
  'marketplace.diterima': '店舖實收',
  'marketplace.kamera': '相機',
  'marketplace.berkas': '選擇檔案',
  'page.laporan-penjualan-marketplace': '網購平台銷售報表',
  'hint.laporan-penjualan-marketplace': '經網購平台售出的貨品：速遞、運單、扣費及店舖實收。',
};
