import { choice, code, money, percent } from '../../core/field.ts';
import type { LineWords } from '../../core/kind.ts';
import { KATA_CARA } from './kata-cara.ts';
import { JENIS_BAYAR } from './cara-bayar.ts';

/** How the payments of a sale are told: the way, where to, and what a card cost. */
export const BAYAR_KATA: LineWords = {
  also: {
    jenis: choice(JENIS_BAYAR, { label: 'field.jenis_bayar', ...KATA_CARA }),
    /** Said of what went out to the customer: what was exchanged, or left, was worth more. */
    keluar: choice(['MASUK', 'KELUAR'], { optionLabel: 'pilihan.jenis_transaksi' }),
    no_rekening: code({}),
    no_kartu: code({}),
    fee_persen: percent({}),
    fee_rp: money({ label: 'penjualan.fee' }),
    jumlah: money({}),
  },
  name: ['jenis', 'keluar'],
  words: ['no_rekening', 'no_kartu'],
  figures: ['fee_persen', 'fee_rp'],
  amount: 'jumlah',
};
