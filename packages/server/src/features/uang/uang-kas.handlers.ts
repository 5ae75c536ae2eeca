import { Problem } from '@kilau/contract/core/problem.ts';
import type { uangKas } from '@kilau/contract/features/uang/uang-kas.kind.ts';
import type { KindHandlers, Work } from '../../engine/paper/kind.ts';
import { moneyEntry } from '../../ledger/entry.ts';

/** What is wrong with a category of money that goes one way only. */
const ONE_WAY = {
  MASUK: { rule: 'transaksi_hanya_masuk' },
  KELUAR: { rule: 'transaksi_hanya_keluar' },
} as const;

/** @throws Problem at `kode_transaksi` when the category is of money that goes the other way. */
async function assertArah({ tx, context }: Work, kode_transaksi: string, arah: 'MASUK' | 'KELUAR'): Promise<void> {
  const { jenis_transaksi } = await tx.one<{ jenis_transaksi: keyof typeof ONE_WAY | 'SEMUA' }>(
    'select jenis_transaksi from kode_transaksi where kode_toko = $1 and kode_transaksi = $2',
    [context.shop.kode_toko, kode_transaksi],
  );
  if (jenis_transaksi !== 'SEMUA' && jenis_transaksi !== arah) {
    throw new Problem('data_tidak_valid', {}, { kode_transaksi: ONE_WAY[jenis_transaksi] });
  }
}

export const uangKasHandlers: KindHandlers<typeof uangKas> = {
  make: async (work, { arah, kode_transaksi, jumlah, keterangan, gambar }) => {
    const masuk = arah === 'TAMBAH';
    const moved = masuk ? jumlah : jumlah.negated();
    await assertArah(work, kode_transaksi, masuk ? 'MASUK' : 'KELUAR');
    return {
      total: jumlah,
      keterangan,
      kepala: { arah, kode_transaksi, gambar },
      bayar: [
        {
          arah: masuk ? 'MASUK' : 'KELUAR',
          cara: 'CASH',
          akun: 'KAS',
          sub: work.context.actor.user_id,
          kategori: kode_transaksi,
          jumlah,
        },
      ],
      entries: () =>
        moneyEntry(masuk ? 'PENDAPATAN_LAIN' : 'BIAYA_LAIN', kode_transaksi, moved.negated(), kode_transaksi),
    };
  },
  deeds: { batal: async () => ({}) },
};
