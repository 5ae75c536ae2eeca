import { useRef, type ReactNode } from 'react';
import type { Field } from '@kilau/contract/core/field.ts';
import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import { formatGram } from '@kilau/contract/core/format.ts';
import { FieldInputs } from '../../engine/inputs/FieldInputs.tsx';
import { useKeys } from '../../platform/keys.ts';
import { Beside, MainPart, SidePart } from '../../ui/Beside.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SumRow } from '../../ui/Rows.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { useT } from '../../ui/text.ts';
import { useThumb } from '../../ui/use-thumb.tsx';
import type { Salah } from '../dokumen/salah.ts';
import css from './isian.module.css';
import { SalahDaftar } from './SalahDaftar.tsx';

interface LayarKumpulanProps<Name extends string> {
  readonly judul: string;
  /** What the page is for, while nothing is on the list. */
  readonly catatan: string;
  readonly actions: ReactNode;
  readonly kumpulan: {
    readonly isi: Readonly<Record<NoInfer<Name>, string>>;
    readonly barang: readonly { readonly berat: DecInput }[];
    readonly salah: Salah;
    readonly sibuk: boolean;
    readonly savedAt: unknown;
    readonly setIsi: (part: Partial<Readonly<Record<NoInfer<Name>, string>>>) => void;
  };
  /** The head beside the list: what it is called, and its fields. */
  readonly kepala: { readonly label: string; readonly fields: Readonly<Record<Name, Field>> };
  /** How many are on the list; how heavy they are stands beside it. */
  readonly jumlah: string;
  readonly simpan: { readonly label: string; readonly siap: boolean; readonly run: () => void };
  /** The button takes goods away for good. */
  readonly danger?: boolean;
  /** What was saved last. */
  readonly terakhir: ReactNode;
  readonly className?: string | undefined;
  /** Where goods are looked for, and those on the list. */
  readonly children: ReactNode;
}

/** A page where goods are put on a list, with what is to happen to all of them beside it. */
export function LayarKumpulan<Name extends string>({
  judul,
  catatan,
  actions,
  kumpulan: { isi, barang, salah, sibuk, savedAt, setIsi },
  kepala,
  jumlah,
  simpan,
  danger = false,
  terakhir,
  className,
  children,
}: LayarKumpulanProps<Name>) {
  const t = useT();
  const side = useRef<HTMLDivElement>(null);
  // However many are on the list, the head is one key away.
  const keKepala = () =>
    focusField(side.current?.querySelector<HTMLInputElement>('input:not([type="hidden"])') ?? undefined);
  useKeys([{ key: 'F6', label: t('sepuhan.ke_kepala'), main: true, enabled: !sibuk, run: keKepala }]);
  const ada = barang.length > 0;
  const { here, thumb } = useThumb(
    <SaveButton danger={danger} size="lg" disabled={!simpan.siap} saving={sibuk} onClick={simpan.run}>
      {simpan.label}
    </SaveButton>,
  );
  return (
    <PageColumn>
      <PageHead
        title={judul}
        note={ada && savedAt !== undefined ? t('barang.draf_di_perangkat') : catatan}
        chips={ada ? <Chip tone="warn">{t('barang.belum_disimpan')}</Chip> : undefined}
        actions={actions}
      />
      <Beside className={className} inert={sibuk}>
        <MainPart>
          <SalahDaftar salah={salah} />
          {children}
        </MainPart>
        <SidePart>
          <Card padded>
            <EnterForm className={css.kepala} label={kepala.label} onSubmit={simpan.run}>
              <div ref={side} className={css.kepala}>
                <FieldInputs fields={kepala.fields} values={isi} errors={salah} onChange={setIsi} />
              </div>
              <SumRow label={jumlah} value={formatGram(Dec.sum(barang.map(({ berat }) => berat)), t)} />
              {here}
            </EnterForm>
          </Card>
          {terakhir}
        </SidePart>
      </Beside>
      {thumb}
    </PageColumn>
  );
}
