import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { STOCK_OPNAME, STOCK_OPNAME_RFID, type Opname } from '@kilau/contract/features/opname/opname.wire.ts';
import { api } from '../../platform/api.ts';
import { PageColumn } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useT } from '../../ui/text.ts';
import { DaftarOpname } from './DaftarOpname.tsx';
import { OpnameLayar, type BacaProps } from './OpnameLayar.tsx';
import type { BaseOpname } from './panggilan.ts';
import { ScanOpname } from './ScanOpname.tsx';
import { TagOpname } from './TagOpname.tsx';
import { TempatForm, type TempatDipilih } from './TempatForm.tsx';

interface OpnameProps {
  readonly path: string;
  readonly base: BaseOpname;
  readonly tanpaBaki: boolean;
  readonly Baca: (props: BacaProps) => ReactNode;
}

const kata = (value: unknown): string => (value === undefined ? '' : String(value));

/** Counts: the list with a form to begin one, or the count that the address names. */
function OpnamePage({ path, base, tanpaBaki, Baca }: OpnameProps) {
  const t = useT();
  const navigate = useNavigate();
  const {
    no,
    gudang,
    baki,
  }: {
    readonly no?: unknown;
    readonly gudang?: unknown;
    readonly baki?: unknown;
  } = useSearch({ strict: false });
  const nomor = kata(no);
  const buka = (next: string) => void navigate({ to: path, search: next === '' ? {} : { no: next } });
  const mulai = async (tempat: TempatDipilih) => buka((await api.post<Opname>(`${base}/start`, tempat)).no_opname);
  if (nomor !== '') return <OpnameLayar key={nomor} base={base} nomor={nomor} onKembali={() => buka('')} Baca={Baca} />;
  const title = t.of(titleKey(path));
  return (
    <PageColumn>
      <PageHead title={title} note={t.of(hintKey(path))} />
      <TempatForm
        label={title}
        tombol={t('opname.mulai_opname')}
        awal={{ kode_gudang: kata(gudang), kode_baki: kata(baki) }}
        tanpaBaki={tanpaBaki}
        onMulai={mulai}
      />
      <DaftarOpname base={base} onBuka={buka} />
    </PageColumn>
  );
}

/** Counting trays by scanning. */
export function StockOpnamePage() {
  return <OpnamePage path={STOCK_OPNAME} base="stock-opname" tanpaBaki={false} Baca={ScanOpname} />;
}

/** Counting trays or a whole gudang with an RFID reader. */
export function StockOpnameRfidPage() {
  return <OpnamePage path={STOCK_OPNAME_RFID} base="stock-opname-rfid" tanpaBaki Baca={TagOpname} />;
}
