import { useRef, useState } from 'react';
import { hanyaPemilik } from '@kilau/contract/core/approval.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { failureText } from '../../platform/report-problem.ts';
import { readText, writeText } from '../../platform/storage.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { PasswordField } from '../../ui/inputs/PasswordField.tsx';
import { CodeInput, TextField } from '../../ui/inputs/TextField.tsx';
import { text, useT } from '../../ui/text.ts';
import { Diminta } from './Diminta.tsx';
import css from './otorisasi.module.css';
import { MENUNGGU_MS, penyetujuTerakhir, sisaWaktu, type Izin, type Permintaan } from './permintaan.ts';
import { setujui } from './setujui.ts';
import { useCountdown } from './use-countdown.ts';
import { kosongText } from '../../ui/form/rule-text.ts';

interface OtorisasiFormProps {
  readonly permintaan: readonly Permintaan[];
  readonly onGranted: (izin: readonly Izin[]) => void;
  /** Told what was said to whoever tried and may not. */
  readonly onRefused?: (pesan: string) => void;
  readonly onClose: () => void;
}

/** Its mere presence takes the focus. */
const AUTOFOCUS = { 'data-autofocus': true } as const;

type Salah = { readonly username?: string; readonly password?: string; readonly umum?: string };

/**
 * Where a refusal belongs. The server does not say whether name, password or level was wrong; the password is typed
 * anew.
 */
function salahDari(error: unknown): Salah {
  if (error instanceof ProblemError) {
    const { username, password } = error.fields;
    if (username !== undefined || password !== undefined) return { username, password };
    if (error.code === 'otorisasi_ditolak') return { password: error.message };
  }
  return { umum: failureText(error, text('otorisasi.gagal_mengirim')) };
}

/** Username and password of a supervisor or owner. The password lives in this form alone and goes with it. */
function useOtorisasiForm({ permintaan, onGranted, onRefused, onClose }: OtorisasiFormProps) {
  const t = useT();
  const [isi, setIsi] = useState(() => ({
    username: readText(penyetujuTerakhir(permintaan)) ?? '',
    password: '',
    keterangan: '',
  }));
  const [dikenal] = useState(isi.username !== '');
  const [salah, setSalah] = useState<Salah>({});
  const [busy, setBusy] = useState(false);
  const [given] = useState(() => new Map<Permintaan, Izin>());
  const username = useRef<HTMLInputElement>(null);
  const password = useRef<HTMLInputElement>(null);
  const change = (name: keyof typeof isi) => (value: string) => {
    setIsi((now) => ({ ...now, [name]: value }));
    setSalah({});
  };
  const refuse = (next: Salah) => {
    setSalah(next);
    requestAnimationFrame(() => focusField((next.username === undefined ? password : username).current ?? undefined));
  };
  const submit = async () => {
    if (busy) return;
    if (isi.username.trim() === '') return refuse({ username: kosongText(t, 'username') });
    if (isi.password === '') return refuse({ password: kosongText(t, 'password') });
    setBusy(true);
    try {
      const penyetuju = { ...isi, username: isi.username.trim() };
      onGranted(await setujui(permintaan, penyetuju, given));
      writeText(penyetujuTerakhir(permintaan), penyetuju.username);
      onClose();
    } catch (error) {
      setIsi((now) => ({ ...now, password: '' }));
      setBusy(false);
      if (error instanceof ProblemError && error.code === 'otorisasi_ditolak') onRefused?.(error.message);
      refuse(salahDari(error));
    }
  };
  return { isi, dikenal, salah, busy, username, password, change, submit };
}

/** Asks for approvals. It closes by itself when nobody comes: what it shows would no longer be what is sold. */
export function OtorisasiForm(props: OtorisasiFormProps) {
  const { permintaan, onClose } = props;
  const t = useT();
  const [sampai] = useState(() => Date.now() + MENUNGGU_MS);
  const now = useCountdown(sampai, onClose);
  const { isi, dikenal, salah, busy, username, password, change, submit } = useOtorisasiForm(props);
  return (
    <EnterForm className={css.form} label={t('otorisasi.judul')} onSubmit={() => void submit()}>
      <Diminta permintaan={permintaan} />
      <p className="muted">{t(hanyaPemilik(permintaan) ? 'otorisasi.penjelasan_pemilik' : 'otorisasi.penjelasan')}</p>
      <div className={css.pair}>
        <CodeInput
          ref={username}
          label={t('field.username')}
          required
          autoComplete="off"
          value={isi.username}
          onChange={change('username')}
          error={salah.username}
          {...(!dikenal && AUTOFOCUS)}
        />
        <PasswordField
          ref={password}
          label={t('field.password')}
          required
          autoComplete="one-time-code"
          value={isi.password}
          onChange={change('password')}
          error={salah.password}
          {...(dikenal && AUTOFOCUS)}
        />
      </div>
      {/* The password is the last word; who has something to add comes here by Tab. */}
      <div data-enter-skip>
        <TextField
          label={t('field.keterangan')}
          maxLength={200}
          value={isi.keterangan}
          onChange={change('keterangan')}
        />
      </div>
      {salah.umum === undefined ? null : (
        <p role="alert" className={css.problem}>
          {salah.umum}
        </p>
      )}
      <div className={css.buttons}>
        <span className={css.left} role="timer">
          {t('otorisasi.sisa', { waktu: sisaWaktu(sampai, now) })}
        </span>
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
        <ActionButton primary type="submit" loading={busy}>
          {t('otorisasi.setujui')}
        </ActionButton>
      </div>
    </EnterForm>
  );
}
