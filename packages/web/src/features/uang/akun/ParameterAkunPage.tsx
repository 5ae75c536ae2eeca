import { SegmentedControl } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { akun as akunResource } from '@kilau/contract/features/uang/akun.resource.ts';
import { ResourcePage } from '../../../engine/resource/ResourcePage.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { EditJurnal } from './EditJurnal.tsx';
import { useAkun, useJurnal } from './jurnal-calls.ts';
import type { JurnalAkun } from './jurnal.ts';
import css from './akun.module.css';

type Tab = 'jurnal' | 'daftar';
const SEARCH_ID = 'cari-jurnal';
const keyOf = ({ trx, type }: JurnalAkun): string => `${trx}/${type}`;

/** The journals of the program; one that is opened takes the page. */
function DaftarJurnal({ tabs }: { readonly tabs: ReactNode }) {
  const t = useT();
  const list = useJurnal();
  const accounts = useAkun();
  const [open, setOpen] = useState<string>();
  const words = ({ trx, type }: JurnalAkun) => t('akun.edit_jurnal', { nama: trx, tipe: type });
  const close = (row: JurnalAkun) => {
    setOpen(undefined);
    // Back to the row it was opened from, once the list stands again.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[aria-label="${CSS.escape(words(row))}"]`)?.focus(),
    );
  };
  const jurnal = list.data?.find((row) => keyOf(row) === open);
  useKeys([
    {
      key: 'F9',
      label: t('umum.cari'),
      main: true,
      enabled: jurnal === undefined,
      run: () => document.getElementById(SEARCH_ID)?.focus(),
    },
  ]);
  if (jurnal && accounts.data) {
    return <EditJurnal key={open} jurnal={jurnal} akun={accounts.data} onClose={() => close(jurnal)} />;
  }
  const failed = list.error ?? accounts.error;
  const columns: readonly Column<JurnalAkun>[] = [
    { key: 'trx', title: t('akun.nama_jurnal'), text: (row) => row.trx },
    { key: 'type', title: t('akun.tipe_jurnal'), text: (row) => row.type },
    {
      key: 'baris',
      title: t('akun.jumlah_baris'),
      numeric: true,
      text: (row) => String(row.detail_akun.length),
      sortBy: (row) => row.detail_akun.length,
    },
  ];
  return (
    <PageColumn>
      <PageHead title={t('page.parameter-akun')} note={t('hint.parameter-akun')} />
      {tabs}
      <Card grow>
        <DataTable
          fill
          label={t('akun.jurnal')}
          columns={columns}
          rows={list.data}
          rowKey={keyOf}
          cards={{ title: ['trx'], state: 'type' }}
          status={failed ? 'failed' : list.isPending || accounts.isPending ? 'loading' : 'ready'}
          error={failed ? problemText(failed) : undefined}
          onRetry={() => void Promise.all([list.refetch(), accounts.refetch()])}
          searchable
          searchId={SEARCH_ID}
          onOpen={(row) => setOpen(keyOf(row))}
          renderActions={(row) => (
            <ActionButton size="compact-sm" aria-label={words(row)} onClick={() => setOpen(keyOf(row))}>
              {t('akun.edit')}
            </ActionButton>
          )}
        />
      </Card>
    </PageColumn>
  );
}

/** Akuntansi > Parameter Akun: the journals with their accounts, and the list of accounts. */
export function ParameterAkunPage() {
  const t = useT();
  const [tab, setTab] = useState<Tab>('jurnal');
  const data = [
    { value: 'jurnal', label: t('akun.jurnal') },
    { value: 'daftar', label: t('akun.daftar') },
  ] satisfies { value: Tab; label: string }[];
  const tabs = (
    <SegmentedControl
      className={css.tabs}
      size="xs"
      aria-label={t('page.parameter-akun')}
      data={data}
      value={tab}
      onChange={setTab}
    />
  );
  return tab === 'jurnal' ? <DaftarJurnal tabs={tabs} /> : <ResourcePage resource={akunResource} above={tabs} />;
}
