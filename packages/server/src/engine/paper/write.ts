import type { Kind } from '@kilau/contract/core/kind.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import { compact } from '../../ledger/compact.ts';
import { moneyEntry, pointEntries, type Entry } from '../../ledger/entry.ts';
import type { Posting } from '../../ledger/post.ts';
import type { Params } from '../resource.sql.ts';
import type { Customer, Making, Numbered, Payment, Plan, Work } from './kind.ts';
import { PAYMENT_COLUMNS, SEAL_VERSION, sealDeed, sealHead } from './seal.ts';
import { asNumbered } from './settle.ts';
import { insertRows, insertSql, type Row, type RowKey } from './table.ts';
import type { Writing } from './writing.ts';

/** A deed ready to be written. */
export interface DeedRow {
  readonly nomor: string;
  readonly ke: number;
  /** Seal of the deed before it. */
  readonly sebelum: Buffer | null;
  readonly aksi: string;
  readonly kunci: string;
  readonly dari: string;
  readonly status: string;
  readonly isi: number;
  readonly sisa: Dec;
  /** What stands on the paper's accounts. */
  readonly saldo: Dec;
  readonly membalik: number | null;
  readonly menunggu: boolean;
  readonly atas: number | null;
  readonly laci: string;
  readonly otorisasi: string | null;
  readonly disetujui_oleh: string;
  readonly masukan: unknown;
  readonly sebab: Cause | null;
  /** It enters a paper of before, whose number was not drawn. */
  readonly luar?: true;
}

/** The deed of another paper that causes one. */
export interface Cause {
  readonly jenis: string;
  readonly nomor: string;
  readonly ke: number;
}

/** What a deed posts, and the posting that it mirrors. */
export interface Moves {
  readonly entries: readonly Entry[];
  readonly membalik?: string;
}

const NOBODY: Customer = { kode_member: '', nama: '', no_hp: '', alamat: '' };

/**
 * The engine's side of payments: what comes in stands on the account that takes it, less what the bank keeps of it at
 * the shop's cost. Points leave the member, and their rupiah stand under nobody.
 */
export const paid = (payments: readonly Numbered[]): Entry[] =>
  payments.flatMap(({ arah, akun, sub, jumlah, fee = Dec.zero, kategori, aset, diterima = Dec.zero }) => {
    const moved = (amount: Dec) => (arah === 'MASUK' ? amount : amount.negated());
    return [
      ...moneyEntry(akun, aset === 'POIN' ? '' : sub, moved(jumlah.minus(fee)), kategori),
      ...moneyEntry('BIAYA_FEE', '', moved(fee), kategori),
      ...(aset === 'POIN' ? pointEntries(sub, moved(diterima).negated(), kategori) : []),
    ];
  });

/** A payment as it is stored, with all that it may leave unsaid. */
export const stored = (payment: Payment): Required<Numbered> => ({
  fee: Dec.zero,
  diterima: payment.jumlah,
  fee_persen: Dec.zero,
  no_kartu: '',
  rekening_lawan: '',
  aset: 'IDR',
  sumber_jenis: '',
  sumber: '',
  ...asNumbered(payment),
});

/** The reason that was given with a deed. */
export const reasonOf = (masukan: unknown): string => {
  const { alasan } = (masukan ?? {}) as { readonly alasan?: unknown };
  return typeof alasan === 'string' ? alasan : '';
};

/** The columns of a deed's row, but for its seals. */
const deedColumns = ({ context, tgl }: Work, deed: DeedRow, membukukan: boolean) => ({
  aksi: deed.aksi,
  tgl,
  user_id: context.actor.user_id,
  waktu: context.now(),
  kunci: deed.kunci,
  dari: deed.dari,
  status: deed.status,
  isi: deed.isi,
  sisa: deed.sisa,
  saldo: deed.saldo,
  membalik: deed.membalik,
  menunggu: deed.menunggu,
  atas: deed.atas,
  laci: deed.laci,
  otorisasi: deed.otorisasi,
  disetujui_oleh: deed.disetujui_oleh,
  alasan: reasonOf(deed.masukan),
  masukan: deed.masukan ?? {},
  membukukan,
  sebab_jenis: deed.sebab?.jenis ?? null,
  sebab_nomor: deed.sebab?.nomor ?? null,
  sebab_ke: deed.sebab?.ke ?? null,
});

function deedSql(kind: Kind, columns: Row, params: Params, key: RowKey): string {
  const values = Object.values(columns).map((value) => params.add(value));
  return `insert into perbuatan (kode_toko, jenis, nomor, ke, ${Object.keys(columns).join(', ')})
    values (${key.kode_toko}, ${params.add(kind.key)}, ${key.nomor}, ${key.ke}, ${values.join(', ')})`;
}

