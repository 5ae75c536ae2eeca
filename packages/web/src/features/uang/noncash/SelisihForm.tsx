import { useState } from 'react';
import { choice, money, text } from '@kilau/contract/core/field.ts';
import { cekNonCash, SEBAB_SELISIH } from '@kilau/contract/features/uang/cek-non-cash.kind.ts';
import { FormFields } from '../../../engine/resource/ResourceForm.tsx';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { withApproval } from '../../../engine/paper/with-approval.ts';
import { api, newKey } from '../../../platform/api.ts';
import { useKeys } from '../../../platform/keys.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { useUser } from '../../../platform/session.ts';
import { BlockFact } from '../../../ui/Block.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { initialValues, useRecordForm } from '../../../ui/form/record-form.ts';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { signed } from '../../../ui/signed.ts';
import { useT } from '../../../ui/text.ts';
import type { Baris } from './panggilan.ts';

const FIELDS = {
  jumlah_masuk: money({ required: true, min: 0 }),
  sebab: choice(SEBAB_SELISIH, { required: true, default: 'FEE', optionLabel: 'pilihan.sebab_non_cash' }),
  keterangan: text({ max: 200, upper: true }),
} as const;

interface SelisihFormProps {
  readonly baris: Baris;
  readonly onDone: () => void;
}

/** What the bank shows instead of what was booked; approved by exactly what it is. One form makes one check. */
export function SelisihForm({ baris, onDone }: SelisihFormProps) {
  const t = useT();
  const format = useFormat();
  const { tgl_system } = useUser();
  const [key] = useState(newKey);
  const [busy, setBusy] = useState(false);
  const [start] = useState(() => initialValues(FIELDS, tgl_system));
  const { form, parse } = useRecordForm({ fields: FIELDS, initialValues: start });
  const { jenis_dokumen, no_dokumen, ke_bayar, baris_bayar } = baris;
  const title = t('non_cash.selisih_judul', { nomor: no_dokumen });
  const save = async () => {
    const values = busy ? undefined : parse();
    if (!values) return;
    setBusy(true);
    try {
      const made = await withApproval(
        (otorisasi) =>
          api.post<{ readonly nomor: string }>(
            cekNonCash.base,
            {
              ...values,
              jenis_dokumen,
              no_dokumen,
              ke_bayar,
              baris_bayar,
              hasil: 'SELISIH',
              ...(otorisasi !== undefined && { otorisasi }),
            },
            { key },
          ),
        { judul: title, fields: { ...cekNonCash.header, ...cekNonCash.stored.fields }, t, format },
      );
      if (!made) return;
      success(t('dokumen.tersimpan', { nomor: made.nomor }));
      onDone();
    } catch (error) {
      if (error instanceof ProblemError) form.setErrors(error.fields);
      reportProblem(error);
    } finally {
      setBusy(false);
    }
  };
  useKeys([{ key: 'F8', label: t('umum.simpan'), main: true, run: () => void save() }]);
  return (
    <EnterForm label={title} onSubmit={() => void save()}>
      <BlockFact label={`${baris.cara} · ${baris.no_rekening}`} value={signed(baris.seharusnya)} />
      <FormFields form={form} fields={FIELDS} />
      <SaveButton type="submit" saving={busy} />
    </EnterForm>
  );
}
