import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import {
  kategoriDari,
  type PembacaDipilih,
  type Penyetuju,
  type SidikDiizinkan,
  type SidikTerbit,
  type SidikUser,
  type StatusSidik,
} from '@kilau/contract/core/approval-sidik.ts';
import { api, type CallOptions } from '../../platform/api.ts';
import { BERLAKU_MS, dimintaDari, type Izin, type Permintaan } from './permintaan.ts';

/** Whom the dialog offers, and the readers of the shop. */
export interface Pilihan {
  readonly data: readonly Penyetuju[];
  readonly pembaca: readonly PembacaDipilih[];
}

export const askPilihan = (): Promise<Pilihan> => api.get<Pilihan>('otorisasi-sidik/penyetuju');

/** What she approves with. */
export async function askSidik(user_id: string): Promise<SidikUser | undefined> {
  const { data } = await api.get<{ readonly data: readonly SidikUser[] }>('user-fingerprint', { user_id });
  return data[0];
}

/** Asks for her finger, with all that it is to approve. */
export const askScan = (
  permintaan: readonly Permintaan[],
  user_id: string,
  pembaca: string | undefined,
): Promise<SidikTerbit> =>
  api.post<SidikTerbit>('otorisasi-sidik', {
    user_id,
    permintaan: permintaan.map(dimintaDari),
    ...(pembaca !== undefined && { pembaca }),
  });

/** How the request stands: a push of the reader may be lost with the line. */
export const lookAt = async (id: string): Promise<StatusSidik> =>
  (await api.get<{ readonly status: StatusSidik }>(`otorisasi-sidik/${id}`)).status;

export const withdraw = (id: string, options: CallOptions = {}): Promise<unknown> =>
  api.delete(`otorisasi-sidik/${id}`, {}, options).catch(() => undefined);

/** Hands on what was signed, or the template that the reader has matched, and takes the approvals. */
export async function sendSidik(
  permintaan: readonly Permintaan[],
  { id, user_id, fp }: { readonly id: string; readonly user_id: string; readonly fp: unknown },
): Promise<readonly Izin[]> {
  const kategori = kategoriDari(permintaan);
  const { izin } = await api.post<SidikDiizinkan>('authorization/fingerprint', {
    user_id,
    fp,
    kategori,
    permintaan: id,
  });
  const sampai = Date.now() + BERLAKU_MS;
  return permintaan.map((diminta, index) => ({
    id: izin[index] ?? '',
    kategori: diminta.kategori,
    disetujui_oleh: user_id,
    sampai,
  }));
}

/** The address is none by which a browser lets a page ask for a finger. */
export class AddressError extends Error {
  override readonly name = 'AddressError';
}

/**
 * Has her device sign. The browser asks by itself, in a window of its own.
 * @throws AddressError where it never will; whatever the browser says when she does not answer.
 */
export async function signWith(kunci: object): Promise<unknown> {
  const { startAuthentication, browserSupportsWebAuthn, WebAuthnError } = await import('@simplewebauthn/browser');
  if (!browserSupportsWebAuthn()) throw new AddressError();
  try {
    return await startAuthentication({ optionsJSON: kunci as PublicKeyCredentialRequestOptionsJSON });
  } catch (error) {
    const never = error instanceof WebAuthnError && /^ERROR_INVALID_(DOMAIN|RP_ID)$/.test(error.code);
    throw never ? new AddressError() : error;
  }
}

/** Takes the browser's window away. */
export const stopSigning = async (): Promise<void> =>
  (await import('@simplewebauthn/browser')).WebAuthnAbortService.cancelCeremony();