function paymentSql(kind: Kind, payments: readonly Payment[], params: Params, key: RowKey): string {
  const rows = payments.map(stored);
  const columns = PAYMENT_COLUMNS.map((name) => ({
    name,
    type: rows.some((row) => row[name] instanceof Dec) ? 'numeric' : 'text',
    values: rows.map((row) => String(row[name])),
  }));
  const { kode_toko, nomor, ke } = key;
  return insertSql('pembayaran', { kode_toko, jenis: params.add(kind.key), nomor, ke }, columns, params, true);
}

/** Lines by name, as a plan says them. */
const linesOf = ({ baris = {} }: Plan<Kind>): Readonly<Record<string, readonly Row[]>> =>
  baris as Readonly<Record<string, readonly Row[]>>;

/** What the deed writes beside the head: itself, its payments, and rows of the kind's tables. */
function rowsSql(kind: Kind, deed: Row, plan: Plan<Kind>, params: Params, key: RowKey): string[] {
  const { bayar = [], kepala } = plan;
  const lines = linesOf(plan);
  return [
    deedSql(kind, deed, params, key),
    ...(bayar.length > 0 ? [paymentSql(kind, bayar, params, key)] : []),
    ...(kind.stored && kepala ? [insertRows(kind.stored, key, [kepala as Row], params, false)] : []),
    ...Object.entries(kind.lines).flatMap(([name, table]) => {
      const rows = lines[name] ?? [];
      return rows.length > 0 ? [insertRows(table, key, rows, params, true)] : [];
    }),
  ];
}

/** The columns of the head that every kind has. */
export const headColumns = ({
  kode_sales = '',
  pelanggan = NOBODY,
  keterangan = '',
  total = Dec.zero,
}: Making<Kind>) => ({
  kode_sales,
  ...pelanggan,
  keterangan,
  total,
});

/** The deed's row with its seals. */
function sealedDeed(
  kind: Kind,
  work: Work,
  deed: DeedRow,
  plan: Plan<Kind>,
  head: Making<Kind> | undefined,
  entries: readonly Entry[],
): Row & { readonly segel: Buffer; readonly waktu: Date } {
  const { kode_toko } = work.context.shop;
  const columns = deedColumns(work, deed, compact(entries).length > 0);
  const segel_kepala = head ? sealHead(kode_toko, kind, deed.nomor, headColumns(head)) : null;
  const segel = sealDeed(kind, {
    kode_toko,
    nomor: deed.nomor,
    ke: deed.ke,
    before: deed.sebelum,
    deed: columns,
    stored: plan.kepala as Row | undefined,
    lines: linesOf(plan),
    payments: (plan.bayar ?? []).map(stored) as readonly object[] as readonly Row[],
    head: segel_kepala,
  });
  return { ...columns, masukan: JSON.stringify(columns.masukan), segel, segel_versi: SEAL_VERSION, segel_kepala };
}

/**
 * Adds a deed with all that belongs to it to what is written.
 * @param head the head's columns, of a deed that makes or changes the paper.
 * @returns its seal, and when it was done.
 */
export function writeDeed(
  writing: Writing,
  kind: Kind,
  work: Work,
  deed: DeedRow,
  plan: Plan<Kind>,
  head: Making<Kind> | undefined,
  { entries }: Moves,
): { readonly segel: Buffer; readonly waktu: Date } {
  const { context, tgl } = work;
  const { params } = writing;
  const sealed = sealedDeed(kind, work, deed, plan, head, entries);
  const key = {
    kode_toko: params.add(context.shop.kode_toko),
    nomor: params.add(deed.nomor),
    ke: `${params.add(deed.ke)}::integer`,
  };
  const set = {
    status: deed.status,
    versi: deed.ke,
    isi: deed.isi,
    sisa: deed.sisa,
    saldo: deed.saldo,
    ...(deed.luar && { luar: true }),
    ...(head && headColumns(head)),
  };
  const { kode_toko } = context.shop;
  const made = { tgl, dibuat_oleh: context.actor.user_id, dibuat_pada: sealed.waktu };
  writing.head({ kode_toko, jenis: kind.key, nomor: deed.nomor }, set, deed.ke === 1 ? made : undefined);
  writing.add(...rowsSql(kind, sealed, plan, params, key));
  return sealed;
}

/** The place of a deed in the shop's chain: what it moves, or its seal alone. */
export const postingAs = (
  kind: Kind,
  { context, tgl }: Work,
  deed: DeedRow,
  { entries, membalik }: Moves,
  segel: Buffer,
): Posting => ({
  head: {
    kode_toko: context.shop.kode_toko,
    tgl,
    jenis: kind.key,
    nomor: deed.nomor,
    aksi: postingOf(deed),
    user_id: context.actor.user_id,
    kunci: deed.kunci,
    waktu: context.now(),
    segel,
    ...(membalik !== undefined && { membalik }),
  },
  entries,
});

/** What a deed's posting is called: a deed may be done again, a posting has a name of its own. */
export const postingOf = ({ aksi, ke }: Pick<DeedRow, 'aksi' | 'ke'>): string => `${aksi} ${ke}`;
