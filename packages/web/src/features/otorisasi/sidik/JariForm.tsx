import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type PembacaDipilih, SIDIK_BERUBAH } from '@kilau/contract/core/approval-sidik.ts';
import { MULAI_JARI_FIELDS, type MulaiJari } from '@kilau/contract/features/otorisasi/sidik.ts';
import { useCountdown } from '../../../engine/approval/use-countdown.ts';
import { sisaWaktu } from '../../../engine/approval/permintaan.ts';
import { onLeave } from '../../../engine/approval/on-leave.ts';
import { withdraw } from '../../../engine/approval/sidik-calls.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { useRealtime } from '../../../platform/realtime.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useRecordForm } from '../../../ui/form/record-form.ts';
import { PasswordField } from '../../../ui/inputs/PasswordField.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { SwitchField } from '../../../ui/inputs/SwitchField.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { useT } from '../../../ui/text.ts';
import { enterFinger, type JariDiminta } from './panggilan.ts';
import css from './sidik.module.css';

interface MenungguProps {
  readonly diminta: JariDiminta;
  readonly nama: string;
  readonly onClose: () => void;
}

/** The reader waits for the finger. Who leaves the page takes that back. */
function Menunggu({ diminta, nama, onClose }: MenungguProps) {
  const t = useT();
  const [sampai] = useState(() => Date.now() + diminta.sisa_ms);
  const now = useCountdown(sampai, onClose);
  useRealtime(SIDIK_BERUBAH, () => {
    success(t('sidik.terdaftar', { nama }));
    onClose();
  });
  useEffect(() => onLeave(() => void withdraw(diminta.id, { keepalive: true })), [diminta.id]);
  return (
    <div className={css.form}>
      <p role="status">
        <strong>{t('sidik.menunggu_jari', { nama: diminta.pembaca })}</strong>
      </p>
      <div className={css.buttons}>
        <span className="muted" role="timer">
          {t('otorisasi.sisa', { waktu: sisaWaktu(sampai, now) })}
        </span>
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
      </div>
    </div>
  );
}

interface JariFormProps {
  readonly pembaca: readonly PembacaDipilih[];
  /** Told what waits then, for whoever closes the dialog to take it back. */
  readonly onAsked: (id: string) => void;
  readonly onClose: () => void;
}

/** Has a reader enter a finger of mine, with my consent. */
export function JariForm({ pembaca, onAsked, onClose }: JariFormProps) {
  const t = useT();
  const [alat, setAlat] = useState(pembaca.length === 1 ? (pembaca[0]?.id ?? '') : '');
  const { form, parse } = useRecordForm<MulaiJari>({
    fields: MULAI_JARI_FIELDS,
    initialValues: { jari: '', setuju: false, password: '' },
  });
  const asking = useMutation({
    mutationFn: enterFinger,
    meta: { quiet: true },
    onSuccess: ({ id }) => onAsked(id),
    onError: (error) => {
      if (error instanceof ProblemError && Object.keys(error.fields).length > 0) form.setErrors(error.fields);
      else reportProblem(error, t('otorisasi.gagal_mengirim'));
    },
  });
  const save = () => {
    const values = parse();
    if (values && !asking.isPending) asking.mutate({ ...values, ...(alat !== '' && { pembaca: alat }) });
  };
  if (asking.data) {
    return <Menunggu diminta={asking.data} nama={String(form.getValues()['jari'])} onClose={onClose} />;
  }
  return (
    <EnterForm className={css.form} label={t('sidik.tambah_jari')} onSubmit={save}>
      <p className="muted">{t('sidik.tentang_jari')}</p>
      <TextField
        key={form.key('jari')}
        label={t('field.nama_jari')}
        required
        maxLength={40}
        data-autofocus
        {...form.getInputProps('jari')}
      />
      {pembaca.length > 1 ? (
        <SelectField
          label={t('field.pembaca')}
          required
          options={pembaca.map(({ id, nama }) => ({ value: id, label: nama }))}
          value={alat}
          onChange={setAlat}
          error={form.errors['pembaca']}
        />
      ) : null}
      <SwitchField
        key={form.key('setuju')}
        label={t('field.setuju_sidik')}
        {...form.getInputProps('setuju', { type: 'checkbox' })}
      />
      <PasswordField
        key={form.key('password')}
        label={t('field.password')}
        required
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      <div className={css.buttons}>
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
        <SaveButton keyless type="submit" saving={asking.isPending}>
          {t('sidik.daftarkan')}
        </SaveButton>
      </div>
    </EnterForm>
  );
}
