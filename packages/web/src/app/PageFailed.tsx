import { useEffect } from 'react';
import { PlainButton } from '../ui/PlainButton.tsx';
import { State } from '../ui/State.tsx';
import { useT } from '../ui/text.ts';

/** Stands in for a page that broke, or whose code could not be fetched. */
export function PageFailed({ error }: { readonly error: unknown }) {
  const t = useT();
  useEffect(() => globalThis.reportError(error), [error]);
  return (
    <State
      icon="warn"
      tone="bad"
      title={t('umum.halaman_gagal')}
      actions={<PlainButton onClick={() => location.reload()}>{t('umum.muat_ulang')}</PlainButton>}
    >
      {t('umum.halaman_gagal_saran')}
    </State>
  );
}
