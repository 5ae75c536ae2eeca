import type { MenuKey } from './menu.ts';
import type { Fields } from './field.ts';
import type { Gate } from './module-gate.ts';
import type { Level } from './permission.ts';
import { deepFreeze } from './resource.ts';
import type { Values } from './schema.ts';

/** The states a document passes through (domain guide, appendix D). */
export type DocumentState = 'OPEN' | 'DONE' | 'CANC';

/** Something that can be done to a document: `POST {base}/{no}/{key}`. */
export interface DocumentAction {
  /** The page it is done from; its menu right is needed. */
  readonly page: string;
  readonly from: readonly DocumentState[];
  readonly to: DocumentState;
  readonly levels?: readonly Level[];
  /** When it exists, if that is more than when its document does. A shop without `validasi` validates at once. */
  readonly gate?: Gate;
  /** Category of the approval that must come with it. */
  readonly approval?: string;
  readonly input?: Fields;
  /** May also be called for many documents at once: `POST {base}/{key} {nomor: […]}`. */
  readonly batch?: boolean;
}

type FieldSets = { readonly [name: string]: Fields };
type Actions = { readonly [name: string]: DocumentAction };

/** A numbered paper of the trade that moves goods or money, from draft to posting to reversal. */
export interface DocumentDefinition<
  H extends Fields = Fields,
  P extends FieldSets = FieldSets,
  L extends FieldSets = FieldSets,
  A extends Actions = Actions,
  F extends Fields = Fields,
> {
  readonly type: 'document';
  readonly key: string;
  /** Call path below `/api/v1/`. */
  readonly base: string;
  /** Middle part of its number: `KL-FJ-261121-0001` (decisions.md 14). */
  readonly kode: string;
  readonly gate?: Gate;
  readonly menu: MenuKey;
  /** Pages: entry form and list. Actions name their own. */
  readonly pages: { readonly create: string; readonly list: string };
  /** Module that switches validation on; when off a new document is DONE at once (decisions.md 6). */
  readonly validation?: string;
  /** Fields of the head, and of each kind of row the document has. */
  readonly header: H;
  /** Objects inside the document: the customer. */
  readonly parts: P;
  readonly rows: L;
  readonly actions: A;
  readonly list: { readonly columns: Fields; readonly filters: F };
}

export const defineDocument = <
  const H extends Fields,
  const P extends FieldSets,
  const L extends FieldSets,
  const A extends Actions,
  const F extends Fields,
  const K extends string,
>(
  definition: Omit<DocumentDefinition<H, P, L, A, F>, 'type' | 'key'> & { readonly key: K },
): DocumentDefinition<H, P, L, A, F> & { readonly key: K } => deepFreeze({ type: 'document', ...definition });

/** What a caller sends to create or change a document, after validation. */
export type DocumentInput<D extends DocumentDefinition> = Values<D['header']> & {
  [K in keyof D['parts']]: Values<D['parts'][K]>;
} & { [K in keyof D['rows']]: Values<D['rows'][K]>[] };
