import type { Dec } from '@kilau/contract/core/dec.ts';
import type { DeedInput, Kind, KindInput, LinesOf, OpeningInput, StoredOf } from '@kilau/contract/core/kind.ts';
import type { Entry } from '../../ledger/entry.ts';
import type { Posting } from '../../ledger/post.ts';
import type { Context, WorkContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { ImageContext } from '../../platform/image-store.ts';
import type { Guarded } from './writing.ts';
import type { PrintForm } from '../print/forms.ts';

/** Who does something to a paper, where and by which rules, and where its pictures lie, of a kind that has any. */
export type PaperContext = WorkContext & Partial<Pick<ImageContext, 'db' | 'files'>>;

/** What a deed works with: the transaction, who asks, and the business day it is done on, which is held. */
export interface Work {
  readonly tx: Tx;
  readonly context: WorkContext;
  /** `YYYY-MM-DD` */
  readonly tgl: string;
  /** Kinds of papers, for deeds that cause others. */
  readonly papers: Papers;
  /** What the records are called that the making of a paper names ({@link nameOf}). */
  readonly named?: ReadonlyMap<string, string>;
  /**
   * Of a transaction that makes a paper: the key of what asks for it, the same when it asks again. By that others may
   * know the paper before it has its number.
   */
  readonly kunci?: string;
  /** Of a paper that is being changed: its number and those of the papers made with it before, and approvals used. */
  readonly mengubah?: { readonly nomor: readonly string[]; readonly terpakai: Set<string> };
  /** Approvals that a handler has used, of papers that may not have their number yet ({@link approveWithin}). */
  readonly izin: string[];
  /** What is booked with it in other shops of this database: posted at its end, all books in one order. */
  readonly alongside?: Posting[];
}

/**
 * What a deed does to another paper in the same transaction: a deed of its kind, or, without a number, its making,
 * which may be one of those that stand at once (`made`), or its beginning (`buka`). It is undone with the deed that
 * caused it, and never alone.
 */
export interface Caused {
  /** Key of the kind. */
  readonly jenis: string;
  readonly nomor?: string;
  readonly deed: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** Where that was sent, within what makes the paper that causes it: what is refused of it is told there. */
  readonly at?: string;
}

/** Money that a deed takes in or pays out. The engine books its side; the handler says what stands against it. */
export interface Payment {
  readonly arah: 'MASUK' | 'KELUAR';
  /** The way: CASH, TRANSFER, … */
  readonly cara: string;
  /** Where its rupiah stand. */
  readonly akun: Entry['akun'];
  /** The drawer's user, the number of the account, of the paper it draws on, of a paper that is yet to be numbered. */
  readonly sub: string | Unnumbered;
  /** Category of the cash book. */
  readonly kategori: string;
  /** What it counts for, in rupiah. */
  readonly jumlah: Dec;
  /** What the bank keeps of it and the shop bears: a cost, and never on the account. */
  readonly fee?: Dec;
  /** What was handed over or charged, where that is something else: with change, with a fee that the customer bears. */
  readonly diterima?: Dec;
  /** Percent, and last digits, as the slip of the card says. */
  readonly fee_persen?: Dec;
  readonly no_kartu?: string;
  /** The account of the other side. */
  readonly rekening_lawan?: string;
  /** Of what it is, where that is not rupiah: `diterima` of it leaves the account of that name, under `sub`. */
  readonly aset?: 'IDR' | 'POIN';
  /** Kind and number of the paper that it draws on; of one that the same plan makes, its place in `akibat`. */
  readonly sumber_jenis?: string;
  readonly sumber?: string | { readonly akibat: number };
}

/** A payment whose numbers are all known. */
export interface Numbered extends Omit<Payment, 'sub' | 'sumber'> {
  readonly sub: string;
  readonly sumber?: string;
}

/** A number that is drawn when all is worked out: of the paper that is paid, or of the one that causes it. */
export interface Unnumbered {
  readonly nomor: 'sendiri' | 'sebab';
}

/** What a paper, or what it keeps, pays of another one. */
export interface Drawn {
  /** What it counts for, in rupiah. */
  readonly jumlah: Dec;
  /** So many of its asset. */
  readonly diterima?: Dec;
  /** Whose they are. */
  readonly pemilik?: string;
  /** Number of the paper that it draws on, */
  readonly nomor?: string;
  /** and what that is, where it is none of the kind that pays: a coupon. */
  readonly jenis?: string;
  /** The making of the paper that it draws on. */
  readonly akibat?: Caused;
}

/** Who stands on a paper as the customer. */
export interface Customer {
  readonly kode_member: string;
  readonly nama: string;
  readonly no_hp: string;
  readonly alamat: string;
}

/** What only the making and the changing of a paper say of it. */
interface Head {
  readonly kode_sales?: string;
  readonly pelanggan?: Customer;
  readonly keterangan?: string;
  /** What it comes to, in rupiah. */
  readonly total?: Dec;
}

/** What becomes of an entry that is mirrored: another one, several, or none. */
export type Mirrored = (entry: Entry) => Entry | readonly Entry[];

/** What a deed comes to. The handler works it out; the engine writes, pays and posts it. */
export interface Plan<K extends Kind> {
  /** What is open of the paper afterwards, in rupiah; as before unless said. */
  readonly sisa?: Dec;
  /** Head columns of the kind's own that the deed sets; others stay. A new paper says all. */
  readonly kepala?: Partial<StoredOf<K>>;
  /** Lines that the deed writes. */
  readonly baris?: Partial<LinesOf<K>>;
  readonly bayar?: readonly Payment[];
  /**
   * What it moves beside its payments, asked for when the approval was taken and the number drawn: for accounts that
   * are kept by paper, and for goods, which the verbs of the trade write here and answer with their entries.
   * @param akibat numbers of the papers that it does something to, in the order of {@link Plan.akibat}.
   */
  readonly entries?: (nomor: string, akibat: readonly string[]) => readonly Entry[] | Promise<readonly Entry[]>;
  /** Goods that are written with the deed, in its own statement. */
  readonly tulis?: (nomor: string) => readonly Guarded[];
  /**
   * Goods that a making holds for the deed that books it, which reads nothing of what the making writes: where that
   * deed follows at once, both are written as one, and it takes the goods from where they are: {@link Paper.unwritten}.
   */
  readonly pegang?: (nomor: string) => readonly Guarded[];
  readonly akibat?: readonly Caused[];
  /**
   * Of a deed that undoes: puts goods back, called like `entries`, and answers how mirrored entries differ from those
   * of before, where they do: another tray.
   */
  readonly cermin?: () => Promise<Mirrored> | Promise<void>;
  /** The category under which a deed that undoes books what it mirrors, or how it is made of theirs; else as before. */
  readonly kategori?: string | ((asal: string) => string);
  /** Whose drawer takes or gives the cash, of a deed that books or undoes another; as that one said unless given. */
  readonly laci?: string;
  /** The state it leads to, of a deed that may lead to several. */
  readonly status?: string;
  /** What was worked out and has to be approved beside what was sent: interest, a surplus. */
  readonly disetujui?: Readonly<Record<string, unknown>>;
}
/** A paper just made, as its making knows it. */
export interface Made {
  readonly nomor: string;
  readonly tgl: string;
  readonly status: string;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: string;
  /** The deed that it underwent at once. */
  readonly lalu?: { readonly aksi: string; readonly oleh: string; readonly pada: string };
  /** Its payments, with all that they may have left unsaid. */
  readonly bayar: readonly Required<Numbered>[];
}
export type Making<K extends Kind> = Plan<K> &
  Head & {
    /**
     * What its API tells of it in its own words ({@link Shows}), lines and payments among that, as reading it would:
     * where the making knows all of it, nothing is read again for the answer.
     */
    readonly told?: (made: Made) => object;
    /**
     * What another server is asked, of a paper that is booked by the transaction that makes it: the last thing before
     * its number is drawn, since all who draw one of its kind wait from there on.
     */
    readonly ahead?: () => Promise<void>;
    /** What its deeds go by beside it, where the making knows that ({@link Beside}). */
    readonly beside?: object;
  };
/** What it comes to that a deed is taken back with its cause. */
export type TakenBack = Pick<Plan<Kind>, 'cermin' | 'kategori' | 'laci'>;

/** A paper as it stands, held for the deed. */
export interface Paper<K extends Kind> extends Required<Omit<Head, 'pelanggan'>> {
  readonly nomor: string;
  readonly tgl: string;
  readonly status: string;
  /** Number of the last deed. */
  readonly versi: number;
  /** Number of the deed whose content stands. */
  readonly isi: number;
  readonly sisa: Dec;
  /** What stands on its accounts. */
  readonly saldo: Dec;
  readonly kode_member: string;
  readonly nama: string;
  readonly no_hp: string;
  readonly alamat: string;
  readonly kepala: StoredOf<K>;
  /** Number of the paper whose deed made this one, if one did. */
  readonly sebab: string | null;
  /** What its kind reads with it ({@link Beside}). */
  readonly beside?: object;
  /** It is made by the same statement: what its making holds ({@link Plan.pegang}) is held by nobody yet. */
  readonly unwritten?: true;
}

/** A deed as it stands in the books. */
export interface Done {
  readonly ke: number;
  readonly aksi: string;
  readonly tgl: string;
  readonly user_id: string;
  readonly status: string;
  readonly isi: number;
  readonly sisa: Dec;
  readonly membukukan: boolean;
  /** Whether it waits, or has waited, to be booked by another deed. */
  readonly menunggu: boolean;
  /** The deed that it booked. */
  readonly atas: number | null;
  readonly laci: string;
  readonly dari: string;
  /** Number of the paper whose deed caused it, if one did. */
  readonly sebab_nomor: string | null;
  /** Of a kind whose deeds are taken back line by line: the lines that it names, and what was open before it. */
  readonly baris?: readonly string[];
  readonly semula?: Dec;
}

/** A paper as the engine holds it, with what the next deed goes by. */
export interface HeldPaper extends Paper<Kind> {
  /** Who brought it to where it is. */
  readonly oleh: string;
  readonly dibuat_oleh: string;
  readonly dibuat_pada: Date;
  /** Seal of its last deed, which the next one holds. */
  readonly segel: Buffer;
  /**
   * The deeds that stand, the last one first: neither taken back nor taking back, nor booked by one that was taken
   * back.
   */
  readonly perbuatan: readonly Done[];
  /** What its last deed said is paid. */
  readonly bayar: readonly Payment[];
}

/** What a caller asks for with a deed. */
export interface Asked {
  readonly input: Readonly<Record<string, unknown>>;
  readonly otorisasi: string | null;
  /** The version that he has seen, if he says so. */
  readonly versi: number | null;
  readonly kunci: string;
  /** The deed that is taken back, where any of several may be. */
  readonly ke?: number | undefined;
  /** The business date, where it is held already. */
  readonly tgl?: string;
}

type Deed<K extends Kind, A extends keyof K['deeds']> = (
  work: Work,
  paper: Paper<K>,
  input: DeedInput<K['deeds'][A]>,
  /** The deed that is taken back, for one that undoes. */
  undone: Done | undefined,
) => Promise<Plan<K>>;

/**
 * What a kind does beyond its definition. Handlers read, lock, refuse and work out, in one order for all kinds: what
 * may be refused is refused before anybody is asked to approve it, and no goods are written before the approval was
 * taken and the number drawn. So they hold goods through `work.tx`, and write them in `entries`, `tulis` and `cermin`
 * of what they answer. They never number, stamp, take the approval of a deed, pay or post. One that undoes posts and
 * pays nothing: the engine mirrors the deed it takes back.
 */
export interface KindHandlers<K extends Kind> {
  readonly make: (work: Work, input: KindInput<K>) => Promise<Making<K>>;
  /** Enters a paper of before, of a kind that has an `opening`: what stands on its accounts comes from the capital. */
  readonly open?: (work: Work, input: KindInput<K> & OpeningInput<K>, nomor: string) => Promise<Making<K>>;
  /** Has a paper come of a deed of another one (`begun`), which posts what it moves. The input is that one's to say. */
  readonly begin?: (work: Work, input: Readonly<Record<string, unknown>>) => Promise<Making<K>>;
  /**
   * Absent: a paper of this kind is never changed. What the content before has done to other papers is taken back and
   * written when it is asked; what it says anew (`akibat`) is done to them.
   */
  readonly change?: (work: Work, paper: Paper<K>, input: KindInput<K>) => Promise<Making<K>>;
  readonly deeds: { readonly [A in keyof K['deeds']]: Deed<K, A> };
  /** Makes a paper that stands at once, for another one that causes it: of a kind that says so (`made`), by its name. */
  readonly made?: Readonly<
    Record<string, (work: Work, input: Readonly<Record<string, unknown>>) => Promise<Making<K>>>
  >;
  /**
   * Of a deed that another paper caused and that is undone with it: puts goods back once that is approved (`cermin`),
   * and says what differs, as a deed that undoes does.
   */
  readonly takeBack?: (work: Work, paper: Paper<K>, undone: Done) => Promise<TakenBack>;
  /** What it pays in the way named, of a kind that says it does (`pays`), of the payment as it was sent. */
  readonly pay?: Pay;
  readonly beside?: Beside;
  /**
   * What a deed, the making or a change needs beside its own paper: read without holding anything, and more than once.
   * Absent, or nothing: what the handlers hold themselves is enough.
   */
  readonly needs?: Asks;
}
/**
 * What the deeds of a kind go by beside the paper. Nobody holds what it tells of: what a deed then writes is guarded
 * by it.
 */
export interface Beside {
  /** An SQL value, JSON, of the head `d`: read in the statement that holds that. */
  readonly sql: string;
  /** The same as handlers are given it, with its numbers. */
  readonly read: (json: unknown) => object;
}
/** What a deed needs beside its own paper, by what is held first. */
export interface Needs {
  readonly dokumen?: readonly { readonly jenis: string; readonly nomor: string }[];
  readonly barang?: readonly { readonly kode_barcode: string }[];
  readonly curah?: readonly { readonly kode_baki: string; readonly kode_group: string; readonly kode_dept: string }[];
  readonly member?: readonly { readonly kode_member: string }[];
  readonly kupon?: readonly { readonly kode_kupon: string }[];
}
type Asks = (work: Work, key: string, input: unknown, nomor: string | undefined) => Promise<Needs>;
type Pay = (work: Work, cara: string, sent: Readonly<Record<string, unknown>>) => Promise<Drawn>;

/** The handlers as the engine sees them: one shape for every kind. */
export interface AnyHandlers {
  readonly make: (work: Work, input: unknown) => Promise<Making<Kind>>;
  readonly open?: (work: Work, input: unknown, nomor: string) => Promise<Making<Kind>>;
  readonly begin?: (work: Work, input: unknown) => Promise<Making<Kind>>;
  readonly change?: (work: Work, paper: Paper<Kind>, input: unknown) => Promise<Making<Kind>>;
  readonly deeds: Readonly<
    Record<string, (work: Work, paper: Paper<Kind>, input: unknown, undone: Done | undefined) => Promise<Plan<Kind>>>
  >;
  readonly made?: Readonly<Record<string, (work: Work, input: unknown) => Promise<Making<Kind>>>>;
  readonly takeBack?: (work: Work, paper: Paper<Kind>, undone: Done) => Promise<TakenBack>;
  readonly pay?: Pay;
  readonly beside?: Beside;
  readonly needs?: Asks;
}

/** A kind with what it does. */
export interface KindAtWork {
  readonly kind: Kind;
  readonly handlers: AnyHandlers;
  /** The forms in which its papers are printed. */
  readonly forms: readonly PrintForm[];
  /** What its API tells of a paper in its own words, beside what all kinds tell or instead of it. */
  readonly shows?: Shows;
  /**
   * Answers who asks for a number that is no paper of this shop: one of another shop that concerns it. Undefined where
   * there is none.
   */
  readonly elsewhere?: (context: Context, nomor: string) => Promise<object | undefined>;
}

/** What the API of a kind tells in its own words. */
export interface Shows {
  /** Answers one JSON object; `$1` shop, `$2` number. */
  readonly sql: string;
  /** Lines, or payments, that all kinds tell and this one tells itself. */
  readonly instead: readonly string[];
}

/** All kinds at work, by key. */
export type Papers = ReadonlyMap<string, KindAtWork>;
