import type { antar as source } from '../id/antar.ts';

export const antar: Record<keyof typeof source, string> = {
  'field.kunci_portal': '入口密鑰',
  'help.kunci_portal':
    '只用於另一台伺服器上的店舖：兩台伺服器使用相同的密鑰，至少 24 個字元。此類店舖無須在此設定店主。',
  'rule.alamat_server': '伺服器地址，例如 https://branch.example.com',
  'rule.kunci_terlalu_pendek': '至少 {{min}} 個字元',
  'rule.toko_di_server_ini': '此店舖就在本伺服器上',
  'problem.antar_ditolak': '無法信任來自另一台伺服器的呼叫。',
  'problem.toko_tidak_terjangkau': '店舖 {{kode_toko}} 的伺服器沒有回應，請稍後再試。',
  'problem.toko_di_server_lain': '店舖 {{kode_toko}} 位於另一台伺服器：在此只能查看。',
  'dashboard.dari_toko': '{{semua}} 間店舖中的 {{ada}} 間',
  'dashboard.salinan_per': '截至 {{waktu}} 的副本',
  'dashboard.buka_portal': '開啟',
  'field.tiket': '票證',
};
