import { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { canonicalJson, fingerprintOf } from '../../platform/canonical.ts';
import type { Row } from './table.ts';

/**
 * Which columns are sealed and how; a later version leaves the seals of an earlier one as they are. From the second on
 * a deed holds the seal of the one before it, from the third on payments say what they are of.
 */
export const SEAL_VERSION = 3;

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
const FIRST_PAYMENT_COLUMNS = [
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
] as const;
/** What payments say since the third version; before it they were rupiah, and drew on nothing. */
export const LATER_PAYMENT_COLUMNS = { aset: 'IDR', sumber_jenis: '', sumber: '' } as const;
export const PAYMENT_COLUMNS = [...FIRST_PAYMENT_COLUMNS, 'aset', 'sumber_jenis', 'sumber'] as const;

/** A value as it is sealed: the same whether it is about to be written or was read again. */
function sealed(value: unknown): unknown {
  if (value === undefined || value === null) return null;
  if (value instanceof Dec) return value.toString();
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? canonicalJson(JSON.parse(JSON.stringify(value))) : value;
}

const pick = (names: readonly string[], row: Row): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, sealed(row[name])]));

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
export const sealHead = (
  kode_toko: string,
  kind: Kind,
  nomor: string,
  head: Row,
  version: number = SEAL_VERSION,
): Buffer => fingerprintOf([version, kode_toko, kind.key, nomor, pick(FROZEN, head)]);

/**
 * Seals a deed with all that it wrote and the seal of the one before, and nothing that a later one will: so the seal of
 * the last deed holds the whole paper, those among them that only wait and have no place in the shop's chain.
 */
export function sealDeed(kind: Kind, written: Written, version: number = SEAL_VERSION): Buffer {
  const { kode_toko, nomor, ke, before, deed, stored, lines, payments, head } = written;
  const paid = version < 3 ? FIRST_PAYMENT_COLUMNS : PAYMENT_COLUMNS;
  return fingerprintOf([
    version,
    [kode_toko, kind.key, nomor, ke],
    ...(version === 1 ? [] : [before?.toString('hex') ?? null]),
    pick(DEED_COLUMNS, deed),
    head?.toString('hex') ?? null,
    stored && kind.stored ? pick(Object.keys(kind.stored.fields), stored) : null,
    Object.entries(kind.lines).map(([name, { fields }]) => [
      name,
      (lines[name] ?? []).map((line) => pick(Object.keys(fields), line)),
    ]),
    payments.map((payment) => pick(paid, payment)),
  ]);
}
