import { Chip } from '../../ui/Chip.tsx';
import { useT } from '../../ui/text.ts';
import css from './barang.module.css';

/** A weight in a list, with a word beside it when no scale has told it. */
export function BeratDaftar({ teks, manual }: { readonly teks: string; readonly manual: boolean }) {
  const t = useT();
  return manual ? (
    <span className={css.beratManual}>
      <Chip tone="warn" title={t('field.berat_manual')}>
        {t('barang.tanda_manual')}
      </Chip>
      {teks}
    </span>
  ) : (
    teks
  );
}
