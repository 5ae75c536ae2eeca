import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { JawabScan } from '@kilau/contract/features/opname/opname.wire.ts';
import { api } from '../../platform/api.ts';
import { beep } from '../../platform/beep.ts';
import { useScanner } from '../../platform/scanner.ts';
import { useKeys } from '../../platform/keys.ts';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { ScanRow } from '../../ui/form/ScanRow.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { useT } from '../../ui/text.ts';
import type { ScanKirim } from './antrean.ts';
import { KataHasil, toneHasil } from './KataHasil.tsx';
import { KirimanDitolak } from './KirimanDitolak.tsx';
import type { BacaProps } from './OpnameLayar.tsx';
import { useAntrean } from './use-antrean.ts';
import css from './opname.module.css';

/** So many of the latest stay in sight. */
const TAMPIL = 8;
/** Answers that are as they should be; the others want a look, and sound so. */
const BAIK: ReadonlySet<string> = new Set(['KETEMU', 'MASUK']);

/** The scans of one count on this device, and what the latest came to. */
function useScan(nomor: string, onMaju: () => void) {
  const [terakhir, setTerakhir] = useState<readonly JawabScan[]>([]);
  const cara = useMemo(
    () => ({
      kirim: ({ id_scan, kode_barcode }: ScanKirim) =>
        api.post<JawabScan>(`stock-opname/${encodeURIComponent(nomor)}/scan`, { id_scan, kode_barcode }),
      jawab: (_: ScanKirim, jawab: JawabScan) => {
        beep(BAIK.has(jawab.hasil) ? 'ok' : 'error');
        setTerakhir((list) => [jawab, ...list].slice(0, TAMPIL));
        onMaju();
      },
    }),
    [nomor, onMaju],
  );
  const { tambah, ...antrean } = useAntrean<ScanKirim, JawabScan>(nomor, cara);
  const scan = useCallback(
    (kode: string) => {
      const kode_barcode = kode.trim().toUpperCase().slice(0, 30);
      if (kode_barcode !== '') tambah((id_scan) => ({ id_scan, kode_barcode }));
    },
    [tambah],
  );
  return { ...antrean, terakhir, scan };
}

/** The scan field and what the latest scans came to. A scanner need not aim at it. */
export function ScanOpname({ nomor, onMaju, onMenunggu }: BacaProps) {
  const t = useT();
  const { kiriman, menunggu, terakhir, scan, kirimLagi, buang } = useScan(nomor, onMaju);
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
  useEffect(() => onMenunggu(kiriman.length), [kiriman.length, onMenunggu]);
  const kirim = () => {
    scan(kode);
    setKode('');
    toField();
  };
  return (
    <Card padded>
      <EnterForm label={t('opname.scan')} onSubmit={kirim}>
        <ScanRow
          action={
            menunggu.length === 0 ? null : <Chip tone="warn">{t('opname.menunggu', { jumlah: menunggu.length })}</Chip>
          }
        >
          <TextField
            ref={input}
            aria-label={t('opname.scan')}
            placeholder={t('opname.scan')}
            upper
            value={kode}
            autoComplete="off"
            onChange={setKode}
          />
        </ScanRow>
      </EnterForm>
      <KirimanDitolak
        kiriman={kiriman}
        isi={({ kode_barcode }) => kode_barcode}
        onKirimLagi={kirimLagi}
        onBuang={({ id_scan }) => buang(id_scan)}
      />
      <ol className={css.terakhir} aria-live="polite">
        {terakhir.map((jawab) => (
          <li key={jawab.id_scan} data-tone={toneHasil(jawab.hasil)}>
            <span>{jawab.kode_barcode}</span>
            <span>
              <KataHasil {...jawab} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
