import { equipKatalog } from '../features/katalog/api.ts';
import type { Permulaan } from '../features/sistem/toko/toko-baru.ts';
import { equipAkun } from '../features/uang/api.ts';

/** What features give a new shop to begin with. */
export const permulaan: Permulaan = { katalog: equipKatalog, akun: equipAkun };
