import { Dec } from '@kilau/contract/core/dec.ts';
import type { Payment } from '../../engine/paper/kind.ts';
import { moneyEntry, type Entry } from '../../ledger/entry.ts';
import { samarkanKartu, type BayarDikirim, type BayarTersimpan } from './bayar.ts';

/**
 * Payments of a sale as they are booked: what is given back comes off the cash, the last of it first.
 * @param kategori of the cash book.
 */
export function pembayaranJual(
  { hasil, ditanggung }: BayarTersimpan,
  masuk: readonly BayarDikirim[],
  kasir: string,
  kategori: string,
): Payment[] {
  let kembali = hasil.kembali;
  return hasil.baris
    .map((row, index): Payment => {
      const { no_rekening, no_kartu, no_rekening_customer } = masuk[index] ?? {};
      const asal = { arah: 'MASUK', cara: row.jenis, kategori } as const;
      if (row.jenis === 'CASH') return { ...asal, akun: 'KAS', sub: kasir, jumlah: row.jumlah, diterima: row.jumlah };
      return {
        ...asal,
        akun: 'BANK',
        sub: no_rekening ?? '',
        jumlah: row.jumlah,
        fee: ditanggung === 'TOKO' ? row.fee_rp : Dec.zero,
        diterima: row.jumlah_gesek_rp,
        fee_persen: row.fee_persen,
        no_kartu: samarkanKartu(no_kartu ?? null),
        rekening_lawan: no_rekening_customer ?? '',
      };
    })
    .toReversed()
    .map((row) => {
      if (row.akun !== 'KAS') return row;
      const balik = Dec.min(kembali, row.jumlah);
      kembali = kembali.minus(balik);
      return { ...row, jumlah: row.jumlah.minus(balik) };
    })
    .toReversed();
}

/** What a sale came to, against what was paid: income, and the tax in it. @param kategori of the cash book. */
export const pendapatanJual = (total: Dec, ppn: Dec, kategori: string): Entry[] => [
  ...moneyEntry('PENJUALAN', '', total.minus(ppn).negated(), kategori),
  ...moneyEntry('PPN', '', ppn.negated(), kategori),
];
