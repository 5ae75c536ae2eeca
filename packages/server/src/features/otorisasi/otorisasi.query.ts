import { approvals } from '@kilau/contract/approvals.ts';
import { labelKey, type Field, type Fields } from '@kilau/contract/core/field.ts';
import type { ReportQuery } from '../../engine/report/query.ts';

type Words = (key: string) => string;

/** What is said of a value that an approval binds, in the reader's language. */
interface Said {
  readonly label: string;
  /** Its place among the values of its category. */
  readonly n: number;
  readonly kind: Field['kind'];
  /** Words of a closed list, by what stands in the books. */
  readonly words?: Readonly<Record<string, string>>;
  /** The parts of a row. */
  readonly parts?: Readonly<Record<string, Said>>;
}

function wordsOf(field: Field, t: Words): Pick<Said, 'words'> {
  if (field.kind === 'boolean') return { words: { true: t('umum.ya'), false: t('umum.tidak') } };
  if (field.kind !== 'choice' && field.kind !== 'tags') return {};
  const { options, optionLabel } = field;
  if (options === undefined || optionLabel === undefined) return {};
  return { words: Object.fromEntries(options.map((option) => [option, t(`${optionLabel}.${option}`)])) };
}

const said = (fields: Fields, t: Words): Record<string, Said> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field], n) => [
      name,
      {
        label: t(labelKey(name, field)),
        n,
        kind: field.kind,
        ...wordsOf(field, t),
        ...(field.kind === 'lines' && { parts: said(field.fields, t) }),
      },
    ]),
  );

/** The values that each category binds; of those that share a name, the values of all. */
function saidByCategory(t: Words): Record<string, Record<string, Said>> {
  const all: Record<string, Record<string, Said>> = {};
  for (const { kategori, nilai } of approvals) all[kategori] = { ...said(nilai, t), ...all[kategori] };
  return all;
}

/** One plain value as a cell of a report shows its kind; one that is not what it should be stays as it was bound. */
const plain = (teks: string, kata: string): string => `case
  when ${teks} ~ '^-?\\d{1,15}(\\.\\d+)?$' and ${kata}->>'kind' in ('money', 'integer', 'weight', 'kadar', 'percent')
  then case ${kata}->>'kind'
    when 'money' then 'Rp. ' || to_char((${teks})::numeric, 'FM999,999,999,999,990')
    when 'integer' then to_char((${teks})::numeric, 'FM999,999,999,999,990')
    when 'weight' then to_char((${teks})::numeric, 'FM999,999,999,999,990.000')
    else rtrim(to_char((${teks})::numeric, 'FM999,999,999,999,990.999'), '.') end
  when ${teks} ~ '^\\d{4}-\\d\\d-\\d\\d' and ${kata}->>'kind' = 'date'
  then substr(${teks}, 9, 2) || '/' || substr(${teks}, 6, 2) || '/' || substr(${teks}, 1, 4)
  when ${kata}->>'kind' in ('image', 'images') then regexp_replace(${teks}, '^.*/', '')
  else coalesce(${kata}->'words'->>(${teks}), ${teks}) end`;

/** Its name and its value; nothing of what is empty. */
const told = (name: string, teks: string, kata: string): string =>
  `coalesce(${kata}->>'label', ${name}) || ' ' || nullif(${teks}, '')`;

/** Rows that were approved, the parts of each in a row: `Qty 2 Kode Baki B02; Qty 1 Kode Baki B03`. */
const BARIS = `select string_agg(case jsonb_typeof(b.baris) when 'object'
    then (select string_agg(${told('i.key', plain('i.value', 'k.kata'), 'k.kata')}, ' ' order by k.kata->'n', i.key)
      from jsonb_each_text(b.baris) i cross join lateral (select s.kata->'parts'->i.key as kata) k)
    else ${plain("(b.baris #>> '{}')", 's.kata')} end, '; ' order by b.n)
  from jsonb_array_elements(n.value) with ordinality as b(baris, n)`;

/**
 * The values approved are written out as `Berat 2.130 · Harga / gr Rp. 1,437,000`, by what their category calls them;
 * what it does not know, by the name it was bound by.
 */
const NILAI = `select string_agg(${told(
  'n.key',
  `case jsonb_typeof(n.value) when 'array' then (${BARIS}) else ${plain("(n.value #>> '{}')", 's.kata')} end`,
  's.kata',
)}, ' · ' order by s.kata->'n', n.key)
  from jsonb_each(o.nilai) n cross join lateral (select kata.semua->o.kategori->n.key as kata) s`;

export const laporanOtorisasi: ReportQuery<'otorisasi'> = ({ shop, t }, filter) => ({
  text: `with kata as materialized (select $6::text::jsonb as semua)
    select o.kategori, o.dibuat, o.saluran, o.diminta_oleh, o.disetujui_oleh, o.perangkat, o.dokumen,
      (${NILAI}) as nilai, o.keterangan, o.dipakai, o.dipakai_dokumen
    from otorisasi o cross join kata
    where o.kode_toko = $1 and o.tgl between $2 and $3
      and ($4::text is null or o.disetujui_oleh = $4) and ($5::text is null or o.diminta_oleh = $5)
    order by o.kategori, o.dibuat, o.id`,
  values: [
    shop.kode_toko,
    filter.tgl_from,
    filter.tgl_to,
    filter.disetujui_oleh,
    filter.diminta_oleh,
    JSON.stringify(saidByCategory(t)),
  ],
});
