import { Button, SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { toldTo, UNSORTED_KINDS } from '@kilau/contract/core/field.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { useKeys } from '../../platform/keys.ts';
import { problemText, reportProblem } from '../../platform/report-problem.ts';
import { useActor } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { confirmDelete } from '../../ui/dialog/dialogs.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { CSV_NAME, downloadBlob } from '../../ui/table/csv.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column, SortState } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { recordCard } from '../cells/card-shape.ts';
import { fieldColumn, useFormat } from '../cells/FieldCell.tsx';
import { UnreadChip } from '../UnreadChip.tsx';
import type { ResourceExample } from './example.ts';
import { ResourceImport } from './impor/ResourceImport.tsx';
import { optionOf, optionText } from './ref-match.ts';
import { ResourceDialog } from './ResourceDialog.tsx';
import { resourceCalls, useResourceChanged, useResourceList, type ResourceRecord } from './resource-calls.ts';
import { emptySaying, failing } from './sayings.ts';
import { SEARCH, useSearchFocus } from './search-focus.ts';
import { useOpenForm } from './use-open-form.ts';

const TYPING_MS = 250;
type Status = 'true' | 'false' | 'semua';

/** What the list shows: words, order, and which records. */
function useListState() {
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), TYPING_MS);
  const [sort, setSort] = useState<SortState>();
  const [status, setStatus] = useState<Status>('true');
  const query = useMemo(
    () => ({ q: words, sort: sort && `${sort.descending ? '-' : ''}${sort.key}`, status_aktif: status }),
    [words, sort, status],
  );
  return { typed, setTyped, sort, setSort, status, setStatus, query };
}

function useColumns(resource: Resource, status: Status): readonly Column<ResourceRecord>[] {
  const t = useT();
  const format = useFormat();
  const actor = useActor();
  return useMemo(() => {
    const told = toldTo(resource.fields, actor);
    const columns = resource.columns.flatMap((name) => {
      const field = told[name];
      return field
        ? [{ ...fieldColumn<ResourceRecord>(name, field, format, t), sortable: !UNSORTED_KINDS.has(field.kind) }]
        : [];
    });
    const computed = Object.entries(resource.computed ?? {}).map(([name, field]) => ({
      ...fieldColumn<ResourceRecord>(name, field, format, t),
      sortable: false,
    }));
    const word = (row: ResourceRecord) => t(row.status_aktif ? 'master.aktif' : 'master.tidak_aktif');
    const active: Column<ResourceRecord> = {
      key: 'status_aktif',
      title: t('master.status'),
      text: word,
      sortable: false,
      cell: (row) => <Chip tone={row.status_aktif ? 'good' : 'plain'}>{word(row)}</Chip>,
    };
    return [...columns, ...computed, ...(status === 'true' ? [] : [active])];
  }, [resource, status, t, format, actor]);
}

/** Asks, deletes, and says whether the record is gone or only out of use. */
function useRemove(
  resource: Resource,
  onDone: (record: ResourceRecord) => void,
): (record: ResourceRecord) => Promise<void> {
  const t = useT();
  const changed = useResourceChanged(resource);
  const { mutate } = useMutation({
    meta: { quiet: true },
    mutationFn: (record: ResourceRecord) => resourceCalls.remove(resource, String(record[resource.id])),
    onSuccess: async ({ message }, record) => {
      onDone(record);
      success(message);
      await changed();
    },
    onError: (error) => {
      if (!resource.quiet) reportProblem(error, failing(resource, 'gagal_dihapus', t));
    },
  });
  return async (record) => {
    const yes = resource.says?.hapus_ya;
    if (await confirmDelete(optionText(optionOf(resource, record)), yes && t.of(yes))) mutate(record);
  };
}

function StatusChoice({ status, onChange }: { readonly status: Status; readonly onChange: (status: Status) => void }) {
  const t = useT();
  const data = [
    { value: 'true', label: t('master.aktif') },
    { value: 'false', label: t('master.tidak_aktif') },
    { value: 'semua', label: t('umum.semua') },
  ] satisfies { value: Status; label: string }[];
  return <SegmentedControl size="xs" aria-label={t('master.status')} data={data} value={status} onChange={onChange} />;
}

interface RecordListProps {
  readonly resource: Resource;
  readonly title: string;
  readonly onAdd: () => void;
  readonly onImport: () => void;
  readonly onOpen: (record: ResourceRecord) => void;
  readonly onRemove: (record: ResourceRecord) => void;
}

