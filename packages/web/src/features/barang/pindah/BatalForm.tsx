import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { hancurBarang } from '@kilau/contract/features/barang/hancur-barang.document.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { api } from '../../../platform/api.ts';
import { useKeys } from '../../../platform/keys.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useT } from '../../../ui/text.ts';
import { useOtorisasi, type RingkasanBaris } from '../../otorisasi/api.ts';
import { CACHE } from '../calls.ts';
import { pathOf } from './panggilan.ts';
import css from './pindah.module.css';

const { alasan: ALASAN, kode_baki: BAKI } = hancurBarang.actions.batal.input;

interface BatalFormProps {
  readonly base: string;
  readonly nomor: string;
  readonly kategori: string;
  readonly ringkasan: readonly RingkasanBaris[];
  /** The pieces may come back to another tray than their own. */
  readonly pilihBaki: boolean;
  readonly onDone: () => void;
}

/** Takes a document back: reason, tray, approval. */
export function BatalForm({ base, nomor, kategori, ringkasan, pilihBaki, onDone }: BatalFormProps) {
  const t = useT();
  const client = useQueryClient();
  const { minta } = useOtorisasi();
  const [isi, setIsi] = useState({ alasan: '', kode_baki: '' });
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({});
  const [sibuk, setSibuk] = useState(false);
  const ubah = (part: Partial<typeof isi>) => {
    setIsi((now) => ({ ...now, ...part }));
    setSalah({});
  };
  const batalkan = async () => {
    const alasan = isi.alasan.trim();
    if (alasan === '') setSalah({ alasan: t('rule.tidak_boleh_kosong') });
    if (alasan === '' || sibuk) return;
    setSibuk(true);
    try {
      const nilai = pilihBaki ? { alasan, kode_baki: isi.kode_baki } : { alasan };
      const baki = pilihBaki ? [{ label: t('hancur.kembali_ke'), nilai: isi.kode_baki === '' ? t('hancur.baki_asal') : isi.kode_baki }] : [];
      const otorisasi = await minta({ kategori, dokumen: nomor, nilai, judul: nomor, ringkasan: [...ringkasan, { label: t('field.alasan'), nilai: alasan }, ...baki] });
      if (otorisasi === undefined) return;
      await api.post(pathOf(base, nomor, '/batal'), { ...nilai, otorisasi });
      success(t('pindah.dibatalkan', { nomor }));
      onDone();
    } catch (error) {
      if (error instanceof ProblemError) setSalah(error.fields);
      reportProblem(error);
    } finally {
      setSibuk(false);
      await client.invalidateQueries({ queryKey: CACHE });
    }
  };
  useKeys([{ key: 'F8', label: t('pindah.batalkan'), run: () => void batalkan(), main: true }]);
  return (
    <EnterForm className={css.isian} label={t('pindah.batal_judul', { nomor })} onSubmit={() => void batalkan()}>
      <FieldInput name="alasan" field={ALASAN} value={isi.alasan} error={salah['alasan']} onChange={(value) => ubah({ alasan: String(value ?? '') })} autoFocus />
      {pilihBaki ? <FieldInput name="kode_baki" label={t('hancur.kembali_ke')} field={BAKI} value={isi.kode_baki} error={salah['kode_baki']} onChange={(value) => ubah({ kode_baki: String(value ?? '') })} /> : null}
      <p className="muted">{t(pilihBaki ? 'hancur.batal_penjelasan' : 'pindah.batal_penjelasan')}</p>
      <ActionButton danger type="submit" shortcut="F8" loading={sibuk}>{t('pindah.batalkan')}</ActionButton>
    </EnterForm>
  );
}
