import { resetPoin, tarikResetPoin } from '../features/member/reset-poin.ts';
import type { AkhirHari } from '../features/tutup/tutup.post.ts';

/** What features have for the closing of a day. */
export const akhirHari: readonly AkhirHari[] = [{ nama: 'poin', tutup: resetPoin, buka: tarikResetPoin }];
