import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import type { PembacaDipilih } from '@kilau/contract/core/approval-sidik.ts';
import { api } from '../../../platform/api.ts';

/** The readers at which a finger can be entered. */
export const askPembaca = async (): Promise<readonly PembacaDipilih[]> =>
  (await api.get<{ readonly pembaca: readonly PembacaDipilih[] }>('sidik-jari')).pembaca;

interface Mulai {
  readonly id: string;
  readonly kunci: PublicKeyCredentialCreationOptionsJSON;
}

/** The device was not entered: the browser or the hand refused. */
export class DeviceError extends Error {
  override readonly name = 'DeviceError';
  readonly address: boolean;
  constructor(address: boolean) {
    super();
    this.address = address;
  }
}

async function answerOf(kunci: PublicKeyCredentialCreationOptionsJSON): Promise<unknown> {
  const { startRegistration, browserSupportsWebAuthn, WebAuthnError } = await import('@simplewebauthn/browser');
  if (!browserSupportsWebAuthn()) throw new DeviceError(true);
  try {
    return await startRegistration({ optionsJSON: kunci });
  } catch (error) {
    throw new DeviceError(error instanceof WebAuthnError && /^ERROR_INVALID_(DOMAIN|RP_ID)$/.test(error.code));
  }
}

/** Enters this device: the password opens it, the device answers, the server keeps its key. @throws DeviceError */
export async function enterDevice(values: { readonly nama: string; readonly password: string }): Promise<void> {
  const { id, kunci } = await api.post<Mulai>('sidik-jari/kunci/mulai', values);
  const jawaban = await answerOf(kunci).catch((error: unknown) => {
    void api.delete(`otorisasi-sidik/${id}`).catch(() => undefined);
    throw error;
  });
  await api.post('sidik-jari/kunci', { id, jawaban });
}

export interface JariDiminta {
  readonly id: string;
  readonly sisa_ms: number;
  readonly pembaca: string;
}

/** Has a reader wait for a finger of mine. */
export const enterFinger = (values: object): Promise<JariDiminta> => api.post<JariDiminta>('sidik-jari/jari', values);
