import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { waitingStates } from '@kilau/contract/core/kind-pages.ts';
import { batchDeed } from '@kilau/contract/core/kind-rights.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { useKeys } from '../../platform/keys.ts';
import { useCan } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useT } from '../../ui/text.ts';
import css from './paper.module.css';
import { deedWord } from './paper-words.ts';
import { PaperDetail } from './PaperDetail.tsx';
import { PaperList, usePaperRows } from './PaperList.tsx';
import { useBatch } from './use-batch.tsx';

/** Papers that wait, what of them is ticked, and the one that is looked at. */
function useWaiting(kind: Kind) {
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const asked = q === undefined ? '' : String(q);
  // A list asks for one state; of several, those that wait are told apart by the deeds of the page.
  const [status = ''] = waitingStates(kind);
  const query = useMemo(() => ({ status }), [status]);
  const { list, rows } = usePaperRows(kind, query);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(asked === '' ? [] : [asked]));
  const [opened, setOpened] = useState(asked);
  const chosen = (rows ?? []).filter((row) => ticked.has(row.nomor));
  const shown = rows?.find((row) => row.nomor === opened) ?? rows?.[0];
  return { list, rows, ticked, setTicked, chosen, shown, setOpened };
}

interface ValidationPageProps {
  readonly kind: Kind;
  readonly path: string;
}

/** Papers that wait for somebody: look at them, tick them, confirm the total, F8. */
export function ValidationPage({ kind, path }: ValidationPageProps) {
  const t = useT();
  const { list, rows, ticked, setTicked, chosen, shown, setOpened } = useWaiting(kind);
  const many = batchDeed(kind, path, useCan());
  const { busy, run } = useBatch(kind, many ?? '', () => setTicked(new Set()));
  const total = Dec.sum(chosen.map((row) => String(row['total'] ?? 0)));
  const word = many === undefined ? '' : deedWord(t, kind, many);
  const go = () =>
    void run(
      chosen.map(({ nomor }) => nomor),
      total,
    );
  useKeys([
    { key: 'Enter', label: t('penjualan.tombol_lihat'), main: true },
    { key: 'Space', label: t('penjualan.tombol_pilih'), main: true },
    { key: 'F8', label: word, run: go, main: true, enabled: many !== undefined },
  ]);
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
          many === undefined ? undefined : (
            <ActionButton primary shortcut="F8" loading={busy} disabled={chosen.length === 0} onClick={go}>
              {`${word} (${chosen.length})`}
            </ActionButton>
          )
        }
      />
      <div className={css.grid}>
        <Card grow>
          <div className={css.fill}>
            <PaperList
              kind={kind}
              label={t.of(titleKey(path))}
              list={list}
              rows={rows}
              opened={shown?.nomor ?? ''}
              onOpen={setOpened}
              searchId="cari-validasi"
              selected={ticked}
              onSelect={setTicked}
              empty={{ title: t('dokumen.tidak_ada_menunggu') }}
            />
          </div>
        </Card>
        {shown ? (
          <Card padded className={css.side} aria-label={shown.nomor}>
            <PaperDetail kind={kind} nomor={shown.nomor} />
          </Card>
        ) : null}
      </div>
    </PageColumn>
  );
}
