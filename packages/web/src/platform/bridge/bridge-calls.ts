import type { BridgeJob, BridgeStatus } from '@kilau/contract/core/print-job.ts';
import { noteAnswering, type BridgeSettings } from './bridge-store.ts';

/** Nobody answers at the bridge's address, or the browser may not ask there. */
export class BridgeSilent extends Error {}

/** The bridge answers, and refuses: a wrong pairing code, a printer that it has not. */
export class BridgeRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

type Pairing = Pick<BridgeSettings, 'alamat' | 'kode'>;

/** A program of this machine answers at once; a job waits for its printer first. */
const STATUS_MS = 2000;
const JOB_MS = 15_000;
/** What it answers whoever does not know its code. */
const UNPAIRED = 401;

async function call<T>(
  { alamat, kode }: Pairing,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { timeout, body }: { readonly timeout: number; readonly body?: Blob },
): Promise<T> {
  const asked: RequestInit = { method, headers: { authorization: `Bearer ${kode}` } };
  if (body) asked.body = await body.arrayBuffer();
  let response: Response;
  try {
    response = await fetch(`${alamat}${path}`, { ...asked, signal: AbortSignal.timeout(timeout) });
  } catch {
    noteAnswering(false);
    throw new BridgeSilent(path);
  }
  const told = (await response.json().catch(() => ({}))) as T & { readonly code?: string };
  noteAnswering(response.status !== UNPAIRED);
  if (!response.ok) throw new BridgeRefusal(told.code ?? String(response.status));
  return told;
}

/** What lies before the printers of a bridge. */
export const bridgeStatus = (pairing: Pairing): Promise<BridgeStatus> =>
  call(pairing, 'GET', '/status', { timeout: STATUS_MS });

/** Brings a job. The same id prints once, so what got no answer is brought again. */
export async function bringJob(pairing: Pairing, id: string, printer: string, bytes: Blob): Promise<BridgeJob> {
  const bring = () =>
    call<BridgeJob>(pairing, 'PUT', `/jobs/${id}?printer=${printer}`, { timeout: JOB_MS, body: bytes });
  try {
    return await bring();
  } catch (error) {
    if (error instanceof BridgeRefusal) throw error;
    return bring();
  }
}

export const lookAtJob = (pairing: Pairing, id: string): Promise<BridgeJob> =>
  call(pairing, 'GET', `/jobs/${id}`, { timeout: STATUS_MS });
export const beginAgain = (pairing: Pairing, id: string): Promise<BridgeJob> =>
  call(pairing, 'POST', `/jobs/${id}`, { timeout: JOB_MS });
/** Gives a job up; one that is being tried it answers for once its printer took it or did not. */
export const giveUpJob = (pairing: Pairing, id: string): Promise<BridgeJob> =>
  call(pairing, 'DELETE', `/jobs/${id}`, { timeout: JOB_MS });
