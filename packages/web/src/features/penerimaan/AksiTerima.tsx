import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { nilaiSelesai, penerimaanBarang } from '@kilau/contract/features/penerimaan/penerimaan-barang.document.ts';
import type { Penerimaan } from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { api } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { useT } from '../../ui/text.ts';
import { CACHE } from '../barang/api.tsx';
import { useOtorisasi } from '../otorisasi/api.ts';
import { pathOf } from './panggilan.ts';
import css from './penerimaan.module.css';

interface AksiTerimaProps {
  readonly dokumen: Penerimaan;
  readonly aksi: 'selesai' | 'batal';
  readonly onDone: () => void;
}

/** Takes a receipt back, or settles what is left of it: the reason, then the approval of exactly that. */
export function AksiTerima({ dokumen, aksi, onDone }: AksiTerimaProps) {
  const t = useT();
  const client = useQueryClient();
  const { minta } = useOtorisasi();
  const [alasan, setAlasan] = useState('');
  const [salah, setSalah] = useState<string>();
  const [sibuk, setSibuk] = useState(false);
  const { no_terima: nomor, qty, berat, sisa_qty, selisih } = dokumen;
  const { approval: kategori, input } = penerimaanBarang.actions[aksi];
  const tombol = t(aksi === 'batal' ? 'pindah.batalkan' : 'terima.selesaikan');
  const lakukan = async () => {
    const teks = alasan.trim();
    if (teks === '') setSalah(t('rule.tidak_boleh_kosong'));
    if (teks === '' || sibuk) return;
    setSibuk(true);
    try {
      const angka = aksi === 'batal' ? { qty, berat } : { qty: sisa_qty, berat: selisih };
      const nilai = aksi === 'batal' ? { alasan: teks } : nilaiSelesai(teks, sisa_qty, Dec.from(selisih).toFixed(3));
      const otorisasi = await minta({
        kategori, dokumen: nomor, nilai, judul: nomor,
        ringkasan: [{ label: t('terima.qty'), nilai: formatNumber(angka.qty) }, { label: t('field.berat'), nilai: `${formatNumber(angka.berat, 3)} gr` }, { label: t('field.alasan'), nilai: teks }],
      });
      if (otorisasi === undefined) return;
      await api.post(pathOf(nomor, `/${aksi}`), { alasan: teks, otorisasi });
      success(t(aksi === 'batal' ? 'pindah.dibatalkan' : 'terima.diselesaikan', { nomor }));
      onDone();
    } catch (error) {
      if (error instanceof ProblemError) setSalah(error.fields['alasan']);
      reportProblem(error);
    } finally {
      setSibuk(false);
      await client.invalidateQueries({ queryKey: CACHE });
    }
  };
  useKeys([{ key: 'F8', label: tombol, run: () => void lakukan(), main: true }]);
  return (
    <EnterForm className={css.aksi} label={tombol} onSubmit={() => void lakukan()}>
      <FieldInput name="alasan" field={input.alasan} value={alasan} error={salah} onChange={(value) => { setAlasan(String(value ?? '')); setSalah(undefined); }} autoFocus />
      <p className="muted">{aksi === 'batal' ? t('terima.batal_penjelasan') : t('terima.selesai_penjelasan', { qty: formatNumber(sisa_qty), berat: formatNumber(selisih, 3) })}</p>
      <ActionButton danger={aksi === 'batal'} primary={aksi === 'selesai'} type="submit" shortcut="F8" loading={sibuk}>{tombol}</ActionButton>
    </EnterForm>
  );
}
