import type { MenuKey } from './menu.ts';
import type { Fields } from './field.ts';
import type { Gate } from './module-gate.ts';
import type { Level } from './permission.ts';
import type { NumberedProblem } from './problem-codes.ts';
import { deepFreeze } from './resource.ts';
import type { Values } from './schema.ts';

/** How a paper in some state stands in lists and badges: it waits for somebody, stands, is over, or was taken back. */
export type Tone = 'waits' | 'stands' | 'over' | 'gone';

/** One state of a kind of paper. The engine reads what a state says of itself, never its name. */
export interface KindState {
  readonly tone: Tone;
  /** Locale key of its word, where that is not what other kinds call a state of this name. */
  readonly label?: string;
  /** The paper may still be changed; every change keeps the content it replaces. */
  readonly edit?: true;
  /** A paper that waits in it may be changed and go on behind a closing, dated on the day of the deed: a promise. */
  readonly overnight?: true;
  /** What ends it is done by papers of other kinds: while a paper is in it, their gate stays open. */
  readonly needs?: Gate;
}
export type KindStates = Readonly<Record<string, KindState>>;

/**
 * Something done to a paper after it was made: `POST {base}/{nomor}/{key}`. One that leads back to one of its `from` may
 * be done again and again; each time is a deed of its own.
 */
export interface KindDeed<State extends string = string> {
  /** Locale key of what it is called, where that is not what other kinds call a deed of this name. */
  readonly label?: string;
  /** Locale key of what it does, told where it is done. */
  readonly note?: string;
  /** The page it is done from; its menu right is needed. One without a page is done by other papers alone. */
  readonly page?: string;
  /** Further pages that it is done from, of other kinds: one menu right is enough. */
  readonly pagesToo?: readonly string[];
  readonly from: readonly State[];
  /** Where it leads; of several, what was worked out says which. */
  readonly to: State | readonly State[];
  /** It leaves the paper in the state that it finds it in: `to` names the states of `from`. */
  readonly stays?: true;
  /**
   * It is done beside what stands of a paper, and has no part in what other deeds say: these are taken back though it
   * was done behind them.
   */
  readonly aside?: true;
  readonly levels?: readonly Level[];
  /** When it exists, if that is more than when its kind does. */
  readonly gate?: Gate;
  /** Category of the approval that must come with it, bound to the paper and to all that is sent. */
  readonly approval?: string;
  /**
   * The category instead, of papers of which a stored head column is more than nothing; with `level`, nobody else may
   * approve that.
   */
  readonly otherwise?: { readonly column: string; readonly approval: string; readonly level?: 'OWN' };
  /** It takes its approval only of papers on whose accounts something stands: where money would go back. */
  readonly approvedOver?: 'saldo';
  /** With nothing left on those accounts it is refused, by this code. */
  readonly refusedAtZero?: NumberedProblem;
  /** What is worked out and approved beside that. */
  readonly binds?: Fields;
  readonly input?: Fields;
  /** What its form begins with, where that is more than nothing. */
  readonly begins?: readonly DeedRows[];
  /** May also be done to many papers at once: `POST {base}/{key} {nomor: […]}`. */
  readonly batch?: true;
  /** It brings the paper that is printed, which is shown once it was done; without such a deed the making does. */
  readonly prints?: true;
  /** It makes another paper of its kind, which its own calls so: that one is gone on with, and shown. */
  readonly goesOn?: string;
  /**
   * Deeds it takes back: the last one that stands must be one of these. What that one posted and paid is mirrored
   * today; rest and content are again what they were before it. On an earlier day than its own only an owner's approval
   * will do (decisions 8).
   */
  readonly undoes?: readonly string[];
  /**
   * Of the deeds it takes back any that stands may be named (`ke`), as long as no later one that stands has a line of
   * the same name ({@link KindTable.key}): what is done line by line is taken back in any order. What set head columns
   * is last all the same.
   */
  readonly by?: 'lines';
  /**
   * It tells of what has happened elsewhere and cannot be refused: whatever the paper's state, version and claims, and
   * without an approval. Where its lines do not fit, nothing is written, and somebody is told.
   */
  readonly mustAccept?: true;
  /**
   * Deeds that it answers: what these say is paid is neither posted nor in a drawer until this one books it. Where it
   * is taken back, the deed that it answered is so too.
   */
  readonly books?: readonly string[];
  /** What is due of the paper when it is done: its form tells that, and begins with it as what is paid. */
  readonly due?: Due;
  /** The deed that follows at once where this module is off: the one that would book it. */
  readonly atOnce?: AtOnce;
}

