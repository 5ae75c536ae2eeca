import { Dec } from '@kilau/contract/core/dec.ts';
import { moneyEntry, type Entry } from '../../ledger/entry.ts';

/** What a sale came to, as its money is booked. */
export interface UangKepala {
  readonly kembali: Dec;
  readonly grand_total: Dec;
  readonly ppn: Dec;
}

/** One payment of it. */
export interface UangBayar {
  readonly jenis: string;
  readonly jumlah: Dec;
  readonly no_rekening: string;
  readonly fee_rp: Dec;
  readonly fee_ditanggung: string;
}

/** Money of a sale into drawer and accounts, income and tax on the other side. @param kategori of the cash book. */
export function uangJualEntries(
  kepala: UangKepala,
  bayar: readonly UangBayar[],
  kasir: string,
  kategori: string,
): Entry[] {
  const cash = Dec.sum(
    bayar.filter((pembayaran) => pembayaran.jenis === 'CASH').map((pembayaran) => pembayaran.jumlah),
  ).minus(kepala.kembali);
  const bank = bayar
    .filter((pembayaran) => pembayaran.jenis !== 'CASH')
    .flatMap((pembayaran) => {
      // The shop bears the fee: it never reaches the account. The customer bears it: it only passes through.
      const fee = pembayaran.fee_ditanggung === 'TOKO' ? pembayaran.fee_rp : Dec.zero;
      return [
        ...moneyEntry('BANK', pembayaran.no_rekening, pembayaran.jumlah.minus(fee), kategori),
        ...moneyEntry('BIAYA_FEE', '', fee, kategori),
      ];
    });
  return [
    ...moneyEntry('KAS', kasir, cash, kategori),
    ...bank,
    ...moneyEntry('PENJUALAN', '', kepala.grand_total.minus(kepala.ppn).negated(), kategori),
    ...moneyEntry('PPN', '', kepala.ppn.negated(), kategori),
  ];
}
