import type { Fields } from '../../core/field.ts';
import type { Gate } from '../../core/module-gate.ts';
import { ALASAN } from './alasan.fields.ts';

/** Who may say that money was taken or given. */
const PENGESAH = ['KASIR', 'SPV', 'OWN', 'SU', 'MU'] as const;

interface Halaman {
  readonly page: string;
  readonly pagesToo?: readonly string[];
  readonly gate?: Gate;
  readonly note?: string;
}

/**
 * What is done to a trade after it was entered: its money is said to be there and booked, it is refused before that, or
 * taken back after it. @param nama what the approvals call it.
 */
export const perbuatanNiaga = <
  const N extends string,
  const V extends Halaman,
  const T extends Halaman,
  const B extends Halaman & { readonly input?: Fields },
>(
  nama: N,
  { validasi, tolak, batal }: { readonly validasi: V; readonly tolak: T; readonly batal: B },
) =>
  ({
    validasi: {
      ...validasi,
      from: ['OPEN'],
      to: 'DONE',
      levels: PENGESAH,
      batch: true,
      prints: true,
      books: ['buat'],
    },
    tolak: {
      ...tolak,
      from: ['OPEN'],
      to: 'CANC',
      approval: `TOLAK ${nama}`,
      input: { alasan: ALASAN },
      undoes: ['buat'],
    },
    batal: {
      ...batal,
      from: ['DONE'],
      to: 'CANC',
      approval: `BATAL ${nama}`,
      input: { alasan: ALASAN, ...batal.input },
      undoes: ['validasi'],
    },
  }) as const;
