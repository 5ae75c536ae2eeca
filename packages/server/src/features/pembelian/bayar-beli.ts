import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { CARA_BAYAR, minta } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { OTORISASI_TRANSFER, type CaraBeli } from '@kilau/contract/trade/beli/cara-beli.ts';
import { useApproval } from '../../engine/approval.ts';
import type { Payment, Work } from '../../engine/paper/kind.ts';
import type { PembelianMasuk } from './baris-beli.ts';

/** Category of the cash book. */
export const KATEGORI_BELI = 'PEMBELIAN';

/** Whether a sale that is paid with these goods makes the purchase. No caller can say so: it is none of his ways. */
export const ditukar = ({ bayar }: Pick<PembelianMasuk, 'bayar'>): boolean =>
  bayar.some(({ jenis }) => jenis === 'TUKAR');

/** Goods that pay a sale, under its number: out of the purchase what goes into the sale. */
export const bayarTukar = (jumlah: Dec): Payment => ({
  arah: 'KELUAR',
  cara: 'TUKAR',
  akun: CARA_BAYAR.TUKAR.akun,
  sub: { nomor: 'sebab' },
  kategori: KATEGORI_BELI,
  jumlah,
});

type BayarMasuk = PembelianMasuk['bayar'][number];
interface Bayar extends BayarMasuk {
  readonly jumlah: Dec;
}

const salah = (at: string, rule: RuleBreak): Problem => new Problem('data_tidak_valid', {}, { [at]: rule });

/** What each payment is: the one without an amount is what the others leave. Together they are what is to be paid. */
function dibagi(total: Dec, bayar: readonly BayarMasuk[]): Bayar[] {
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

/** What a way asks for it gets, and nothing that it does not ask for is sent with it. */
function assertIsi({ jenis, no_rekening, no_rekening_customer }: Bayar, index: number): void {
  const isi = { no_rekening, no_rekening_customer };
  for (const name of ['no_rekening', 'no_rekening_customer'] as const) {
    const value = isi[name];
    const diminta = minta(jenis as CaraBeli, name);
    if (diminta && !value) throw salah(`bayar.${index}.${name}`, { rule: 'tidak_boleh_kosong' });
    if (!diminta && value) throw salah(`bayar.${index}.${name}`, { rule: 'hanya_untuk_transfer' });
  }
}

/**
 * How a purchase is paid: out of the drawer of who validates it, or from accounts, which may take an approval.
 * @param total what is to be paid.
 * @throws Problem `pembayaran_kosong`, `pembayaran_kurang`, `otorisasi_diperlukan`, …, at the payment.
 */
export async function bayarBeli({ tx, context }: Work, total: Dec, masuk: readonly BayarMasuk[]): Promise<Payment[]> {
  const bayar = dibagi(total, masuk);
  const tunai = bayar.findLastIndex(({ jenis }) => jenis === 'CASH');
  const pertama = bayar.findIndex(({ jenis }) => jenis === 'CASH');
  if (pertama !== tunai) throw salah(`bayar.${tunai}.jenis`, { rule: 'cara_bayar_ganda' });
  const hasil: Payment[] = [];
  for (const [index, row] of bayar.entries()) {
    assertIsi(row, index);
    const { jumlah, no_rekening, no_rekening_customer, otorisasi } = row;
    const cara = row.jenis as CaraBeli;
    if (cara === 'TRANSFER' && context.isOn('OTORISASI_PEMBAYARAN_TRANSFER')) {
      await useApproval(tx, context, {
        id: otorisasi,
        at: `bayar.${index}.otorisasi`,
        kategori: OTORISASI_TRANSFER,
        dokumen: '',
        nilai: { no_rekening, no_rekening_customer, jumlah: jumlah.toJSON() },
      });
    }
    const { akun, sub } = CARA_BAYAR[cara];
    hasil.push({
      arah: 'KELUAR',
      cara,
      kategori: KATEGORI_BELI,
      jumlah,
      akun,
      sub: sub === 'laci' ? context.actor.user_id : (no_rekening ?? ''),
      rekening_lawan: no_rekening_customer ?? '',
    });
  }
  return hasil;
}
