import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { MAKING, type Kind } from '@kilau/contract/core/kind.ts';
import { showPrint } from '../../engine/paper/paper-print.ts';
import { useKeys } from '../../platform/keys.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useT } from '../../ui/text.ts';
import css from './baru-disimpan.module.css';
import type { Sah } from './sahkan.ts';

/** A paper that was just saved, as its card tells it. */
export interface Dokumen {
  readonly nomor: string;
  readonly status: string;
  readonly grand_total: number;
  readonly kembali?: number;
  /** Keys of the deeds that whoever saved it may do to it as it was saved. */
  readonly boleh: readonly string[];
}

interface BaruDisimpanProps {
  readonly kind: Kind;
  readonly dokumen: Dokumen;
  /** Told how it stands once it is validated, before its paper comes: the hand goes on. */
  readonly onSah: (sah: Sah) => void;
}

/** The second F8 of an impatient hand saves no more, and must not validate either: so long, in milliseconds. */
const IMPATIENT_MS = 600;

/** By then the hand has gone on to the next goods and has brought them into sight, in milliseconds. */
const GONE_ON_MS = 150;
/** The number that was shown last: a card that comes again, since nothing was entered after all, moves no page. */
let shown = '';

/** Brings what was just saved into sight, below the fold of a phone too. The hand stays where it is. */
function useInSight(nomor: string) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      if (nomor !== shown) card.current?.scrollIntoView({ block: 'nearest' });
      shown = nomor;
    }, GONE_ON_MS);
    return () => clearTimeout(timer);
  }, [nomor]);
  return card;
}

/** Validates what was just saved, by the key that saved it. */
function SahkanButton({
  kind,
  nomor,
  perbuatan,
  onSah,
}: {
  readonly kind: Kind;
  readonly nomor: string;
  readonly perbuatan: string;
  readonly onSah: (sah: Sah) => void;
}) {
  const t = useT();
  const timeZone = useUser().toko.zona_waktu;
  const client = useQueryClient();
  const [ready, setReady] = useState(false);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), IMPATIENT_MS);
    return () => clearTimeout(timer);
  }, []);
  const run = () => {
    if (!ready || busy) return;
    setBusy(true);
    void import('./sahkan.ts')
      .then(({ sahkan }) => sahkan({ kind, nomor, perbuatan, client, t, timeZone, onSah }))
      .catch(reportProblem)
      .finally(() => setBusy(false));
  };
  useKeys([{ key: 'F8', label: t('penjualan.validasi_cetak'), run, main: true }]);
  return (
    <SaveButton fullWidth saving={busy} disabled={!ready} onClick={run}>
      {t('penjualan.validasi_cetak')}
    </SaveButton>
  );
}

/** The deed that books what was just saved, whether or not a shop may switch it off. */
const validationOf = ({ validation, deeds }: Kind): string =>
  validation?.deed ?? Object.keys(deeds).find((key) => deeds[key]?.books?.includes(MAKING)) ?? '';

/**
 * The document that the server has just saved: its number, what goes back, and what is done next: its validation, or
 * its nota once it has one.
 */
export function BaruDisimpan({
  kind,
  dokumen: { nomor, status, grand_total, kembali, boleh },
  onSah,
}: BaruDisimpanProps) {
  const t = useT();
  const perbuatan = validationOf(kind);
  const menunggu = kind.states[status]?.tone === 'waits';
  return (
    <div ref={useInSight(nomor)} className={css.last} role="status">
      <div className={css.lastHead}>
        <Icon name="check" /> {t('penjualan.tersimpan', { nomor })}
      </div>
      <div className={css.row}>
        <span>{t('field.total')}</span>
        <span>{formatRupiah(grand_total)}</span>
      </div>
      {kembali === undefined ? null : (
        <div className={css.row}>
          <span>{t('penjualan.kembali')}</span>
          <strong>{formatRupiah(kembali)}</strong>
        </div>
      )}
      {menunggu && boleh.includes(perbuatan) ? (
        <SahkanButton key={nomor} kind={kind} nomor={nomor} perbuatan={perbuatan} onSah={onSah} />
      ) : null}
      {menunggu ? null : (
        <ActionButton size="compact-sm" onClick={() => void showPrint(kind, nomor)}>
          {t('penjualan.lihat_nota')}
        </ActionButton>
      )}
    </div>
  );
}
