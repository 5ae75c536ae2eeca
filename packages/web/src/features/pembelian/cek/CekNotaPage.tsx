import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { formatDate, formatInstant, formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { CEK_NOTA, type BarangCek, type CekNota } from '@kilau/contract/features/pembelian/cek-nota.ts';
import { bacaKodeCek } from '@kilau/contract/trade/nota/cek-nota.ts';
import { api } from '../../../platform/api.ts';
import { LanguagePicker } from '../../../platform/LanguagePicker.tsx';
import { ProblemError } from '../../../platform/problem-error.ts';
import { Loading } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import css from './cek.module.css';

/** The code of the paper, as its address brings it. */
const kodeDiAlamat = () => bacaKodeCek(new URLSearchParams(location.search).get('k') ?? '');

/** The verdict, in words and a sign of its own: a colour alone is not seen by everybody. */
function Putusan({
  tone,
  judul,
  isi,
}: {
  readonly tone: 'good' | 'bad';
  readonly judul: string;
  readonly isi: string;
}) {
  return (
    <div className={css.putusan} data-tone={tone} role="status">
      <span aria-hidden="true">{tone === 'good' ? '✓' : '✕'}</span>
      <div>
        <strong>{judul}</strong>
        <p>{isi}</p>
      </div>
    </div>
  );
}

function Barang({ barang }: { readonly barang: BarangCek }) {
  const t = useT();
  const { nama_barang, kadar, kadar_cetak, berat, keadaan, taksiran } = barang;
  const kata = kadar_cetak === '' ? `${formatPlain(kadar)}%` : kadar_cetak;
  return (
    <li>
      <div>
        <b>{nama_barang}</b>
        <small>
          {kata} · {formatNumber(berat, 3)} g
        </small>
      </div>
      {keadaan === 'TERJUAL' ? (
        <span className={css.harga}>{taksiran === null ? t('cek_nota.di_toko') : formatRupiah(taksiran)}</span>
      ) : (
        <span className={css.kembali}>{t(keadaan === 'KEMBALI' ? 'cek_nota.kembali' : 'cek_nota.batal_barang')}</span>
      )}
    </li>
  );
}

function Isi({ nota }: { readonly nota: CekNota }) {
  const t = useT();
  const { nama_toko, alamat_toko, no_telp, nomor, tgl, grand_total, keadaan, barang, taksiran, pada, zona_waktu } =
    nota;
  const sah = keadaan === 'SAH';
  return (
    <>
      <header className={css.toko}>
        <h1>{nama_toko}</h1>
        <p>{[alamat_toko, no_telp].filter((kata) => kata !== '').join(' · ')}</p>
      </header>
      <Putusan
        tone={sah ? 'good' : 'bad'}
        judul={t(sah ? 'cek_nota.sah' : 'cek_nota.batal')}
        isi={t(sah ? 'cek_nota.sah_isi' : 'cek_nota.batal_isi')}
      />
      <dl className={css.fakta}>
        <dt>{t('cek_nota.nomor')}</dt>
        <dd>{nomor}</dd>
        <dt>{t('cek_nota.tanggal')}</dt>
        <dd>{formatDate(tgl)}</dd>
        <dt>{t('cek_nota.jumlah')}</dt>
        <dd>{formatRupiah(grand_total)}</dd>
      </dl>
      <h2>{t('cek_nota.barang')}</h2>
      <ul className={css.barang}>
        {barang.map((satuan, urut) => (
          <Barang key={`${urut} ${satuan.nama_barang}`} barang={satuan} />
        ))}
      </ul>
      {taksiran === null ? null : (
        <p className={css.total}>
          <span>{t('cek_nota.taksiran')}</span>
          <b>{formatRupiah(taksiran)}</b>
        </p>
      )}
      {sah ? <p className={css.catatan}>{t('cek_nota.catatan', { waktu: formatInstant(pada, zona_waktu) })}</p> : null}
    </>
  );
}

/** Whether a nota is real, and what its goods are worth to the shop today: for whoever holds the paper and a phone. */
export function CekNotaPage() {
  const t = useT();
  const kode = kodeDiAlamat();
  const { data, error, isPending } = useQuery({
    queryKey: [CEK_NOTA, kode],
    queryFn: ({ signal }) => {
      const { kode_toko = '', nomor = '', tanda = '' } = kode ?? {};
      const bagian = [kode_toko, 'cek-nota', nomor, tanda].map(encodeURIComponent).join('/');
      return api.get<CekNota>(`app/publik/${bagian}`, {}, { signal });
    },
    enabled: kode !== undefined,
    retry: false,
  });
  const title = t.of(titleKey(CEK_NOTA));
  useEffect(() => {
    document.title = `${title} · Kilau`;
  }, [title]);
  const takDikenal = kode === undefined || (error instanceof ProblemError && error.status === 404);
  return (
    <div className={css.luar}>
      <main className={css.kertas}>
        {data ? (
          <Isi nota={data} />
        ) : kode !== undefined && isPending ? (
          <Loading />
        ) : (
          <>
            <h1>{title}</h1>
            <Putusan
              tone="bad"
              judul={t(takDikenal ? 'cek_nota.tak_dikenal' : 'cek_nota.gagal')}
              isi={t(takDikenal ? 'cek_nota.tak_dikenal_isi' : 'cek_nota.gagal_isi')}
            />
          </>
        )}
      </main>
      <footer className={css.kaki}>
        <LanguagePicker />
      </footer>
    </div>
  );
}
