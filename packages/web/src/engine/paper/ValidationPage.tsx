import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, type KeyboardEvent, type Ref } from 'react';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { batchDeed } from '@kilau/contract/core/kind-rights.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { useKeys } from '../../platform/keys.ts';
import { useCan } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useT } from '../../ui/text.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import css from './paper.module.css';
import { deedWord } from './paper-words.ts';
import { PaperDetail } from './PaperDetail.tsx';
import { SALES, tellsSales } from './PaperFilters.tsx';
import { PaperList } from './PaperList.tsx';
import { useBatch, type BatchDeed } from './use-batch.tsx';
import { useWaitingColumns } from './waiting-columns.tsx';
import { kindOf, totalOf, useWaiting } from './waiting.ts';

const NONE = [] as const;

interface ValidationPageProps {
  /** Kinds whose papers wait on this page. */
  readonly kinds: readonly Kind[];
  readonly path: string;
}

/** What this user may do here to many papers at once, of each kind that has such a deed. */
const batchDeeds = (kinds: readonly Kind[], path: string, can: Parameters<typeof batchDeed>[2]): readonly BatchDeed[] =>
  kinds.flatMap((kind) => {
    const name = batchDeed(kind, path, can);
    return name === undefined ? [] : [{ kind, name }];
  });

/** To the pages where such papers are made. */
function ToMaking({ kinds, path }: ValidationPageProps) {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const pages = new Set(kinds.map(({ pages: { create } }) => create).filter((create) => create !== path));
  return [...pages]
    .filter((create) => can({ pages: [create] }))
    .map((create) => (
      <ActionButton key={create} primary onClick={() => void navigate({ to: create })}>
        {t.of(titleKey(create))}
      </ActionButton>
    ));
}

/** So long a list that was read again takes to be drawn, in milliseconds. */
const DRAWN_MS = 100;

/**
 * Leads the hand to the list, where Enter looks and Space ticks, when nothing else has it: its papers have come, the
 * one that was looked at is gone, or a form is. Not on a phone, where nobody presses keys. @param shown the paper that
 * is looked at.
 */
function useListFocus(shown: string | undefined) {
  const listRef = useRef<HTMLDivElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const toList = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const row = listRef.current?.querySelector<HTMLElement>('[data-line][tabindex="0"]');
      if (document.activeElement === document.body && matchMedia('(pointer: fine)').matches) row?.focus();
    }, DRAWN_MS);
  }, []);
  useEffect(() => {
    if (shown !== undefined) toList();
    return () => clearTimeout(timer.current);
  }, [shown, toList]);
  return { listRef, toList };
}

/** The papers that wait, to look at and to tick; Ctrl+A ticks all. */
function WaitingList({
  kinds,
  path,
  waiting,
  listRef,
}: ValidationPageProps & {
  readonly waiting: ReturnType<typeof useWaiting>;
  readonly listRef: Ref<HTMLDivElement>;
}) {
  const t = useT();
  const { kode_sales, setSales, list, rows, ticked, setTicked, tickAll, chosen, shown, setOpened } = waiting;
  const columns = useWaitingColumns(kinds, rows ?? NONE, chosen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.ctrlKey || event.key.toLowerCase() !== 'a' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    tickAll();
  };
  return (
    <div ref={listRef} className={css.fill} role="presentation" onKeyDown={onKeyDown}>
      <PaperList
        columns={columns}
        label={t.of(titleKey(path))}
        list={list}
        rows={rows}
        opened={shown?.nomor ?? ''}
        onOpen={setOpened}
        searchId="cari-validasi"
        selected={ticked}
        onSelect={setTicked}
        totalLabel={
          chosen.length > 0 ? t('penjualan.dipilih', { jumlah: chosen.length }) : t('penjualan.belum_dipilih')
        }
        empty={{
          title: t('dokumen.tidak_ada_menunggu'),
          text: t('dokumen.menunggu_saran'),
          actions: <ToMaking kinds={kinds} path={path} />,
        }}
        toolbar={
          kinds.every(tellsSales) ? (
            <div className={css.filter}>
              <FieldInput
                {...SALES}
                label={t('penjualan.sales')}
                value={kode_sales}
                onChange={(value) => setSales(String(value ?? ''))}
              />
            </div>
          ) : undefined
        }
      />
    </div>
  );
}

/** Papers that wait for somebody: look at them, tick them, confirm the total, F8. */
export function ValidationPage({ kinds, path }: ValidationPageProps) {
  const t = useT();
  const waiting = useWaiting(kinds);
  const { chosen, shown, setTicked } = waiting;
  const deeds = batchDeeds(kinds, path, useCan());
  const [first] = deeds;
  const word = first === undefined ? '' : deedWord(t, first.kind, first.name);
  const { busy, run } = useBatch(deeds, word, () => setTicked(new Set()));
  const total = totalOf(kinds, chosen);
  const go = () => void run(chosen, total);
  useKeys([
    { key: 'Enter', label: t('penjualan.tombol_lihat'), main: true },
    { key: 'Space', label: t('penjualan.tombol_pilih'), main: true },
    { key: 'Ctrl+A', label: t('penjualan.tombol_semua'), main: true },
    { key: 'F8', label: word, run: go, main: true, enabled: first !== undefined },
  ]);
  const looked = shown && kindOf(kinds, shown);
  const { listRef, toList } = useListFocus(shown?.nomor);

  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(path))}
        note={
          chosen.length > 0
            ? t('penjualan.dipilih_total', { jumlah: chosen.length, total: formatRupiah(total) })
            : t.of(hintKey(path))
        }
        actions={
          first === undefined ? undefined : (
            <SaveButton disabled={chosen.length === 0} onClick={go} saving={busy}>
              {`${word} (${chosen.length})`}
            </SaveButton>
          )
        }
      />
      <div className={css.grid}>
        <Card grow>
          <WaitingList kinds={kinds} path={path} waiting={waiting} listRef={listRef} />
        </Card>
        {shown && looked ? (
          <Card padded className={css.side} aria-label={shown.nomor}>
            <PaperDetail kind={looked} nomor={shown.nomor} titled onDone={toList} />
          </Card>
        ) : null}
      </div>
    </PageColumn>
  );
}
