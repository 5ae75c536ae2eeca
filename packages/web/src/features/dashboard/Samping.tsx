import { useQuery } from '@tanstack/react-query';
import { formatDate, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import type { DashboardToko } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { api } from '../../platform/api.ts';
import { useUser } from '../../platform/session.ts';
import { Block, BlockEmpty, BlockFact, BlockRow, BlockRows } from '../../ui/Block.tsx';
import { useT } from '../../ui/text.ts';
import css from './dashboard.module.css';
import { angka, rupiah } from './angka.ts';
import { useUlangTahun, type useDashboard } from './panggilan.ts';

/** Whose birthday it is, to be wished at the counter. */
export function UlangTahun() {
  const t = useT();
  const asked = useUlangTahun();
  const member = asked.data?.data ?? [];
  return (
    <Block title={t('dashboard.ulang_tahun')} count={member.length} asked={asked}>
      {() =>
        member.length === 0 ? (
          <BlockEmpty>{t('dashboard.tanpa_ulang_tahun')}</BlockEmpty>
        ) : (
          <BlockRows>
            {member.map(({ kode_member, nama_member, no_hp, umur, poin }) => (
              <BlockRow
                key={kode_member}
                icon="star"
                tone="warn"
                first={nama_member}
                second={`${t('dashboard.umur', { umur })} · ${t('dashboard.poin', { poin: formatNumber(poin) })}`}
                figure={no_hp === '' ? undefined : <a href={`tel:${no_hp}`}>{no_hp}</a>}
              />
            ))}
          </BlockRows>
        )
      }
    </Block>
  );
}

/** What a gram was sold and bought for today, purity by purity. */
export function Rata({ asked }: { readonly asked: ReturnType<typeof useDashboard> }) {
  const t = useT();
  const rata: DashboardToko['rata'] = asked.data?.rata ?? [];
  const harga = (nilai: DashboardToko['rata'][number]['jual']): string => (nilai === null ? '–' : formatNumber(nilai));
  return (
    <Block title={t('dashboard.rata')} asked={asked} end={t('dashboard.jual_beli')}>
      {() =>
        rata.length === 0 ? (
          <BlockEmpty>{t('dashboard.belum_ada')}</BlockEmpty>
        ) : (
          rata.map(({ kadar, jual, beli }) => (
            <BlockFact key={String(kadar)} label={formatPlain(kadar)} value={`${harga(jual)} / ${harga(beli)}`} />
          ))
        )
      }
    </Block>
  );
}

const JANJI = ['pesanan', 'service', 'hutang'] as const;

/** What came in today of promises; of those that the shop does not make, nothing. */
export function Janji({ asked }: { readonly asked: ReturnType<typeof useDashboard> }) {
  const t = useT();
  const { data } = asked;
  return (
    <Block title={t('dashboard.janji')} asked={asked}>
      {() =>
        JANJI.flatMap((key) => {
          const jumlah = data?.[`total_${key}`];
          return jumlah === undefined
            ? []
            : [<BlockFact key={key} label={t(`dashboard.total.${key}`)} value={rupiah(angka(jumlah))} />];
        })
      }
    </Block>
  );
}

interface News {
  readonly id_news: string;
  readonly judul: string;
  readonly tgl_mulai: string;
  readonly dibuat_oleh: string;
}

/** What the shop has announced; reading them is done at home. */
export function Pengumuman() {
  const t = useT();
  const { tgl_system } = useUser();
  const asked = useQuery({
    queryKey: ['news', 'aktif', tgl_system],
    queryFn: ({ signal }) => api.get<readonly News[]>('news/aktif', {}, { signal }),
  });
  const news = asked.data ?? [];
  return (
    <Block title={t('dashboard.pengumuman')} asked={asked}>
      {() =>
        news.length === 0 ? (
          <BlockEmpty>{t('dashboard.tanpa_pengumuman')}</BlockEmpty>
        ) : (
          news.map(({ id_news, judul, tgl_mulai, dibuat_oleh }) => (
            <div key={id_news} className={css.item}>
              <strong>{judul}</strong>
              <small>{`${dibuat_oleh} · ${formatDate(tgl_mulai)}`}</small>
            </div>
          ))
        )
      }
    </Block>
  );
}
