import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate } from '@tanstack/react-router';
import { batchDeed } from '@kilau/contract/core/kind-rights.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { useKeys } from '../../platform/keys.ts';
import { useCan } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { usePhone } from '../../ui/phone.ts';
import { inOrOut } from '../../ui/signed.ts';
import { useT } from '../../ui/text.ts';
import { FieldInput } from '../inputs/FieldInput.tsx';
import { Covering } from './Covering.tsx';
import css from './paper.module.css';
import { useOpenedPaper } from './opened-paper.ts';
import { deedWord } from './paper-words.ts';
import { PaperDetail } from './PaperDetail.tsx';
import { SALES, tellsSales } from './PaperFilters.tsx';
import { PaperList } from './PaperList.tsx';
import { useBatch, type BatchDeed } from './use-batch.tsx';
import { paperCard } from '../cells/card-shape.ts';
import { useWaitingColumns, waitingCard } from './waiting-columns.tsx';
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

/** The papers that wait, to look at and to tick; the hand begins there and looks at the paper that it is on. */
function WaitingList({
  kinds,
  path,
  waiting,
  onTap,
}: ValidationPageProps & {
  readonly waiting: ReturnType<typeof useWaiting>;
  /** Told on a phone, where nothing stands beside the list. */
  readonly onTap: (nomor: string) => void;
}) {
  const t = useT();
  const { kode_sales, setSales, list, rows, ticked, setTicked, chosen, shown, opened, setOpened } = waiting;
  const [kind] = kinds;
  const phone = usePhone();
  const columns = useWaitingColumns(kinds, rows ?? NONE, chosen);
  return (
    <PaperList
      columns={columns}
      cards={kind && waitingCard(kinds, paperCard(kind))}
      label={t.of(titleKey(path))}
      list={list}
      rows={rows}
      opened={(phone ? opened : shown?.nomor) ?? ''}
      onOpen={phone ? onTap : setOpened}
      onHand={({ nomor }) => setOpened(nomor)}
      handAt={opened}
      searchId="cari-validasi"
      selected={ticked}
      onSelect={setTicked}
      totalLabel={chosen.length > 0 ? t('penjualan.dipilih', { jumlah: chosen.length }) : t('penjualan.belum_dipilih')}
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
  );
}

/** A hand that passes over a paper does not look at it, in milliseconds. */
const LOOK_MS = 150;

/** Papers that wait for somebody: look at them, tick them or not, F8, confirm the total. */
export function ValidationPage({ kinds, path }: ValidationPageProps) {
  const t = useT();
  const waiting = useWaiting(kinds);
  const { rows, chosen, shown, setTicked, opened } = waiting;
  const deeds = batchDeeds(kinds, path, useCan());
  const [first] = deeds;
  const word = first === undefined ? '' : deedWord(t, first.kind, first.name);
  const { busy, run } = useBatch(deeds, word, () => setTicked(new Set()));
  // Nothing ticked: the one that the hand is on. A thumb is on none.
  const phone = usePhone();
  const paper = useOpenedPaper({ key: path }, phone ? opened : '', undefined);
  const meant = chosen.length > 0 || !shown || phone ? chosen : [shown];
  const total = totalOf(kinds, meant);
  const go = () => void run(meant, total);
  useKeys([
    { key: '↑ ↓', label: t('dokumen.tombol_baris'), main: true },
    { key: 'Space', label: t('penjualan.tombol_pilih'), main: true },
    { key: 'Ctrl+A', label: t('penjualan.tombol_semua'), main: true },
    { key: 'F8', label: word, run: go, main: true, enabled: first !== undefined },
  ]);
  const [looked] = useDebouncedValue(shown, LOOK_MS);
  const kind = looked && kindOf(kinds, looked);

  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(path))}
        note={
          chosen.length > 0
            ? t('penjualan.dipilih_total', { jumlah: chosen.length, total: inOrOut(t, total) })
            : t.of(hintKey(path))
        }
        deed={
          first === undefined ? undefined : (
            <SaveButton disabled={meant.length === 0} onClick={go} saving={busy} worth={total}>
              {`${word} (${meant.length})`}
            </SaveButton>
          )
        }
      />
      <div className={css.grid}>
        <Card grow>
          <WaitingList kinds={kinds} path={path} waiting={waiting} onTap={paper.open} />
        </Card>
        {looked && kind && !phone ? (
          <Card padded className={css.side} aria-label={looked.nomor}>
            <PaperDetail kind={kind} nomor={looked.nomor} titled />
          </Card>
        ) : null}
      </div>
      {phone ? <Covering kinds={kinds} rows={rows} paper={paper} /> : null}
    </PageColumn>
  );
}
