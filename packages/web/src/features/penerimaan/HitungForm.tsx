import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatGram, formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import { hitungFields, type BarisOpnameTerima } from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import { FieldInputs } from '../../engine/inputs/FieldInputs.tsx';
import { useKeys } from '../../platform/keys.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { useT } from '../../ui/text.ts';
import { CACHE_OPNAME, opnameCalls } from './panggilan.ts';
import css from './penerimaan.module.css';
import { kosongText } from '../../ui/form/rule-text.ts';

const NAMES = ['qty_opname', 'berat_opname'] as const;
const FIELDS = { qty_opname: hitungFields.qty_opname, berat_opname: hitungFields.berat_opname } as const;
const teks = (angka: number | null): string => (angka === null ? '' : String(angka));

interface HitungFormProps {
  readonly nomor: string;
  readonly baris: BarisOpnameTerima;
  readonly onDihitung: () => void;
}

/** What the books have. */
function JumlahBuku({ baris }: { readonly baris: BarisOpnameTerima }) {
  const t = useT();
  return (
    <dl className={css.jumlah}>
      <div>
        <dt>{t('terima.qty_awal')}</dt>
        <dd>{formatNumber(baris.qty_awal)}</dd>
      </div>
      <div>
        <dt>{t('terima.berat_awal')}</dt>
        <dd>{formatGram(baris.berat_awal, t)}</dd>
      </div>
    </dl>
  );
}

/** Who has counted it already, and what. */
function SudahDihitung({ baris }: { readonly baris: BarisOpnameTerima }) {
  const t = useT();
  const { toko } = useUser();
  const { oleh, waktu } = baris;
  if (waktu === null) return null;
  return (
    <p className={css.peringatan}>
      {t('terima.sudah_dihitung', {
        oleh,
        waktu: formatInstant(waktu, toko.zona_waktu),
        qty: formatNumber(baris.qty_opname ?? 0),
        berat: formatNumber(baris.berat_opname ?? 0, 3),
      })}
    </p>
  );
}

/**
 * Counting one type: what the books have, what there is. A count that somebody else has saved meanwhile is shown first,
 * and can then be saved over.
 */
export function HitungForm({ nomor, baris, onDihitung }: HitungFormProps) {
  const t = useT();
  const client = useQueryClient();
  const { kode_group, kode_dept, nama_dept, versi } = baris;
  const [isi, setIsi] = useState({ qty_opname: teks(baris.qty_opname), berat_opname: teks(baris.berat_opname) });
  const [salah, setSalah] = useState<Readonly<Record<string, string>>>({});
  const [sibuk, setSibuk] = useState(false);
  const simpan = async () => {
    const kosong = NAMES.filter((name) => isi[name] === '');
    const pesan = kosong.map((name): [string, string] => [name, kosongText(t, name, hitungFields)]);
    if (kosong.length > 0) setSalah(Object.fromEntries(pesan));
    if (kosong.length > 0 || sibuk) return;
    setSibuk(true);
    try {
      await opnameCalls.hitung(nomor, { kode_group, kode_dept, ...isi, versi });
      onDihitung();
    } catch (error) {
      if (error instanceof ProblemError) setSalah(error.fields);
      reportProblem(error);
    } finally {
      setSibuk(false);
      await client.invalidateQueries({ queryKey: CACHE_OPNAME });
    }
  };
  useKeys([{ key: 'F8', label: t('umum.simpan'), run: () => void simpan(), main: true }]);
  return (
    <Card padded className={css.hitung}>
      <h2>
        {kode_group} · {kode_dept} {nama_dept}
      </h2>
      <JumlahBuku baris={baris} />
      <SudahDihitung baris={baris} />
      <EnterForm className={css.aksi} label={t('terima.hitung')} onSubmit={() => void simpan()}>
        <FieldInputs
          fields={FIELDS}
          values={isi}
          errors={salah}
          first="qty_opname"
          onChange={(part) => {
            setIsi((now) => ({ ...now, ...part }));
            setSalah({});
          }}
        />
        <SaveButton type="submit" saving={sibuk} />
      </EnterForm>
    </Card>
  );
}