/** What is due of the paper now, of which these fields are told. */
export interface Due {
  /** A call below the paper's own that answers it; without one the paper tells it itself. */
  readonly call?: string;
  readonly fields: Fields;
  /** The one that is to be paid: what the first payment of a form begins with. */
  readonly pays?: string;
}

/** A deed that needs nobody where a module is off. */
export interface AtOnce {
  readonly module: string;
  readonly deed: string;
}

/** Rows that the form of a deed begins with. */
export interface DeedRows {
  /** The rows of its input. */
  readonly input: string;
  /**
   * One for each line of the paper that has these columns too; but for those that rows of another sort tell of, which
   * name it in a column of theirs.
   */
  readonly lines?: {
    readonly name: string;
    readonly columns: readonly string[];
    readonly told?: { readonly by: string; readonly in: string };
  };
  /** Or a single one with what is open of the paper, if anything is. */
  readonly rest?: string;
}

/** How a line is told in words, where a table of all its columns would be too wide to be read beside a list. */
export interface LineWords {
  /** What the kind's own answer tells of a line beside its columns. */
  readonly also?: Fields;
  /** What it is. */
  readonly name: readonly string[];
  /** Which one it is: codes, told without a label. */
  readonly words?: readonly string[];
  /** How it came to its amount, each with its label; what is empty or 0 is left out. */
  readonly figures?: readonly string[];
  readonly amount: string;
}

/** A table of a kind's own: rows that its deeds write and never change. Keys stand before its columns by themselves. */
export interface KindTable {
  readonly table: string;
  readonly fields: Fields;
  /** Call that answers the picture shown before each line, with columns of it in braces: `foto_produk/{kode_barcode}`. */
  readonly picture?: string;
  /** Column that is empty where a line has no picture; absent: it is asked for anyway. */
  readonly pictured?: string;
  /** What is worked out when its rows are read, neither written nor sealed: a view with the same keys. */
  readonly derived?: { readonly view: string; readonly fields: Fields };
  /** The column that names a line, where deeds are taken back line by line. */
  readonly key?: string;
  /** Columns of lines that are added up where they are shown. */
  readonly sums?: readonly string[];
  /** Absent: a table of all its columns. */
  readonly told?: LineWords;
}

/** Every column of a table's rows as they are read. */
export const readFields = (table: KindTable | undefined): Fields => ({ ...table?.fields, ...table?.derived?.fields });

/** An account that is kept by paper: its `sub` is the paper's number, and only a deed of that paper moves it. */
export interface KindAccount {
  readonly akun: string;
  /** Counts to the paper's balance (`saldo`), which an invariant holds against the book. */
  readonly rest?: true;
  /** Nothing stays on it: what one paper of a call puts there, another one takes. */
  readonly cleared?: true;
}

/** A way to pay (`trade/bayar`) that papers of a kind stand for: it exists from when its kind does. */
export interface KindPays {
  readonly cara: string;
  /** The deed that a paper undergoes when a payment that draws on it is booked; absent: it undergoes none. */
  readonly deed?: string;
}
/** How the specification pages a list: rows under a name of their own, counted, by pages of so many. */
export interface KindPaged {
  readonly rows: string;
  readonly limit: number;
  /** The most of one page. */
  readonly most: number;
  /** What it calls states by other words. */
  readonly states?: Readonly<Record<string, string>>;
}
/** Which papers have a form: those with a line that says something in this column, where the shop has this module. */
export interface PrintsFor {
  readonly rows: string;
  readonly column: string;
  readonly module: string;
  /** Locale key of what it is called. */
  readonly label: string;
}
/** The entering of papers of before. */
export interface KindOpening<State extends string = string> {
  readonly status: State;
  /** What is sent beside what makes a paper, how far it has come; and rows and parts of that which are not sent. */
  readonly input?: Fields;
  readonly without?: readonly string[];
}
/** How other papers make one that stands at once: the state that it begins in, by what that deed is called. */
export type KindMade<State extends string = string> = Readonly<Record<string, State>>;
type Tables = Readonly<Record<string, KindTable>>;
type FieldSets = Readonly<Record<string, Fields>>;
type Deeds<State extends string = string> = Readonly<Record<string, KindDeed<State>>>;

