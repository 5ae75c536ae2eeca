import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { ref } from '@kilau/contract/core/field.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { penjualan as dokumen } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { RentangTgl } from '../../../engine/paper/RentangTgl.tsx';
import { useCariDokumen } from '../../../engine/paper/use-cari-dokumen.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useScanner } from '../../../platform/scanner.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { SideDialog } from '../../../ui/dialog/SideDialog.tsx';
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
const salesField = ref('sales', { all: true });
const SEARCH = 'cari-penjualan';
const OPEN = { status: '', kode_sales: '' } as const;

function Filters({ filter, set }: Pick<ReturnType<typeof useCariDokumen<keyof typeof OPEN>>, 'filter' | 'set'>) {
  const t = useT();
  const status = [
    { value: '', label: t('umum.semua') },
    ...Object.keys(dokumen.states).map((value) => ({ value, label: value })),
  ];
  return (
    <Card padded className={css.filters} aria-label={t('penjualan.filter')}>
      <RentangTgl rentang={filter} onChange={set} />
      <SelectField
        label={t('field.status')}
        options={status}
        value={filter.status}
        placeholder={t('umum.semua')}
        onChange={(next) => set({ status: next })}
      />
      <FieldInput
        name="kode_sales"
        label={t('penjualan.sales')}
        field={salesField}
        value={filter.kode_sales}
        onChange={(next) => set({ kode_sales: String(next) })}
      />
    </Card>
  );
}

/** Every sale, by day, state and sales person, or found by number, customer or barcode. */
export function LihatPenjualanPage() {
  const t = useT();
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const asked = q === undefined ? '' : String(q);
  const { filter, set, typed, setTyped, query, cariSemua } = useCariDokumen(OPEN, asked);
  const list = useDaftarPenjualan(query);
  const columns = useColumns();
  const [opened, setOpened] = useState(asked);
  const rows = list.data?.pages.flatMap((page) => page.data);
  useKeys([
    { key: 'Enter', label: t('penjualan.tombol_lihat'), main: true },
    { key: 'F9', label: t('umum.cari'), run: () => document.getElementById(SEARCH)?.focus(), main: true },
  ]);
  // A scanned nota or piece is looked for on every day.
  useScanner(cariSemua);
  const title = t.of(titleKey(PAGE));
  const narrowed = filter.tgl_from !== '' || filter.tgl_to !== '' || filter.status !== '' || filter.kode_sales !== '';
  return (
    <PageColumn>
      <PageHead title={title} note={t.of(hintKey(PAGE))} />
      <Filters filter={filter} set={set} />
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
            actions: narrowed ? (
              <ActionButton onClick={() => cariSemua(typed)}>{t('penjualan.semua_tanggal')}</ActionButton>
            ) : undefined,
          }}
        />
      </Card>
      <SideDialog opened={opened !== ''} onClose={() => setOpened('')} title={t('penjualan.rincian')}>
        {opened === '' ? null : <SaleDrawer nomor={opened} />}
      </SideDialog>
    </PageColumn>
  );
}
