import { useEffect, useRef, useState } from 'react';
import { hanyaPemilik } from '@kilau/contract/core/approval.ts';
import {
  clientOf,
  PANJANG_KEYSTORE,
  QR_AUTH,
  type KeadaanQr,
  type QrAuth,
  type QrTerbit,
} from '@kilau/contract/core/approval-qr.ts';
import { api, type CallOptions } from '../../platform/api.ts';
import { useRealtime } from '../../platform/realtime.ts';
import { useBranch, useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { failure } from '../../ui/dialog/toasts.ts';
import { useT } from '../../ui/text.ts';
import { useStable } from '../../ui/use-stable.ts';
import { Diminta } from './Diminta.tsx';
import css from './otorisasi.module.css';
import { BERLAKU_MS, dimintaDari, MENUNGGU_MS, sisaWaktu, type Izin, type Permintaan } from './permintaan.ts';
import { onLeave } from './on-leave.ts';
import { useCountdown } from './use-countdown.ts';

/** Asked again so often, in milliseconds: a push may be lost with the line. */
const LOOK_MS = 4000;
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** Twelve random characters (specification L225). */
const newKeystore = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(PANJANG_KEYSTORE)), (n) => LETTERS[n % LETTERS.length]).join('');

interface QrFormProps {
  readonly permintaan: readonly Permintaan[];
  readonly onGranted: (izin: readonly Izin[]) => void;
  readonly onRefused?: ((pesan: string) => void) | undefined;
  /** No code could be had. */
  readonly onFailed: () => void;
  readonly onManual: () => void;
  readonly onClose: () => void;
}

/** Asks for the code, and takes the request back when the form goes before it was decided. */
function useQr({ permintaan, onFailed }: Pick<QrFormProps, 'permintaan' | 'onFailed'>): QrTerbit | undefined {
  const { user_id, toko } = useUser();
  const asked = useBranch() ?? toko.kode_toko;
  const [qr, setQr] = useState<QrTerbit>();
  const failed = useStable(onFailed);
  useEffect(() => {
    const keystore = newKeystore();
    let gone = false;
    const client = clientOf(asked);
    const body = {
      client,
      keystore,
      client_notes: permintaan
        .flatMap(({ judul }) => judul ?? [])
        .join(', ')
        .slice(0, 200),
      status: 'OPEN',
      event: '-',
      input_by: user_id,
      input_date: new Date().toISOString(),
      alamat: location.origin,
      permintaan: permintaan.map(dimintaDari),
    };
    const sent = api.post<QrTerbit>('otorisasi-qr/generate', body).then(
      (answer) => {
        if (!gone) setQr(answer);
      },
      () => {
        if (!gone) failed();
      },
    );
    // It is taken back where it was asked for, also by who has gone on to another shop meanwhile.
    const takeBack = (options: CallOptions) =>
      api
        .delete(`otorisasi-qr/remove/${encodeURIComponent(client)}/${keystore}`, {}, { ...options, toko: asked })
        .catch(() => undefined);
    const stop = onLeave(() => void takeBack({ keepalive: true }));
    return () => {
      gone = true;
      stop();
      // Behind the request itself, or it would come after its own removal.
      void sent.then(() => takeBack({}));
    };
  }, [permintaan, user_id, asked, failed]);
  return qr;
}

/** Looks how the request stands: when the server says so, and now and then. */
function useKeadaan(keystore: string | undefined, onState: (state: KeadaanQr) => void): void {
  const told = useStable(onState);
  const look = useStable(() => {
    if (keystore === undefined) return;
    void api.get<KeadaanQr>(`otorisasi-qr/${keystore}`).then(told, () => undefined);
  });
  useRealtime<QrAuth>(QR_AUTH, (event) => {
    if (event.keystore.toUpperCase() === keystore?.toUpperCase()) look();
  });
  useEffect(() => {
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [look]);
}

/** A code for the phone of a supervisor or owner, who sees the very values there and agrees or refuses. */
export function QrForm({ permintaan, onGranted, onRefused, onFailed, onManual, onClose }: QrFormProps) {
  const t = useT();
  const [begun] = useState(() => Date.now());
  const qr = useQr({ permintaan, onFailed });
  const sampai = begun + MENUNGGU_MS;
  const now = useCountdown(sampai, onClose);
  const decided = useRef(false);
  useKeadaan(qr?.keystore, ({ status, izin, alasan, diputus_oleh }) => {
    if (decided.current || status === 'OPEN') return;
    decided.current = true;
    if (status === 'SETUJU') {
      const until = Date.now() + BERLAKU_MS;
      onGranted(
        permintaan.map(({ kategori }, index) => ({
          id: izin[index] ?? '',
          kategori,
          disetujui_oleh: diputus_oleh ?? '',
          sampai: until,
        })),
      );
    } else if (status === 'TOLAK') {
      const said = t('otorisasi.qr_ditolak_alasan', { alasan });
      onRefused?.(said);
      failure(said, t('otorisasi.qr_ditolak'));
    }
    onClose();
  });
  return (
    <div className={css.form}>
      <Diminta permintaan={permintaan} />
      <p>{t(hanyaPemilik(permintaan) ? 'otorisasi.qr_hubungi_pemilik' : 'otorisasi.qr_hubungi')}</p>
      <div className={css.qr} aria-busy={qr === undefined}>
        {qr === undefined ? null : (
          <img src={`data:image/svg+xml;utf8,${encodeURIComponent(qr.gambar)}`} alt={t('otorisasi.qr_gambar')} />
        )}
      </div>
      <p className={css.keystore}>{qr?.keystore}</p>
      <div className={css.buttons}>
        <span className={css.left} role="timer">
          {t('otorisasi.sisa', { waktu: sisaWaktu(sampai, now) })}
        </span>
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
        <ActionButton primary onClick={onManual} data-autofocus>
          {t('otorisasi.manual')}
        </ActionButton>
      </div>
    </div>
  );
}
