import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { labelKey } from '@kilau/contract/core/field.ts';
import { banyakFields, kolomBanyak } from '@kilau/contract/features/barang/banyak/banyak.ts';
import { TAMBAH_MAKS } from '@kilau/contract/features/barang/barang.fields.ts';
import { askScale } from '../../../platform/scale.ts';
import { useActor } from '../../../platform/session.ts';
import { toast } from '../../../ui/dialog/toasts.ts';
import { useT } from '../../../ui/text.ts';
import css from './banyak.module.css';
import { usePembulatanBerat } from '../tambah/BeratBulat.tsx';
import {
  beratUsul,
  duplikat,
  hapusBaris,
  hapusIsi,
  isiBawah,
  kolomDi,
  kotakDari,
  salin,
  tempel,
  tulis,
  type Baris,
} from './baris.ts';
import { SelBanyak } from './SelBanyak.tsx';
import type { BanyakHandle, Salah } from './use-banyak.ts';
import type { SelHandle } from './use-sel.ts';

const ROW_HEIGHT = 30;
/** The head stands on two lines where a label needs them, above the rows and over those that are scrolled away. */
const HEAD_HEIGHT = 48;
const OVERSCAN = 8;
const NONE: Salah = {};
type Kotak = ReturnType<typeof kotakDari>;

/** Keys that do something to the chosen cells. True when one did. */
function useTindakan({ tabel, ubah, urungkan }: BanyakHandle, { letak, ke, setMode }: SelHandle) {
  return (event: KeyboardEvent): boolean => {
    const { di, dari, mode } = letak;
    const kotak = kotakDari(di, dari);
    const ctrl = event.ctrlKey || event.metaKey;
    if (ctrl && event.key.toLowerCase() === 'd') ubah(isiBawah(tabel, kotak));
    else if (ctrl && event.key.toLowerCase() === 'z' && mode === 'pilih') {
      // While a cell is typed in, the browser takes its letters back.
      const semula = urungkan();
      if (semula) ke(semula);
    } else if (ctrl && event.key === 'Delete') ubah(hapusBaris(tabel, kotak.r1, kotak.r2));
    else if (event.key === 'Delete' && mode === 'pilih') ubah(hapusIsi(tabel, kotak));
    else if (event.key === 'F2') setMode(mode === 'edit' ? 'pilih' : 'edit');
    else if (event.key === 'F6') {
      ubah(duplikat(tabel, di.r));
      ke({ r: di.r + 1, c: di.c });
    } else if (event.key === 'F3' && kolomDi(di.c) === 'berat_asli') {
      const grams = askScale();
      if (grams !== undefined) ubah(tulis(tabel, di, grams, true));
    } else return false;
    return true;
  };
}

/** Copies and pastes blocks of cells; inside one cell the browser does it. */
function useClipboard({ tabel, ubah }: BanyakHandle, { letak, ke }: SelHandle) {
  const t = useT();
  const { di, dari, mode } = letak;
  const kotak = kotakDari(di, dari);
  const banyak = kotak.r1 !== kotak.r2 || kotak.c1 !== kotak.c2;
  const onCopy = (event: ClipboardEvent) => {
    if (!banyak) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', salin(tabel, kotak));
    if (event.type === 'cut') ubah(hapusIsi(tabel, kotak));
  };
  const onPaste = (event: ClipboardEvent) => {
    const teks = event.clipboardData.getData('text/plain');
    if (mode === 'edit' || !/[\t\n\r]/.test(teks)) return;
    event.preventDefault();
    const ditempel = tempel(tabel, { r: kotak.r1, c: kotak.c1 }, teks, t.of);
    ubah(ditempel.tabel);
    ke(ditempel.sampai, false, ditempel.tabel.length);
    if (ditempel.sisa > 0) toast(t('banyak.terlalu_banyak', { maks: TAMBAH_MAKS }));
  };
  return { onCopy, onCut: onCopy, onPaste };
}

/** The columns that this user has. */
const useKolom = () => kolomBanyak(useActor());

function Kepala() {
  const t = useT();
  const kolom = useKolom();
  return (
    <div role="row" aria-rowindex={1} className={css.kepala}>
      <span role="columnheader" className={css.nomor} aria-label={t('banyak.baris')}>
        #
      </span>
      {kolom.map((name) => {
        const field = banyakFields[name];
        return (
          <span key={name} role="columnheader" className={css.sel} data-nama={name} title={t.of(labelKey(name, field))}>
            {t.of(labelKey(name, field))}
            {field.required ? ' *' : ''}
          </span>
        );
      })}
    </div>
  );
}

