import type { ProblemError } from '../../../platform/problem-error.ts';
import type { Ulang } from '../../dokumen/use-kirim.ts';
import type { PelangganDraft } from '../pelanggan-draft.ts';
import type { KycIsi } from './ingat.ts';

/** Whether a paper was refused because of what is known of its customer: nothing yet, or something wrong. */
export const perluKyc = ({ code, fields }: ProblemError): boolean =>
  code === 'kyc_wajib' || Object.keys(fields).some((path) => path.startsWith('kyc.'));

/** Asks who the customer is; the form is fetched when it is needed. */
export const fetchKyc = () => import('./minta-kyc.tsx');

async function mintaLalu(error: ProblemError, pelanggan: PelangganDraft, dikatakan: KycIsi, ulang: Ulang) {
  const { mintaKyc } = await fetchKyc();
  const kyc = await mintaKyc(error, pelanggan, dikatakan);
  if (kyc) ulang({ kyc });
}

/**
 * Asks who the customer is where a paper was refused for that, and sends it again with the answer.
 * @param dikatakan what the paper knows of him beside who he is.
 * @returns whether the refusal was one of these.
 */
export function lengkapiKyc(error: ProblemError, pelanggan: PelangganDraft, dikatakan: KycIsi, ulang: Ulang): boolean {
  if (!perluKyc(error)) return false;
  void mintaLalu(error, pelanggan, dikatakan, ulang);
  return true;
}
