import type { uangBank } from '@kilau/contract/features/uang/uang-bank.kind.ts';
import type { KindHandlers } from '../../engine/paper/kind.ts';
import { arahUang, assertArah, lawanUang } from './arah.ts';

export const uangBankHandlers: KindHandlers<typeof uangBank> = {
  make: async (work, { arah: dipilih, no_rekening, kode_transaksi, jumlah, keterangan, gambar }) => {
    const arah = arahUang(dipilih);
    await assertArah(work, kode_transaksi, arah);
    return {
      total: jumlah,
      keterangan,
      kepala: { arah: dipilih, no_rekening, kode_transaksi, gambar },
      bayar: [{ arah, cara: 'TRANSFER', akun: 'BANK', sub: no_rekening, kategori: kode_transaksi, jumlah }],
      entries: () => lawanUang(arah, kode_transaksi, jumlah),
    };
  },
  deeds: { batal: async () => ({}) },
};
