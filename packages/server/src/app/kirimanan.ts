import { kirimanBarang } from '../features/kirim-barang/kiriman.ts';
import { kirimanUang } from '../features/uang/kiriman.ts';
import type { Kirimanku } from '../trade/toko/kiriman-luar.ts';

/** What goes from shop to shop, and is told of to another server. */
export const kirimanan: readonly Kirimanku[] = [kirimanBarang, kirimanUang];
