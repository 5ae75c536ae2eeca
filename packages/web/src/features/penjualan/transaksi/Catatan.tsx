import { lazy, Suspense, useState } from 'react';
import { useKeys } from '../../../platform/keys.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useT } from '../../../ui/text.ts';
import css from './sale.module.css';

const CatatanField = lazy(() => import('./CatatanField.tsx').then((module) => ({ default: module.CatatanField })));
const TOMBOL = 'Alt+K';

interface CatatanProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly enabled: boolean;
  readonly onChange: (keterangan: string) => void;
}

/** The remark for the nota: quiet until there is one, or somebody asks for it. */
export function Catatan({ value, error, enabled, onChange }: CatatanProps) {
  const t = useT();
  const [diminta, setDiminta] = useState(false);
  const buka = () => setDiminta(true);
  useKeys([{ key: TOMBOL, label: t('field.keterangan'), run: buka, enabled }]);
  return (
    <div className={css.catatan} inert={!enabled}>
      {diminta || value !== '' || error !== undefined ? (
        <Suspense>
          <CatatanField value={value} error={error} diminta={diminta} onChange={onChange} />
        </Suspense>
      ) : (
        <ActionButton size="compact-sm" shortcut={TOMBOL} onClick={buka}>
          {t('field.keterangan')}
        </ActionButton>
      )}
    </div>
  );
}
