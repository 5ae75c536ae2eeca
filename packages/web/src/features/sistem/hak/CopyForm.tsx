import { useState } from 'react';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { SelectField, type Option } from '../../../ui/inputs/SelectField.tsx';
import { useT } from '../../../ui/text.ts';
import css from './hak.module.css';

interface CopyFormProps {
  /** Whose menu is replaced. */
  readonly nama: string;
  readonly options: readonly Option[];
  readonly onCopy: (dari: string) => void;
  readonly onClose: () => void;
}

/** From whom to copy the menu. */
export function CopyForm({ nama, options, onCopy, onClose }: CopyFormProps) {
  const t = useT();
  const [dari, setDari] = useState('');
  const [missing, setMissing] = useState(false);
  const copy = () => {
    setMissing(dari === '');
    if (dari === '') return;
    onCopy(dari);
    onClose();
  };
  return (
    <EnterForm className={css.copy} label={t('hak.salin')} onSubmit={copy}>
      <p className="muted">{t('hak.salin_isi', { nama })}</p>
      <SelectField
        label={t('hak.salin_dari')}
        required
        data-autofocus
        options={options}
        value={dari}
        onChange={setDari}
        error={missing && dari === '' ? t('rule.label_tidak_boleh_kosong', { label: t('hak.salin_dari') }) : undefined}
      />
      <div className={css.buttons}>
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
        <ActionButton primary type="submit">
          {t('hak.salin')}
        </ActionButton>
      </div>
    </EnterForm>
  );
}
