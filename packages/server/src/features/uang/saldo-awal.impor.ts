import { saldoAwal } from '@kilau/contract/features/uang/saldo-awal.kind.ts';
import { takeTogether, type RowImport } from '../../engine/import/rows.ts';
import { makePaper } from '../../engine/paper/make.ts';
import type { KindAtWork } from '../../engine/paper/kind.ts';

/** What lies in drawers and on accounts when a shop moves in: a paper for each. */
export const uangAwal = (atWork: KindAtWork): RowImport => ({
  key: 'uang',
  fields: () => saldoAwal.header,
  kode: 'no_rekening',
  unik: ['laci', 'no_rekening'],
  take: async (tx, context, rows, { kunci, tgl, work }) => {
    const papers = new Map([[atWork.kind.key, atWork]]);
    for (const [index, row] of rows.entries()) {
      await work.step({ tahap: 'simpan', selesai: index, jumlah: rows.length });
      const asked = { input: row.values, otorisasi: null, kunci: `${kunci}/${row.baris}`, tgl };
      await takeTogether([row], () => makePaper(tx, context, papers, atWork, asked));
    }
  },
});
