import { useEffect, useRef } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate } from '@kilau/contract/core/format.ts';
import { KURS_FIELDS, type KursUsd as Kurs } from '@kilau/contract/features/master/berlian/kurs.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { problemText } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { useRecordForm } from '../../ui/form/record-form.ts';
import { Loading, State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import css from './kurs.module.css';
import { useKursUsd, useUbahKurs } from './kurs-usd.ts';

const sama = (typed: unknown, kurs: number | null): boolean =>
  kurs === null ? typed === '' : (Dec.parse(typed)?.eq(kurs) ?? false);

function KursForm({ kurs, tgl, diubah_oleh }: Kurs) {
  const t = useT();
  const { tgl_system } = useUser();
  const { form, parse } = useRecordForm<{ readonly kurs: number }>({
    fields: KURS_FIELDS,
    initialValues: { kurs: kurs ?? '' },
  });
  const ubah = useUbahKurs();
  const known = useRef(kurs);
  const { getValues, setFieldValue } = form;
  // What somebody else has set takes the place of what nobody has typed over.
  useEffect(() => {
    const before = known.current;
    known.current = kurs;
    if (before !== kurs && sama(getValues()['kurs'], before)) setFieldValue('kurs', kurs ?? '');
  }, [kurs, getValues, setFieldValue]);
  const submit = () => {
    const values = ubah.isPending ? undefined : parse();
    if (values) ubah.mutate(values.kurs, { onSuccess: () => success(t('berlian.kurs_disimpan')) });
  };
  return (
    <EnterForm className={css.kurs} onSubmit={submit} label={t('berlian.kurs')}>
      <FieldInput key={form.key('kurs')} name="kurs" field={KURS_FIELDS.kurs} {...form.getInputProps('kurs')} w={190} />
      <SaveButton primary={false} keyless type="submit" saving={ubah.isPending} />
      <span className={css.keterangan}>
        {tgl === tgl_system ? null : <Chip tone="warn">{t('berlian.kurs_lama')}</Chip>}
        {tgl === null ? null : t('berlian.kurs_oleh', { tgl: formatDate(tgl), user: diubah_oleh ?? '' })}
      </span>
    </EnterForm>
  );
}

/** The dollar of the day: seen with its age, and set in place. */
export function KursUsd() {
  const t = useT();
  const { data, error } = useKursUsd();
  return (
    <Card padded>
      {data ? (
        <KursForm {...data} />
      ) : error ? (
        <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
          {problemText(error)}
        </State>
      ) : (
        <Loading />
      )}
    </Card>
  );
}
