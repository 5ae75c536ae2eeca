import { useUser } from '../../platform/session.ts';
import { useT } from '../../ui/text.ts';
import css from './filter.module.css';
import { hariCepat, sameDays, type Rentang } from './hari.ts';

/** The days that are asked for most, each at one tap. */
export function HariCepat({
  rentang,
  onChange,
}: {
  readonly rentang: Rentang;
  readonly onChange: (rentang: Rentang) => void;
}) {
  const t = useT();
  const { tgl_system } = useUser();
  return (
    <div className={`${css.wide} ${css.days}`} role="group" aria-label={t('field.tgl')}>
      {hariCepat(tgl_system).map(({ word, tgl_from, tgl_to }) => {
        const days = { tgl_from, tgl_to };
        return (
          <button
            key={word}
            type="button"
            className={css.chip}
            data-set={sameDays(days, rentang) || undefined}
            aria-pressed={sameDays(days, rentang)}
            onClick={() => onChange(days)}
          >
            {t(word)}
          </button>
        );
      })}
    </div>
  );
}
