import { Link } from '@tanstack/react-router';
import { useClock } from '../../../platform/clock.ts';
import { useHome } from '../../../platform/home.ts';
import { useCan } from '../../../platform/session.ts';
import { Block, BlockEmpty, BlockRow, BlockRows } from '../../../ui/Block.tsx';
import { useT } from '../../../ui/text.ts';

interface Otorisasi {
  readonly id: string;
  readonly kategori: string;
  readonly dibuat: string;
  readonly diminta_oleh: string;
  readonly disetujui_oleh: string;
  readonly dokumen: string;
  readonly keterangan: string;
  readonly dipakai: boolean;
}

const LAPORAN = '/laporan-otorisasi';

/** What was approved today: for what, asked by whom, agreed by whom, and whether it was used. */
export function OtorisasiHariIni() {
  const t = useT();
  const can = useCan();
  const clock = useClock();
  const asked = useHome<{ readonly data: readonly Otorisasi[] }>('otorisasi/hari-ini');
  const rows = asked.data?.data ?? [];
  return (
    <Block
      title={t('beranda.otorisasi_hari_ini')}
      count={rows.length}
      asked={asked}
      fills={rows.length > 0}
      end={can({ pages: [LAPORAN] }) ? <Link to={LAPORAN}>{t('beranda.semua_otorisasi')}</Link> : undefined}
    >
      {() =>
        rows.length === 0 ? (
          <BlockEmpty>{t('beranda.tidak_ada_otorisasi')}</BlockEmpty>
        ) : (
          <BlockRows>
            {rows.map((row) => (
              <BlockRow
                key={row.id}
                icon="lock"
                tone={row.dipakai ? 'good' : 'plain'}
                first={[row.kategori, row.dokumen].filter((word) => word !== '').join(' · ')}
                second={[
                  clock(row.dibuat),
                  t('beranda.diminta_disetujui', { peminta: row.diminta_oleh, penyetuju: row.disetujui_oleh }),
                  ...(row.dipakai ? [] : [t('beranda.belum_dipakai')]),
                ].join(' · ')}
              />
            ))}
          </BlockRows>
        )
      }
    </Block>
  );
}
