import type { Params } from '../../resource.sql.ts';
import { deedName } from '../held.ts';
import { figures, madeByOthers, type TradeKind } from './figures.ts';
import { undoing } from './taken-back.ts';

/**
 * Every deed by which papers of trade were booked or taken back on some days, kind by kind: rows of kode_toko, tgl,
 * jenis, keluar (the kind pays out), batal, waktu, total, gram, qty.
 * @param days rows of `h(kode_toko, tgl)`: what stands in the FROM before the deeds.
 */
export const bookedSql = (kinds: readonly TradeKind[], days: string, params: Params): string =>
  kinds
    .map((kind) => {
      const validated = kind.validation === undefined ? 'BUAT' : deedName(kind.validation.deed);
      const booked = [validated, ...madeByOthers(kind)];
      const { columns, join } = figures(kind);
      const jenis = params.add(kind.key);
      return `select a.kode_toko, a.tgl, a.jenis, ${kind.paysOut === true} as keluar,
          a.aksi <> all(${params.add(booked)}::text[]) as batal, a.waktu, d.total, ${columns}
        from ${days}
        join perbuatan a on a.kode_toko = h.kode_toko and a.jenis = ${jenis} and a.tgl = h.tgl
          and a.aksi = any(${params.add([...booked, ...undoing(kind, true)])}::text[])
        join dokumen d on d.kode_toko = a.kode_toko and d.jenis = a.jenis and d.nomor = a.nomor ${join}`;
    })
    .join(' union all ');