/** The records, with what narrows them down and what takes them out of the program and into it. */
function RecordList({ resource, title, onAdd, onImport, onOpen, onRemove }: RecordListProps) {
  const t = useT();
  const { typed, setTyped, sort, setSort, status, setStatus, query } = useListState();
  const list = useResourceList(resource, query);
  const columns = useColumns(resource, status);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.data), [list.data]);
  const rowKey = useCallback((row: ResourceRecord) => String(row[resource.id]), [resource]);
  const exporting = useMutation({
    mutationFn: () => resourceCalls.csv(resource, query),
    onSuccess: (blob) => downloadBlob(resource.csvName ? `${resource.csvName}.csv` : CSV_NAME, blob),
  });
  return (
    <DataTable
      fill
      label={title}
      columns={columns}
      rows={rows}
      count={list.data?.pages[0]?.count}
      rowKey={rowKey}
      status={list.isPending ? 'loading' : list.isError && !resource.quiet ? 'failed' : 'ready'}
      error={list.isError ? problemText(list.error) : undefined}
      onRetry={() => void list.refetch()}
      cards={recordCard(resource)}
      searchable
      searchId={SEARCH}
      query={typed}
      onQuery={setTyped}
      sort={sort}
      onSort={setSort}
      more={{ has: list.hasNextPage, loading: list.isFetchingNextPage, load: () => void list.fetchNextPage() }}
      onOpen={onOpen}
      onRowKey={(record, key) => key === 'Delete' && !resource.fixed && (onRemove(record), true)}
      empty={{
        title: emptySaying(resource, t),
        actions:
          status === 'false' || resource.fixed ? undefined : (
            <>
              <Button onClick={onAdd}>{t('master.tambah')}</Button>
              <Button onClick={onImport}>{t('impor.impor')}</Button>
            </>
          ),
      }}
      toolbar={
        <>
          {resource.fixed ? null : <StatusChoice status={status} onChange={setStatus} />}
          <Button size="compact-sm" onClick={() => exporting.mutate()} loading={exporting.isPending}>
            CSV
          </Button>
          <Button size="compact-sm" onClick={onImport}>
            {t('impor.impor')}
          </Button>
        </>
      }
    />
  );
}

interface ResourcePageProps {
  readonly resource: Resource;
  /** A worked example inside the form. */
  readonly Example?: ResourceExample;
  /** What a page made by hand puts above the list. */
  readonly above?: ReactNode;
}

/** The page of a master: its list, and its form in a dialog. Follows from the definition alone. */
export function ResourcePage({ resource, Example, above }: ResourcePageProps) {
  const t = useT();
  const { form, open, close, done, goOn, gone } = useOpenForm(resource);
  const [importing, setImporting] = useState(false);
  const focusBack = useSearchFocus();
  const remove = useRemove(resource, (record) => {
    gone(record);
    focusBack();
  });
  const add = () => open({});
  const title = t.of(titleKey(resource.page));
  useKeys([
    { key: 'F2', label: t('master.tambah'), run: add, main: true, enabled: !resource.fixed },
    { key: 'F9', label: t('umum.cari'), run: () => document.getElementById(SEARCH)?.focus(), main: true },
  ]);
  return (
    <PageColumn>
      <PageHead
        title={title}
        chips={<UnreadChip path={resource.page} />}
        note={t.of(hintKey(resource.page))}
        deed={
          resource.fixed ? undefined : (
            <ActionButton primary shortcut="F2" onClick={add}>
              {t('master.tambah')}
            </ActionButton>
          )
        }
      />
      {above}
      <Card grow>
        <RecordList
          resource={resource}
          title={title}
          onAdd={add}
          onImport={() => setImporting(true)}
          onOpen={(record) => open({ record })}
          onRemove={(record) => void remove(record)}
        />
      </Card>
      <ResourceDialog
        resource={resource}
        judul={title}
        form={form}
        Example={Example}
        onClose={() => {
          close();
          // What was saved before it was gone on with may be none of the list any more.
          focusBack();
        }}
        onDone={() => {
          done();
          focusBack();
        }}
        onGoOn={goOn}
        onRemove={(record) => void remove(record)}
      />
      <Dialog
        opened={importing}
        onClose={() => setImporting(false)}
        size="L"
        title={t('impor.judul', { judul: title })}
      >
        {importing ? <ResourceImport resource={resource} onClose={() => setImporting(false)} /> : null}
      </Dialog>
    </PageColumn>
  );
}
