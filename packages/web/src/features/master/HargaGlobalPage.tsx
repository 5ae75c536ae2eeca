import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { HARGA_GLOBAL_FIELDS, hargaGlobalPage } from '@kilau/contract/features/master/harga.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { api } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { problemText, reportProblem } from '../../platform/report-problem.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { useRecordForm } from '../../ui/form/record-form.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import css from './harga.module.css';

const PATH = 'parameter-harga-emas/global';
/** The page starts afresh this long after a save (specification, section 4). */
const RELOAD_MS = 3000;
const FIELDS = { harga_global: HARGA_GLOBAL_FIELDS.nominal } as const;

interface Nominal {
  readonly nominal: number;
}

function HargaGlobalForm({ nominal }: Nominal) {
  const t = useT();
  const { form, parse } = useRecordForm<{ readonly harga_global: number }>({
    fields: FIELDS,
    initialValues: { harga_global: nominal },
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    input.current?.focus();
    return () => clearTimeout(timer.current);
  }, []);
  const save = useMutation({
    mutationFn: (harga_global: number) => api.put<Nominal>(PATH, { nominal: harga_global }),
    meta: { quiet: true },
    onError: (error) => reportProblem(error, t('master.harga_gagal')),
    onSuccess: () => {
      success(t('master.disimpan'));
      timer.current = setTimeout(() => location.reload(), RELOAD_MS);
    },
  });
  const busy = save.isPending || save.isSuccess;
  const submit = () => {
    const values = busy ? undefined : parse();
    if (!values) return;
    // A price that moves far is asked about by the server.
    save.mutate(values.harga_global);
  };
  useKeys([{ key: 'F8', label: t('umum.simpan'), run: submit, main: true }]);
  return (
    <EnterForm className={css.global} onSubmit={submit} label={t.of(titleKey(hargaGlobalPage.path))}>
      <FieldInput
        key={form.key('harga_global')}
        name="harga_global"
        field={FIELDS.harga_global}
        {...form.getInputProps('harga_global')}
        inputRef={input}
      />
      <SaveButton type="submit" disabled={busy} saving={save.isPending} />
    </EnterForm>
  );
}

/** The day's price of 24K: one field, one button. */
export function HargaGlobalPage() {
  const t = useT();
  const { data, error } = useQuery({
    queryKey: ['harga-global'],
    queryFn: ({ signal }) => api.get<Nominal>(PATH, undefined, { signal }),
    staleTime: 0,
  });
  return (
    <PageColumn>
      <PageHead title={t.of(titleKey(hargaGlobalPage.path))} note={t.of(hintKey(hargaGlobalPage.path))} />
      <Card padded>
        {data ? (
          <HargaGlobalForm nominal={data.nominal} />
        ) : error ? (
          <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
            {problemText(error)}
          </State>
        ) : (
          <Loading />
        )}
      </Card>
    </PageColumn>
  );
}
