import type { PelangganDraft } from '../pelanggan-draft.ts';

/** What was said of a customer, as it is sent. */
export type KycIsi = Readonly<Record<string, unknown>>;

/**
 * What was said of customers of papers that are not saved yet, by the key of the paper: in memory alone, since a draft
 * stays on the device and this must not. It is worth nothing for another customer.
 */
const diketahui = new Map<string, { readonly siapa: string; readonly kyc: KycIsi }>();

const siapa = (pelanggan: PelangganDraft): string => JSON.stringify(pelanggan);

export const ingatKyc = (key: string, pelanggan: PelangganDraft, kyc: KycIsi): void =>
  void diketahui.set(key, { siapa: siapa(pelanggan), kyc });

export function kycDari(key: string, pelanggan: PelangganDraft): KycIsi | undefined {
  const ingatan = diketahui.get(key);
  return ingatan?.siapa === siapa(pelanggan) ? ingatan.kyc : undefined;
}

export const lupakanKyc = (key: string): void => void diketahui.delete(key);
