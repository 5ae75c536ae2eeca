import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MULAI_KUNCI_FIELDS } from '@kilau/contract/features/otorisasi/sidik.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { failureText } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useRecordForm } from '../../../ui/form/record-form.ts';
import { PasswordField } from '../../../ui/inputs/PasswordField.tsx';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { text, useT } from '../../../ui/text.ts';
import { DeviceError, enterDevice } from './panggilan.ts';
import css from './sidik.module.css';

type Isi = { readonly nama: string; readonly password: string };

const tersirat = (error: unknown): string =>
  error instanceof DeviceError
    ? text(error.address ? 'sidik.tidak_bisa' : 'sidik.gagal_daftar')
    : failureText(error, text('otorisasi.gagal_mengirim'));

/** Enters the device that the page is open on, or one that the browser reaches: a phone, a key on the ring. */
export function PerangkatForm({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const { form, parse } = useRecordForm<Isi>({
    fields: MULAI_KUNCI_FIELDS,
    initialValues: { nama: '', password: '' },
  });
  const entering = useMutation({
    mutationFn: enterDevice,
    meta: { quiet: true },
    onSuccess: async (_answer, { nama }) => {
      success(t('sidik.terdaftar', { nama }));
      onClose();
      await client.invalidateQueries({ queryKey: ['sidik-jari'] });
    },
    onError: (error) => {
      if (error instanceof ProblemError) form.setErrors(error.fields);
    },
  });
  const save = () => {
    const values = parse();
    if (values && !entering.isPending) entering.mutate(values);
  };
  const umum =
    entering.error && !(entering.error instanceof ProblemError && Object.keys(entering.error.fields).length > 0)
      ? tersirat(entering.error)
      : undefined;
  return (
    <EnterForm className={css.form} label={t('sidik.tambah_perangkat')} onSubmit={save}>
      <p className="muted">{t('sidik.tentang_perangkat')}</p>
      <TextField
        key={form.key('nama')}
        label={t('field.nama_perangkat')}
        required
        maxLength={40}
        data-autofocus
        {...form.getInputProps('nama')}
      />
      <PasswordField
        key={form.key('password')}
        label={t('field.password')}
        required
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
      {umum === undefined ? null : (
        <p role="alert" className={css.problem}>
          {umum}
        </p>
      )}
      <div className={css.buttons}>
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
        <SaveButton keyless type="submit" saving={entering.isPending}>
          {t('sidik.daftarkan')}
        </SaveButton>
      </div>
    </EnterForm>
  );
}
