import type { gesek as source } from '../id/gesek.ts';

export const gesek: Record<keyof typeof source, string> = {
  'page.gesek-tunai': '刷卡套現',
  'hint.gesek-tunai': '刷卡後交付現金並扣除手續費。印尼央行禁止使用信用卡。',
  'modul.GESEK_TUNAI_KREDIT': '接受以信用卡套現（印尼央行禁止）',
  'field.no_gesek': '刷卡編號',
  'field.jenis_kartu': '卡類',
  'field.jumlah_gesek_rp': '刷卡金額',
  'field.kartu_4_digit': '卡號最後 4 位數字',
  'field.nama_pemegang_kartu': '持卡人姓名',
  'field.fee_rp': '手續費',
  'field.tunai': '現金',
  'help.gesek_kredit': '只有店主在「系統設定」允許時才可用信用卡。',
  'help.gesek_fee': '手續費 = 刷卡金額 × 百分比；餘額由你的錢箱支付。',
  'gesek.batal_penjelasan': '現金今天退回你的錢箱，刷卡金額由賬戶扣除。',
  'gesek.bukti': '刷卡套現憑證',
  'rule.tunai_habis': '手續費已用盡全部現金',
  'rule.gesek_kredit_dilarang': '不可使用信用卡套現',
};
