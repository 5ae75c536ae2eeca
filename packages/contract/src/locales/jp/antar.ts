import type { antar as source } from '../id/antar.ts';

export const antar: Record<keyof typeof source, string> = {
  'field.kunci_portal': 'ポータルの鍵',
  'help.kunci_portal':
    '別のサーバーにある店舗の場合のみ：両方のサーバーで同じ秘密の鍵（24 文字以上）。その店舗にここでのオーナーは不要です。',
  'rule.alamat_server': 'サーバーのアドレス（例：https://branch.example.com）',
  'rule.kunci_terlalu_pendek': '{{min}} 文字以上',
  'rule.toko_di_server_ini': 'この店舗はこのサーバーにあります',
  'problem.antar_ditolak': '別のサーバーからのこの呼び出しは信頼できません。',
  'problem.toko_tidak_terjangkau': '店舗 {{kode_toko}} のサーバーが応答しません。後でもう一度お試しください。',
  'problem.toko_di_server_lain': '店舗 {{kode_toko}} は別のサーバーにあります。ここからは閲覧のみ可能です。',
  'dashboard.dari_toko': '{{semua}} 店舗中 {{ada}} 店舗',
  'dashboard.salinan_per': '{{waktu}} 時点の写し',
  'dashboard.buka_portal': '開く',
  'field.tiket': 'チケット',
};
