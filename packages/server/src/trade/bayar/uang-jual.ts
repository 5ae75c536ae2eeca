import { Dec } from '@kilau/contract/core/dec.ts';
import type { BayarBaris } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import { CARA_BAYAR, minta } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { Caused, Payment } from '../../engine/paper/kind.ts';
import { moneyEntry, type Entry } from '../../ledger/entry.ts';
import { samarkanKartu, type BayarDikirim, type BayarTersimpan, type Ditarik } from './bayar.ts';
import { bayarKembali } from './uang-kembali.ts';

/** Under whose name a payment stands, by what its way says. */
function subBayar(
  { jenis: caraBayar }: BayarBaris,
  ditarik: Ditarik | undefined,
  kirim: BayarDikirim | undefined,
  kasir: string,
): Payment['sub'] {
  const nama = {
    laci: kasir,
    rekening: kirim?.no_rekening ?? '',
    sumber: ditarik?.nomor ?? '',
    dokumen: { nomor: 'sendiri' },
    member: ditarik?.pemilik ?? '',
    '': '',
  } as const;
  return nama[CARA_BAYAR[caraBayar].sub];
}

/** What a payment says beside where it stands: what was handed over, and the slip of a card. */
const rincian = (
  row: BayarBaris,
  kirim: BayarDikirim | undefined,
  ditanggung: BayarTersimpan['ditanggung'],
): Partial<Payment> =>
  minta(row.jenis, 'no_rekening')
    ? {
        fee: ditanggung === 'TOKO' ? row.fee_rp : Dec.zero,
        diterima: row.jumlah_gesek_rp,
        fee_persen: row.fee_persen,
        no_kartu: samarkanKartu(kirim?.no_kartu ?? null),
        rekening_lawan: kirim?.no_rekening_customer ?? '',
      }
    : { diterima: row.jumlah };

/** Of what another paper pays: how much of it, and which paper; one that is made with the sale by its place. */
function sumberBayar(ditarik: BayarTersimpan['ditarik'], index: number): Partial<Payment> {
  const tarikan = ditarik[index];
  if (!tarikan) return {};
  const akibat = ditarik.slice(0, index).filter((lain) => lain?.akibat).length;
  const sumber = tarikan.akibat ? { akibat } : tarikan.nomor;
  return {
    ...(tarikan.diterima && { diterima: tarikan.diterima }),
    ...(sumber !== undefined && { sumber_jenis: tarikan.jenis, sumber }),
  };
}

/** What is worth more than the sale, paid out under the category of its way. */
function keluar({ hasil }: BayarTersimpan, masuk: readonly BayarDikirim[], kasir: string): Payment[] {
  const kategori = hasil.baris
    .map(({ jenis: cara }) => CARA_BAYAR[cara].lebih)
    .findLast((lebih) => lebih !== undefined);
  if (hasil.keluar.isZero() || kategori === undefined) return [];
  return [bayarKembali(masuk, kasir, { kategori, jumlah: hasil.keluar })];
}

/**
 * Payments of a sale as they are booked: what is given back comes off the cash, the last of it first.
 * @param kategori of the cash book.
 */
export function pembayaranJual(
  bayar: BayarTersimpan,
  masuk: readonly BayarDikirim[],
  kasir: string,
  kategori: string,
): Payment[] {
  const { hasil, ditanggung, ditarik } = bayar;
  let { kembali } = hasil;
  const rows = hasil.baris
    .map((row, index): Payment => {
      const { akun, aset } = CARA_BAYAR[row.jenis];
      return {
        arah: 'MASUK',
        cara: row.jenis,
        kategori,
        akun,
        sub: subBayar(row, ditarik[index], masuk[index], kasir),
        jumlah: row.jumlah,
        ...(aset && { aset }),
        ...rincian(row, masuk[index], ditanggung),
        ...sumberBayar(ditarik, index),
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
  return [...rows, ...keluar(bayar, masuk, kasir)];
}

/** The papers that are made with a sale, to pay it. */
export const akibatBayar = ({ ditarik }: BayarTersimpan): Caused[] =>
  ditarik.flatMap((tarikan) => tarikan?.akibat ?? []);

/** What a sale came to, against what was paid: income, and the tax in it. @param kategori of the cash book. */
export const pendapatanJual = (total: Dec, ppn: Dec, kategori: string): Entry[] => [
  ...moneyEntry('PENJUALAN', '', total.minus(ppn).negated(), kategori),
  ...moneyEntry('PPN', '', ppn.negated(), kategori),
];
