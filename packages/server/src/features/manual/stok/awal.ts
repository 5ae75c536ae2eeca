import { MOST_ROWS } from '@kilau/contract/core/kind.ts';
import { masukManualFields } from '@kilau/contract/features/manual/baris.fields.ts';
import { GERBANG_MANUAL } from '@kilau/contract/features/manual/gerbang.ts';
import { takeTogether, type RowImport } from '../../../engine/import/rows.ts';
import { makePaper } from '../../../engine/paper/make.ts';
import type { KindAtWork } from '../../../engine/paper/kind.ts';

/** Manual items that lie in their trays when a shop moves in: papers of their kind, of as many lines as one takes. */
export const manualAwal = (atWork: KindAtWork): RowImport => ({
  key: 'manual',
  gate: GERBANG_MANUAL,
  fields: () => masukManualFields,
  kode: 'kode_dept',
  unik: ['kode_gudang', 'kode_baki', 'kode_group', 'kode_dept'],
  take: async (tx, context, rows, { kunci, tgl, work }) => {
    const papers = new Map([[atWork.kind.key, atWork]]);
    for (let from = 0; from < rows.length; from += MOST_ROWS) {
      await work.step({ tahap: 'simpan', selesai: from, jumlah: rows.length });
      await takeTogether(rows.slice(from, from + MOST_ROWS), (some) => {
        const input = { keterangan: 'SALDO AWAL', barang: some.map(({ values }) => values) };
        return makePaper(tx, context, papers, atWork, { input, otorisasi: null, kunci: `${kunci}/${from}`, tgl });
      });
    }
  },
});
