import { Dec } from '@kilau/contract/core/dec.ts';
import type { DeedInput } from '@kilau/contract/core/kind.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import type { Payment, Work } from '../../engine/paper/kind.ts';
import { assertAdaUang, diJumlahTerakhir, uangMasuk } from '../../trade/bayar/uang-janji.ts';

/** Categories of the cash book. */
export const KATEGORI = {
  awal: 'SALDO AWAL',
  dp: 'DP CICILAN',
  bayar: 'BAYAR CICILAN',
  denda: 'DENDA CICILAN',
  cepat: 'PELUNASAN CEPAT CICILAN',
  lunas: 'LUNAS CICILAN',
  batal: 'BATAL CICILAN',
  lelang: 'LELANG CICILAN',
  kelebihan: 'KELEBIHAN LELANG',
} as const;

type UangMasuk = DeedInput<(typeof cicilan)['deeds']['bayar']>['bayar'];

/** More is paid than may be: told at the last payment. */
export const melebihiSisa = (lebih: Dec, uang: UangMasuk): Problem =>
  new Problem(
    'cicilan_melebihi_sisa',
    { lebih: lebih.toJSON() },
    { [diJumlahTerakhir(uang ?? [])]: { rule: 'melebihi_tagihan' } },
  );

/**
 * Money that is handed over, as it is booked. @param tagihan what is due; cash above it is given back.
 * @throws Problem `pembayaran_kosong`, and as {@link uangMasuk}.
 */
export function uangCicilan(work: Work, tagihan: Dec, uang: UangMasuk, kategori: string): Promise<readonly Payment[]> {
  assertAdaUang(uang ?? []);
  return uangMasuk(work, tagihan, uang ?? [], kategori);
}

/** A payment in two: what is said of the card and of its fee stays with the larger part, which is enough for it. */
function belah(payment: Payment, denda: Dec): Payment[] {
  const { jumlah, fee = Dec.zero, diterima = jumlah } = payment;
  const sisa = jumlah.minus(denda);
  if (denda.isZero() || sisa.isZero()) return [denda.isZero() ? payment : { ...payment, kategori: KATEGORI.denda }];
  const kecil = Dec.min(denda, sisa);
  const besar = { jumlah: jumlah.minus(kecil), fee, diterima: diterima.minus(kecil) };
  const lain = { jumlah: kecil, fee: Dec.zero, diterima: kecil };
  const [untukDenda, untukCicilan] = denda.lte(sisa) ? [lain, besar] : [besar, lain];
  return [
    { ...payment, ...untukDenda, kategori: KATEGORI.denda },
    { ...payment, ...untukCicilan },
  ];
}

/** Payments with the part that is fines under a category of its own: out of the cash first, so that few are cut. */
export function pisahkanDenda(payments: readonly Payment[], denda: Dec): Payment[] {
  let sisa = denda;
  const ambil = new Map<Payment, Dec>();
  const urut = payments.toSorted((a, b) => Number(b.akun === 'KAS') - Number(a.akun === 'KAS'));
  for (const payment of urut) {
    const bagian = Dec.min(sisa, payment.jumlah);
    sisa = sisa.minus(bagian);
    ambil.set(payment, bagian);
  }
  return payments.flatMap((payment) => belah(payment, ambil.get(payment) ?? Dec.zero));
}
