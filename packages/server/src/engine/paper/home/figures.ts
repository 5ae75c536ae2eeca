import type { Kind } from '@kilau/contract/core/kind.ts';
import { quoted } from '../../resource.sql.ts';
import { storedJoin } from '../table.ts';

/** A kind of trade: what somebody's home tells of papers it tells of these. */
export type TradeKind = Kind & {
  readonly trade: NonNullable<Kind['trade']>;
  readonly stored: NonNullable<Kind['stored']>;
};

export const tradeKinds = (kinds: readonly Kind[]): TradeKind[] =>
  kinds.filter((kind): kind is TradeKind => kind.trade !== undefined && kind.stored !== undefined);

/** The stored column that counts the pieces of a paper: what its list adds up beside grams and rupiah. */
const piecesOf = ({ sums = [], stored, trade }: TradeKind): string | undefined =>
  sums.find((name) => name in stored.fields && name !== trade.grams);

/** Grams and pieces of a head `d`, joined with the kind's own columns `k`. */
export function figures(kind: TradeKind): { readonly columns: string; readonly join: string } {
  const pieces = piecesOf(kind);
  return {
    columns: `k.${quoted(kind.trade.grams)} as gram, ${pieces === undefined ? '0' : `k.${quoted(pieces)}`}::int as qty`,
    join: storedJoin(kind.stored),
  };
}

/** What such a paper looks like on a home, beside what a list of its own asks for. */
export interface HomePaper {
  readonly jenis: string;
  readonly nomor: string;
  readonly tgl: string;
  readonly status: string;
  readonly nama: string;
  readonly total: unknown;
  readonly gram: unknown;
  readonly qty: number;
  readonly kode_sales: string;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: Date;
}

export const HOME_COLUMNS = `d.jenis, d.nomor, d.tgl, d.status, d.nama, d.total, d.kode_sales, d.dibuat_oleh, d.dibuat_pada`;
