import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../keys.ts';
import { useTaken } from '../scanner.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { openDialogs } from '../../ui/dialog/depth.ts';
import { State } from '../../ui/State.tsx';
import { useStore } from '../../ui/store.ts';
import { useT } from '../../ui/text.ts';
import { light, useStream, type CameraFailure } from './use-stream.ts';
import { useReading } from './use-reading.ts';
import css from './scan-camera.module.css';

/** A page that opens another one is followed there; one that takes no codes ends the reading. */
const FOLLOW_MS = 3000;

const TOLD = {
  unsafe: ['kamera.tidak_aman', 'kamera.tidak_aman_saran'],
  refused: ['kamera.ditolak', 'kamera.ditolak_saran'],
  missing: ['kamera.tidak_ada', 'kamera.tidak_ada_saran'],
  taken: ['kamera.gagal', 'kamera.dipakai_saran'],
  fetching: ['kamera.pembaca_gagal', 'kamera.pembaca_gagal_saran'],
} as const satisfies Record<CameraFailure | 'fetching', readonly [string, string]>;

/** What the back button of a phone closes, where the browser lets a page say so. */
interface Watcher extends EventTarget {
  readonly destroy: () => void;
}

/** Closes by the back button of a phone; one dialog above it goes first. */
function useBack(onClose: () => void): void {
  const covered = useStore(openDialogs) > 0;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const { CloseWatcher: Kind } = globalThis as { readonly CloseWatcher?: new () => Watcher };
    // With keys it is Escape's business.
    if (Kind === undefined || covered || !matchMedia('(pointer: coarse)').matches) return undefined;
    const watcher = new Kind();
    watcher.addEventListener('close', () => close.current());
    return () => watcher.destroy();
  }, [covered]);
}

/** Gone once no page has taken codes for a while. */
function useFollow(onClose: () => void): void {
  const taken = useTaken();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    if (taken) return undefined;
    const timer = setTimeout(() => close.current(), FOLLOW_MS);
    return () => clearTimeout(timer);
  }, [taken]);
}

function Lamp({ track }: { readonly track: MediaStreamTrack }) {
  const t = useT();
  const [lit, setLit] = useState(false);
  const turn = () => {
    void light(track, !lit);
    setLit(!lit);
  };
  return (
    <ActionButton aria-pressed={lit} onClick={turn}>
      {t('kamera.lampu')}
    </ActionButton>
  );
}

/** What the camera sees, above the page that takes its codes as it takes those of a scanner. */
export function ScanCamera({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [attempt, setAttempt] = useState(0);
  const { video, picture } = useStream(attempt);
  const on = typeof picture === 'object';
  const { latest, failed } = useReading(video, on);
  useKeys([{ key: 'Escape', label: t('kamera.tutup'), run: onClose }]);
  useBack(onClose);
  useFollow(onClose);
  const wrong = on && failed ? 'fetching' : typeof picture === 'string' && picture !== 'starting' ? picture : undefined;
  if (wrong !== undefined) {
    const [title, advice] = TOLD[wrong];
    return (
      <section className={css.pane} data-wrong aria-label={t('kamera.scan')}>
        <State
          icon="warn"
          tone="bad"
          title={t(title)}
          actions={
            <>
              {wrong === 'unsafe' ? null : (
                <ActionButton primary onClick={() => setAttempt((count) => count + 1)}>
                  {t('umum.coba_lagi')}
                </ActionButton>
              )}
              <ActionButton onClick={onClose}>{t('umum.tutup')}</ActionButton>
            </>
          }
        >
          {t(advice)}
        </State>
      </section>
    );
  }
  return (
    <section className={css.pane} aria-label={t('kamera.scan')}>
      <video ref={video} autoPlay playsInline muted aria-label={t('kamera.kamera')} />
      <span key={latest?.count} className={css.aim} data-read={latest === undefined ? undefined : true} />
      <div className={css.bar}>
        <output className={css.latest}>
          {latest === undefined ? t(on ? 'kamera.arahkan' : 'umum.memuat') : `${latest.code} · ${latest.count}`}
        </output>
        {on && picture.lamp ? <Lamp track={picture.track} /> : null}
        <ActionButton onClick={onClose}>{t('umum.tutup')}</ActionButton>
      </div>
    </section>
  );
}
