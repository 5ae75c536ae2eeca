import { SegmentedControl } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { OTORISASI_QR } from '@kilau/contract/core/approval-qr.ts';
import { FINGERPRINT } from '@kilau/contract/core/approval-sidik.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { useActor } from '../../platform/session.ts';
import { readText, writeText } from '../../platform/storage.ts';
import { handIsFree } from '../../ui/free-hand.ts';
import { useT } from '../../ui/text.ts';
import { OtorisasiForm } from './OtorisasiForm.tsx';
import css from './otorisasi.module.css';
import type { Izin, Permintaan } from './permintaan.ts';
import { QrForm } from './QrForm.tsx';
import { SidikForm } from './SidikForm.tsx';

interface OtorisasiDialogProps {
  readonly permintaan: readonly Permintaan[];
  readonly onGranted: (izin: readonly Izin[]) => void;
  readonly onRefused?: (pesan: string) => void;
  readonly onClose: () => void;
}

type Cara = 'manual' | 'fingerprint';
/** The way that was taken last on this device. */
const CARA = 'cara-otorisasi';

/** The switch of fingerprint and manual, where the shop has both. */
function PilihCara({ cara, onChange }: { readonly cara: Cara; readonly onChange: (cara: Cara) => void }) {
  const t = useT();
  const data = [
    { value: 'manual', label: t('sidik.manual') },
    { value: 'fingerprint', label: t('sidik.fingerprint') },
  ] satisfies { value: Cara; label: string }[];
  return (
    <SegmentedControl
      className={css.cara}
      size="xs"
      fullWidth
      aria-label={t('sidik.cara')}
      data={data}
      value={cara}
      onChange={onChange}
    />
  );
}

/** By name and password, or by finger where the shop has it. */
function TanpaQr({ permintaan, onGranted, onRefused, onClose }: OtorisasiDialogProps) {
  const both = moduleOn(useActor(), FINGERPRINT);
  const [cara, setCara] = useState<Cara>(both && readText(CARA) === 'fingerprint' ? 'fingerprint' : 'manual');
  const change = (next: Cara) => {
    writeText(CARA, next);
    setCara(next);
  };
  return (
    <>
      {both ? <PilihCara cara={cara} onChange={change} /> : null}
      {cara === 'fingerprint' ? (
        <SidikForm permintaan={permintaan} onGranted={onGranted} onClose={onClose} />
      ) : (
        <OtorisasiForm
          permintaan={permintaan}
          onGranted={onGranted}
          {...(onRefused && { onRefused })}
          onClose={onClose}
        />
      )}
    </>
  );
}

/** Where the hand begins in what a dialog shows. */
const BEGINS = '[data-autofocus]';

/**
 * Leads the hand to the way that came in place of another: the one that is gone took it along, and a dialog gives it
 * away at its opening alone.
 */
function useHandGoesAlong(way: string) {
  const body = useRef<HTMLDivElement>(null);
  const before = useRef(way);
  useEffect(() => {
    if (before.current === way) return;
    before.current = way;
    if (handIsFree()) body.current?.querySelector<HTMLElement>(BEGINS)?.focus();
  }, [way]);
  return body;
}

/** The ways of an approval: by QR where the shop has it, else by finger or by name and password (specification L65). */
export function OtorisasiDialog({ permintaan, onGranted, onRefused, onClose }: OtorisasiDialogProps) {
  const t = useT();
  const actor = useActor();
  const [way, setWay] = useState<'qr' | 'manual' | 'qr-gagal'>(moduleOn(actor, OTORISASI_QR) ? 'qr' : 'manual');
  const body = useHandGoesAlong(way);
  if (way === 'qr') {
    return (
      <div ref={body} className={css.dialog}>
        <QrForm
          permintaan={permintaan}
          onGranted={onGranted}
          onRefused={onRefused}
          onFailed={() => setWay('qr-gagal')}
          onManual={() => setWay('manual')}
          onClose={onClose}
        />
      </div>
    );
  }
  return (
    <div ref={body} className={css.dialog}>
      {way === 'qr-gagal' ? (
        <p role="alert" className={css.problem}>
          {t('otorisasi.qr_gagal')}
        </p>
      ) : null}
      <TanpaQr permintaan={permintaan} onGranted={onGranted} {...(onRefused && { onRefused })} onClose={onClose} />
    </div>
  );
}
