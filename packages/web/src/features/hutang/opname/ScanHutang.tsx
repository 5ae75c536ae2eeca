import { useRef, useState, type KeyboardEvent } from 'react';
import { formatDate, formatGram, formatRupiah } from '@kilau/contract/core/format.ts';
import {
  PANJANG_FAKTUR,
  scanHutangFields,
  type HutangOpname,
} from '@kilau/contract/features/hutang/opname/opname-hutang.wire.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { beep } from '../../../platform/beep.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { PAUSE } from '../../../platform/scan-pace.ts';
import { useScanner } from '../../../platform/scanner.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { useT } from '../../../ui/text.ts';
import { success } from '../../../ui/dialog/toasts.ts';

interface ScanHutangProps {
  readonly onScan: (nomor: string) => Promise<HutangOpname>;
  readonly onKembali: () => void;
}

/** What was seen last. */
function Rincian({ hutang }: { readonly hutang: HutangOpname | undefined }) {
  const t = useT();
  const rincian = hutang
    ? [
        [t('field.tgl_hutang'), formatDate(hutang.tgl_hutang)],
        [t('field.nama_customer'), hutang.nama_customer],
        [t('field.berat_total'), formatGram(hutang.berat_total, t)],
        [t('field.jumlah_hutang'), formatRupiah(hutang.jumlah_hutang)],
      ]
    : [];
  return (
    <dl>
      {rincian.map(([label, isi]) => (
        <div key={label}>
          <dt className="muted">{label}</dt>
          <dd>{isi}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The number that was sent by its last sign: the Enter of a slow reader comes behind that. */
function usePenuh() {
  const penuh = useRef('');
  const tombol = useRef({ pada: 0, jeda: 0 });
  return {
    ingat: (kode: string) => {
      penuh.current = kode;
    },
    /** Whether it is that number, which is forgotten. */
    sudah: (kode: string): boolean => {
      const sama = kode === penuh.current;
      penuh.current = '';
      return sama;
    },
    /** Whether the last key came sooner behind the one before it than a hand that reads in between. */
    segera: () => tombol.current.jeda <= PAUSE,
    catat: ({ timeStamp }: KeyboardEvent) => {
      tombol.current = { pada: timeStamp, jeda: timeStamp - tombol.current.pada };
    },
  };
}

/** Bags are scanned one after the other; what was seen last stands below the field. */
export function ScanHutang({ onScan, onKembali }: ScanHutangProps) {
  const t = useT();
  const [nomor, setNomor] = useState('');
  const [salah, setSalah] = useState<string>();
  const [hutang, setHutang] = useState<HutangOpname>();
  const field = useRef<HTMLInputElement>(null);
  const dikirim = useRef('');
  const { ingat, sudah, segera, catat } = usePenuh();
  const scan = async (kode: string) => {
    // A slow reader fills the field before its Enter comes: that is one scan.
    if (kode === '' || kode === dikirim.current) return;
    dikirim.current = kode;
    try {
      setHutang(await onScan(kode));
      setSalah(undefined);
      // What was typed meanwhile is another number.
      setNomor((kini) => (kini === kode ? '' : kini));
      beep('ok');
      success(t('opname_hutang.discan'));
    } catch (error) {
      beep('error');
      setHutang(undefined);
      setSalah(problemText(error));
      // It is put right or sent again; the next one takes its place.
      if (field.current?.value === kode) field.current.select();
    }
    if (dikirim.current === kode) dikirim.current = '';
    field.current?.focus();
  };
  useScanner((teks) => {
    const kode = teks.trim().toUpperCase();
    if (!sudah(kode)) void scan(kode);
  });
  // A number is whole once it has all of its signs, whether a scanner or a hand has sent the last one.
  const ketik = (value: unknown) => {
    const kode = String(value ?? '')
      .trim()
      .toUpperCase();
    setNomor(kode);
    if (kode !== '') ingat(kode.length === PANJANG_FAKTUR ? kode : '');
    if (kode.length === PANJANG_FAKTUR) void scan(kode);
  };
  // The Enter of a reader whose pace is not known is heard as a hand's; a hand would read first why it was refused.
  const enter = () => {
    if (!(sudah(nomor) && segera())) void scan(nomor);
  };
  return (
    <div onKeyDownCapture={catat}>
      <EnterForm label={t('opname_hutang.lanjut')} onSubmit={enter}>
        <FieldInput
          name="no_faktur_hutang"
          field={scanHutangFields.no_faktur_hutang}
          value={nomor}
          error={salah}
          inputRef={field}
          autoFocus
          onChange={ketik}
        />
        <div role="status">
          <Rincian hutang={hutang} />
        </div>
        <ActionButton onClick={onKembali}>{t('opname_hutang.kembali')}</ActionButton>
      </EnterForm>
    </div>
  );
}
