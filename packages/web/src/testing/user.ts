import { modulesWith } from '@kilau/contract/modules.ts';
import type { LoginAnswer } from '../platform/session.ts';

/** A login as the server answers it. */
export const testUser = (more: Partial<LoginAnswer> = {}): LoginAnswer => ({
  token: 'token-1',
  user_id: 'KASIR1',
  usere_name: 'SITI A.',
  level: 'KASIR',
  kode_toko: 'KL01',
  toko: {
    kode_toko: 'KL01',
    nama_toko: 'KILAU PASAR BARU',
    alamat_toko: 'JL PASAR BARU 12',
    inisial: 'KL',
    zona_waktu: 'Asia/Jakarta',
    level: 'CABANG',
  },
  akses: [
    {
      path: '/SubMenuPenjualan',
      menu: 'penjualan',
      is_show: true,
      children: [
        { path: '/transaksi-penjualan', menu: 'penjualan', is_show: true },
        { path: '/lihat-penjualan', menu: 'penjualan', is_show: false },
      ],
    },
  ],
  modules: Array.from(modulesWith(new Map([['MEMBER_MODULE', 'true']])), ([key, value]) => ({ key, value })),
  tgl_system: '2026-11-21',
  bahasa: 'id',
  ...more,
});
