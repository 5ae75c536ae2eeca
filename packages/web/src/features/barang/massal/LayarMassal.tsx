import { useState, type ComponentType, type ReactNode } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { FilterRow } from '../../../ui/Rows.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column, EmptyNote } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import css from '../pindah/pindah.module.css';
import { PilihBarang } from './PilihBarang.tsx';
import type { BarisMassal, Massal } from './use-massal.ts';

export interface IsianProps<R, N> {
  readonly isi: N;
  readonly onChange: (isi: N) => void;
  /** The one piece; undefined where all that are chosen get the same. */
  readonly row?: R;
}

interface LayarMassalProps<R extends BarisMassal, N> {
  readonly path: string;
  readonly massal: Massal<R, N>;
  readonly columns: readonly Column<R>[];
  /** How many pieces differ from what is stored. */
  readonly berubah: number;
  readonly simpan: { readonly label: string; readonly siap: boolean; readonly run: () => Promise<void> };
  readonly Isian: ComponentType<IsianProps<R, N>>;
  /** The values for all, before anything is typed. */
  readonly kosong: N;
  readonly onTerapkan: (isi: N) => void;
  /** Other ways to fill all of them. */
  readonly tombol?: ReactNode;
  /** The values of one piece as they are now. */
  readonly kini: (row: R) => N;
  /** What of the values of one piece is kept as typed, if anything; otherwise all of them. */
  readonly diketik?: (row: R, isi: N) => N | undefined;
  /** Whether a piece may be changed at all. */
  readonly bebas?: (row: R) => boolean;
  readonly empty: EmptyNote;
  /** Rows that are ticked: what is for all is for them alone then. */
  readonly centang?: {
    readonly terpilih: ReadonlySet<string>;
    readonly onPilih: (terpilih: ReadonlySet<string>) => void;
  };
  /** Warnings above the list. */
  readonly children?: ReactNode;
}

interface UbahSatuProps<R, N> extends Pick<IsianProps<R, N>, 'isi'> {
  readonly row: R & { readonly nama_barang: string };
  readonly Isian: ComponentType<IsianProps<R, N>>;
  readonly onSelesai: (isi: N) => void;
}

function UbahSatu<R, N>({ row, isi: awal, Isian, onSelesai }: UbahSatuProps<R, N>) {
  const t = useT();
  const [isi, setIsi] = useState(awal);
  return (
    <EnterForm className={css.isian} label={row.nama_barang} onSubmit={() => onSelesai(isi)}>
      <Isian row={row} isi={isi} onChange={setIsi} />
      <ActionButton primary type="submit">
        {t('massal.ubah_satu')}
      </ActionButton>
    </EnterForm>
  );
}

interface DialogSatuProps<R extends BarisMassal, N> extends Pick<LayarMassalProps<R, N>, 'Isian' | 'kini'> {
  /** The piece that is opened, if one is. */
  readonly row: R | undefined;
  readonly onTutup: () => void;
  readonly onSelesai: (row: R, isi: N) => void;
}

/** The values of one piece, changed apart from the others. */
function DialogSatu<R extends BarisMassal, N>({ row, Isian, kini, onTutup, onSelesai }: DialogSatuProps<R, N>) {
  return (
    <Dialog opened={row !== undefined} onClose={onTutup} title={row ? `${row.kode_barcode} ${row.nama_barang}` : ''}>
      {row ? <UbahSatu<R, N> row={row} isi={kini(row)} Isian={Isian} onSelesai={(isi) => onSelesai(row, isi)} /> : null}
    </Dialog>
  );
}

interface UntukSemuaProps<R extends BarisMassal, N> extends Pick<
  LayarMassalProps<R, N>,
  'Isian' | 'tombol' | 'centang'
> {
  readonly isi: N;
  readonly onChange: (isi: N) => void;
  readonly onTerapkan: () => void;
}

/** The values that all pieces of the list get at once, or those of it that are ticked. */
function UntukSemua<R extends BarisMassal, N>({
  Isian,
  isi,
  onChange,
  onTerapkan,
  tombol,
  centang,
}: UntukSemuaProps<R, N>) {
  const t = useT();
  const jumlah = centang?.terpilih.size ?? 0;
  return (
    <Card padded>
      <EnterForm label={t('massal.nilai_baru')} onSubmit={onTerapkan}>
        <FilterRow>
          <Isian isi={isi} onChange={onChange} />
          <ActionButton type="submit">
            {jumlah === 0 ? t('massal.terapkan') : t('massal.terapkan_terpilih', { jumlah })}
          </ActionButton>
          {tombol}
        </FilterRow>
      </EnterForm>
    </Card>
  );
}

interface Daftar {
  readonly isError: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

/** What the list shows while it is fetched, and when that failed. */
const keadaanDaftar = (memuat: boolean, { isError, error, refetch }: Daftar) => ({
  status: memuat ? ('loading' as const) : isError ? ('failed' as const) : ('ready' as const),
  error: isError ? problemText(error) : undefined,
  onRetry: () => void refetch(),
});

/** Pieces that are chosen, new values for all of them at once or one by one, seen before they are saved. */
export function LayarMassal<R extends BarisMassal, N>({
  path,
  massal: { pilihan, tampil, rows, list, memuat, setNilai, nilai, sibuk },
  columns,
  berubah,
  simpan,
  Isian,
  kosong,
  onTerapkan,
  tombol,
  kini,
  diketik = (_row, isi) => isi,
  bebas = () => true,
  empty,
  centang,
  children,
}: LayarMassalProps<R, N>) {
  const t = useT();
  const [semua, setSemua] = useState(kosong);
  const [dibuka, setDibuka] = useState<R>();
  const title = t.of(titleKey(path));
  const selesai = (row: R, isi: N) => {
    const { kode_barcode } = row;
    const ketikan = diketik(row, isi);
    const lain = [...nilai].filter(([kode]) => kode !== kode_barcode);
    setNilai(new Map(ketikan === undefined ? lain : [...lain, [kode_barcode, ketikan]]));
    setDibuka(undefined);
  };
  useKeys([{ key: 'F8', label: simpan.label, run: () => void simpan.run(), main: true, enabled: simpan.siap }]);
  return (
    <PageColumn>
      <PageHead
        title={title}
        note={rows.length > 0 ? t('massal.ringkas', { jumlah: rows.length, berubah }) : t.of(hintKey(path))}
        deed={
          <SaveButton disabled={!simpan.siap} saving={sibuk} onClick={() => void simpan.run()}>
            {simpan.label}
          </SaveButton>
        }
      />
      <PilihBarang pilihan={pilihan} onTampil={tampil} />
      {rows.length > 0 ? (
        <UntukSemua<R, N>
          {...{ Isian, tombol, centang, isi: semua }}
          onChange={setSemua}
          onTerapkan={() => onTerapkan(semua)}
        />
      ) : null}
      {children}
      <Card grow>
        <DataTable<R>
          {...keadaanDaftar(memuat, list)}
          fill
          label={title}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.kode_barcode}
          onOpen={(row) => bebas(row) && setDibuka(row)}
          tone={(row) => (bebas(row) ? undefined : 'warn')}
          selected={centang?.terpilih}
          onSelect={centang?.onPilih}
          empty={empty}
        />
      </Card>
      <DialogSatu<R, N> {...{ Isian, kini }} row={dibuka} onTutup={() => setDibuka(undefined)} onSelesai={selesai} />
    </PageColumn>
  );
}
