import { useDebouncedValue } from '@mantine/hooks';
import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { penjualan as dokumen } from '@kilau/contract/features/penjualan/penjualan.document.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useScanner } from '../../../platform/scanner.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { SideDialog } from '../../../ui/dialog/SideDialog.tsx';
import { DateInput } from '../../../ui/inputs/DateInput.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useT } from '../../../ui/text.ts';
import { useDaftarPenjualan } from '../panggilan.ts';
import type { PenjualanRingkas } from '../wire.ts';
import { useColumns } from './columns.tsx';
import css from './lihat.module.css';
import { SaleDrawer } from './SaleDrawer.tsx';

const PAGE = dokumen.pages.list;
const { kode_sales: salesField, status: statusField } = dokumen.list.filters;
const SEARCH = 'cari-penjualan';
const TYPING_MS = 250;

/** What the list shows. A number that was asked for by address is looked for on every day. */
function useFilter() {
  const { tgl_system } = useUser();
  const { q } = useSearch({ strict: false }) as { readonly q?: unknown };
  const asked = q === undefined ? '' : String(q);
  const awal = asked === '' ? tgl_system : '';
  const [filter, setFilter] = useState({ tgl_from: awal, tgl_to: awal, status: '', kode_sales: '' });
  const [typed, setTyped] = useState(asked);
  const [words] = useDebouncedValue(typed.trim(), TYPING_MS);
  const set = (part: Partial<typeof filter>) => setFilter((now) => ({ ...now, ...part }));
  const query = useMemo(() => ({ ...filter, q: words }), [filter, words]);
  return { filter, set, typed, setTyped, query, asked, today: tgl_system };
}

function Filters({ filter, set, today }: Pick<ReturnType<typeof useFilter>, 'filter' | 'set' | 'today'>) {
  const t = useT();
  const status = [{ value: '', label: t('umum.semua') }, ...statusField.options.map((value) => ({ value, label: value }))];
  return (
    <Card padded className={css.filters} aria-label={t('penjualan.filter')}>
      <DateInput label={t('field.tgl_from')} value={filter.tgl_from} today={today} max={filter.tgl_to || undefined} onChange={(tgl_from) => set({ tgl_from })} />
      <DateInput label={t('field.tgl_to')} value={filter.tgl_to} today={today} min={filter.tgl_from || undefined} onChange={(tgl_to) => set({ tgl_to })} />
      <SelectField label={t('field.status')} options={status} value={filter.status} placeholder={t('umum.semua')} onChange={(next) => set({ status: next })} />
      <FieldInput name="kode_sales" label={t('penjualan.sales')} field={salesField} value={filter.kode_sales} onChange={(next) => set({ kode_sales: String(next) })} />
    </Card>
  );
}

/** Every sale, by day, state and sales person, or found by number, customer or barcode. */
export function LihatPenjualanPage() {
  const t = useT();
  const { filter, set, typed, setTyped, query, asked, today } = useFilter();
  const list = useDaftarPenjualan(query);
  const columns = useColumns();
  const [opened, setOpened] = useState(asked);
  const rows = list.data?.pages.flatMap((page) => page.data);
  const setFindEverywhere = (words: string) => {
    set({ tgl_from: '', tgl_to: '', status: '', kode_sales: '' });
    setTyped(words);
  };
  useKeys([
    { key: 'Enter', label: t('penjualan.tombol_lihat'), main: true },
    { key: 'F9', label: t('umum.cari'), run: () => document.getElementById(SEARCH)?.focus(), main: true },
  ]);
  // A scanned nota or piece is looked for on every day.
  useScanner(setFindEverywhere);
  const title = t.of(titleKey(PAGE));
  const narrowed = filter.tgl_from !== '' || filter.tgl_to !== '' || filter.status !== '' || filter.kode_sales !== '';
  return (
    <PageColumn>
      <PageHead title={title} note={t.of(hintKey(PAGE))} />
      <Filters filter={filter} set={set} today={today} />
      <Card grow>
        <DataTable<PenjualanRingkas>
          fill
          label={title}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.no_faktur_group}
          status={list.isPending ? 'loading' : list.isError ? 'failed' : 'ready'}
          error={list.isError ? problemText(list.error) : undefined}
          onRetry={() => void list.refetch()}
          searchable
          searchId={SEARCH}
          query={typed}
          onQuery={setTyped}
          onOpen={(row) => setOpened(row.no_faktur_group)}
          more={{ has: list.hasNextPage, loading: list.isFetchingNextPage, load: () => void list.fetchNextPage() }}
          empty={{
            title: t('penjualan.lihat_kosong'),
            text: t(narrowed ? 'penjualan.lihat_kosong_filter' : 'penjualan.lihat_kosong_saran'),
            actions: narrowed ? <ActionButton onClick={() => setFindEverywhere(typed)}>{t('penjualan.semua_tanggal')}</ActionButton> : undefined,
          }}
        />
      </Card>
      <SideDialog opened={opened !== ''} onClose={() => setOpened('')} title={t('penjualan.rincian')}>
        {opened === '' ? null : <SaleDrawer nomor={opened} />}
      </SideDialog>
    </PageColumn>
  );
}
