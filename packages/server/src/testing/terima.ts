import type { KindInput } from '@kilau/contract/core/kind.ts';
import type { penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.kind.ts';
import type { Db } from '../platform/database/tx.ts';
import { papersOf } from './papers.ts';

type Baris = KindInput<typeof penerimaanBarang>['baris'][number];

/** Goods from head office, for features that look at what was not entered yet. */
export const receiveRows = (
  shop: { readonly db: Db },
  rows: readonly Pick<Baris, 'kode_group' | 'kode_dept' | 'qty' | 'berat'>[],
): Promise<string> =>
  shop.db.tx((tx) =>
    papersOf(shop).make(tx, 'penerimaan-barang', {
      asal: 'PUSAT',
      kode_supplier: null,
      no_intern: null,
      tgl_nota: null,
      keterangan: null,
      baris: rows.map((row) => ({ kadar: null, berat_bruto: null, ongkos: null, ...row })),
    }),
  );
