import { useState } from 'react';
import { OTORISASI_QR } from '@kilau/contract/core/approval-qr.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { useActor } from '../../platform/session.ts';
import { useT } from '../../ui/text.ts';
import { OtorisasiForm } from './OtorisasiForm.tsx';
import css from './otorisasi.module.css';
import type { Izin, Permintaan } from './permintaan.ts';
import { QrForm } from './QrForm.tsx';

interface OtorisasiDialogProps {
  readonly permintaan: readonly Permintaan[];
  readonly onGranted: (izin: readonly Izin[]) => void;
  readonly onRefused?: (pesan: string) => void;
  readonly onClose: () => void;
}

/** The ways of an approval: by QR where the shop has it, by name and password always (specification L65). */
export function OtorisasiDialog({ permintaan, onGranted, onRefused, onClose }: OtorisasiDialogProps) {
  const t = useT();
  const actor = useActor();
  const [way, setWay] = useState<'qr' | 'manual' | 'qr-gagal'>(moduleOn(actor, OTORISASI_QR) ? 'qr' : 'manual');
  if (way === 'qr') {
    return (
      <QrForm
        permintaan={permintaan}
        onGranted={onGranted}
        onRefused={onRefused}
        onFailed={() => setWay('qr-gagal')}
        onManual={() => setWay('manual')}
        onClose={onClose}
      />
    );
  }
  return (
    <>
      {way === 'qr-gagal' ? (
        <p role="alert" className={css.problem}>
          {t('otorisasi.qr_gagal')}
        </p>
      ) : null}
      <OtorisasiForm
        permintaan={permintaan}
        onGranted={onGranted}
        {...(onRefused && { onRefused })}
        onClose={onClose}
      />
    </>
  );
}
