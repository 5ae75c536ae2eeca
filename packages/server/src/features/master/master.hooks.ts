import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/features/master/gudang.resource.ts';
import type { AllResourceHooks, Row } from '../../engine/resource.hooks.ts';
import { catatHarga } from './harga.post.ts';

const bawaan: ReadonlySet<unknown> = new Set(Object.values(GUDANG_BAWAAN));
const hargaOf = (row: Row | undefined): Dec | null => (row?.['harga'] instanceof Dec ? row['harga'] : null);

export const masterHooks = {
  group: {
    /** A price typed into the master is a price change like any other. */
    async afterWrite(tx, context, { before, after, kode }) {
      const lama = hargaOf(before);
      const baru = hargaOf(after);
      if (baru && !baru.eq(lama ?? 0)) await catatHarga(tx, context, kode, lama, baru);
    },
  },
  gudang: {
    /** Pieces are moved in and out of these by the program. */
    async beforeRemove(_tx, _context, before) {
      if (bawaan.has(before['kode_gudang'])) throw new Problem('data_dipakai', { kode: String(before['kode_gudang']) });
    },
  },
} as const satisfies AllResourceHooks;
