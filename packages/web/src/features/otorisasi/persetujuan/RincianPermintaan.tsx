import { useEffect, useRef, useState } from 'react';
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
  const [menolak, setMenolak] = useState(false);
  // Outlasts "Batal": who thinks better of it and then refuses after all does not type it anew.
  const [alasan, setAlasan] = useState('');
  const [kosong, setKosong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (menolak) field.current?.focus();
  }, [menolak]);
  const putusan = usePutusan(() => {
    success(t(menolak ? 'otorisasi.sudah_ditolak' : 'otorisasi.sudah_disetujui', { oleh: diminta_oleh }));
    onClose();
  });
  const tolak = () => {
    if (!menolak) return setMenolak(true);
    if (alasan.trim() !== '') return putusan.mutate({ keystore, alasan: alasan.trim() });
    setKosong(true);
    return field.current?.focus();
  };
  const ketik = (next: string) => {
    setAlasan(next);
    setKosong(false);
  };
  const batal = () => {
    setMenolak(false);
    setKosong(false);
  };
  const setujui = () => putusan.mutate({ keystore });
  return { menolak, alasan, ketik, kosong, field, putusan, tolak, batal, setujui };
}

/**
 * The two deeds at the thumb; while a reason is typed, going back or sending it. What only changes the step stands on
 * the left, what decides on the right: a press too many on what changes the step finds no decision in its place.
 */
function Tombol({
  keputusan,
  lewat,
}: {
  readonly keputusan: ReturnType<typeof useKeputusan>;
  readonly lewat: boolean;
}) {
  const t = useT();
  const { menolak, putusan, tolak, batal, setujui } = keputusan;
  const menunggu = lewat || putusan.isPending;
  if (menolak) {
    return (
      <div className={css.deeds}>
        <ActionButton onClick={batal}>{t('umum.batal')}</ActionButton>
        <ActionButton danger disabled={menunggu} onClick={tolak}>
          {t('otorisasi.tolak')}
        </ActionButton>
      </div>
    );
  }
  return (
    <div className={css.deeds}>
      <ActionButton disabled={menunggu} onClick={tolak}>
        {t('otorisasi.tolak')}
      </ActionButton>
      <ActionButton primary data-autofocus loading={putusan.isPending} disabled={lewat} onClick={setujui}>
        {t('otorisasi.setujui')}
      </ActionButton>
    </div>
  );
}

/** A request, whole: who asks, what for, with which values; agreed to with one key, refused with a reason. */
export function RincianPermintaan(props: RincianProps) {
  const t = useT();
  const clock = useClock();
  const { diminta_oleh, catatan, dibuat, sampai, permintaan } = props.permintaan;
  const keputusan = useKeputusan(props);
  const { menolak, alasan, ketik, kosong, field, putusan, tolak } = keputusan;
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
      {menolak ? (
        <TextField
          label={t('field.alasan')}
          required
          maxLength={200}
          value={alasan}
          onChange={ketik}
          error={kosong ? kosongText(t, 'alasan') : undefined}
          ref={field}
        />
      ) : null}
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
