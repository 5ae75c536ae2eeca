import { Link, useNavigate } from '@tanstack/react-router';
import { titleKey } from '@kilau/contract/core/page.ts';
import { useHome } from '../../../platform/home.ts';
import { useKeys } from '../../../platform/keys.ts';
import { useListKeys } from '../../../platform/list-keys.ts';
import { pageAt } from '../../../platform/pages.ts';
import { Block, BlockEmpty, BlockRow, BlockRows } from '../../../ui/Block.tsx';
import css from '../../../ui/block.module.css';
import type { IconName } from '../../../ui/icons.tsx';
import { signed } from '../../../ui/signed.ts';
import { useT } from '../../../ui/text.ts';

interface Perhatian {
  readonly kunci: string;
  readonly judul: string;
  readonly jumlah: number;
  readonly nilai: number | null;
  readonly satuan: 'money' | 'weight' | null;
  readonly nada: 'bad' | 'warn' | 'info';
  readonly halaman: string;
}

const ICONS: Readonly<Record<Perhatian['nada'], IconName>> = { bad: 'warn', warn: 'check', info: 'eye' };
/** Reports that a line leads to are asked for the open day at once. */
const asking = (halaman: string): Readonly<Record<string, string>> | undefined =>
  pageAt(halaman)?.kind === 'report' ? { jalan: 'ya' } : undefined;

function figure({ nilai, satuan }: Perhatian): string | undefined {
  if (nilai === null) return undefined;
  return satuan === 'weight' ? `${signed(nilai, 3)} g` : signed(nilai);
}

/** What counts wrong or waits, each line with the page where it is seen to; as the main list, by arrows and Enter. */
export function PerluDilihat({ main }: { readonly main: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const asked = useHome<{ readonly data: readonly Perhatian[] }>('perhatian');
  const rows = asked.data?.data ?? [];
  const open = (row: Perhatian | undefined) => row && void navigate({ to: row.halaman, search: asking(row.halaman) });
  const hand = useListKeys(rows.length, (index) => open(rows[index]), main);
  useKeys([
    { key: '↑ ↓', label: t('beranda.pilih'), main: true, enabled: main && rows.length > 1 },
    { key: 'Enter', label: t('beranda.buka'), main: true, enabled: main && rows.length > 0 },
  ]);
  return (
    <Block
      title={t('beranda.perlu_dilihat')}
      count={rows.length}
      countTone={rows.some(({ nada }) => nada === 'bad') ? 'bad' : 'warn'}
      asked={asked}
    >
      {() =>
        rows.length === 0 ? (
          <BlockEmpty>{t('beranda.semua_beres')}</BlockEmpty>
        ) : (
          <BlockRows>
            {rows.map((row, index) => (
              <BlockRow
                key={row.kunci}
                icon={ICONS[row.nada]}
                tone={row.nada}
                on={main && index === hand}
                first={row.judul}
                second={
                  <Link to={row.halaman} search={asking(row.halaman)} className={css.more}>
                    {`${t.of(titleKey(row.halaman))} ›`}
                  </Link>
                }
                figure={figure(row)}
                loss={row.nada === 'bad'}
              />
            ))}
          </BlockRows>
        )
      }
    </Block>
  );
}
