import type { batas as source } from '../id/batas.ts';

export const batas: Record<keyof typeof source, string> = {
  'modul.LIMIT_PENJUALAN': 'Jualan melebihi jumlah ini (Rp) memerlukan kelulusan; 0 bermaksud tiada had',
  'modul.BERLIAN_TRANSACTION_AUTHORIZATION_MODULE': 'Berlian yang dijual di bawah harga kos memerlukan kelulusan',
  'field.otorisasi_limit': 'Kelulusan Had',
  'batas.judul': 'Jualan melebihi had',
  'batas.limit': 'Had jualan',
  'batas.di_atas_limit': 'Melebihi had {{limit}}: kelulusan diminta semasa disimpan',
};
