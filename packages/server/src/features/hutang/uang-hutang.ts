import { Problem } from '@kilau/contract/core/problem.ts';
import type { SatuanBunga } from '@kilau/contract/features/hutang/bunga.calc.ts';
import { tagihanHutang, type Pinjaman, type Tagihan } from '@kilau/contract/features/hutang/hutang.calc.ts';
import type { Hutang } from './hitung.ts';

/** What a loan is worked out from. */
const pinjamanOf = ({ saldo, kepala }: Pick<Hutang, 'saldo' | 'kepala'>): Pinjaman => ({
  ...kepala,
  satuan_bunga: kepala.satuan_bunga as SatuanBunga,
  pokok: saldo,
});

/**
 * What is due of a loan on a day.
 * @throws Problem `tgl_sebelum_bunga` for a day before interest was paid.
 */
export function tagihan(hutang: Pick<Hutang, 'saldo' | 'kepala'>, tgl: string): Tagihan {
  const { tgl_bunga } = hutang.kepala;
  if (tgl < tgl_bunga) throw new Problem('tgl_sebelum_bunga', { tgl, tgl_bunga });
  return tagihanHutang(pinjamanOf(hutang), tgl);
}
