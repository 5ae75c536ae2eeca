import { hash as digest } from 'node:crypto';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { Fields } from '@kilau/contract/core/field.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { perObject } from '@kilau/contract/core/per-object.ts';
import { canonicalJson } from '../../platform/canonical.ts';
import type { Row } from './table.ts';

/**
 * How deeds are sealed, which each of them says (`segel_versi`): whoever changes it counts on, and goes on deriving the
 * seals of before as they were made.
 */
export const SEAL_VERSION = 1;

/** The head's columns that a deed freezes. */
export const FROZEN = ['kode_sales', 'kode_member', 'nama', 'no_hp', 'alamat', 'keterangan', 'total'] as const;
/** The columns of a deed, but for its seals. */
export const DEED_COLUMNS = [
  'aksi',
  'tgl',
  'user_id',
  'waktu',
  'kunci',
  'dari',
  'status',
  'isi',
  'sisa',
  'saldo',
  'membalik',
  'menunggu',
  'atas',
  'laci',
  'otorisasi',
  'disetujui_oleh',
  'alasan',
  'masukan',
  'membukukan',
  'sebab_jenis',
  'sebab_nomor',
  'sebab_ke',
] as const;
export const PAYMENT_COLUMNS = [
  'arah',
  'cara',
  'akun',
  'sub',
  'kategori',
  'jumlah',
  'fee',
  'diterima',
  'fee_persen',
  'no_kartu',
  'rekening_lawan',
  'aset',
  'sumber_jenis',
  'sumber',
] as const;
/** A value as it is sealed: the same whether it is about to be written or was read again. */
function sealed(value: unknown): unknown {
  if (value === undefined || value === null || value === '' || value === 0 || value === false) return null;
  if (value instanceof Dec) return value.isZero() ? null : value.toString();
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? canonicalJson(JSON.parse(JSON.stringify(value))) : value;
}

const isList = (columns: readonly string[] | Fields): columns is readonly string[] => Array.isArray(columns);

/** The names of columns in order: of a list of them, or of fields by name. */
const namesOf = perObject((columns: readonly string[] | Fields): readonly string[] =>
  (isList(columns) ? columns : Object.keys(columns)).toSorted(),
);

/**
 * What a row says, by the names of its columns. What is blank is left out: so a column that comes later, and is blank
 * in all rows of before, leaves their seals as they are.
 */
const said = (columns: readonly string[] | Fields, row: Row): unknown[] =>
  namesOf(columns).flatMap((name) => {
    const value = sealed(row[name]);
    return value === null ? [] : [name, value];
  });

const hash = (parts: readonly unknown[]): Buffer => digest('sha256', JSON.stringify(parts), 'buffer');

/** What a deed writes. */
export interface Written {
  readonly kode_toko: string;
  readonly nomor: string;
  readonly ke: number;
  /** Seal of the deed before it; nothing for the first. */
  readonly before: Buffer | null;
  readonly deed: Row;
  /** The kind's own head columns, where the deed sets any. */
  readonly stored: Row | undefined;
  readonly lines: Readonly<Record<string, readonly Row[]>>;
  readonly payments: readonly Row[];
  /** Seal of the head's columns, of a deed that freezes them. */
  readonly head: Buffer | null;
}

/** Seals the head's columns of a paper. */
export const sealHead = (kode_toko: string, kind: Kind, nomor: string, head: Row): Buffer =>
  hash([SEAL_VERSION, kode_toko, kind.key, nomor, said(FROZEN, head)]);

/**
 * Seals a deed with all that it wrote and the seal of the one before, and nothing that a later one will: so the seal of
 * the last deed holds the whole paper, those among them that only wait and have no place in the shop's chain.
 */
export function sealDeed(kind: Kind, written: Written): Buffer {
  const { kode_toko, nomor, ke, before, deed, stored, lines, payments, head } = written;
  const tables = Object.keys(kind.lines).toSorted();
  return hash([
    SEAL_VERSION,
    [kode_toko, kind.key, nomor, ke],
    before?.toString('hex') ?? null,
    said(DEED_COLUMNS, deed),
    head?.toString('hex') ?? null,
    stored && kind.stored ? said(kind.stored.fields, stored) : null,
    tables.flatMap((name) => {
      const columns = kind.lines[name]?.fields ?? [];
      const rows = lines[name] ?? [];
      return rows.length === 0 ? [] : [name, rows.map((line) => said(columns, line))];
    }),
    payments.map((payment) => said(PAYMENT_COLUMNS, payment)),
  ]);
}
