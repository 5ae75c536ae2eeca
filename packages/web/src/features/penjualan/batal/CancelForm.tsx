import { Alert } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '@kilau/contract/core/format.ts';
import { penjualan as dokumen } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { useOtorisasi } from '../../../engine/approval/minta.tsx';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { useUser } from '../../../platform/session.ts';
import { AlasanField } from '../../../trade/dokumen/AlasanField.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card } from '../../../ui/Card.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useT } from '../../../ui/text.ts';
import { panggil, usePenjualanBerubah } from '../panggilan.ts';
import { ringkasanJual } from '../rincian/tolak.tsx';
import type { Penjualan } from '../wire.ts';
import css from './batal.module.css';
import { halanganBatal, type HalanganBatal } from './periksa-batal.ts';

const { batal, tolak } = dokumen.deeds;

interface CancelFormProps {
  readonly penjualan: Penjualan;
  readonly onDone: () => void;
}

/** Reason, tray, approval, call; a refusal lands at its field. */
function useCancel({ penjualan, onDone }: CancelFormProps) {
  const t = useT();
  const { minta } = useOtorisasi();
  const berubah = usePenjualanBerubah();
  const [isi, setIsi] = useState({ alasan: '', kode_baki: '' });
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const nomor = penjualan.no_faktur_group;
  const change = (part: Partial<typeof isi>) => {
    setIsi((now) => ({ ...now, ...part }));
    setSalah({});
  };
  const cancel = async () => {
    const alasan = isi.alasan.trim();
    if (busy) return;
    if (alasan === '') {
      setSalah({ alasan: t('rule.tidak_boleh_kosong') });
      return;
    }
    setBusy(true);
    try {
      const baki = {
        label: t('penjualan.kembali_ke_baki'),
        nilai: isi.kode_baki === '' ? t('penjualan.baki_semula') : isi.kode_baki,
      };
      const izin = await minta({
        kategori: batal.approval,
        dokumen: nomor,
        nilai: isi.kode_baki === '' ? { alasan } : { alasan, kode_baki: isi.kode_baki },
        judul: nomor,
        ringkasan: [...ringkasanJual(t, penjualan, alasan), baki],
      });
      if (izin === undefined) return;
      await panggil.batal(nomor, { alasan, kode_baki: isi.kode_baki, otorisasi: izin });
      success(t('penjualan.dibatalkan', { nomor }));
      onDone();
      await berubah();
    } catch (error) {
      if (error instanceof ProblemError) setSalah(error.fields);
      reportProblem(error);
      await berubah();
    } finally {
      setBusy(false);
    }
  };
  return { isi, salah, busy, change, cancel };
}

/** Why it cannot be cancelled, or what it takes, in a sentence; with the way on where there is one. */
function Halangan({ halangan, nomor }: { readonly halangan: HalanganBatal; readonly nomor: string }) {
  const t = useT();
  const navigate = useNavigate();
  const params = {
    nomor,
    kode: 'kode' in halangan ? halangan.kode : '',
    tgl: 'tgl' in halangan ? formatDate(halangan.tgl) : '',
  };
  return (
    <Alert
      variant="light"
      className={halangan.key === 'penjualan.batal_sudah' ? css.plain : halangan.stops ? css.stop : css.warn}
      role="alert"
    >
      {t(halangan.key, params)}
      {halangan.key === 'penjualan.batal_belum_divalidasi' ? (
        <ActionButton
          size="compact-sm"
          className={css.way}
          onClick={() => void navigate({ to: tolak.page, search: { q: nomor } })}
        >
          {t('penjualan.ke_validasi')}
        </ActionButton>
      ) : null}
    </Alert>
  );
}

/** Tray and reason; by default every piece goes back to its own tray. */
export function CancelForm(props: CancelFormProps) {
  const { penjualan } = props;
  const t = useT();
  const { tgl_system } = useUser();
  const { isi, salah, busy, change, cancel } = useCancel(props);
  const halangan = halanganBatal(penjualan, tgl_system);
  const may = halangan?.stops !== true;
  const alasanRef = useRef<HTMLInputElement>(null);
  // The sale has been found: what is missing now is why.
  useEffect(() => alasanRef.current?.focus(), [may]);
  useKeys([{ key: 'F8', label: t('penjualan.batalkan'), run: () => void cancel(), main: true, enabled: may }]);
  return (
    <Card padded className={css.form} aria-label={t('penjualan.batalkan')}>
      {halangan ? <Halangan halangan={halangan} nomor={penjualan.no_faktur_group} /> : null}
      {may ? (
        <EnterForm className={css.fields} label={t('penjualan.batalkan')} onSubmit={() => void cancel()}>
          <AlasanField
            alasan={isi.alasan}
            onChange={(alasan) => change({ alasan })}
            error={salah['alasan']}
            inputRef={alasanRef}
          />
          <FieldInput
            name="kode_baki"
            label={t('penjualan.kembali_ke_baki')}
            field={batal.input.kode_baki}
            value={isi.kode_baki}
            error={salah['kode_baki']}
            onChange={(value) => change({ kode_baki: String(value) })}
          />
          <p className="muted">
            {t(isi.kode_baki === '' ? 'penjualan.baki_semula_saran' : 'penjualan.baki_dipilih_saran', {
              baki: isi.kode_baki,
            })}
          </p>
          <ActionButton danger size="lg" type="submit" shortcut="F8" loading={busy}>
            {t('penjualan.batalkan')}
          </ActionButton>
          <p className="muted">{t('penjualan.batal_penjelasan')}</p>
        </EnterForm>
      ) : null}
    </Card>
  );
}
