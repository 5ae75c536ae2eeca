import { Group } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Barang } from '@kilau/contract/features/barang/barang.wire.ts';
import { barangUbahFields, HAK_NILAI } from '@kilau/contract/features/barang/tambah/masuk.fields.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { changedFields } from '../../../engine/resource/changes.ts';
import { useActor, useCan } from '../../../platform/session.ts';
import { useKeys } from '../../../platform/keys.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { CACHE } from '../../../trade/barang/cache.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { focusField } from '../../../ui/form/enter-next.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { formValues, useRecordForm } from '../../../ui/form/record-form.ts';
import { useT } from '../../../ui/text.ts';
import css from '../barang.module.css';
import own from './daftar.module.css';
import { barangCalls } from '../calls.ts';
import { AtributField } from '../tambah/AtributField.tsx';
import { BatuField } from '../tambah/BatuField.tsx';

type Name = keyof typeof barangUbahFields;
const NAMES = (Object.keys(barangUbahFields) as Name[]).filter(
  (name): name is Exclude<Name, 'atribut' | 'batu'> => barangUbahFields[name].kind !== 'lines',
);

/** Changes what may change of a piece; only what differs is sent. */
export function UbahBarang({ barang, onSelesai }: { readonly barang: Barang; readonly onSelesai: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const berlian = moduleOn(useActor(), 'BERLIAN_MODULE');
  const bolehNilai = useCan()(HAK_NILAI);
  const record = { ...barang } as Readonly<Record<string, unknown>>;
  const { form, parse } = useRecordForm({
    fields: barangUbahFields,
    initialValues: formValues(barangUbahFields, record, ''),
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Readonly<Record<string, unknown>>) => barangCalls.ubah(barang.kode_barcode, body),
    meta: { quiet: true },
    onSuccess: async () => {
      success(t('barang.diubah'));
      onSelesai();
      await client.invalidateQueries({ queryKey: CACHE });
    },
    onError: (error) => {
      if (error instanceof ProblemError && Object.keys(error.fields).length > 0) form.setErrors(error.fields);
      else reportProblem(error);
    },
  });
  const save = () => {
    const values = isPending ? undefined : parse();
    if (values) mutate(changedFields(barangUbahFields, record, values));
  };
  const pertama = useRef<HTMLInputElement>(null);
  useEffect(() => focusField(pertama.current ?? undefined), []);
  useKeys([{ key: 'F8', label: t('umum.simpan'), run: save, main: true }]);
  return (
    <EnterForm className={own.ubah} label={t('barang.ubah')} onSubmit={save}>
      {NAMES.filter((name) => bolehNilai || name !== 'kadar_cetak').map((name, index) => (
        <FieldInput
          key={form.key(name)}
          name={name}
          field={barangUbahFields[name]}
          {...form.getInputProps(name)}
          inputRef={index === 0 ? pertama : undefined}
        />
      ))}
      <div className={own.lebar}>
        <AtributField form={form} tanpaHarga={!bolehNilai} />
      </div>
      {berlian && bolehNilai ? (
        <div className={own.lebar} role="group" aria-label={t('field.batu')}>
          <BatuField form={form} />
        </div>
      ) : null}
      <p className={css.sunyi}>{t('barang.tidak_bisa_diubah')}</p>
      <Group justify="flex-end" gap={8}>
        <ActionButton onClick={onSelesai}>{t('umum.batal')}</ActionButton>
        <SaveButton type="submit" saving={isPending} />
      </Group>
    </EnterForm>
  );
}
