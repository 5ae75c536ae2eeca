import type { gesek as source } from '../id/gesek.ts';

export const gesek: Record<keyof typeof source, string> = {
  'page.gesek-tunai': 'カード現金払い',
  'hint.gesek-tunai': 'カードを通し、手数料を引いた現金を渡します。クレジットカードはインドネシア中央銀行が禁止。',
  'modul.GESEK_TUNAI_KREDIT': 'カード現金払いでクレジットカードを受け付ける（インドネシア中央銀行が禁止）',
  'field.no_gesek': '受付番号',
  'field.jenis_kartu': 'カードの種類',
  'field.jumlah_gesek_rp': '決済額',
  'field.kartu_4_digit': 'カード下 4 桁',
  'field.nama_pemegang_kartu': 'カード名義人',
  'field.fee_rp': '手数料',
  'field.tunai': '現金',
  'help.gesek_kredit': 'クレジットカードはオーナーがシステム設定で許可した場合のみ。',
  'help.gesek_fee': '手数料 = 決済額 × %。残りはあなたのレジから出ます。',
  'gesek.batal_penjelasan': '本日、現金はあなたのレジに戻り、決済額は口座から出ます。',
  'gesek.bukti': 'カード現金払いの控え',
  'rule.tunai_habis': '手数料で現金がなくなります',
  'rule.gesek_kredit_dilarang': 'カード現金払いにクレジットカードは使えません',
};
