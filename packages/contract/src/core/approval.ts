import { Dec, type DecInput } from './dec.ts';
import { choice, integer, labelKey, lines, type Fields } from './field.ts';
import { MAKING, MOST_ROWS, type Kind } from './kind.ts';

/**
 * What an approval of a category is given for. One without the values that it binds would be a blank cheque: it is
 * refused when it is given, and when it is used. Several may share a name; an approval then fits one of them.
 */
export interface ApprovalCategory {
  /** As /laporan-otorisasi calls it. */
  readonly kategori: string;
  /** It names a paper, or what else has a number. */
  readonly dokumen?: true;
  /** The values that it binds: all that are required, and none that is not here. */
  readonly nilai: Fields;
}

/** What an approval was asked or given for. */
export interface ApprovalAsked {
  readonly kategori: string;
  readonly dokumen: string;
  readonly nilai: Readonly<Record<string, unknown>>;
}

/** The same as it is asked for, with whose alone it is to give, as the refusal of the deed said. */
export interface ApprovalRequest extends ApprovalAsked {
  readonly level?: 'OWN' | undefined;
}

/** Whether a supervisor cannot give all that is asked for. */
export const hanyaPemilik = (permintaan: readonly { readonly level?: 'OWN' | undefined }[]): boolean =>
  permintaan.some(({ level }) => level === 'OWN');

/** Why an approval is no approval of a category: a rule at a field of its request. */
export interface Misfit {
  readonly at: 'kategori' | 'dokumen' | 'nilai';
  readonly rule: 'kategori_tidak_dikenal' | 'tidak_boleh_kosong' | 'dokumen_tidak_disebut' | 'nilai_tidak_lengkap';
  readonly params?: { readonly nilai: string };
}

const isSaid = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** What fields are called, as a text takes several: `{{@nilai}}`. */
const labelsOf = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, field]) => labelKey(name, field))
    .join(', ');

/** Why something is not what a category binds: a value or a paper lacks, or is too much; nothing when it is. */
export function misfitOf({ dokumen, nilai }: ApprovalCategory, asked: ApprovalAsked): Misfit | undefined {
  if (dokumen && asked.dokumen === '') return { at: 'dokumen', rule: 'tidak_boleh_kosong' };
  if (!dokumen && asked.dokumen !== '') return { at: 'dokumen', rule: 'dokumen_tidak_disebut' };
  const lacks = Object.entries(nilai).some(([name, { required }]) => required === true && !isSaid(asked.nilai[name]));
  const unknown = Object.keys(asked.nilai).some((name) => !(name in nilai));
  if (!lacks && !unknown) return undefined;
  return { at: 'nilai', rule: 'nilai_tidak_lengkap', params: { nilai: labelsOf(nilai) } };
}

/** Why something is no approval of any category; nothing when it is. */
export function misfit(categories: readonly ApprovalCategory[], asked: ApprovalAsked): Misfit | undefined {
  const named = categories.filter(({ kategori }) => kategori === asked.kategori);
  if (named.length === 0) return { at: 'kategori', rule: 'kategori_tidak_dikenal' };
  const misfits = named.map((category) => misfitOf(category, asked));
  return misfits.includes(undefined) ? undefined : misfits[0];
}

/** What is sent to make a paper: a part of it as a row of its own. */
const madeOf = ({ header, parts, rows }: Kind): Fields => ({
  ...header,
  ...Object.fromEntries(
    Object.entries({ ...parts, ...rows }).map(([name, fields]) => [
      name,
      lines(fields, { required: true, max: MOST_ROWS }),
    ]),
  ),
});

/** What was sent to make a paper, as its approval binds it. */
export const boundMaking = ({ parts }: Kind, input: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, name in parts ? [value] : value]));

const isNothing = (figure: unknown): boolean => Dec.from((figure as DecInput | null | undefined) ?? 0).isZero();

/**
 * What the approval of a deed binds: its paper, all that is sent with it, and what it declares to be worked out.
 * @param key the deed, or the making.
 * @param kepala head columns of the paper's own, which may say that another category holds (`otherwise`), or none
 * (`approvedOver`, which of a deed is the paper's balance).
 * @returns nothing for a deed that takes no approval.
 */
export function deedApproval(
  kind: Kind,
  key: string,
  kepala?: Readonly<Record<string, unknown>>,
): ApprovalCategory | undefined {
  if (key === MAKING) {
    const { approval, approvedOver, binds } = kind;
    const spared = kepala !== undefined && approvedOver !== undefined && isNothing(kepala[approvedOver]);
    return approval === undefined || spared ? undefined : { kategori: approval, nilai: { ...madeOf(kind), ...binds } };
  }
  const deed = kind.deeds[key];
  if (deed?.approval === undefined) return undefined;
  // Of several deeds the one that is taken back is named.
  const named: Fields = deed.by ? { ke: integer({ min: 1, label: 'dokumen.tindakan_ke' }) } : {};
  const { otherwise, approval, approvedOver } = deed;
  if (approvedOver !== undefined && kepala !== undefined && isNothing(kepala[approvedOver])) return undefined;
  const more = otherwise && !isNothing(kepala?.[otherwise.column]);
  return {
    kategori: more ? otherwise.approval : approval,
    dokumen: true,
    nilai: { ...deed.input, ...named, ...deed.binds },
  };
}

/** Forms of the papers whose reprint is approved, each with a word of its own. */
const REPRINTED = ['nota.pdf', 'nota.escpos', 'slip.pdf', 'slip.txt'] as const;

/** What the approval of printing a paper again binds: which form of it, and the how many-th printing that is. */
export const reprintApproval = (kategori: string): ApprovalCategory => ({
  kategori,
  dokumen: true,
  nilai: {
    bentuk: choice(REPRINTED, { required: true, optionLabel: 'pilihan.bentuk_cetak' }),
    ke: integer({ required: true, label: 'dokumen.cetakan_ke' }),
  },
});

/** What the approvals of a kind of papers bind. */
export const kindApprovals = (kind: Kind): ApprovalCategory[] => [
  ...(kind.reprint === undefined ? [] : [reprintApproval(kind.reprint)]),
  ...deedApprovals(kind),
];

const deedApprovals = (kind: Kind): ApprovalCategory[] =>
  [MAKING, ...Object.keys(kind.deeds)].flatMap((key) => {
    const { otherwise } = kind.deeds[key] ?? {};
    return [
      deedApproval(kind, key) ?? [],
      (otherwise && deedApproval(kind, key, { [otherwise.column]: 1 })) ?? [],
    ].flat();
  });
