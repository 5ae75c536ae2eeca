import { Dec, type DecInput } from '../../core/dec.ts';
import { CARA_BAYAR, JENIS_BAYAR, minta, type JenisBayar } from './cara-bayar.ts';

/** Payments that reach a bank account. */
export const BAYAR_BANK: ReadonlySet<JenisBayar> = new Set(JENIS_BAYAR.filter((cara) => minta(cara, 'no_rekening')));

export type FeeDitanggung = 'TOKO' | 'CUSTOMER';

export interface BayarMasuk {
  readonly jenis: JenisBayar;
  /** Rupiah put towards the sale. */
  readonly jumlah: DecInput;
  readonly fee_persen?: DecInput | null;
}

export interface BayarBaris {
  readonly jenis: JenisBayar;
  readonly jumlah: Dec;
  readonly fee_persen: Dec;
  readonly fee_rp: Dec;
  /** What the card is charged. */
  readonly jumlah_gesek_rp: Dec;
  /** What reaches the account: the fee is the bank's, whoever bears it. */
  readonly masuk_bank: Dec;
}

export interface HasilBayar {
  readonly baris: readonly BayarBaris[];
  readonly dibayar: Dec;
  readonly kembali: Dec;
  /** What a promise or exchanged goods are worth beyond the amount due: paid out. */
  readonly keluar: Dec;
  /** What is still missing; 0 when paid. */
  readonly kurang: Dec;
  /** By how much non-cash goes over the amount due; 0 when it does not. */
  readonly lebih_non_tunai: Dec;
}

/** One payment with its card fee, floored to whole rupiah. */
export function bayarBaris(bayar: BayarMasuk, ditanggung: FeeDitanggung): BayarBaris {
  const jumlah = Dec.from(bayar.jumlah);
  const fee_persen = minta(bayar.jenis, 'fee_persen') ? Dec.from(bayar.fee_persen ?? 0) : Dec.zero;
  const fee_rp = jumlah.times(fee_persen).dividedBy(100, 0, 'down');
  const bank = BAYAR_BANK.has(bayar.jenis);
  return {
    jenis: bayar.jenis,
    jumlah,
    fee_persen,
    fee_rp,
    jumlah_gesek_rp: !bank ? Dec.zero : ditanggung === 'CUSTOMER' ? jumlah.plus(fee_rp) : jumlah,
    masuk_bank: !bank ? Dec.zero : ditanggung === 'CUSTOMER' ? jumlah : jumlah.minus(fee_rp),
  };
}

/**
 * Adds up the payments of a sale: only cash may go over the amount due, and what is over is given back; a promise and
 * exchanged goods are worth what they are worth, and the difference is paid out.
 */
export function hitungBayar(tagihan: DecInput, bayar: readonly BayarMasuk[], ditanggung: FeeDitanggung): HasilBayar {
  const due = Dec.from(tagihan);
  const baris = bayar.map((pembayaran) => bayarBaris(pembayaran, ditanggung));
  const jumlahDari = (pilih: (jenisBayar: JenisBayar) => boolean): Dec =>
    Dec.sum(baris.flatMap(({ jenis: cara, jumlah }) => (pilih(cara) ? [jumlah] : [])));
  const dibayar = jumlahDari(() => true);
  const nonTunai = jumlahDari((cara) => !CARA_BAYAR[cara].kembali);
  const keluar = Dec.max(0, jumlahDari((cara) => CARA_BAYAR[cara].lebih !== undefined).minus(due));
  return {
    baris,
    dibayar,
    kembali: Dec.max(0, dibayar.minus(Dec.max(due, nonTunai))),
    keluar,
    kurang: Dec.max(0, due.minus(dibayar)),
    lebih_non_tunai: Dec.max(0, nonTunai.minus(due).minus(keluar)),
  };
}
