import { code, date, datetime, integer, lines, money, ref, text, type Fields } from './field.ts';
import { MOST_ROWS, readFields, type Kind, type KindTable } from './kind.ts';

/** Columns that the head of every paper has, as a list or a page shows them. */
export const HEAD_FIELDS: Fields = {
  tgl: date({}),
  kode_sales: ref('sales', {}),
  kode_member: code({}),
  nama: text({ max: 60 }),
  no_hp: text({ max: 20 }),
  alamat: text({ max: 200 }),
  keterangan: text({ max: 200 }),
  total: money({}),
  sisa: money({}),
  dibuat_oleh: code({}),
  dibuat_pada: datetime({ label: 'field.waktu' }),
  /** How often its paper was printed; of a receipt from the roll nothing is told here. */
  cetak: integer({}),
};

/** Every column that a list of a kind may show, by name. */
export const headFields = ({ stored, names = {} }: Kind): Fields => ({
  ...Object.fromEntries(
    Object.entries(HEAD_FIELDS).map(([name, field]) => [
      name,
      names[name] === undefined ? field : { ...field, label: `field.${names[name]}` },
    ]),
  ),
  ...readFields(stored),
});

/** Every column that a paper of a kind tells of its head, by name. */
export const toldFields = (kind: Kind): Fields => ({ ...headFields(kind), ...kind.also });

/** The rows that are sent to make a paper: how many there may be, and what each of them says. */
export const rowFields = ({ rows, counts = {} }: Pick<Kind, 'rows' | 'counts'>): Fields =>
  Object.fromEntries(
    Object.entries(rows).map(([name, fields]) => [name, lines(fields, { max: MOST_ROWS, ...counts[name] })]),
  );

/** The table and the field that a name of {@link Kind.search} stands for. */
export function searched(kind: Kind, name: string): (KindTable & { readonly column: string }) | undefined {
  const [first = '', column] = name.split('/');
  const table = column === undefined ? kind.stored : kind.lines[first];
  return table && { ...table, column: column ?? first };
}
