import type { uangKas } from '@kilau/contract/features/uang/uang-kas.kind.ts';
import type { KindHandlers } from '../../engine/paper/kind.ts';
import { arahUang, assertArah, lawanUang } from './arah.ts';

export const uangKasHandlers: KindHandlers<typeof uangKas> = {
  make: async (work, { arah: dipilih, kode_transaksi, jumlah, keterangan, gambar }) => {
    const arah = arahUang(dipilih);
    await assertArah(work, kode_transaksi, arah);
    return {
      total: jumlah,
      keterangan,
      kepala: { arah: dipilih, kode_transaksi, gambar },
      bayar: [{ arah, cara: 'CASH', akun: 'KAS', sub: work.context.actor.user_id, kategori: kode_transaksi, jumlah }],
      entries: () => lawanUang(arah, kode_transaksi, jumlah),
    };
  },
  deeds: { batal: async () => ({}) },
};