/** A kind of numbered paper of the trade, from its making to its last deed. */
export interface Kind<
  S extends KindStates = KindStates,
  H extends Fields = Fields,
  P extends FieldSets = FieldSets,
  L extends FieldSets = FieldSets,
  D extends Deeds = Deeds,
  T extends KindTable | undefined = KindTable | undefined,
  R extends Tables = Tables,
  O extends KindOpening | undefined = KindOpening | undefined,
> {
  readonly type: 'kind';
  readonly key: string;
  /** Call path below `/api/v1/`. */
  readonly base: string;
  /** Middle part of its number: `KL-KS-261121-0001` (decisions 14). */
  readonly kode: string;
  /** Its numbers begin with that, without what the shop is called in short. */
  readonly inisial?: false;
  /** What the specification calls its number; every paper has it as `nomor` too. */
  readonly number: string;
  /** What the specification calls columns that every head has, by these: `{ total: 'grand_total' }`; both are told. */
  readonly names?: Readonly<Record<string, string>>;
  readonly gate?: Gate;
  readonly menu: MenuKey;
  /** Where it is made and where it is looked up; deeds name their own. */
  readonly pages: {
    readonly create: string;
    readonly list: string;
    /** Where a paper that may still be changed is opened to be changed, with `?ubah={nomor}`. */
    readonly change?: string;
    /** Pages of other kinds that look one of these up. */
    readonly read?: readonly string[];
  };
  /** Who makes one, of those who have the page; absent: whoever has it. */
  readonly levels?: readonly Level[];
  /** Locale key of what one of them is called, where papers of several kinds stand in one list. */
  readonly label?: string;
  /** Locale key of what is said when one could not be made and the server has no word for why. */
  readonly failed?: string;
  /** Locale key of what its list says when it has none, where the specification has a word of its own. */
  readonly emptyText?: string;
  /** Category of the approval that its making takes, bound to all that is sent and worked out. */
  readonly approval?: string;
  /** Stored head column: the making takes its approval only where that comes to something, a difference say. */
  readonly approvedOver?: string;
  /** What is worked out at its making and approved beside that. */
  readonly binds?: Fields;
  readonly states: S;
  /** The state of a new paper. */
  readonly initial: string;
  /** Deed that a new paper undergoes at once where this module is off (decisions 6). */
  readonly validation?: AtOnce;
  /**
   * How papers of before are entered when a shop begins, from the page where others are made: under their own numbers,
   * by its owner, as long as no day was closed. They stand at once in a state of their own.
   */
  readonly opening?: O;
  /**
   * Its papers may come of a deed of another one, and then stand at once in a state of their own: what they move that
   * one posts. They live on by themselves, and go with it as long as nothing was done to them.
   */
  readonly begun?: { readonly status: string };
  /** How other papers make one that nobody validates: it is booked with what causes it, and taken back with that. */
  readonly made?: KindMade<Extract<keyof S, string>>;
  /** What is sent to make it: fields of the head, objects inside it, and rows. */
  readonly header: H;
  readonly parts: P;
  readonly rows: L;
  /** How many of its rows there have to be, and may be, by their name: none to {@link MOST_ROWS} unless told. */
  readonly counts?: { readonly [Rows in Extract<keyof L, string>]?: { readonly min?: number; readonly max?: number } };
  readonly deeds: D;
  /** Head columns of this kind alone; a row for each deed that sets any. */
  readonly stored: T;
  /** Lines, by name. */
  readonly lines: R;
  /** Its printed forms, the one that is shown first in front; none: no paper. Sheets (`.xlsx`) are fetched beside it. */
  readonly prints?: readonly string[];
  /** Category of the approval that every printing but the first takes, bound to the form and to which one it is. */
  readonly reprint?: string;
  /** What the specification calls its papers where one goes to the customer's phone (`{chat}/get/bynota/single`). */
  readonly chat?: string;
  /** What its own answer calls the paper that it was made with: that one tells of it, and it is not printed. */
  readonly printedWith?: string;
  /** Of these forms, those that only some papers have. */
  readonly printsFor?: Readonly<Record<string, PrintsFor>>;
  /** What its list shows between number and state: columns that every head has, and stored ones. */
  readonly columns: readonly string[];
  /** Its list begins with those of every day that are neither over nor taken back; this switch brings the others. */
  readonly standingFirst?: string;
  /** Columns of its list that are added up over the papers that are ticked. */
  readonly sums?: readonly string[];
  /** What it comes to is paid out by the shop; absent: it comes in. */
  readonly paysOut?: true;
  /**
   * Trade with customers: once booked, it counts to what the shop has sold that day, or bought where it pays out. Names
   * the stored head column of its grams.
   */
  readonly trade?: { readonly grams: string };
  /**
   * Promises to customers: what was taken in, less what was cancelled, stands on the dashboard (`{base}/chart`). Names the
   * stored head columns of its pieces and grams.
   */
  readonly charted?: { readonly pieces: string; readonly grams: string };
  /** Rows that its own answer tells beside its lines, by name. */
  readonly others?: Readonly<Record<string, LineWords & Pick<KindTable, 'picture' | 'pictured'>>>;
  /** What its own answer tells of the head beside the head's columns. */
  readonly also?: Fields;
  /** How its payments are told; absent: as the engine keeps them. */
  readonly payments?: LineWords;
  readonly accounts?: readonly KindAccount[];
  /** Ways by which papers of this kind, or what they keep, pay others. */
  readonly pays?: readonly KindPays[];
  /** What is open of a paper (`sisa`) is its balance, owed to the shop or by it; absent: the kind works it out. */
  readonly sisa?: 'saldo';
  /** Its list is told in pages too; absent: from one paper to the next alone. */
  readonly paged?: KindPaged;
  /** Filters of its list beside day, state, sales person and words: head columns of its own. */
  readonly filters: readonly string[];
  /**
   * What words find it by beside number and customer, a part of the text being enough: stored head columns, and those
   * of lines as `{lines}/{column}`, of which a code is found by all of it.
   */
  readonly search?: readonly string[];
}

