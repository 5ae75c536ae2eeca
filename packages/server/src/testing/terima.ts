import { terimaBarang } from '../features/penerimaan/penerimaan.post.ts';
import type { Tx } from '../platform/database/tx.ts';
import { atWork } from './shop.ts';

type Baris = Parameters<typeof terimaBarang>[2]['baris'][number];

/** Goods from head office, for features that look at what was not entered yet. */
export const receiveRows = (
  tx: Tx,
  rows: readonly Pick<Baris, 'kode_group' | 'kode_dept' | 'qty' | 'berat'>[],
): Promise<string> =>
  terimaBarang(
    tx,
    atWork(),
    {
      asal: 'PUSAT',
      kode_supplier: null,
      no_intern: null,
      tgl_nota: null,
      keterangan: null,
      baris: rows.map((row) => ({ kadar: null, berat_bruto: null, ongkos: null, ...row })),
    },
    '',
  );
