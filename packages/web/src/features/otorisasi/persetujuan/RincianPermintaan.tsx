import { useCallback, useEffect, useRef, useState } from 'react';
import { useCountdown } from '../../../engine/approval/use-countdown.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useClock } from '../../../platform/clock.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { kosongText } from '../../../ui/form/rule-text.ts';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { useFreeHand } from '../../../ui/table/use-hand.ts';
import { useT } from '../../../ui/text.ts';
import { NilaiDiminta } from './NilaiDiminta.tsx';
import { usePutusan, type Diminta } from './panggilan.ts';
import css from './persetujuan.module.css';
import { SisaCincin } from './SisaCincin.tsx';

/** Refusals after which it can be answered no more. */
const OVER: ReadonlySet<string> = new Set(['permintaan_lewat', 'data_tidak_ditemukan']);

interface RincianProps {
  readonly permintaan: Diminta;
  /** What became of it, once it waits no more. */
  readonly lewat: string | undefined;
  readonly onClose: () => void;
}

/** Refusing takes two steps: the button asks for the reason, and then sends it. */
function useKeputusan({ permintaan: { keystore, diminta_oleh }, onClose }: Omit<RincianProps, 'lewat'>) {
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
function Tombol({ keputusan }: { readonly keputusan: ReturnType<typeof useKeputusan> }) {
  const t = useT();
  const { menolak, putusan, tolak, batal, setujui } = keputusan;
  if (menolak) {
    return (
      <div className={css.deeds}>
        <ActionButton onClick={batal}>{t('umum.batal')}</ActionButton>
        <ActionButton danger disabled={putusan.isPending} onClick={tolak}>
          {t('otorisasi.tolak')}
        </ActionButton>
      </div>
    );
  }
  return (
    <div className={css.deeds}>
      <ActionButton disabled={putusan.isPending} onClick={tolak}>
        {t('otorisasi.tolak')}
      </ActionButton>
      <ActionButton primary data-autofocus loading={putusan.isPending} onClick={setujui}>
        {t('otorisasi.setujui')}
      </ActionButton>
    </div>
  );
}

/** Nothing is left to decide: what became of it, and the way back. */
function Lewat({ kata, onClose }: { readonly kata: string; readonly onClose: () => void }) {
  const t = useT();
  return (
    <>
      <p role="status" className={css.lewat}>
        {kata}
      </p>
      <div className={css.deeds}>
        <span />
        <ActionButton primary data-autofocus onClick={onClose}>
          {t('umum.tutup')}
        </ActionButton>
      </div>
    </>
  );
}

/** What became of the request, as soon as anything says so: the list, this device's clock, or the server's refusal. */
function useLewat({ permintaan: { sampai }, lewat }: RincianProps, { putusan }: ReturnType<typeof useKeputusan>) {
  const t = useT();
  const now = useCountdown(sampai);
  // What this approver decides himself ends it too, and closes the dialog.
  if (putusan.isPending || putusan.isSuccess) return { now, kata: undefined };
  const { error } = putusan;
  // The list has it as refused by this very approver, who has agreed to it.
  if (error instanceof ProblemError && error.code === 'sudah_diubah') {
    return { now, kata: t('otorisasi.berubah_sejak_diminta', { nomor: String(error.params['nomor'] ?? '') }) };
  }
  const refused = error instanceof ProblemError && OVER.has(error.code) ? problemText(error) : undefined;
  return { now, kata: lewat ?? refused ?? (now >= sampai ? t('otorisasi.lewat_waktu') : undefined) };
}

/** A request, whole: who asks, what for, with which values; agreed to with one key, refused with a reason. */
export function RincianPermintaan(props: RincianProps) {
  const t = useT();
  const clock = useClock();
  const { diminta_oleh, catatan, dibuat, sampai, permintaan } = props.permintaan;
  const keputusan = useKeputusan(props);
  const { menolak, putusan, tolak } = keputusan;
  const { now, kata } = useLewat(props, keputusan);
  const form = useRef<HTMLDivElement>(null);
  // The button that was pressed has gone with what it decided.
  const lead = useCallback(() => form.current?.querySelector<HTMLElement>('[data-autofocus], input')?.focus(), []);
  useFreeHand(true, `${putusan.status} ${kata ?? ''} ${menolak}`, lead);
  return (
    <EnterForm className={css.detail} label={t('otorisasi.permintaan')} onSubmit={tolak}>
      <div className={css.head}>
        <div>
          <strong>{t('otorisasi.meminta', { oleh: diminta_oleh })}</strong>
          <span className="muted">{clock(dibuat)}</span>
          {catatan === '' ? null : <q>{catatan}</q>}
        </div>
        {kata === undefined ? <SisaCincin sampai={sampai} now={now} /> : null}
      </div>
      {permintaan.map((diminta, index) => (
        <NilaiDiminta key={index} diminta={diminta} />
      ))}
      <div ref={form} className={css.answer}>
        {kata === undefined ? <Jawaban keputusan={keputusan} /> : <Lewat kata={kata} onClose={props.onClose} />}
      </div>
    </EnterForm>
  );
}

/** The answer, with the reason of a refusal and what kept the last one from being given. */
function Jawaban({ keputusan }: { readonly keputusan: ReturnType<typeof useKeputusan> }) {
  const t = useT();
  const { menolak, alasan, ketik, kosong, field, putusan } = keputusan;
  return (
    <>
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
      <p className="muted">{t('otorisasi.hanya_nilai_ini')}</p>
      <Tombol keputusan={keputusan} />
    </>
  );
}
