import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { PAPAN_HARGA, type BarisPapan, type PapanHarga } from '@kilau/contract/features/master/papan-harga.ts';
import { api } from '../../../platform/api.ts';
import { session } from '../../../platform/session.ts';
import { useT } from '../../../ui/text.ts';
import css from './papan.module.css';

/** So often the board looks for new prices, and so long after the last answer it says that it does not know any. */
const LOOK_MS = 10_000;
const OLD_MS = 60_000;
const SECOND_MS = 1000;
const PANAH: Readonly<Record<BarisPapan['arah'], string>> = { NAIK: '▲', TURUN: '▼', TETAP: '' };

/** The shop in the address, or that of whoever is logged in at this screen. */
const tokoOf = (): string => new URLSearchParams(location.search).get('toko') ?? session.get()?.kode_toko ?? '';

function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function Baris({ baris, beli }: { readonly baris: BarisPapan; readonly beli: boolean }) {
  const t = useT();
  return (
    <tr>
      <th scope="row">
        {baris.nama_group}
        <small>{formatNumber(baris.kadar, 1)}%</small>
      </th>
      <td data-arah={baris.arah}>
        {baris.arah === 'TETAP' ? null : (
          <span role="img" aria-label={t.of(`papan.arah.${baris.arah}`)}>
            {PANAH[baris.arah]}
          </span>
        )}
        {formatNumber(baris.jual)}
      </td>
      {beli ? <td>{baris.beli === null ? '–' : formatNumber(baris.beli)}</td> : null}
    </tr>
  );
}

function Tabel({ harga }: Pick<PapanHarga, 'harga'>) {
  const t = useT();
  const beli = harga.some((baris) => baris.beli !== null);
  return (
    <table className={css.tabel}>
      <thead>
        <tr>
          <th scope="col">{t('papan.emas')}</th>
          <th scope="col">{t('papan.jual')}</th>
          {beli ? <th scope="col">{t('papan.beli')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {harga.map((baris) => (
          <Baris key={baris.kode_group} baris={baris} beli={beli} />
        ))}
      </tbody>
    </table>
  );
}

/**
 * Today's prices for a screen on the wall: nobody logs in there, nothing is touched, and it follows each change. Prices
 * that could not be asked for a while are called old, never shown as if they were today's.
 */
export function PapanHargaPage() {
  const t = useT();
  const now = useNow();
  const [toko] = useState(tokoOf);
  const { data, dataUpdatedAt, isError } = useQuery({
    queryKey: [PAPAN_HARGA, toko],
    queryFn: ({ signal }) => api.get<PapanHarga>(`app/publik/${encodeURIComponent(toko)}/papan-harga`, {}, { signal }),
    refetchInterval: LOOK_MS,
    refetchIntervalInBackground: true,
    enabled: toko !== '',
  });
  const title = t.of(titleKey(PAPAN_HARGA));
  useEffect(() => {
    document.title = `${title} · Kilau`;
  }, [title]);
  const [tanggal, jam] = data ? formatInstant(new Date(now), data.zona_waktu).split(' ') : [];
  const old = data !== undefined && now - dataUpdatedAt > OLD_MS;
  return (
    <main className={css.papan} data-mantine-color-scheme="dark">
      <header className={css.kepala}>
        <h1>{data?.nama_toko ?? title}</h1>
        <p>
          {tanggal} <b>{jam}</b>
        </p>
      </header>
      {data && data.harga.length > 0 ? <Tabel harga={data.harga} /> : null}
      <p className={css.kaki} role="status" data-lama={old || undefined}>
        {toko === ''
          ? t('papan.tanpa_toko')
          : data === undefined
            ? t(isError ? 'papan.gagal' : 'papan.memuat')
            : old
              ? t('papan.lama', { jam: formatInstant(new Date(dataUpdatedAt), data.zona_waktu).slice(-5) })
              : t(data.harga.length === 0 ? 'papan.kosong' : 'papan.per_gram')}
      </p>
    </main>
  );
}
