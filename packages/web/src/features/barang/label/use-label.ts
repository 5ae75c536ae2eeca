import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  LABEL_BENTUK,
  type LabelBentuk,
  type labelFilterFields,
} from '@kilau/contract/features/barang/label/label.fields.ts';
import type { DaftarLabel } from '@kilau/contract/features/barang/label/label.wire.ts';
import { api } from '../../../platform/api.ts';
import { printPaper } from '../../../platform/print.tsx';
import { reportProblem } from '../../../platform/report-problem.ts';
import { CACHE } from '../../../trade/barang/cache.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { downloadBlob } from '../../../ui/table/csv.ts';
import { text } from '../../../ui/text.ts';

export type FilterLabel = Readonly<Record<keyof typeof labelFilterFields, string>>;
const FILTER_AWAL: FilterLabel = {
  tgl_from: '',
  tgl_to: '',
  kode_group: '',
  kode_dept: '',
  kode_baki: '',
  status_cetak: 'BELUM',
  barcode: '',
  no_tambah: '',
};

const PRINT = 'label-barang/cetak';
const NONE: ReadonlySet<string> = new Set();

/**
 * What is listed, what of it is chosen, and how it gets to the printer. Pieces that come by their document are all
 * chosen.
 */
export function useLabel(no_tambah: string) {
  const client = useQueryClient();
  const [filter, setFilter] = useState<FilterLabel>(() => ({
    ...FILTER_AWAL,
    no_tambah,
    status_cetak: no_tambah === '' ? 'BELUM' : 'SEMUA',
  }));
  const [chosen, setChosen] = useState<ReadonlySet<string> | undefined>(no_tambah === '' ? NONE : undefined);
  const [busy, setBusy] = useState(false);
  const list = useQuery({
    queryKey: [...CACHE, 'label', filter],
    queryFn: ({ signal }) => api.get<DaftarLabel>('label-barang', filter, { signal }),
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => list.data?.data ?? [], [list.data]);
  // In the order of the list, and only what it still holds.
  const dipilih = useMemo(
    () => rows.filter(({ kode_barcode }) => chosen === undefined || chosen.has(kode_barcode)),
    [rows, chosen],
  );
  const selected = useMemo(() => new Set(dipilih.map(({ kode_barcode }) => kode_barcode)), [dipilih]);

  const cetak = async (bentuk: LabelBentuk) => {
    if (busy || dipilih.length === 0) return;
    setBusy(true);
    const paper = {
      path: PRINT,
      name: text('page.cetak-barcode'),
      body: { bentuk, barang: dipilih.map(({ kode_barcode }) => ({ kode_barcode })) },
    };
    try {
      if (bentuk === 'PDF') await printPaper(paper);
      else {
        const { printTags } = await import('../../../platform/bridge/bridge-tags.ts');
        const file = await printTags(paper);
        if (file) {
          downloadBlob(`label.${bentuk.toLowerCase()}`, file);
          success(text('label.terunduh', { jumlah: dipilih.length, bentuk }));
        }
      }
      // What was never printed is now: the list must not offer it again.
      await client.invalidateQueries({ queryKey: CACHE });
    } catch (error) {
      reportProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return {
    filter,
    list,
    rows,
    dipilih,
    selected,
    busy,
    cetak,
    setSelected: (next: ReadonlySet<string>) => setChosen(next),
    setFilter: (changes: Partial<FilterLabel>) => setFilter((before) => ({ ...before, ...changes })),
  };
}

export type LabelHandle = ReturnType<typeof useLabel>;
export const isBentuk = (value: unknown): value is LabelBentuk => LABEL_BENTUK.some((bentuk) => bentuk === value);
