import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AKSESORIS } from '@kilau/contract/trade/barang/aksesoris.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useCan } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';

interface BukanBarangProps {
  readonly kode_barcode: string;
  readonly error: Error;
  readonly onUlang: () => void;
}

export const kodeAksesoris = (error: unknown): boolean =>
  error instanceof ProblemError && error.code === 'barang_aksesoris';

/** A code that opens no card of a piece. That of an accessory leads on to the accessory's own card. */
export function BukanBarang({ kode_barcode, error, onUlang }: BukanBarangProps) {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const aksesoris = kodeAksesoris(error);
  const lanjut = aksesoris && can({ pages: [AKSESORIS] });
  useEffect(() => {
    // In place of this address: going back leads to the list, not here again.
    if (lanjut) void navigate({ to: AKSESORIS, search: { kode: kode_barcode }, replace: true });
  }, [lanjut, navigate, kode_barcode]);
  if (aksesoris) {
    return (
      <State icon="box" title={kode_barcode}>
        {problemText(error)}
      </State>
    );
  }
  return (
    <State
      icon="warn"
      tone="bad"
      title={t('barang.kartu_gagal', { kode_barcode })}
      actions={<ActionButton onClick={onUlang}>{t('umum.coba_lagi')}</ActionButton>}
    >
      {problemText(error)}
    </State>
  );
}