interface BarisGridProps {
  readonly baris: Baris;
  readonly r: number;
  /** Where it stands below the head, in pixels. */
  readonly start: number;
  readonly salah: Salah;
  readonly kotak: Kotak;
  readonly handle: BanyakHandle;
  readonly sel: SelHandle;
}

/** One row: its number and its cells. */
function BarisGrid({
  baris,
  r,
  start,
  salah,
  kotak,
  handle: { tabel, ubah },
  sel: { letak, ke, setMode },
}: BarisGridProps) {
  const pembulatan = usePembulatanBerat();
  const kolom = useKolom();
  return (
    <div
      role="row"
      aria-rowindex={r + 2}
      className={css.baris}
      data-salah={Object.keys(salah).length > 0 || undefined}
      style={{ transform: `translateY(${start}px)` }}
    >
      <span role="rowheader" className={css.nomor}>
        {r + 1}
      </span>
      {kolom.map((name, c) => (
        <SelBanyak
          key={name}
          name={name}
          r={r}
          teks={baris.isi[name] ?? ''}
          usul={name === 'berat' ? beratUsul(baris, pembulatan) : ''}
          salah={salah[name]}
          ditimbang={name === 'berat_asli' && baris.ditimbang}
          aktif={r === letak.di.r && c === letak.di.c}
          terpilih={r >= kotak.r1 && r <= kotak.r2 && c >= kotak.c1 && c <= kotak.c2}
          mode={letak.mode}
          fokus={letak.fokus}
          onTulis={(teks) => ubah(tulis(tabel, { r, c }, teks))}
          onPilih={(extend) => ke({ r, c }, extend)}
          onEdit={() => setMode('edit')}
        />
      ))}
    </div>
  );
}

/** Which rows are drawn: those in sight, and always the one the hand is in, which is kept in sight. */
function useTerlihat(jumlah: number, active: number) {
  const scroller = useRef<HTMLDivElement>(null);
  const rangeExtractor = useCallback(
    (range: Range) => [...new Set([...defaultRangeExtractor(range), active])].toSorted((a, b) => a - b),
    [active],
  );
  const virtualizer = useVirtualizer({
    count: jumlah,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    rangeExtractor,
    scrollPaddingStart: ROW_HEIGHT,
    scrollPaddingEnd: HEAD_HEIGHT,
  });
  useEffect(() => virtualizer.scrollToIndex(active), [virtualizer, active]);
  return { scroller, virtualizer };
}

/** The grid: as many rows as are in sight, and always the one the hand is in. */
export function GridBanyak({
  handle,
  sel,
  label,
}: {
  readonly handle: BanyakHandle;
  readonly sel: SelHandle;
  readonly label: string;
}) {
  const { tabel, salahDi, diperiksa } = handle;
  const { letak, gerak } = sel;
  const active = letak.di.r;
  const { scroller, virtualizer } = useTerlihat(tabel.length, active);
  const tindakan = useTindakan(handle, sel);
  const clipboard = useClipboard(handle, sel);
  const { length } = useKolom();
  const kotak = useMemo(() => kotakDari(letak.di, letak.dari), [letak]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !(tindakan(event) || gerak(event))) return;
    event.preventDefault();
  };
  // What is still missing in the row that is being typed is not wrong yet.
  const tampil = (baris: Baris, r: number): Salah => (r === active && !diperiksa ? NONE : salahDi(baris));
  return (
    <div
      ref={scroller}
      className={css.grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      aria-rowcount={tabel.length + 1}
      aria-colcount={length + 1}
      aria-multiselectable
      onKeyDown={onKeyDown}
      {...clipboard}
    >
      <Kepala />
      <div role="rowgroup" className={css.badan} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index: r, start }) => {
          const baris = tabel[r];
          if (!baris) return null;
          return (
            <BarisGrid
              key={r}
              baris={baris}
              r={r}
              start={start}
              salah={tampil(baris, r)}
              kotak={kotak}
              handle={handle}
              sel={sel}
            />
          );
        })}
      </div>
    </div>
  );
}
