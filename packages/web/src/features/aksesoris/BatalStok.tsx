import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { StokAksesoris } from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.document.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { api } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { useT } from '../../ui/text.ts';
import { useOtorisasi } from '../otorisasi/api.ts';
import css from './aksesoris.module.css';
import { CACHE, pathOf } from './panggilan.ts';

const { batal } = stokAksesoris.actions;

/** Takes a document back: reason and approval. */
export function BatalStok({ dokumen, onDone }: { readonly dokumen: StokAksesoris; readonly onDone: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const { minta } = useOtorisasi();
  const [alasan, setAlasan] = useState('');
  const [salah, setSalah] = useState<string>();
  const [sibuk, setSibuk] = useState(false);
  const nomor = dokumen.no_stok;
  const batalkan = async () => {
    const kata = alasan.trim();
    if (kata === '') setSalah(t('rule.tidak_boleh_kosong'));
    if (kata === '' || sibuk) return;
    setSibuk(true);
    try {
      const ringkasan = [{ label: t('aksesoris.arah'), nilai: t(`pilihan.arah_stok.${dokumen.arah}`) }, { label: t('aksesoris.qty'), nilai: String(dokumen.jumlah_barang) }, { label: t('field.alasan'), nilai: kata }];
      const otorisasi = await minta({ kategori: batal.approval, dokumen: nomor, nilai: { alasan: kata }, judul: nomor, ringkasan });
      if (otorisasi === undefined) return;
      await api.post(pathOf(nomor, '/batal'), { alasan: kata, otorisasi });
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
        name="alasan" field={batal.input.alasan} value={alasan} error={salah} autoFocus
        onChange={(value) => {
          setAlasan(String(value ?? ''));
          setSalah(undefined);
        }}
      />
      <p className={css.sunyi}>{t('aksesoris.batal_penjelasan')}</p>
      <ActionButton danger type="submit" shortcut="F8" loading={sibuk}>{t('pindah.batalkan')}</ActionButton>
    </EnterForm>
  );
}
