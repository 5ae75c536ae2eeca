import { minta, mintaSemua } from './minta.tsx';

/** What other features may use: asking a supervisor or owner to approve an action with its exact values. */
export type { Permintaan, RingkasanBaris } from './permintaan.ts';
export { sisaWaktu } from './permintaan.ts';
export { useCountdown } from './use-countdown.ts';
export { AksiDokumen } from './AksiDokumen.tsx';
export { kataBatal } from './kata-batal.ts';
export { mintaSemua } from './minta.tsx';

const otorisasi = { minta, mintaSemua } as const;

/** Approvals as a component asks for them. */
export const useOtorisasi = (): typeof otorisasi => otorisasi;
