/** Limits of a sale. */
export const batas = {
  'modul.LIMIT_PENJUALAN': 'Penjualan di atas jumlah ini (Rp) perlu otorisasi; 0 berarti tanpa batas',
  'modul.BERLIAN_TRANSACTION_AUTHORIZATION_MODULE': 'Berlian yang dijual di bawah harga modal perlu otorisasi',
  'field.otorisasi_limit': 'Otorisasi Limit',
  'batas.judul': 'Penjualan di atas limit',
  'batas.limit': 'Limit penjualan',
  'batas.di_atas_limit': 'Di atas limit {{limit}}: otorisasi diminta saat disimpan',
} as const;
