import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { ref } from '@kilau/contract/core/field.ts';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { RentangTgl } from '../../../engine/paper/RentangTgl.tsx';
import { useCariDokumen, type Rentang } from '../../../engine/paper/use-cari-dokumen.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { StatusChip } from '../../../trade/dokumen/StatusChip.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { SideDialog } from '../../../ui/dialog/SideDialog.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import css from './jual-beli.module.css';
import {
  JENIS_DOKUMEN,
  lihatNota,
  nomorOf,
  useDaftar,
  type Dokumen,
  type JenisDokumen,
  type Ringkas,
} from './panggilan.ts';
import { Rincian } from './Rincian.tsx';

const TERBUKA = { status: '', kode_sales: '' } as const;
const CARI = 'cari-manual';
const SALES_FILTER = ref('sales', { all: true });

/** Columns of a list; the server orders it, newest first. */
export function useColumns({ arah }: JenisDokumen): readonly Column<Ringkas>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'nomor', title: t(arah === 'JUAL' ? 'field.no_jual' : 'field.no_beli'), sortable: false, text: nomorOf },
      { key: 'tgl', title: t('field.tgl'), sortable: false, text: (row) => formatDate(row.tgl) },
      {
        key: 'status',
        title: t('field.status'),
        sortable: false,
        text: (row) => row.status,
        cell: (row) => <StatusChip status={row.status} />,
      },
      { key: 'kode_sales', title: t('penjualan.sales'), sortable: false, text: (row) => row.kode_sales },
      { key: 'nama', title: t('field.nama'), sortable: false, text: (row) => row.nama },
      {
        key: 'total_qty',
        title: t('field.qty'),
        sortable: false,
        numeric: true,
        text: (row) => formatNumber(row.total_qty),
      },
      {
        key: 'total_berat',
        title: t('field.total_berat'),
        sortable: false,
        numeric: true,
        text: (row) => formatNumber(Dec.from(row.total_berat), 3),
      },
      {
        key: 'grand_total',
        title: t('field.grand_total'),
        sortable: false,
        numeric: true,
        text: (row) => formatNumber(row.grand_total),
      },
      { key: 'dibuat_oleh', title: t('field.dibuat_oleh'), sortable: false, text: (row) => row.dibuat_oleh },
      { key: 'valid_oleh', title: t('field.valid_oleh'), sortable: false, text: (row) => row.valid_oleh ?? '' },
    ],
    [t, arah],
  );
}

/** What may be done next with a document; each leads to the page where it is done. */
function Lanjut({ jenisDokumen, dokumen }: { readonly jenisDokumen: JenisDokumen; readonly dokumen: Dokumen }) {
  const t = useT();
  const navigate = useNavigate();
  const { deeds } = jenisDokumen.dokumen;
  const nomor = nomorOf(dokumen);
  const ke = (to: string) => void navigate({ to, search: { q: nomor } });
  return (
    <div className={css.tombol}>
      {dokumen.valid_oleh === null ? null : (
        <ActionButton primary onClick={() => void lihatNota(jenisDokumen, nomor)}>
          {t('penjualan.cetak_nota')}
        </ActionButton>
      )}
      {dokumen.boleh.includes('validasi') ? (
        <ActionButton primary onClick={() => ke(deeds.validasi.page)}>
          {t('penjualan.validasi')}
        </ActionButton>
      ) : null}
      {dokumen.boleh.includes('batal') ? (
        <ActionButton onClick={() => ke(deeds.batal.page)}>{t('jual_beli.batalkan')}</ActionButton>
      ) : null}
    </div>
  );
}

type Saring = Rentang & Readonly<Record<keyof typeof TERBUKA, string>>;

interface SaringDokumenProps {
  readonly jenisDokumen: JenisDokumen;
  readonly filter: Saring;
  readonly onChange: (part: Partial<Saring>) => void;
}

/** Narrows the list to days, a state and a sales person. */
function SaringDokumen({ jenisDokumen, filter, onChange }: SaringDokumenProps) {
  const t = useT();
  const status = [
    { value: '', label: t('umum.semua') },
    ...Object.keys(jenisDokumen.dokumen.states).map((value) => ({ value, label: value })),
  ];
  return (
    <Card padded className={css.filter} aria-label={t('penjualan.filter')}>
      <RentangTgl rentang={filter} onChange={onChange} />
      <SelectField
        label={t('field.status')}
        options={status}
        value={filter.status}
        placeholder={t('umum.semua')}
        onChange={(next) => onChange({ status: next })}
      />
      <FieldInput
        name="kode_sales"
        label={t('penjualan.sales')}
        field={SALES_FILTER}
        value={filter.kode_sales}
        onChange={(next) => onChange({ kode_sales: String(next) })}
      />
    </Card>
  );
}

/** Documents of one kind by day, state and sales person, or found by number and customer; their nota again. */
function Lihat({ jenisDokumen }: { readonly jenisDokumen: JenisDokumen }) {
  const t = useT();
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const asked = q === undefined ? '' : String(q);
  const { filter, set, typed, setTyped, query, cariSemua } = useCariDokumen(TERBUKA, asked);
  const [opened, setOpened] = useState(asked);
  const list = useDaftar(jenisDokumen, query);
  const columns = useColumns(jenisDokumen);
  const { pages } = jenisDokumen.dokumen;
  useKeys([
    { key: 'Enter', label: t('penjualan.tombol_lihat'), main: true },
    { key: 'F9', label: t('umum.cari'), run: () => document.getElementById(CARI)?.focus(), main: true },
  ]);
  const title = t.of(titleKey(pages.list));
  const semua = <ActionButton onClick={() => cariSemua(typed)}>{t('penjualan.semua_tanggal')}</ActionButton>;
  return (
    <PageColumn>
      <PageHead title={title} note={t.of(hintKey(pages.list))} />
      <SaringDokumen jenisDokumen={jenisDokumen} filter={filter} onChange={set} />
      <Card grow>
        <DataTable<Ringkas>
          fill
          label={title}
          columns={columns}
          rows={list.data?.pages.flatMap((page) => page.data)}
          rowKey={nomorOf}
          status={list.isPending ? 'loading' : list.isError ? 'failed' : 'ready'}
          error={list.isError ? problemText(list.error) : undefined}
          onRetry={() => void list.refetch()}
          searchable
          searchId={CARI}
          query={typed}
          onQuery={setTyped}
          onOpen={(row) => setOpened(nomorOf(row))}
          more={{ has: list.hasNextPage, loading: list.isFetchingNextPage, load: () => void list.fetchNextPage() }}
          empty={{
            title: t('jual_beli.lihat_kosong'),
            text: t('jual_beli.lihat_kosong_saran'),
            actions: filter.tgl_from === '' ? undefined : semua,
          }}
        />
      </Card>
      <SideDialog opened={opened !== ''} onClose={() => setOpened('')} title={opened}>
        {opened === '' ? null : (
          <Rincian jenisDokumen={jenisDokumen} nomor={opened}>
            {(dokumen) => <Lanjut jenisDokumen={jenisDokumen} dokumen={dokumen} />}
          </Rincian>
        )}
      </SideDialog>
    </PageColumn>
  );
}

export const LihatPenjualanManualPage = () => <Lihat jenisDokumen={JENIS_DOKUMEN.JUAL} />;
export const LihatPembelianManualPage = () => <Lihat jenisDokumen={JENIS_DOKUMEN.BELI} />;
