import { useNavigate } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { titleKey } from '@kilau/contract/core/page.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { useKeys } from '../../platform/keys.ts';
import { useScanner } from '../../platform/scanner.ts';
import { useCan } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { SideDialog } from '../../ui/dialog/SideDialog.tsx';
import { useT } from '../../ui/text.ts';
import { paperCard } from '../cells/card-shape.ts';
import { countText } from '../filter/Filters.tsx';
import { gone } from './paper-words.ts';
import { useOpenedPaper } from './opened-paper.ts';
import { useCariDokumen } from './use-cari-dokumen.ts';
import { PaperDetail } from './PaperDetail.tsx';
import { filterNames, PaperFilters } from './PaperFilters.tsx';
import { PaperList, usePaperColumns, usePaperRows } from './PaperList.tsx';
import { usePaperSummary } from './paper-summary.ts';
import { ToValidation } from './ToValidation.tsx';

/** Id of the field that papers are searched for in. */
const PAPER_SEARCH = 'cari-dokumen';

/** Lines in words stand beside the list, tables of them above it. */
const inWords = ({ lines }: Kind): boolean =>
  Object.keys(lines).length > 0 && Object.values(lines).every(({ told }) => told);

/** The way to the first paper, where nothing has narrowed the list and it is made on another page. */
function useFirst({ gate, pages: { create, list } }: Kind, open: boolean): ReactNode {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  if (!open || create === list || !can({ gate, pages: [create] })) return undefined;
  return (
    <ActionButton primary onClick={() => void navigate({ to: create })}>
      {t.of(titleKey(create))}
    </ActionButton>
  );
}

/** The keys of the list, and what is scanned: that is looked for on every day. */
function useListKeys(onScan: (kata: string) => void): void {
  const t = useT();
  useScanner(onScan);
  useKeys([
    { key: '↑ ↓', label: t('dokumen.tombol_baris') },
    { key: 'Enter', label: t('penjualan.tombol_lihat'), main: true },
    { key: 'F9', label: t('umum.cari'), run: () => document.getElementById(PAPER_SEARCH)?.focus(), main: true },
  ]);
}

interface OpenedProps {
  readonly kind: Kind;
  readonly nomor: string;
  readonly onClose: () => void;
  readonly onDone: (() => void) | undefined;
}

/** The paper that is chosen; an empty number: none. */
function Opened({ kind, nomor, onClose, onDone }: OpenedProps) {
  const Place = inWords(kind) ? SideDialog : Dialog;
  return (
    <Place
      entry
      size={Object.keys(kind.lines).length > 0 ? 'XL' : 'M'}
      opened={nomor !== ''}
      onClose={onClose}
      title={nomor}
    >
      {nomor === '' ? null : <PaperDetail kind={kind} nomor={nomor} onDone={onDone} />}
    </Place>
  );
}

interface PaperBrowserProps {
  readonly kind: Kind;
  readonly label: string;
  /** The number or word that is looked for to begin with. */
  readonly asked?: string;
  /** Filters that it begins with, on every day, instead of today's papers. */
  readonly begun?: Readonly<Record<string, string>>;
  /** The list has the hand when nothing else has it: it is what its page is for. */
  readonly handFirst?: boolean;
  /** Told after a deed, for what else its goods are shown in. */
  readonly onDone?: (() => void) | undefined;
  /** Told when the paper that was asked for is closed. */
  readonly onLeave?: (() => void) | undefined;
}

/** Papers of a kind by day and filter, or found by a word; the one that is chosen stands above them. */
export function PaperBrowser({
  kind,
  label,
  asked = '',
  begun,
  handFirst = false,
  onDone,
  onLeave,
}: PaperBrowserProps) {
  const t = useT();
  const empty = useMemo(() => Object.fromEntries(filterNames(kind).map((name) => [name, ''])), [kind]);
  const { filter, set, reset, typed, setTyped, query, cariSemua } = useCariDokumen<string>(empty, asked, begun);
  const kinds = useMemo(() => [kind], [kind]);
  const { list, rows } = usePaperRows(kinds, query);
  const { columns, totalLabel } = usePaperSummary(kind, usePaperColumns(kind), rows, !list.hasNextPage);
  const { opened, last, open, close } = useOpenedPaper(kind, asked, onLeave);
  const first = useFirst(kind, !begun && filterNames(kind).every((name) => filter[name] === ''));
  // Its button is gone where it was all that there was: the hand goes on.
  const [sought, setSought] = useState(false);
  const seek = () => {
    setSought(true);
    cariSemua(typed);
  };
  const everyDay = filter.tgl_from === '' ? undefined : { label: t('penjualan.semua_tanggal'), run: seek };
  useListKeys(cariSemua);
  return (
    <>
      <PaperFilters
        kind={kind}
        filter={filter}
        onChange={set}
        onReset={reset}
        count={countText(rows?.length, list.hasNextPage)}
      />
      <Card grow>
        <PaperList
          columns={columns}
          totalLabel={totalLabel}
          cards={paperCard(kind)}
          struck={({ status }) => gone(kind, status)}
          label={label}
          list={list}
          rows={rows}
          opened={opened}
          onOpen={open}
          typed={typed}
          onType={setTyped}
          searchId={PAPER_SEARCH}
          searchFirst
          csv
          handAt={handFirst || sought || last !== '' ? last : undefined}
          empty={{
            title: t.of(kind.emptyText ?? 'umum.tidak_ada_data'),
            text: t(first ? 'dokumen.belum_ada_saran' : 'dokumen.kosong_saran'),
            actions: (
              <>
                {first}
                {everyDay ? <ActionButton onClick={seek}>{everyDay.label}</ActionButton> : null}
              </>
            ),
            ...(everyDay && { further: everyDay }),
          }}
        />
      </Card>
      {handFirst ? <ToValidation kind={kind} rows={rows} /> : null}
      <Opened kind={kind} nomor={opened} onClose={close} onDone={onDone} />
    </>
  );
}
