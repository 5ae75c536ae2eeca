import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { useT } from '../../../ui/text.ts';
import { lihatNota } from '../nota.ts';
import type { HasilValidasi } from '../panggilan.ts';
import css from './validasi.module.css';

/** What became of each number: done ones with their nota, refused ones with the reason. */
export function ValidationResult({
  hasil,
  onClose,
}: {
  readonly hasil: readonly HasilValidasi[];
  readonly onClose: () => void;
}) {
  const t = useT();
  const done = hasil.filter(({ status }) => status === 'DONE').length;
  const first = hasil.findIndex(({ status }) => status === 'DONE');
  return (
    <div className={css.result}>
      <p>{t('penjualan.hasil_validasi', { berhasil: done, jumlah: hasil.length })}</p>
      <ul>
        {hasil.map(({ nomor, status, message }, index) => (
          <li key={nomor}>
            <Chip tone={status === 'DONE' ? 'good' : 'bad'}>{status}</Chip>
            <strong>{nomor}</strong>
            <span className={css.reason}>{message}</span>
            {status === 'DONE' ? (
              <ActionButton size="compact-sm" data-autofocus={index === first} onClick={() => void lihatNota(nomor)}>
                {t('penjualan.lihat_nota')}
              </ActionButton>
            ) : null}
          </li>
        ))}
      </ul>
      <div className={css.buttons}>
        <ActionButton onClick={onClose} data-autofocus={first < 0}>
          {t('umum.tutup')}
        </ActionButton>
      </div>
    </div>
  );
}
