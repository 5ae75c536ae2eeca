import { Link } from '@tanstack/react-router';
import { useClock } from '../../../platform/clock.ts';
import { useHome } from '../../../platform/home.ts';
import { Block, BlockEmpty, BlockRow, BlockRows } from '../../../ui/Block.tsx';
import css from '../../../ui/block.module.css';
import { signed } from '../../../ui/signed.ts';
import { useT } from '../../../ui/text.ts';

interface Batal {
  readonly jenis: string;
  readonly nomor: string;
  readonly nama: string;
  readonly total: number;
  readonly waktu: string;
  readonly user_id: string;
  readonly disetujui_oleh: string;
  readonly alasan: string;
  readonly halaman: string;
  /** It had been booked; otherwise it was refused before that. */
  readonly sah: boolean;
}

/** Papers that were taken back today: who, with whose approval, and why. */
export function Dibatalkan() {
  const t = useT();
  const clock = useClock();
  const asked = useHome<{ readonly data: readonly Batal[] }>('dokumen/dibatalkan');
  const rows = asked.data?.data ?? [];
  return (
    <Block title={t('beranda.dibatalkan_hari_ini')} count={rows.length} asked={asked} fills={rows.length > 0}>
      {() =>
        rows.length === 0 ? (
          <BlockEmpty>{t('beranda.tidak_ada_batal')}</BlockEmpty>
        ) : (
          <BlockRows>
            {rows.map((row) => (
              <BlockRow
                key={`${row.jenis} ${row.nomor} ${row.waktu}`}
                icon="close"
                tone="plain"
                first={
                  <>
                    <Link to={row.halaman} search={{ q: row.nomor }} className={css.more}>
                      {row.nomor}
                    </Link>{' '}
                    {row.nama}
                  </>
                }
                second={[
                  clock(row.waktu),
                  t(row.sah ? 'beranda.dibatalkan_oleh' : 'beranda.ditolak_oleh', { user: row.user_id }),
                  row.disetujui_oleh === '' ? '' : t('beranda.disetujui', { user: row.disetujui_oleh }),
                  row.alasan,
                ]
                  .filter((word) => word !== '')
                  .join(' · ')}
                figure={signed(row.total)}
              />
            ))}
          </BlockRows>
        )
      }
    </Block>
  );
}
