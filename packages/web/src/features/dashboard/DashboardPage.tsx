import { useState } from 'react';
import { daysFrom, monthEnd } from '@kilau/contract/core/calendar.ts';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { DASHBOARD, type DashboardToko } from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { useKeys } from '../../platform/keys.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PageColumn } from '../../ui/Card.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { Stats } from '../../ui/Stat.tsx';
import { useT } from '../../ui/text.ts';
import { change, pendek } from '../../ui/chart/figures.ts';
import { angka, gram, rupiah, semua, total } from './angka.ts';
import { namaBulan } from './bulan.ts';
import css from './dashboard.module.css';
import { GrafikBlock } from './GrafikBlock.tsx';
import { useDashboard } from './panggilan.ts';
import { Janji, Pengumuman, Rata, UlangTahun } from './Samping.tsx';

/** The shop opens and closes about then; hours beyond are shown where something happened in them. */
const BUKA = 8;
const TUTUP = 18;

/** Hours that are shown: the usual ones, and all others in which something was traded. */
function jamTampil(...deret: readonly (readonly number[])[]): number[] {
  const ada = deret.flatMap((data) => data.flatMap((value, jam) => (value === 0 ? [] : [jam])));
  const first = Math.min(BUKA, ...ada);
  const last = Math.max(TUTUP, ...ada);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const dua = (value: number): string => String(value).padStart(2, '0');

interface GrafikProps {
  readonly asked: ReturnType<typeof useDashboard>;
  readonly data: DashboardToko | undefined;
  readonly tabel: boolean;
}

function HariIni({ asked, data, tabel }: GrafikProps) {
  const t = useT();
  const jual = semua(data?.jam_penjualan ?? []);
  const beli = semua(data?.jam_pembelian ?? []);
  const jam = jamTampil(jual, beli);
  const at = (deret: readonly number[]) => jam.map((hour) => deret[hour] ?? 0);
  const puncak = jual.indexOf(Math.max(0, ...jual));
  return (
    <GrafikBlock
      title={t('dashboard.per_jam')}
      asked={asked}
      tabel={tabel}
      angka={rupiah(total(jual))}
      {...(total(jual) > 0 && { catatan: t('dashboard.puncak', { jam: `${dua(puncak)}:00` }) })}
      labels={jam.map(dua)}
      deret={[
        { nama: t('dashboard.jual'), warna: 'jual', data: at(jual) },
        { nama: t('dashboard.beli'), warna: 'beli', data: at(beli) },
      ]}
      pendek={pendek(t)}
      penuh={formatNumber}
    />
  );
}

function BulanIni({ asked, data, tabel }: GrafikProps) {
  const t = useT();
  const tgl = data?.tgl ?? '2000-01-01';
  const hari = semua(data?.hari_penjualan ?? []);
  const lewat = Number(tgl.slice(8));
  const jumlah = total(hari);
  return (
    <GrafikBlock
      title={t('dashboard.per_hari', { bulan: namaBulan(tgl, 'long') })}
      asked={asked}
      tabel={tabel}
      angka={rupiah(jumlah)}
      catatan={t('dashboard.rata_hari', { hari: lewat, nilai: pendek(t)(Math.round(jumlah / lewat)) })}
      labels={daysFrom(`${tgl.slice(0, 8)}01`, monthEnd(tgl)).map((day) => String(Number(day.slice(8))))}
      deret={[{ nama: t('dashboard.jual'), warna: 'jual', data: hari }]}
      kini={lewat - 1}
      tiap={5}
      pendek={pendek(t)}
      penuh={formatNumber}
    />
  );
}

const duaBelas = (tahun: string): string[] =>
  Array.from({ length: 12 }, (_, index) => namaBulan(`${tahun}-${dua(index + 1)}-01`, 'short'));

function TahunIni({ asked, data, tabel }: GrafikProps) {
  const t = useT();
  const tahun = data?.tgl.slice(0, 4) ?? '2000';
  const jual = semua(data?.datagram_penjualan ?? []);
  const lalu = angka(data?.lalu_sampai_hari_ini ?? 0);
  return (
    <GrafikBlock
      title={t('dashboard.per_bulan', { tahun })}
      asked={asked}
      tabel={tabel}
      angka={rupiah(total(jual))}
      {...(lalu > 0 && {
        catatan: t('dashboard.dari_tahun_lalu', { beda: change(total(jual), lalu), tahun: String(Number(tahun) - 1) }),
      })}
      labels={duaBelas(tahun)}
      deret={[{ nama: t('dashboard.jual'), warna: 'jual', data: jual }]}
      lawan={{ nama: String(Number(tahun) - 1), data: semua(data?.datagram_penjualan_lalu ?? []) }}
      kini={Number(data?.tgl.slice(5, 7) ?? 1) - 1}
      pendek={pendek(t)}
      penuh={formatNumber}
    />
  );
}

function GramBulan({ asked, data, tabel }: GrafikProps) {
  const t = useT();
  const jual = semua(data?.datagram_gram_penjualan ?? []);
  const beli = semua(data?.datagram_gram_pembelian ?? []);
  const persen = total(jual) > 0 ? Math.round((total(beli) / total(jual)) * 100) : 0;
  return (
    <GrafikBlock
      title={t('dashboard.gram_bulan')}
      asked={asked}
      tabel={tabel}
      angka={gram(total(jual))}
      {...(persen > 0 && { catatan: t('dashboard.dibeli_persen', { persen }) })}
      labels={duaBelas(data?.tgl.slice(0, 4) ?? '2000')}
      deret={[
        { nama: t('dashboard.jual'), warna: 'jual', data: jual },
        { nama: t('dashboard.beli'), warna: 'beli', data: beli },
      ]}
      kini={Number(data?.tgl.slice(5, 7) ?? 1) - 1}
      pendek={(value) => formatNumber(value, 0)}
      penuh={(value) => formatNumber(value, 3)}
    />
  );
}

/** What the day came to in one row. */
function Angka({ data }: { readonly data: DashboardToko }) {
  const t = useT();
  const kartu = (key: 'penjualan' | 'pembelian') => {
    const { nota, batal, gram: berat, nilai } = data[key];
    const dibatalkan = batal > 0 ? ` · ${t('dashboard.dibatalkan', { jumlah: batal })}` : '';
    return {
      key,
      label: t(`dashboard.total.${key}`),
      value: rupiah(angka(nilai)),
      note: `${t('dashboard.jumlah_nota', { jumlah: nota - batal })} · ${gram(angka(berat))}${dibatalkan}`,
    };
  };
  const selisih = angka(data.penjualan.gram) - angka(data.pembelian.gram);
  return (
    <Stats
      label={t('dashboard.hari_ini')}
      items={[
        kartu('penjualan'),
        kartu('pembelian'),
        {
          key: 'emas',
          label: t('dashboard.emas_keluar'),
          value: gram(selisih),
          note: t('dashboard.emas_keluar_catatan'),
        },
      ]}
    />
  );
}

/** How the shop does: today, this month, this year; from head office all shops together. */
export function DashboardPage() {
  const t = useT();
  const asked = useDashboard();
  const [tabel, setTabel] = useState(false);
  const { data } = asked;
  const ganti = () => setTabel(!tabel);
  const label = t(tabel ? 'dashboard.lihat_grafik' : 'dashboard.lihat_tabel');
  useKeys([{ key: 't', label, main: true, run: ganti }]);
  const toko = data?.toko ?? [];
  const nama =
    toko.length === 1
      ? `${toko[0]?.kode_toko} ${toko[0]?.nama_toko}`
      : t('dashboard.semua_toko', { jumlah: toko.length });
  const grafik = { asked, data, tabel };
  return (
    <PageColumn flow>
      <PageHead
        title={t.of(titleKey(DASHBOARD))}
        note={data ? `${nama} · ${formatDate(data.tgl)} · ${t('dashboard.bersih')}` : undefined}
        actions={
          <ActionButton shortcut="T" aria-pressed={tabel} onClick={ganti}>
            {label}
          </ActionButton>
        }
      />
      {data ? <Angka data={data} /> : null}
      <div className={css.grid2}>
        <div className={css.main}>
          <div className={css.charts}>
            <HariIni {...grafik} />
            <BulanIni {...grafik} />
            <TahunIni {...grafik} />
            <GramBulan {...grafik} />
          </div>
        </div>
        <div className={css.side}>
          <UlangTahun />
          <Rata asked={asked} />
          <Janji asked={asked} />
          <Pengumuman />
        </div>
      </div>
    </PageColumn>
  );
}
