import { deviceText } from '@kilau/contract/core/device-text.ts';
import { formatInstant } from '@kilau/contract/core/format.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useT } from '../../../ui/text.ts';
import css from '../sistem.module.css';

/** Where the user is logged in and since when; who has his password may end that and go on here. */
export function Elsewhere({ error, onTakeOver }: { readonly error: Error; readonly onTakeOver: () => void }) {
  const t = useT();
  if (!(error instanceof ProblemError) || error.code !== 'user_sedang_dipakai') return null;
  const { agen = '', sejak = '' } = error.params;
  const waktu = formatInstant(String(sejak), new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <div className={css.elsewhere}>
      <p>{t('login.dipakai_di', { perangkat: deviceText(String(agen)), waktu })}</p>
      <ActionButton onClick={onTakeOver}>{t('login.ambil_alih')}</ActionButton>
    </div>
  );
}
