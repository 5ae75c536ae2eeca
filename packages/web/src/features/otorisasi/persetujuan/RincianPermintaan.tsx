import { useState } from 'react';
import { useCountdown } from '../../../engine/approval/use-countdown.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useClock } from '../../../platform/clock.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { kosongText } from '../../../ui/form/rule-text.ts';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { useT } from '../../../ui/text.ts';
import { NilaiDiminta } from './NilaiDiminta.tsx';
import { usePutusan, type Diminta } from './panggilan.ts';
import css from './persetujuan.module.css';
import { SisaCincin } from './SisaCincin.tsx';

interface RincianProps {
  readonly permintaan: Diminta;
  readonly onClose: () => void;
}

/** Refusing takes two steps: the button asks for the reason, and then sends it. */
function useKeputusan({ permintaan: { keystore, diminta_oleh }, onClose }: RincianProps) {
  const t = useT();
  const [alasan, setAlasan] = useState<string>();
  const [kosong, setKosong] = useState(false);
  const putusan = usePutusan(() => {
    success(t(alasan === undefined ? 'otorisasi.sudah_disetujui' : 'otorisasi.sudah_ditolak', { oleh: diminta_oleh }));
    onClose();
  });
  const tolak = () => {
    if (alasan === undefined) return setAlasan('');
    setKosong(alasan.trim() === '');
    if (alasan.trim() !== '') putusan.mutate({ keystore, alasan: alasan.trim() });
    return undefined;
  };
  return { alasan, setAlasan, kosong, putusan, tolak, setujui: () => putusan.mutate({ keystore }) };
}

/** The two deeds at the thumb; while a reason is typed, sending it or going back. */
function Tombol({
  keputusan,
  lewat,
}: {
  readonly keputusan: ReturnType<typeof useKeputusan>;
  readonly lewat: boolean;
}) {
  const t = useT();
  const { alasan, setAlasan, putusan, tolak, setujui } = keputusan;
  return (
    <div className={css.deeds}>
      <ActionButton danger={alasan !== undefined} disabled={lewat || putusan.isPending} onClick={tolak}>
        {t('otorisasi.tolak')}
      </ActionButton>
      {alasan === undefined ? (
        <ActionButton primary data-autofocus loading={putusan.isPending} disabled={lewat} onClick={setujui}>
          {t('otorisasi.setujui')}
        </ActionButton>
      ) : (
        <ActionButton onClick={() => setAlasan(undefined)}>{t('umum.batal')}</ActionButton>
      )}
    </div>
  );
}

/** A request, whole: who asks, what for, with which values; agreed to with one key, refused with a reason. */
export function RincianPermintaan(props: RincianProps) {
  const t = useT();
  const clock = useClock();
  const { diminta_oleh, catatan, dibuat, sampai, permintaan } = props.permintaan;
  const keputusan = useKeputusan(props);
  const { alasan, setAlasan, kosong, putusan, tolak } = keputusan;
  const now = useCountdown(sampai);
  const lewat = now >= sampai;
  return (
    <EnterForm className={css.detail} label={t('otorisasi.permintaan')} onSubmit={tolak}>
      <div className={css.head}>
        <div>
          <strong>{t('otorisasi.meminta', { oleh: diminta_oleh })}</strong>
          <span className="muted">{clock(dibuat)}</span>
          {catatan === '' ? null : <q>{catatan}</q>}
        </div>
        <SisaCincin sampai={sampai} now={now} />
      </div>
      {permintaan.map((diminta, index) => (
        <NilaiDiminta key={index} diminta={diminta} />
      ))}
      {alasan === undefined ? null : (
        <TextField
          label={t('field.alasan')}
          required
          maxLength={200}
          value={alasan}
          onChange={setAlasan}
          error={kosong ? kosongText(t, 'alasan') : undefined}
          ref={(field) => (alasan === '' ? field?.focus() : undefined)}
        />
      )}
      {putusan.error ? (
        <p role="alert" className={css.problem}>
          {problemText(putusan.error)}
        </p>
      ) : null}
      {lewat ? <p role="status">{t('problem.permintaan_lewat')}</p> : null}
      <Tombol keputusan={keputusan} lewat={lewat} />
      <p className="muted">{t('otorisasi.hanya_nilai_ini')}</p>
    </EnterForm>
  );
}
