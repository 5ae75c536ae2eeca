import { Link } from '@tanstack/react-router';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { HARGA_BERUBAH } from '@kilau/contract/trade/harga/harga-berubah.ts';
import { useClock } from '../../../platform/clock.ts';
import { useHome } from '../../../platform/home.ts';
import { useLineBack, useRealtime } from '../../../platform/realtime.ts';
import { useActor, useCan } from '../../../platform/session.ts';
import { Block, BlockEmpty } from '../../../ui/Block.tsx';
import css from '../../../ui/block.module.css';
import { signed } from '../../../ui/signed.ts';
import { useT } from '../../../ui/text.ts';
import type { HargaGroup } from '../harga-baris.ts';

const UBAH = '/master-parameter-harga-emas';
const BELI_MODULE = 'PARAMETER_HARGA_EMAS_PEMBELIAN';

/** What the shop pays for a gram, by purity; only where it keeps such prices. */
function useHargaBeli(): ReadonlyMap<number, number> | undefined {
  const kept = moduleOn(useActor(), BELI_MODULE);
  const asked = useHome<readonly { readonly kadar: number; readonly harga_gram: number }[]>(
    'parameter-harga-emas-pembelian',
    kept,
  );
  const rows = kept ? (asked.data ?? []) : [];
  return rows.length === 0 ? undefined : new Map(rows.map(({ kadar, harga_gram }) => [kadar, harga_gram]));
}

/** Today's prices per gram, as the till reckons with them. */
export function HargaHariIni() {
  const t = useT();
  const can = useCan();
  const clock = useClock();
  const asked = useHome<readonly HargaGroup[]>('parameter-harga-emas');
  const refresh = () => void asked.refetch();
  useRealtime(HARGA_BERUBAH, refresh);
  useLineBack(refresh);
  const beli = useHargaBeli();
  const rows = (asked.data ?? []).filter(({ harga }) => harga > 0).toSorted((a, b) => b.kadar - a.kadar);
  const last =
    rows
      .map(({ diubah_pada }) => diubah_pada ?? '')
      .toSorted()
      .at(-1) ?? '';
  const ubah = can({ pages: [UBAH] }) ? <Link to={UBAH}>{t('beranda.ubah_harga')}</Link> : undefined;
  return (
    <Block
      title={t('beranda.harga_hari_ini')}
      asked={asked}
      yields={rows.length > 5}
      end={ubah ?? (last === '' ? undefined : t('beranda.berlaku', { jam: clock(last, last.slice(0, 10)) }))}
    >
      {() =>
        rows.length === 0 ? (
          <BlockEmpty>{t('beranda.harga_kosong')}</BlockEmpty>
        ) : (
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('beranda.group')}</th>
                <th scope="col" className={css.n}>
                  {t('beranda.jual')}
                </th>
                {beli ? (
                  <th scope="col" className={css.n}>
                    {t('beranda.beli')}
                  </th>
                ) : null}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ kode_group, kadar, harga }) => (
                <tr key={kode_group}>
                  <td>{kode_group}</td>
                  <td className={css.n}>{signed(harga)}</td>
                  {beli ? <td className={css.n}>{beli.has(kadar) ? signed(beli.get(kadar) ?? 0) : '–'}</td> : null}
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </Block>
  );
}
