import type { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { OTORISASI_TRANSFER } from '@kilau/contract/trade/beli/cara-beli.ts';
import { approveWithin } from '../../engine/paper/approve.ts';
import type { Payment, Work } from '../../engine/paper/kind.ts';
import type { BayarDikirim } from './bayar.ts';

/** To which account money goes back, and from which of the shop's. */
interface Rekening {
  readonly kembali_rekening: string;
  readonly kembali_customer: string;
}

const diisi = ({ kembali_rekening, kembali_customer }: BayarDikirim): boolean =>
  Boolean(kembali_rekening) || Boolean(kembali_customer);

/** Where what old goods are worth beyond the new ones is transferred to; nothing where it leaves the drawer. */
const rekeningKembali = (masuk: readonly BayarDikirim[]): Rekening | undefined => {
  const { kembali_rekening, kembali_customer } = masuk.find(diisi) ?? {};
  return kembali_rekening && kembali_customer ? { kembali_rekening, kembali_customer } : undefined;
};

/**
 * Money that goes back to a customer who brought more than he took: out of the drawer, or by transfer.
 * @param kategori of the cash book.
 */
export function bayarKembali(
  masuk: readonly BayarDikirim[],
  kasir: string,
  { kategori, jumlah }: { readonly kategori: string; readonly jumlah: Dec },
): Payment {
  const rekening = rekeningKembali(masuk);
  const uang = { arah: 'KELUAR', kategori, jumlah } as const;
  return rekening
    ? {
        ...uang,
        cara: 'TRANSFER',
        akun: 'BANK',
        sub: rekening.kembali_rekening,
        rekening_lawan: rekening.kembali_customer,
      }
    : { ...uang, cara: 'CASH', akun: 'KAS', sub: kasir };
}

/**
 * Checks what was said of money that goes back, and uses the approval of a transfer where the shop asks for one.
 * @param keluar how much goes back.
 * @throws Problem `data_tidak_valid`, `otorisasi_diperlukan`, `otorisasi_tidak_berlaku`, at the payment.
 */
export async function pakaiIzinKembali(work: Work, masuk: readonly BayarDikirim[], keluar: Dec): Promise<void> {
  const index = masuk.findIndex(diisi);
  const baris = masuk[index];
  if (!baris) return;
  const at = (name: string) => `bayar.${index}.${name}`;
  const breaks: Record<string, RuleBreak> = {};
  for (const name of ['kembali_rekening', 'kembali_customer'] as const) {
    if (!baris[name]) breaks[at(name)] = { rule: 'tidak_boleh_kosong' };
    else if (keluar.isZero()) breaks[at(name)] = { rule: 'tanpa_uang_kembali' };
  }
  if (Object.keys(breaks).length > 0) throw new Problem('data_tidak_valid', {}, breaks);
  if (!work.context.isOn('OTORISASI_PEMBAYARAN_TRANSFER')) return;
  await approveWithin(work, {
    id: baris.kembali_otorisasi,
    at: at('kembali_otorisasi'),
    kategori: OTORISASI_TRANSFER,
    nilai: {
      no_rekening: baris.kembali_rekening,
      no_rekening_customer: baris.kembali_customer,
      jumlah: keluar.toJSON(),
    },
  });
}
