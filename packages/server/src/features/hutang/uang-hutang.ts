import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { SatuanBunga } from '@kilau/contract/features/hutang/bunga.calc.ts';
import { tagihanHutang, type Pinjaman, type Tagihan } from '@kilau/contract/features/hutang/hutang.calc.ts';
import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { Payment, Work } from '../../engine/paper/kind.ts';
import { dikirim, hitungPembayaran } from '../../trade/bayar/bayar.ts';
import { pembayaranJual } from '../../trade/bayar/uang-jual.ts';
import type { Hutang } from './hitung.ts';

/** How somebody pays, as it is sent. */
export interface UangMasuk {
  readonly jenis: string;
  readonly jumlah: Dec;
  readonly no_rekening: string | null;
  readonly no_kartu: string | null;
  readonly fee_persen: Dec | null;
}

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

/** All that is sent, whatever is due of it. */
export const jumlahUang = (uang: readonly UangMasuk[]): Dec => Dec.sum(uang.map(({ jumlah }) => jumlah));

/**
 * Money that pays what is due: cash with change, anything else to the rupiah.
 * @throws Problem `pembayaran_kosong`, `pembayaran_kurang`, `non_tunai_melebihi`, and as every payment is refused.
 */
export async function bayarMasuk(
  work: Work,
  jumlah: Dec,
  uang: readonly UangMasuk[],
  kategori: string,
): Promise<readonly Payment[]> {
  const masuk = uang.map(({ jenis: cara, jumlah: rupiah, ...isi }) => dikirim(cara as JenisBayar, rupiah, isi));
  const bayar = await hitungPembayaran(work, jumlah, masuk);
  return pembayaranJual(bayar, masuk, work.context.actor.user_id, kategori);
}
