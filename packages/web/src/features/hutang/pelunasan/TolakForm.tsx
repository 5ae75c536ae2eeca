import { useState } from 'react';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { withApproval } from '../../../engine/paper/with-approval.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { useT } from '../../../ui/text.ts';
import { tolak } from './panggilan.ts';

const { input } = hutang.deeds['tolak-pelunasan'];

/** Refuses redemptions, each with the reason and an approval of its own: their loans run on. */
export function TolakForm({ nomor, onSelesai }: { readonly nomor: readonly string[]; readonly onSelesai: () => void }) {
  const t = useT();
  const format = useFormat();
  const [alasan, setAlasan] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const title = t('hutang.tolak_pelunasan');
  const jalankan = async () => {
    if (sibuk || alasan.trim() === '') return;
    setSibuk(true);
    try {
      for (const one of nomor) {
        const asking = { judul: one, fields: input, t, format };
        const done = await withApproval((otorisasi) => tolak(one, alasan, otorisasi), asking);
        if (!done) break;
        success(t('dokumen.selesai', { perbuatan: title, nomor: one }));
      }
    } catch (error) {
      reportProblem(error);
    } finally {
      setSibuk(false);
      onSelesai();
    }
  };
  return (
    <EnterForm label={title} onSubmit={() => void jalankan()}>
      <p className="muted">{t('hutang.tolak_pelunasan_penjelasan')}</p>
      <p>{nomor.join(', ')}</p>
      <FieldInput
        name="alasan"
        field={input.alasan}
        value={alasan}
        autoFocus
        onChange={(value) => setAlasan(String(value ?? ''))}
      />
      <SaveButton danger type="submit" saving={sibuk} disabled={alasan.trim() === ''}>
        {title}
      </SaveButton>
    </EnterForm>
  );
}
