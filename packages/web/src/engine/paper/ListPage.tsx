import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { useKeys } from '../../platform/keys.ts';
import { useScanner } from '../../platform/scanner.ts';
import { useCan } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useT } from '../../ui/text.ts';
import { useCariDokumen } from '../document/use-cari-dokumen.ts';
import { useSearchFocus } from '../resource/search-focus.ts';
import { MakeForm } from './MakeForm.tsx';
import { PaperDetail } from './PaperDetail.tsx';
import { filterNames, PaperFilters } from './PaperFilters.tsx';
import { PaperList, usePaperRows } from './PaperList.tsx';

const SEARCH = 'cari-dokumen';

interface ListPageProps {
  readonly kind: Kind;
  readonly path: string;
}

/** Papers of a kind by day, or found by number; where they are made on the same page, F2 makes one. */
export function ListPage({ kind, path }: ListPageProps) {
  const t = useT();
  const can = useCan();
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const asked = q === undefined ? '' : String(q);
  const empty = useMemo(() => Object.fromEntries(filterNames(kind).map((name) => [name, ''])), [kind]);
  const { filter, set, typed, setTyped, query, cariSemua } = useCariDokumen<string>(empty, asked);
  const { list, rows } = usePaperRows(kind, query);
  const [opened, setOpened] = useState(asked);
  const [making, setMaking] = useState(false);
  const makes = path === kind.pages.create && can({ gate: kind.gate, pages: [path] });
  const title = t.of(titleKey(path));
  const focusBack = useSearchFocus(SEARCH);
  const add = () => setMaking(true);
  const made = () => {
    setMaking(false);
    focusBack();
  };
  useScanner(cariSemua);
  useKeys([
    { key: 'F2', label: t('dokumen.buat'), run: add, main: true, enabled: makes },
    { key: 'F9', label: t('umum.cari'), run: () => document.getElementById(SEARCH)?.focus(), main: true },
  ]);
  return (
    <PageColumn>
      <PageHead
        title={title}
        note={t.of(hintKey(path))}
        actions={
          makes ? (
            <ActionButton primary shortcut="F2" onClick={add}>
              {t('dokumen.buat')}
            </ActionButton>
          ) : undefined
        }
      />
      <PaperFilters kind={kind} filter={filter} onChange={set} />
      <Card grow>
        <PaperList
          kind={kind}
          label={title}
          list={list}
          rows={rows}
          opened={opened}
          onOpen={setOpened}
          typed={typed}
          onType={setTyped}
          searchId={SEARCH}
          empty={{
            title: t('umum.tidak_ada_data'),
            text: t('dokumen.kosong_saran'),
            actions:
              filter.tgl_from === '' ? undefined : (
                <ActionButton onClick={() => cariSemua(typed)}>{t('penjualan.semua_tanggal')}</ActionButton>
              ),
          }}
        />
      </Card>
      <Dialog size="M" opened={opened !== ''} onClose={() => setOpened('')} title={opened}>
        {opened === '' ? null : <PaperDetail kind={kind} nomor={opened} />}
      </Dialog>
      <Dialog opened={making} onClose={() => setMaking(false)} title={title}>
        {making ? <MakeForm kind={kind} title={title} onMade={made} onClose={() => setMaking(false)} /> : null}
      </Dialog>
    </PageColumn>
  );
}
