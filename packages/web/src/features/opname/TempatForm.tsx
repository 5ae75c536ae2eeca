import { useRef, useState } from 'react';
import { ref } from '@kilau/contract/core/field.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import css from './opname.module.css';

export interface TempatDipilih {
  readonly kode_gudang: string;
  readonly kode_baki: string;
}

/** What lies in a gudang or tray that is out of use is weighed and counted too. */
const SEMUA = { status_aktif: 'semua' } as const;
const GUDANG = ref('gudang', { required: true, only: SEMUA });
const BAKI = ref('baki', { required: true, where: { kode_gudang: 'kode_gudang' }, only: SEMUA });
const BAKI_ATAU_SEMUA = ref('baki', {
  where: { kode_gudang: 'kode_gudang' },
  only: SEMUA,
  help: 'opname.seluruh_gudang',
});

interface TempatFormProps {
  readonly label: string;
  /** Text of the button. */
  readonly tombol: string;
  readonly awal?: TempatDipilih;
  /** A whole gudang will do. */
  readonly tanpaBaki?: boolean;
  /** A list on the page has the hand: it is chosen there. */
  readonly tanpaFokus?: boolean;
  readonly onMulai: (tempat: TempatDipilih) => Promise<void>;
}

/** Which gudang and tray. What is wrong with them the server says, at the field. */
export function TempatForm({ label, tombol, awal, tanpaBaki = false, tanpaFokus = false, onMulai }: TempatFormProps) {
  const [tempat, setTempat] = useState<TempatDipilih>(awal ?? { kode_gudang: '', kode_baki: '' });
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const latest = useRef(tempat);
  const ubah = (next: Partial<TempatDipilih>) => {
    latest.current = { ...latest.current, ...next };
    setTempat(latest.current);
    setSalah({});
  };
  const mulai = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await onMulai(latest.current);
    } catch (error) {
      const fields = error instanceof ProblemError ? error.fields : {};
      setSalah(fields);
      if (Object.keys(fields).length === 0) reportProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card padded>
      <EnterForm className={css.mulai} label={label} onSubmit={() => void mulai()}>
        <div className={css.isian}>
          <FieldInput
            name="kode_gudang"
            field={GUDANG}
            value={tempat.kode_gudang}
            error={salah['kode_gudang']}
            autoFocus={!tanpaFokus}
            onChange={(value) => ubah({ kode_gudang: String(value ?? ''), kode_baki: '' })}
          />
        </div>
        <div className={css.isian}>
          <FieldInput
            name="kode_baki"
            field={tanpaBaki ? BAKI_ATAU_SEMUA : BAKI}
            value={tempat.kode_baki}
            error={salah['kode_baki']}
            sibling={() => tempat.kode_gudang}
            onChange={(value) => ubah({ kode_baki: String(value ?? '') })}
          />
        </div>
        <ActionButton type="submit" primary shortcut="Enter" loading={busy}>
          {tombol}
        </ActionButton>
      </EnterForm>
    </Card>
  );
}
