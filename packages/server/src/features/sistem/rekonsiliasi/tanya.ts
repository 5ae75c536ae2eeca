import type { Kind } from '@kilau/contract/core/kind.ts';
import {
  PERTANYAAN,
  PERTANYAAN_KEYS,
  type PertanyaanKey,
} from '@kilau/contract/features/sistem/rekonsiliasi/rekonsiliasi.ts';
import type { Check, Truths } from '../../../ledger/reconcile.ts';
import { checksOf } from '../../../ledger/verify.ts';
import type { Context } from '../../../platform/context.ts';
import { jalanDari } from './jalan.ts';

const QUESTION: ReadonlyMap<string, PertanyaanKey> = new Map(
  PERTANYAAN_KEYS.flatMap((key) => PERTANYAAN[key].map((kunci): [string, PertanyaanKey] => [kunci, key])),
);
/** The question that a check answers; what is new and has none yet is still told, with the book itself. */
const pertanyaanDari = (kunci: string): PertanyaanKey | undefined => QUESTION.get(kunci);

/**
 * The checks of the books as the questions of an owner, those that do not hold first; each difference with the ways to
 * the papers it names.
 * @param tgl the day; null for the open day and all that no kept result covers yet.
 */
export async function tanyaBuku(context: Context, kinds: readonly Kind[], truths: Truths, tgl: string | null) {
  const { db, shop, t } = context;
  const checks = await checksOf(db, shop.kode_toko, tgl, truths);
  const wrong = checks.flatMap(({ selisih, contoh }) => (selisih.isZero() ? [] : contoh));
  const jalan = await jalanDari(context, kinds, tgl ?? shop.tgl_system, wrong);
  const told = ({ kunci, selisih, contoh }: Check) => ({
    kunci,
    judul: t(`rekonsiliasi.${kunci}`),
    selisih,
    tempat: contoh.map((teks) => ({ teks, jalan: jalan(teks) })),
  });
  const pertanyaan = PERTANYAAN_KEYS.map((kunci) => {
    const cek = checks.filter((check) => (pertanyaanDari(check.kunci) ?? 'buku') === kunci).map(told);
    const salah = cek.filter(({ selisih }) => !selisih.isZero());
    const cocok = cek.filter(({ selisih }) => selisih.isZero());
    return { kunci, tanya: t(`tanya.${kunci}`), beda: salah.length, cek: [...salah, ...cocok] };
  }).filter(({ cek }) => cek.length > 0);
  return { tgl, tgl_system: shop.tgl_system, pertanyaan };
}
