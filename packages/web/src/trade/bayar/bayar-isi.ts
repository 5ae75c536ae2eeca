import type { Dec } from '@kilau/contract/core/dec.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { formatPlain } from '@kilau/contract/core/format.ts';
import { BAYAR_BANK, BAYAR_KARTU, type JenisBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import { angka } from '../harga/angka.ts';
import type { IsiBayar } from './bayar-draft.ts';
import { uangPas } from './uang-pas.ts';

/** The ways to pay that this screen takes, and the letter that chooses each while the amount is typed. */
export const CARA_BAYAR = [
  { jenis: 'CASH', huruf: 'C' },
  { jenis: 'DEBET', huruf: 'D' },
  { jenis: 'CREDIT', huruf: 'K' },
  { jenis: 'TRANSFER', huruf: 'T' },
  { jenis: 'QRIS', huruf: 'Q' },
] as const satisfies readonly { jenis: JenisBayar; huruf: string }[];

export const caraDari = (huruf: string): JenisBayar | undefined =>
  CARA_BAYAR.find((cara) => cara.huruf === huruf.toUpperCase())?.jenis;

/** A new payment of what is still due. */
export const bayarBaru = (kurang: Dec): IsiBayar => ({
  jenis: 'CASH',
  jumlah: kurang.gt(0) ? kurang.toString() : '',
  no_rekening: '',
  nama_rekening: '',
  no_kartu: '',
  fee_persen: '',
});

/** The likely amount after (or before) the one that stands there: what the arrow keys lead through. */
export function pecahanLain(kurang: Dec, jumlah: string, arah: 1 | -1): string | undefined {
  const pilihan = uangPas(kurang);
  const sekarang = pilihan.findIndex((uang) => uang.eq(angka(jumlah)));
  const lain = sekarang < 0 ? pilihan[0] : pilihan[(sekarang + arah + pilihan.length) % pilihan.length];
  return lain?.toString();
}

/** What a payment lacks, by field. */
export function periksaIsi(isi: IsiBayar): Readonly<Partial<Record<keyof IsiBayar, RuleBreak>>> {
  const kosong: RuleBreak = { rule: 'tidak_boleh_kosong' };
  return {
    ...(angka(isi.jumlah).isZero() ? { jumlah: { rule: 'tidak_boleh_nol' } } : {}),
    ...(BAYAR_BANK.has(isi.jenis) && isi.no_rekening === '' ? { no_rekening: kosong } : {}),
  };
}

/** A payment in a few words: account, last digits of the card, fee. */
export function bayarRingkas({ jenis: caraBayar, nama_rekening, no_rekening, no_kartu, fee_persen }: IsiBayar): string {
  const fee = angka(fee_persen);
  return [
    BAYAR_BANK.has(caraBayar) ? nama_rekening || no_rekening : '',
    BAYAR_KARTU.has(caraBayar) && no_kartu !== '' ? `···${no_kartu}` : '',
    BAYAR_KARTU.has(caraBayar) && fee.gt(0) ? `${formatPlain(fee)} %` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
