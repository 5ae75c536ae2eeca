import type { MenuKey } from './menu.ts';
import type { Fields } from './field.ts';
import type { Gate } from './module-gate.ts';
import type { Level } from './permission.ts';
import type { RecordRule } from './record-rule.ts';
import type { RuleBreak } from './schema.ts';

/** What a master says after a deed, when one failed without a word of its own, and in an empty list. */
export type ResourceSaying =
  | 'disimpan'
  | 'diedit'
  | 'dihapus'
  | 'gagal_disimpan'
  | 'gagal_diedit'
  | 'gagal_dihapus'
  | 'kosong'
  /** The button that confirms a delete, where it is not Ya. */
  | 'hapus_ya';

/** The sentence of what went well, where a master has none of its own. */
export const USUAL_SAYINGS = {
  disimpan: 'master.disimpan',
  diedit: 'master.diedit',
  dihapus: 'master.dihapus',
} as const satisfies Partial<Readonly<Record<ResourceSaying, string>>>;

/** A column that holds a master's codes under a name that does not say so. */
export interface HeldPlace<Name extends string = string> {
  readonly table: string;
  readonly column: string;
  /** The rows of the table that hold them, by the value of another column; all unless said. */
  readonly where?: Readonly<Record<string, string>>;
  /** The field whose value stands there instead of the code. */
  readonly field?: Name;
}

/**
 * A master: a table of records with a code. Plain data; from it follow the calls, the permissions, the list, the
 * form, the menu entry, the pickers and the conformance tests. What a master does beyond that sits in a hook file
 * on the server, keyed by the resource.
 */
export interface Resource<F extends Fields = Fields> {
  readonly type: 'resource';
  readonly key: string;
  /** The page's path as the specification spells it. Masters that share one stand on a page made by hand. */
  readonly page: string;
  /** Other addresses that redirect to the page. */
  readonly aliases?: readonly string[];
  readonly menu: MenuKey;
  readonly gate?: Gate;
  readonly levels?: readonly Level[];
  /**
   * Call paths below `/api/v1/`. `list` reads (and so does `base`, where it differs); `base` takes POST, and with the
   * code behind it GET, PUT and DELETE. `create`, `update` and `remove` where the specification spells its own, the
   * last two with `{kode}` for the code.
   */
  readonly calls: {
    readonly list: string;
    readonly base: string;
    readonly create?: string;
    readonly update?: string;
    readonly remove?: string;
  };
  readonly table: string;
  /**
   * Where its code stands beyond foreign keys and columns that are called like it: what is held there is in use, and
   * only deactivated.
   */
  readonly held?: readonly HeldPlace<keyof F & string>[];
  /** The field that is the record's code within a shop. */
  readonly id: keyof F & string;
  /** The server makes the code (a uuid) where the specification gives the record no code of its own. */
  readonly generatedId?: boolean;
  /** The field shown beside the code in pickers and confirmations. */
  readonly name: keyof F & string;
  readonly fields: F;
  readonly columns: readonly (keyof F & string)[];
  readonly search: readonly (keyof F & string)[];
  readonly sort?: keyof F & string;
  /**
   * Two records may have one name: people, accounts, texts that are shown. Otherwise no two active ones do, letters and
   * blanks aside (specification, R254); those that already do stay.
   */
  readonly namesRepeat?: true;
  /** Fields beside the code whose value no two records of a shop share; a list of fields counts together. */
  readonly unique?: readonly ((keyof F & string) | readonly (keyof F & string)[])[];
  /**
   * A record covers the values from one field to another, both included, and no two active records with equal `per`
   * fields cover the same one: a rate by amount, a point by weight. An empty `to` is without end.
   */
  readonly band?: {
    readonly from: keyof F & string;
    readonly to: keyof F & string;
    readonly per?: readonly (keyof F & string)[];
  };
  /** What must hold between the fields of a record. */
  readonly rules?: readonly RecordRule<keyof F & string>[];
  /**
   * Values that a hook's `select` works out when a record is read: shown last in the list, never stored or sorted by.
   */
  readonly computed?: Fields;
  /**
   * Names that follow from other records and that a client of the specification sends all the same (section 4, the
   * catalogue): taken for what they are, and worked out anew.
   */
  readonly derived?: readonly string[];
  /** Call that answers `{ kode }`: the code a new record starts with, until it is typed over. */
  readonly suggest?: string;
  /** The records are given: they are changed, never added or deleted. */
  readonly fixed?: boolean;
  /** Sentences of this master instead of the usual ones, by locale key. */
  readonly says?: Partial<Readonly<Record<ResourceSaying, string>>>;
  /** Name of the exported file without its ending; the specification's `spreadsheet` otherwise. */
  readonly csvName?: string;
  /** `page`: only those who may open the page read the list. Default: any logged-in user, for pickers. */
  readonly readBy?: 'page';
  /** A failed call only ends the waiting, without a word (specification, section 8: the fee parameter). */
  readonly quiet?: boolean;
  /** Records belong to the chain rather than to a shop (the list of shops itself). */
  readonly global?: boolean;
}

/** Declares a master. The answer is frozen: a definition is data, never behaviour. */
export function defineResource<const F extends Fields, const K extends string>(
  definition: Omit<Resource<F>, 'type' | 'key'> & { readonly key: K },
): Resource<F> & { readonly key: K } {
  return deepFreeze({ type: 'resource', ...definition });
}

/** The field whose text no two active records share, letters and blanks aside; none where names repeat. */
export const ownName = ({ name, id, fields, namesRepeat }: Resource): string | undefined =>
  namesRepeat || name === id || fields[name]?.kind !== 'text' ? undefined : name;

/** The rule that a name breaks which another record has; a code that the server made tells nobody anything. */
export const namaSudahAda = ({ generatedId }: Resource, nama: string, kode: string): RuleBreak =>
  generatedId ? { rule: 'nama_sudah_ada', params: { nama } } : { rule: 'nama_sudah_dipakai', params: { nama, kode } };

/** The fields a caller may send: for a new record, or to change one. What the server sets itself is in neither. */
export function inputFields({ fields, id }: Pick<Resource, 'fields' | 'id'>, mode: 'create' | 'update'): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (field.readOnly === 'always') return [];
      if (mode === 'update' && (field.readOnly === 'edit' || field.elsewhere === true || name === id)) return [];
      // An empty password or secret in a change means that it stays.
      return [
        [
          name,
          mode === 'update' && (field.kind === 'password' || field.kind === 'secret')
            ? { ...field, required: false }
            : field,
        ],
      ];
    }),
  );
}

/** Freezes plain data to its leaves, so that nobody can bend a definition at run time. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}
