import { Dec } from '@kilau/contract/core/dec.ts';
import { money, text } from '@kilau/contract/core/field.ts';
import { defineKind } from '@kilau/contract/core/kind.ts';
import { atWork } from '../engine/paper/at-work.ts';
import type { KindHandlers, Needs } from '../engine/paper/kind.ts';
import type { Db } from '../platform/database/tx.ts';

/** Papers that do something to one another: `dorong` of one causes `ikut` of the one that is named beside it now. */
const lawan = defineKind({
  key: 'uji-lawan',
  base: 'uji-lawan',
  kode: 'UL',
  number: 'no_lawan',
  menu: 'hutang',
  pages: { create: '/uji-lawan', list: '/uji-lawan' },
  states: { DONE: { tone: 'stands' } },
  initial: 'DONE',
  header: {},
  parts: {},
  rows: {},
  deeds: {
    dorong: { page: '/uji-lawan', from: ['DONE'], to: 'DONE', input: { jumlah: money({ min: 1, required: true }) } },
    ikut: { from: ['DONE'], to: 'DONE', input: { nama: text({ max: 60 }) } },
  },
  stored: undefined,
  lines: {},
  columns: ['total'],
  filters: [],
});

type Lawan = KindHandlers<typeof lawan>;
/** Whose other paper it is, as somebody may have said meanwhile. */
const lainnya: NonNullable<Lawan['needs']> = async ({ tx, context }, key, _input, nomor): Promise<Needs> => {
  if (key !== 'dorong') return {};
  const rows = await tx.query<{ lawan: string }>(`select lawan from uji_lawan where kode_toko = $1 and nomor = $2`, [
    context.shop.kode_toko,
    nomor,
  ]);
  return { dokumen: rows.map(({ lawan: nama }) => ({ jenis: 'uji-lawan', nomor: nama })) };
};

const handlers: Lawan = {
  make: async () => ({}),
  deeds: {
    dorong: async (work, { nomor, sisa }, { jumlah }) => {
      const { dokumen = [] } = await lainnya(work, 'dorong', {}, nomor);
      return {
        sisa: sisa.plus(jumlah),
        akibat: dokumen.map((lain) => ({ ...lain, deed: 'ikut', input: { nama: nomor } })),
      };
    },
    ikut: async (_work, { sisa }) => ({ sisa: sisa.plus(Dec.one) }),
  },
};

/** It tells the engine what its deeds need. */
export const lawanAtWork = atWork(lawan, { ...handlers, needs: lainnya });

/** Who stands beside whom; a table that is changed, as the rows of pieces are. */
export const makeLawanTable = (db: Db): Promise<unknown> =>
  db.query(`create table uji_lawan (kode_toko text not null, nomor text primary key, lawan text not null)`);
