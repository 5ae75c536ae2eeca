import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { tambahBarangManual } from '@kilau/contract/features/manual/tambah-manual.document.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { api } from '../../../platform/api.ts';
import { useKeys } from '../../../platform/keys.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useT } from '../../../ui/text.ts';
import { CACHE } from '../../barang/api.tsx';
import { useOtorisasi, type RingkasanBaris } from '../../otorisasi/api.ts';
import type { JenisDokumen } from './jenis.ts';
import css from './manual.module.css';
import { pathOf } from './panggilan.ts';

/** The same for all three kinds. */
const { alasan: ALASAN } = tambahBarangManual.actions.batal.input;

interface BatalProps {
  readonly jenis: JenisDokumen;
  readonly nomor: string;
  readonly ringkasan: readonly RingkasanBaris[];
  readonly onDone: () => void;
}

/** Takes a document back: reason and approval. */
export function BatalManual({ jenis, nomor, ringkasan, onDone }: BatalProps) {
  const t = useT();
  const client = useQueryClient();
  const { minta } = useOtorisasi();
  const [isi, setIsi] = useState('');
  const [salah, setSalah] = useState<string>();
  const [sibuk, setSibuk] = useState(false);
  const batalkan = async () => {
    const alasan = isi.trim();
    if (alasan === '') setSalah(t('rule.tidak_boleh_kosong'));
    if (alasan === '' || sibuk) return;
    setSibuk(true);
    try {
      const nilai = { alasan };
      const otorisasi = await minta({ kategori: jenis.kategori_batal, dokumen: nomor, nilai, judul: nomor, ringkasan: [...ringkasan, { label: t('field.alasan'), nilai: alasan }] });
      if (otorisasi === undefined) return;
      await api.post(pathOf(jenis.base, nomor, '/batal'), { ...nilai, otorisasi });
      success(t('pindah.dibatalkan', { nomor }));
      onDone();
    } catch (error) {
      if (error instanceof ProblemError) setSalah(error.fields['alasan']);
      reportProblem(error);
    } finally {
      setSibuk(false);
      await client.invalidateQueries({ queryKey: CACHE });
    }
  };
  useKeys([{ key: 'F8', label: t('pindah.batalkan'), run: () => void batalkan(), main: true }]);
  return (
    <EnterForm className={css.isian} label={t('pindah.batal_judul', { nomor })} onSubmit={() => void batalkan()}>
      <FieldInput
        name="alasan" field={ALASAN} value={isi} error={salah} autoFocus
        onChange={(value) => {
          setIsi(String(value ?? ''));
          setSalah(undefined);
        }}
      />
      <p className="muted">{jenis.batal(t)}</p>
      <ActionButton danger type="submit" shortcut="F8" loading={sibuk}>{t('pindah.batalkan')}</ActionButton>
    </EnterForm>
  );
}
