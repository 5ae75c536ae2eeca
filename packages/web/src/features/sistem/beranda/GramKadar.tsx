import { formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { useHome } from '../../../platform/home.ts';
import { Block, BlockEmpty } from '../../../ui/Block.tsx';
import css from '../../../ui/block.module.css';
import { useT } from '../../../ui/text.ts';
import type { TokoGagal } from './omzet-data.ts';
import own from './omzet.module.css';
import { TanpaToko } from './TanpaToko.tsx';

interface Gram {
  readonly kadar: number;
  readonly terjual: number;
  readonly dibeli: number;
}
interface GramHari {
  readonly data: readonly Gram[];
  readonly murni: Omit<Gram, 'kadar'>;
  readonly gagal: readonly TokoGagal[];
}

const gram = (value: number): string => (value === 0 ? '–' : formatNumber(value, 3));

/** Bought to the left, sold to the right of one middle. Decoration: the figures stand beside it. */
function Bar({ dibeli, terjual, most }: Omit<Gram, 'kadar'> & { readonly most: number }) {
  const width = (value: number) => `${most > 0 ? (Math.max(0, value) / most) * 50 : 0}%`;
  return (
    <div className={own.bar} aria-hidden="true">
      <i data-side="beli" style={{ width: width(dibeli) }} />
      <i data-side="jual" style={{ width: width(terjual) }} />
    </div>
  );
}

/** What went out of the trays today and came in, purity by purity, and what that is in pure gold. */
export function GramKadar() {
  const t = useT();
  const asked = useHome<GramHari>('dokumen/gram-kadar');
  const { data: rows = [], murni, gagal = [] } = asked.data ?? {};
  const most = Math.max(0, ...rows.flatMap(({ terjual, dibeli }) => [terjual, dibeli]));
  return (
    <Block title={t('beranda.gram_kadar')} asked={asked}>
      {() =>
        rows.length === 0 || !murni ? (
          <>
            <TanpaToko gagal={gagal} />
            <BlockEmpty>{t('beranda.belum_ada_gram')}</BlockEmpty>
          </>
        ) : (
          <div className={css.scroll}>
            <TanpaToko gagal={gagal} />
            <table className={css.table}>
              <thead>
                <tr>
                  <th scope="col">{t('beranda.kadar')}</th>
                  <th scope="col" className={css.n}>
                    {t('beranda.dibeli_g')}
                  </th>
                  <td className={own.barCell} />
                  <th scope="col" className={css.n}>
                    {t('beranda.terjual_g')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={row.kadar}>
                    <th scope="row">{formatPlain(row.kadar)}</th>
                    <td className={css.n}>{gram(row.dibeli)}</td>
                    <td className={own.barCell}>
                      <Bar dibeli={row.dibeli} terjual={row.terjual} most={most} />
                    </td>
                    <td className={css.n}>{gram(row.terjual)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr>
                  <td>{t('beranda.murni')}</td>
                  <td className={css.n}>{gram(murni.dibeli)}</td>
                  <td className={own.barCell} />
                  <td className={css.n}>{gram(murni.terjual)}</td>
                </tr>
              </tfoot>
            </table>
          </div>
        )
      }
    </Block>
  );
}
