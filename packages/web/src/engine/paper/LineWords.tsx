import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { formatField } from '@kilau/contract/core/format.ts';
import type { LineWords as Told } from '@kilau/contract/core/kind.ts';
import { StoredImage } from '../../platform/images.tsx';
import { useT } from '../../ui/text.ts';
import { useFormat } from '../cells/FieldCell.tsx';
import { LinePicture, type Picture } from './LinePicture.tsx';
import css from './paper.module.css';

type Line = Readonly<Record<string, unknown>>;

interface LineWordsProps {
  readonly label: string;
  readonly told: Told;
  /** Columns of the lines; what is told beside them stands in `told`. */
  readonly fields: Fields;
  readonly picture?: Picture;
  readonly lines: readonly Line[];
}

/** Lines in words: what each is, which one, how it came to its amount, and the amount where the eye ends. */
export function LineWords({ label, told, fields, picture, lines }: LineWordsProps) {
  const t = useT();
  const format = useFormat();
  const known: Fields = { ...fields, ...told.also };
  const value = (line: Line, name: string): string => {
    const field = known[name];
    return field === undefined || line[name] === 0 ? '' : formatField(field, line[name], format);
  };
  const values = (line: Line, names: readonly string[] = []) =>
    names.map((name) => value(line, name)).filter((word) => word !== '');
  const figures = (line: Line) =>
    (told.figures ?? []).flatMap((name): string[] => {
      const figure = value(line, name);
      return figure === '' ? [] : [`${t.of(labelKey(name, known[name] ?? {}))} ${figure}`];
    });
  const photos = (line: Line) =>
    Object.entries(known).filter(([name, field]) => field.kind === 'image' && (line[name] ?? '') !== '');
  return (
    <ul className={css.told} aria-label={label}>
      {lines.map((line) => (
        <li key={`${String(line['ke'])}-${String(line['baris'])}`}>
          {picture ? <LinePicture {...picture} line={line} /> : null}
          {photos(line).map(([name, field]) => (
            <span key={name} className={css.picture}>
              <StoredImage name={String(line[name])} alt={t.of(labelKey(name, field))} fallback="" />
            </span>
          ))}
          <div>
            <div>{values(line, told.name).join(' ')}</div>
            {[values(line, told.words), figures(line)].map((words) =>
              words.length === 0 ? null : (
                <div key={words.join()} className={css.small}>
                  {words.join(' · ')}
                </div>
              ),
            )}
          </div>
          <strong>{value(line, told.amount)}</strong>
        </li>
      ))}
    </ul>
  );
}
