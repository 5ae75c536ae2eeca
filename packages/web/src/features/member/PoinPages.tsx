import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import type { PoinAkanHangus } from '@kilau/contract/trade/poin/poin.wire.ts';
import { nilaiPoin, poinBaris } from '@kilau/contract/trade/poin/poin.calc.ts';
import { getPoint, resetPoin } from '@kilau/contract/features/member/poin.setting.ts';
import { resetBerikut } from '@kilau/contract/features/member/reset-poin.calc.ts';
import { SettingPage, type SettingState } from '../../engine/setting/SettingPage.tsx';
import { api } from '../../platform/api.ts';
import { useUser } from '../../platform/session.ts';
import { Card } from '../../ui/Card.tsx';
import { useT } from '../../ui/text.ts';

/** The piece of the example: a ring as shops sell many. */
const BERAT = Dec.from('2.13');
const HARGA = Dec.from(3_061_000);

function Note({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <Card padded aria-label={t('setelan.contoh')}>
      <p role="status">{children}</p>
    </Card>
  );
}

const pointSchema = recordSchema(getPoint.fields);

/** What one sale would give by the rule as it is typed. */
function ContohPoin({ values }: SettingState) {
  const t = useT();
  const aturan = pointSchema.safeParse(values).data;
  if (!aturan) return null;
  const poin = poinBaris(aturan, { kode_group: '', berat: BERAT, jumlah_rp: HARGA });
  return (
    <Note>
      {t('setelan.contoh_poin', {
        berat: formatPlain(BERAT),
        harga: formatNumber(HARGA),
        poin: formatNumber(poin),
        nilai: formatNumber(nilaiPoin(poin, aturan)),
      })}
    </Note>
  );
}

const resetSchema = recordSchema(resetPoin.fields);

/** The next day on which points lapse by the rule as it is typed. */
function ResetBerikut({ values, record }: SettingState) {
  const t = useT();
  const { tgl_system } = useUser();
  const aturan = resetSchema.safeParse(values).data;
  if (aturan?.jenis_reset === 'TIDAK') return <Note>{t('setelan.tanpa_reset')}</Note>;
  const tanggal = aturan && resetBerikut(aturan, tgl_system);
  return (
    <>
      <Note>
        {tanggal === undefined
          ? t('setelan.reset_kurang')
          : t('setelan.reset_berikut', { tanggal: formatDate(tanggal) })}
      </Note>
      <AkanHangus diubah={record['diubah_pada']} />
    </>
  );
}

/** So many members are told by name. */
const TERSEBUT = 100;

/** Members whose points lapse within a month by the rule as it is kept, the most first. */
function AkanHangus({ diubah }: { readonly diubah: unknown }) {
  const t = useT();
  const { data } = useQuery({
    queryKey: ['member-poin-hangus', diubah],
    queryFn: () => api.get<PoinAkanHangus>('member-poin-hangus'),
  });
  if (!data?.tgl_reset || data.data.length === 0) return null;
  const judul = t('setelan.akan_hangus', { jumlah: data.data.length, tanggal: formatDate(data.tgl_reset) });
  return (
    <Card padded aria-label={judul}>
      <h2>{judul}</h2>
      <ul>
        {data.data.slice(0, TERSEBUT).map(({ kode_member, nama_member, no_hp, poin }) => (
          <li key={kode_member}>
            {nama_member} · {kode_member} · {no_hp} · {t('penjualan.poin_member', { poin: formatNumber(poin) })}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** How points are earned, with an example that follows what is typed. */
export function GetPointPage() {
  return <SettingPage setting={getPoint} Extra={ContohPoin} />;
}

/** When points lapse, with the next day on which they do. */
export function ResetPoinPage() {
  return <SettingPage setting={resetPoin} Extra={ResetBerikut} />;
}
