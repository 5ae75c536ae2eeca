import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState, type KeyboardEvent } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { ref } from '@kilau/contract/core/field.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { penjualan as dokumen } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useCan } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useT } from '../../../ui/text.ts';
import { useDaftarPenjualan } from '../panggilan.ts';
import type { PenjualanRingkas } from '../wire.ts';
import { OpenDetail } from './OpenDetail.tsx';
import { useColumns } from './columns.ts';
import { useValidasi } from './use-validasi.tsx';
import css from './validasi.module.css';

const PAGE = dokumen.deeds.validasi.page;
const SALES_FILTER = ref('sales', { all: true });

/** Sales that wait: those of one sales person, or all; what is ticked, and what is looked at. */
function useWaiting() {
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const asked = q === undefined ? '' : String(q);
  const [kode_sales, setSales] = useState('');
  const list = useDaftarPenjualan({ status: 'OPEN', kode_sales });
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data) ?? [], [list.data]);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(asked === '' ? [] : [asked]));
  const [opened, setOpened] = useState(asked);
  const chosen = rows.filter((row) => ticked.has(row.no_faktur_group));
  const shown = rows.find((row) => row.no_faktur_group === opened) ?? rows[0];
  const tickAll = () =>
    setTicked(chosen.length === rows.length ? new Set() : new Set(rows.map((row) => row.no_faktur_group)));
  return { kode_sales, setSales, list, rows, ticked, setTicked, tickAll, chosen, shown, setOpened };
}

/** To the page where sales are made. */
function ToSale() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <ActionButton primary onClick={() => void navigate({ to: dokumen.pages.create })}>
      {t.of(titleKey(dokumen.pages.create))}
    </ActionButton>
  );
}

/** The list of those that wait, to look at and to tick; Ctrl+A ticks all. */
function WaitingList({ waiting }: { readonly waiting: ReturnType<typeof useWaiting> }) {
  const t = useT();
  const can = useCan();
  const { kode_sales, setSales, list, rows, ticked, setTicked, tickAll, chosen, setOpened } = waiting;
  const columns = useColumns(chosen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey || event.key.toLowerCase() !== 'a' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    tickAll();
  };
  return (
    <div className={css.fill} role="presentation" onKeyDown={onKeyDown}>
      <DataTable<PenjualanRingkas>
        fill
        label={t.of(titleKey(PAGE))}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.no_faktur_group}
        status={list.isPending ? 'loading' : list.isError ? 'failed' : 'ready'}
        error={list.isError ? problemText(list.error) : undefined}
        onRetry={() => void list.refetch()}
        searchable
        searchId="cari-validasi"
        selected={ticked}
        onSelect={setTicked}
        onOpen={(row) => setOpened(row.no_faktur_group)}
        more={{ has: list.hasNextPage, loading: list.isFetchingNextPage, load: () => void list.fetchNextPage() }}
        totalLabel={
          chosen.length > 0 ? t('penjualan.dipilih', { jumlah: chosen.length }) : t('penjualan.belum_dipilih')
        }
        empty={{
          title: t('penjualan.validasi_kosong'),
          text: t('penjualan.validasi_kosong_saran'),
          actions: can({ pages: [dokumen.pages.create] }) ? <ToSale /> : undefined,
        }}
        toolbar={
          <div className={css.filter}>
            <FieldInput
              name="kode_sales"
              label={t('penjualan.sales')}
              field={SALES_FILTER}
              value={kode_sales}
              onChange={(value) => setSales(String(value))}
            />
          </div>
        }
      />
    </div>
  );
}

/** OPEN sales: look at them, tick them, confirm the total, F8. */
export function ValidasiPenjualanPage() {
  const t = useT();
  const waiting = useWaiting();
  const { chosen, shown, setTicked } = waiting;
  const total = Dec.sum(chosen.map((row) => row.grand_total));
  const { busy, validasi } = useValidasi(() => setTicked(new Set()));
  const run = () =>
    void validasi(
      chosen.map((row) => row.no_faktur_group),
      total,
    );
  useKeys([
    { key: 'Enter', label: t('penjualan.tombol_lihat'), main: true },
    { key: 'Space', label: t('penjualan.tombol_pilih'), main: true },
    { key: 'Ctrl+A', label: t('penjualan.tombol_semua'), main: true },
    { key: 'F8', label: t('penjualan.validasi'), run, main: true },
  ]);
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(PAGE))}
        note={
          chosen.length > 0
            ? t('penjualan.dipilih_total', { jumlah: chosen.length, total: formatRupiah(total) })
            : t.of(hintKey(PAGE))
        }
        actions={
          <ActionButton primary shortcut="F8" loading={busy} disabled={chosen.length === 0} onClick={run}>
            {t('penjualan.validasi_jumlah', { jumlah: chosen.length })}
          </ActionButton>
        }
      />
      <div className={css.grid}>
        <Card grow>
          <WaitingList waiting={waiting} />
        </Card>
        {shown ? (
          <Card padded className={css.side} aria-label={t('penjualan.rincian')}>
            <OpenDetail nomor={shown.no_faktur_group} />
          </Card>
        ) : null}
      </div>
    </PageColumn>
  );
}
