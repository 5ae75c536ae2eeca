import { useQuery } from '@tanstack/react-query';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatInstant } from '@kilau/contract/core/format.ts';
import { RINGKASAN_BENTUK, TUTUP_TOKO, type TutupanBaris } from '@kilau/contract/features/tutup/tutup.wire.ts';
import { showForms } from '../../engine/paper/paper-print.ts';
import { api } from '../../platform/api.ts';
import { useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Block, BlockEmpty, BlockRow, BlockRows } from '../../ui/Block.tsx';
import { useT } from '../../ui/text.ts';
import { rupiah } from './angka.ts';
import { RIWAYAT } from './panggilan.ts';

const CALL = TUTUP_TOKO.slice(1);
const MOST = 7;

/** The last closings, each with the summary that was kept, to print. */
export function Riwayat() {
  const t = useT();
  const { toko } = useUser();
  const asked = useQuery({
    queryKey: RIWAYAT,
    queryFn: ({ signal }) =>
      api.get<{ readonly data: readonly TutupanBaris[] }>(CALL, { limit: String(MOST) }, { signal }),
    staleTime: 0,
  });
  const rows = asked.data?.data ?? [];
  return (
    <Block title={t('tutup.riwayat')} asked={asked}>
      {() =>
        rows.length === 0 ? (
          <BlockEmpty>{t('tutup.tanpa_riwayat')}</BlockEmpty>
        ) : (
          <BlockRows>
            {rows.map(({ ke, aksi, tgl, user_id, waktu, rincian }) => {
              const name = `${t('tutup.ringkasan')} ${formatDate(tgl)}`;
              const tutup = aksi === 'TUTUP';
              return (
                <BlockRow
                  key={ke}
                  icon={tutup ? 'check' : 'clock'}
                  tone={tutup ? 'good' : 'warn'}
                  first={tutup ? formatDate(tgl) : t('tutup.dibuka', { tgl: formatDate(tgl) })}
                  second={`${user_id} · ${formatInstant(waktu, toko.zona_waktu)}`}
                  figure={tutup && rincian.kas ? rupiah(Dec.from(rincian.kas.akhir).toJSON()) : undefined}
                  way={
                    tutup ? (
                      <ActionButton
                        size="compact-sm"
                        aria-label={`${t('umum.cetak')} ${name}`}
                        onClick={() => void showForms({ path: `${CALL}/${tgl}`, name }, RINGKASAN_BENTUK)}
                      >
                        {t('umum.cetak')}
                      </ActionButton>
                    ) : undefined
                  }
                />
              );
            })}
          </BlockRows>
        )
      }
    </Block>
  );
}
