import { lines, money, percent, ref } from '../../core/field.ts';
import { definePage } from '../../core/page.ts';

/** Today's price per gram and sale purity of every group, changed many at once. */
export const hargaEmasPage = definePage({ path: '/master-parameter-harga-emas', menu: 'master', kind: 'master' });
/** The day's price of 24K, for goods whose group has none. */
export const hargaGlobalPage = definePage({ path: '/parameter-harga-global', menu: 'master', kind: 'setting' });

/** Body of `PUT parameter-harga-emas`: an absent `persentase` stays as it is. */
export const HARGA_EMAS_FIELDS = {
  harga: lines(
    {
      kode_group: ref('group', { required: true }),
      harga: money({ required: true }),
      persentase: percent({ max: 200 }),
    },
    { min: 1, max: 1000 },
  ),
} as const;

/** Body of `PUT parameter-harga-emas/global`; the form calls the field `harga_global` (specification, section 4). */
export const HARGA_GLOBAL_FIELDS = { nominal: money({ required: true, label: 'field.harga_global' }) } as const;

/** Whose price a group's pieces are sold at: that of the kelompok harga it belongs to, or its own. */
export type SumberHargaGroup = 'KELOMPOK' | 'GROUP';
