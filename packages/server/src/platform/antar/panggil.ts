import type { Services } from '../context.ts';
import { callOutside, type OutsideAnswer } from '../outside.ts';
import { kepalaBertanda, nonceBaru, type Pemanggil } from './tanda.ts';
import type { TokoJauh } from './toko-jauh.ts';

export const API = '/api/v1/';

export interface Minta {
  /** The shop that asks. */
  readonly dari: string;
  readonly toko: TokoJauh;
  readonly method: 'GET' | 'POST';
  /** Below `/api/v1/`, with its query. */
  readonly path: string;
  /** JSON. */
  readonly body?: string;
  readonly pemanggil: Pemanggil;
  readonly headers?: Readonly<Record<string, string>>;
  /** Milliseconds until it counts as lost. */
  readonly timeout: number;
  /** As many bytes of the answer are read. */
  readonly largest?: number;
}

/** A signed call to the server that keeps another shop. Never throws for what the other side does. */
export function panggilToko(services: Pick<Services, 'now' | 'loopback'>, minta: Minta): Promise<OutsideAnswer> {
  const { dari, toko, method, body = '', pemanggil, timeout, largest } = minta;
  const path = `${API}${minta.path}`;
  const waktu = services.now().getTime();
  const tanda = kepalaBertanda(toko.kunci, {
    method,
    path,
    body,
    dari,
    ke: toko.kode_toko,
    waktu,
    nonce: nonceBaru(),
    pemanggil,
  });
  return callOutside({
    url: `${toko.portal}${path}`,
    method,
    headers: {
      ...minta.headers,
      'x-auth-token': tanda,
      // Where the other server is reached through a tunnel, that warns browsers first.
      'ngrok-skip-browser-warning': 'true',
      ...(body !== '' && { 'content-type': 'application/json' }),
    },
    ...(body !== '' && { body }),
    timeout,
    ...(largest !== undefined && { largest }),
    loopback: services.loopback,
  });
}

/** What another server has answered in JSON; nothing where it has not answered well, or something else. */
export function jsonDari(answer: OutsideAnswer): unknown {
  if (answer.kind !== 'answer' || answer.status !== 200) return undefined;
  try {
    return JSON.parse(answer.body);
  } catch {
    return undefined;
  }
}