export const defineKind = <
  const S extends KindStates,
  const H extends Fields,
  const P extends FieldSets,
  const L extends FieldSets,
  const D extends Deeds<Extract<keyof S, string>>,
  const T extends KindTable | undefined,
  const R extends Tables,
  const K extends string,
  const O extends KindOpening<Extract<keyof S, string>> | undefined = undefined,
>(
  kind: Omit<Kind<S, H, P, L, D, T, R, O>, 'type' | 'key' | 'initial'> & {
    readonly key: K;
    readonly initial: Extract<keyof S, string>;
  },
): Kind<S, H, P, L, D, T, R, O> & { readonly key: K } => deepFreeze({ type: 'kind', ...kind });

/** Rows that a paper may have. */
export const MOST_ROWS = 500;

/**
 * The deed that makes a paper, the one that changes it while it may still be changed, the one that enters it, and the
 * one by which it comes of another.
 */
export const MAKING = 'buat';
export const CHANGING = 'ubah';
export const OPENING = 'saldo-awal';
export const BEGINNING = 'buka';

/** Whether what a deed says is booked by another one. */
export const waitsForBooking = (kind: Kind, key: string): boolean =>
  Object.values(kind.deeds).some(({ books = [] }) => books.includes(key === CHANGING ? MAKING : key));

/** Where a deed may lead. */
export const endsOf = ({ to }: KindDeed): readonly string[] => (typeof to === 'string' ? [to] : to);

/** What a caller sends to make or change a paper, after validation. */
export type KindInput<K extends Kind> = Values<K['header']> & {
  [Part in keyof K['parts']]: Values<K['parts'][Part]>;
} & { [Rows in keyof K['rows']]: Values<K['rows'][Rows]>[] };

/** What a caller sends with a deed. */
export type DeedInput<D extends KindDeed> = D extends { input: infer F extends Fields } ? Values<F> : object;

/** What is sent beside that to enter a paper of before. */
export type OpeningInput<K extends Kind> =
  NonNullable<K['opening']> extends { input: infer F extends Fields } ? Values<F> : object;

/** Head columns of the kind's own. */
export type StoredOf<K extends Kind> = K['stored'] extends KindTable ? Values<K['stored']['fields']> : object;

/** What is worked out of a table's rows when they are read. */
type DerivedOf<T> = T extends { derived: { fields: infer F extends Fields } } ? Values<F> : object;

/** Head columns of the kind's own, and lines by name, as they are read. */
export type ReadOf<K extends Kind> = StoredOf<K> &
  DerivedOf<K['stored']> & {
    [Name in keyof K['lines']]: (Values<K['lines'][Name]['fields']> & DerivedOf<K['lines'][Name]>)[];
  };

/** Stored lines, by name. */
export type LinesOf<K extends Kind> = { [Name in keyof K['lines']]: Values<K['lines'][Name]['fields']>[] };
