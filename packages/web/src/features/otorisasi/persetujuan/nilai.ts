import { approvals } from '@kilau/contract/approvals.ts';
import { misfitOf, type ApprovalAsked } from '@kilau/contract/core/approval.ts';
import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { formatField, type FormatContext } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import type { Translate } from '../../../ui/text.ts';

/** The fields of the category that this asks for: its values are told by their names, in the order declared. */
export const fieldsOf = (asked: ApprovalAsked): Fields =>
  approvals.find((category) => category.kategori === asked.kategori && misfitOf(category, asked) === undefined)
    ?.nilai ?? {};

/** So many of one request are told on the list; how many there are stands beside them. */
export const MOST_TOLD = 3;

/** A figure does not part from its name at the end of a line. */
const together = (words: string): string => words.replaceAll(' ', '\u00A0');

/** The paper that it is about, or the page in words. */
export const dokumenText = ({ dokumen }: ApprovalAsked, t: Translate): string =>
  dokumen.startsWith('/') && t.has(titleKey(dokumen)) ? t.of(titleKey(dokumen)) : dokumen;

/** Which piece or paper it is about and how much money: what tells two requests of a kind apart. */
export function pokok(asked: ApprovalAsked, t: Translate, format: FormatContext): string {
  const { nilai } = asked;
  const { kode_barcode } = nilai;
  const uang = Object.entries(fieldsOf(asked)).flatMap(([name, field]) =>
    field.kind === 'money' && Number(nilai[name] ?? 0) !== 0
      ? [together(`${t.of(labelKey(name, field))} ${formatField(field, nilai[name], format)}`)]
      : [],
  );
  return [dokumenText(asked, t), typeof kode_barcode === 'string' ? kode_barcode : '', ...uang]
    .filter((word) => word !== '')
    .join(' · ');
}
