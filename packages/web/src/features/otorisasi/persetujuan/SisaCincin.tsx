import { MENUNGGU_MS } from '../../../engine/approval/permintaan.ts';
import { useT } from '../../../ui/text.ts';
import css from './persetujuan.module.css';

const RADIUS = 20;
const ROUND = 2 * Math.PI * RADIUS;
/** So few seconds are hardly any. */
const SOON = 30;

/** The seconds that a request still waits, as a ring that empties. */
export function SisaCincin({ sampai, now }: { readonly sampai: number; readonly now: number }) {
  const t = useT();
  const detik = Math.max(0, Math.ceil((sampai - now) / 1000));
  const part = Math.min(1, (detik * 1000) / MENUNGGU_MS);
  return (
    <span className={css.ring} data-soon={detik <= SOON || undefined} role="timer">
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <circle cx="24" cy="24" r={RADIUS} />
        <circle cx="24" cy="24" r={RADIUS} strokeDasharray={`${part * ROUND} ${ROUND}`} transform="rotate(-90 24 24)" />
      </svg>
      <span aria-hidden="true">{detik}</span>
      <span className="sr-only">{t('otorisasi.sisa_detik', { detik })}</span>
    </span>
  );
}
