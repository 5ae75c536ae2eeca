import type { Params } from '../../resource.sql.ts';
import { booking, undoing } from './deeds.ts';
import { figures, type TradeKind } from './figures.ts';

/** Which deeds `a` of a kind are told, and which of them take back: conditions. */
interface Told {
  readonly told: string;
  readonly batal: string;
}

const deedsSql = (
  kinds: readonly TradeKind[],
  days: string,
  params: Params,
  which: (kind: TradeKind) => Told,
): string =>
  kinds
    .map((kind) => {
      const { columns, join } = figures(kind);
      const { told, batal } = which(kind);
      return `select a.kode_toko, a.tgl, a.jenis, ${kind.paysOut === true} as keluar, ${batal} as batal, a.waktu,
          d.total, ${columns}
        from ${days}
        join perbuatan a on a.kode_toko = h.kode_toko and a.jenis = ${params.add(kind.key)} and a.tgl = h.tgl
          and ${told}
        join dokumen d on d.kode_toko = a.kode_toko and d.jenis = a.jenis and d.nomor = a.nomor ${join}`;
    })
    .join(' union all ');

/**
 * Every deed by which papers of trade were booked or taken back on some days, kind by kind: rows of kode_toko, tgl,
 * jenis, keluar (the kind pays out), batal, waktu, total, gram, qty.
 * @param days rows of `h(kode_toko, tgl)`: what stands in the FROM before the deeds.
 */
export const bookedSql = (kinds: readonly TradeKind[], days: string, params: Params): string =>
  deedsSql(kinds, days, params, (kind) => {
    const booked = booking(kind);
    return {
      told: `a.aksi = any(${params.add([...booked, ...undoing(kind, true)])}::text[])`,
      batal: `a.aksi <> all(${params.add(booked)}::text[])`,
    };
  });

/**
 * The same rows without a word of what a kind calls its deeds: papers of trade move what they are about when they are
 * booked, and once more when that is taken back, so that the deeds with a posting of their own are those.
 */
export const postedSql = (kinds: readonly TradeKind[], days: string, params: Params): string =>
  deedsSql(kinds, days, params, () => ({ told: 'a.membukukan', batal: 'a.membalik is not null' }));
