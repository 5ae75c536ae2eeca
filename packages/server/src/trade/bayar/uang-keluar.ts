import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { CARA_BAYAR, minta } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import type { CaraBeli } from '@kilau/contract/trade/beli/cara-beli.ts';
import type { Payment } from '../../engine/paper/kind.ts';

/** How somebody is paid, as it is sent: one without an amount is what the others leave. */
export interface KeluarMasuk {
  readonly jenis: string;
  readonly jumlah: Dec | null;
  readonly no_rekening: string | null;
  readonly no_rekening_customer: string | null;
}

const salah = (at: string, rule: RuleBreak): Problem => new Problem('data_tidak_valid', {}, { [at]: rule });

/**
 * What each payment is: the one without an amount is what the others leave. Together they are what is to be paid.
 * @throws Problem `pembayaran_kosong`, `pembayaran_kurang`, or at the payment.
 */
export function dibagi<B extends KeluarMasuk>(total: Dec, bayar: readonly B[]): (B & { readonly jumlah: Dec })[] {
  if (bayar.length === 0) throw new Problem('pembayaran_kosong', {}, { bayar: { rule: 'tidak_boleh_kosong' } });
  const disebut = Dec.sum(bayar.map(({ jumlah }) => jumlah ?? Dec.zero));
  const sisa = total.minus(disebut);
  const tanpa = bayar.flatMap(({ jumlah }, index) => (jumlah === null ? [index] : []));
  const [pertama, kedua] = tanpa;
  if (kedua !== undefined) throw salah(`bayar.${kedua}.jumlah`, { rule: 'tidak_boleh_kosong' });
  const akhir = pertama ?? bayar.length - 1;
  if (sisa.lt(0) || (pertama !== undefined && sisa.isZero())) {
    throw salah(`bayar.${akhir}.jumlah`, { rule: 'melebihi_tagihan' });
  }
  if (pertama === undefined && sisa.gt(0)) {
    throw new Problem(
      'pembayaran_kurang',
      { kurang: sisa.toJSON() },
      { [`bayar.${akhir}.jumlah`]: { rule: 'pembayaran_kurang' } },
    );
  }
  return bayar.map((row) => ({ ...row, jumlah: row.jumlah ?? sisa }));
}

const REKENING = ['no_rekening', 'no_rekening_customer'] as const;

/** Nothing is sent with a way that it does not ask for. @param at where the payment stands. */
export function assertTanpaRekening(bayar: KeluarMasuk, at = ''): void {
  for (const name of REKENING) {
    if (bayar[name] && !minta(bayar.jenis as CaraBeli, name)) {
      throw salah(at + name, { rule: 'hanya_untuk_transfer' });
    }
  }
}

/** What a way asks for it gets, and nothing else. */
export function assertIsi(bayar: KeluarMasuk, index: number): void {
  const at = `bayar.${index}.`;
  for (const name of REKENING) {
    if (!bayar[name] && minta(bayar.jenis as CaraBeli, name)) throw salah(at + name, { rule: 'tidak_boleh_kosong' });
  }
  assertTanpaRekening(bayar, at);
}

/** Refuses cash in more than one heap. */
export function assertSatuTunai(bayar: readonly KeluarMasuk[]): void {
  const akhir = bayar.findLastIndex(({ jenis }) => jenis === 'CASH');
  const pertama = bayar.findIndex(({ jenis }) => jenis === 'CASH');
  if (pertama !== akhir) throw salah(`bayar.${akhir}.jenis`, { rule: 'cara_bayar_ganda' });
}

/** A payment out of a drawer or an account, as it is booked. @param kategori of the cash book. */
export function uangKeluar(
  { jenis, jumlah, no_rekening, no_rekening_customer }: KeluarMasuk & { readonly jumlah: Dec },
  kasir: string,
  kategori: string,
): Payment {
  const { akun, sub } = CARA_BAYAR[jenis as CaraBeli];
  return {
    arah: 'KELUAR',
    cara: jenis,
    kategori,
    jumlah,
    akun,
    sub: sub === 'laci' ? kasir : (no_rekening ?? ''),
    rekening_lawan: no_rekening_customer ?? '',
  };
}

/** All in cash, as long as nobody says otherwise. */
const TUNAI: KeluarMasuk = { jenis: 'CASH', jumlah: null, no_rekening: null, no_rekening_customer: null };

/** How a sum is paid out. @throws Problem as {@link dibagi} and {@link assertIsi} do. */
export function bayarKeluar(total: Dec, masuk: readonly KeluarMasuk[], kasir: string, kategori: string): Payment[] {
  const bayar = dibagi(total, masuk.length === 0 ? [TUNAI] : masuk);
  assertSatuTunai(bayar);
  bayar.forEach(assertIsi);
  return bayar.map((row) => uangKeluar(row, kasir, kategori));
}
