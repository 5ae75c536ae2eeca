import { useEffect, useRef, useState } from 'react';
import { useScanner } from '../../platform/scanner.ts';
import { useKeys } from '../../platform/keys.ts';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { ScanRow } from '../../ui/form/ScanRow.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { useT } from '../../ui/text.ts';
import { KataHasil, toneHasil } from './KataHasil.tsx';
import { useAntrean, type HasilTerakhir } from './use-antrean.ts';
import css from './opname.module.css';

function Terakhir({ hasil }: { readonly hasil: HasilTerakhir }) {
  const t = useT();
  const { kode_barcode, jawab, pesan } = hasil;
  return (
    <li data-tone={jawab ? toneHasil(jawab.hasil) : 'bad'}>
      <span>{kode_barcode}</span>
      <span>{jawab ? <KataHasil {...jawab} /> : t('opname.ditolak', { pesan: pesan ?? '' })}</span>
    </li>
  );
}

interface ScanOpnameProps {
  readonly nomor: string;
  readonly onMaju: () => void;
  /** How many scans of this device the server has not answered yet. */
  readonly onMenunggu: (menunggu: number) => void;
}

/** The scan field and what the latest scans came to. A scanner need not aim at it. */
export function ScanOpname({ nomor, onMaju, onMenunggu }: ScanOpnameProps) {
  const t = useT();
  const { menunggu, terakhir, scan } = useAntrean(nomor, onMaju);
  const [kode, setKode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  useScanner(scan);
  const toField = () => requestAnimationFrame(() => focusField(input.current ?? undefined));
  useKeys([{ key: 'F9', label: t('opname.tombol_scan'), run: toField, main: true }]);
  useEffect(() => {
    // After the drawing: the button that began the count gives its focus up only then.
    const frame = requestAnimationFrame(() => focusField(input.current ?? undefined));
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => onMenunggu(menunggu), [menunggu, onMenunggu]);
  const kirim = () => {
    scan(kode);
    setKode('');
    toField();
  };
  return (
    <Card padded>
      <EnterForm label={t('opname.scan')} onSubmit={kirim}>
        <ScanRow action={menunggu === 0 ? null : <Chip tone="warn">{t('opname.menunggu', { jumlah: menunggu })}</Chip>}>
          <TextField ref={input} aria-label={t('opname.scan')} placeholder={t('opname.scan')} upper value={kode} autoComplete="off" onChange={setKode} />
        </ScanRow>
      </EnterForm>
      <ol className={css.terakhir} aria-live="polite">{terakhir.map((hasil) => <Terakhir key={hasil.id_scan} hasil={hasil} />)}</ol>
    </Card>
  );
}
