import type { ReactNode } from 'react';
import { formatDate, formatInstant, formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import type { RiwayatDokumen } from '@kilau/contract/core/document-wire.ts';
import { useUser } from '../../../platform/session.ts';
import { FotoBarang } from '../../../trade/barang/FotoBarang.tsx';
import { StatusChip } from '../../../trade/dokumen/StatusChip.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { useT } from '../../../ui/text.ts';
import type { BarisTersimpan, BayarTersimpan, Penjualan } from '../wire.ts';
import css from './rincian.module.css';

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Who bought, who sold, who validated or cancelled it. */
function Facts({ penjualan }: { readonly penjualan: Penjualan }) {
  const t = useT();
  const { toko } = useUser();
  const {
    pelanggan,
    kode_sales,
    nama_sales,
    dibuat_oleh,
    dibuat_pada,
    valid_oleh,
    valid_pada,
    batal_oleh,
    tgl_batal,
    alasan_batal,
  } = penjualan;
  const kontak = [pelanggan.no_hp, pelanggan.alamat].filter((part) => part !== '' && part !== '-').join(' · ');
  return (
    <dl className={css.facts}>
      <Fact label={t('field.jenis_pelanggan')}>
        <strong>{pelanggan.nama}</strong>
        {pelanggan.kode_member === '' ? null : ` · ${pelanggan.kode_member}`}
        {kontak === '' ? null : <div className="muted">{kontak}</div>}
      </Fact>
      <Fact label={t('penjualan.sales')}>{kode_sales === '' ? '–' : `${kode_sales} · ${nama_sales}`}</Fact>
      <Fact label={t('field.tgl')}>{formatDate(penjualan.tgl)}</Fact>
      <Fact label={t('field.dibuat_oleh')}>{`${dibuat_oleh} · ${formatInstant(dibuat_pada, toko.zona_waktu)}`}</Fact>
      {valid_oleh === null ? null : (
        <Fact
          label={t('field.valid_oleh')}
        >{`${valid_oleh} · ${formatInstant(valid_pada ?? dibuat_pada, toko.zona_waktu)}`}</Fact>
      )}
      {batal_oleh === null ? null : (
        <Fact label={t('field.batal_oleh')}>
          {`${batal_oleh} · ${formatDate(tgl_batal ?? penjualan.tgl)}`}
          <div className={css.bad}>{alasan_batal}</div>
        </Fact>
      )}
    </dl>
  );
}

/** How a line came to its total, in one line of text. */
function hitungan(baris: BarisTersimpan, t: ReturnType<typeof useT>): string {
  const harga =
    baris.harga_gram > 0
      ? `${formatNumber(baris.berat, 3)} gr × ${formatNumber(baris.harga_gram)}`
      : formatNumber(baris.harga_jual);
  return [
    harga,
    baris.ongkos > 0 ? `${t('field.ongkos')} ${formatNumber(baris.ongkos)}` : '',
    baris.harga_atribut > 0 ? `${baris.nama_atribut} ${formatNumber(baris.harga_atribut)}` : '',
    baris.diskon > 0 ? `${t('field.diskon')} −${formatNumber(baris.diskon)}` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

function Lines({ penjualan }: { readonly penjualan: Penjualan }) {
  const t = useT();
  return (
    <ul className={css.lines} aria-label={t('penjualan.barang')}>
      {penjualan.barang.map((baris) => (
        <li key={baris.baris}>
          <span className={css.thumb}>
            <FotoBarang kode_barcode={baris.kode_barcode} foto={baris.foto} alt="" />
          </span>
          <div className={css.what}>
            <div>
              {baris.nama_barang}{' '}
              {baris.status_kembali === 'Tersedia' || penjualan.status === 'CANC' ? null : (
                <Chip tone="warn">{baris.status_kembali}</Chip>
              )}
            </div>
            <div className={css.small}>
              {[
                baris.kode_barcode,
                baris.kode_group,
                `${formatPlain(baris.kadar)} %`,
                t('penjualan.di_baki', { baki: baris.kode_baki }),
              ].join(' · ')}
            </div>
            <div className={css.small}>{hitungan(baris, t)}</div>
          </div>
          <strong className={css.amount}>{formatNumber(baris.harga_total)}</strong>
        </li>
      ))}
    </ul>
  );
}

const bayarText = ({ no_rekening, no_kartu, fee_rp, fee_persen }: BayarTersimpan): string =>
  [
    no_rekening,
    no_kartu.replace('****', '···'),
    fee_rp > 0 ? `${formatPlain(fee_persen)} % = ${formatNumber(fee_rp)}` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');

function Money({ penjualan }: { readonly penjualan: Penjualan }) {
  const t = useT();
  return (
    <div className={css.money}>
      <div className={css.row}>
        <span>
          {t('penjualan.jumlah_berat', {
            jumlah: penjualan.jumlah_barang,
            berat: formatNumber(penjualan.total_berat, 3),
          })}
        </span>
        <strong>{formatRupiah(penjualan.grand_total)}</strong>
      </div>
      {penjualan.ppn > 0 ? (
        <div className={css.row}>
          <span className="muted">PPN</span>
          <span>{formatNumber(penjualan.ppn)}</span>
        </div>
      ) : null}
      {penjualan.bayar.map((bayar) => (
        <div key={bayar.baris} className={css.payment}>
          <Chip tone={bayar.jenis === 'CASH' ? 'good' : 'info'}>{bayar.jenis}</Chip>
          <span className={css.small}>{bayarText(bayar)}</span>
          <span>{formatNumber(bayar.jumlah)}</span>
        </div>
      ))}
      <div className={css.row}>
        <span>{t('penjualan.kembali')}</span>
        <strong className={penjualan.kembali > 0 ? css.good : undefined}>{formatRupiah(penjualan.kembali)}</strong>
      </div>
    </div>
  );
}

function History({ riwayat }: { readonly riwayat: readonly RiwayatDokumen[] }) {
  const t = useT();
  const { toko } = useUser();
  return (
    <details className={css.history}>
      <summary>{t('penjualan.riwayat', { jumlah: riwayat.length })}</summary>
      <ol>
        {riwayat.map(({ waktu, user_id, aksi }) => (
          <li key={`${waktu}${aksi}`}>
            <time dateTime={waktu}>{formatInstant(waktu, toko.zona_waktu)}</time>
            <span>{aksi}</span>
            <span>{user_id}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

/**
 * A sale as it is kept: its people, its goods, its money, what happened to it. `children` is what may be done with it.
 */
export function SaleDetail({ penjualan, children }: { readonly penjualan: Penjualan; readonly children?: ReactNode }) {
  return (
    <div className={css.detail}>
      <div className={css.headline}>
        <h2>{penjualan.no_faktur_group}</h2>
        <StatusChip status={penjualan.status} />
      </div>
      {children}
      <Facts penjualan={penjualan} />
      <Lines penjualan={penjualan} />
      <Money penjualan={penjualan} />
      {(penjualan.riwayat ?? []).length === 0 ? null : <History riwayat={penjualan.riwayat ?? []} />}
    </div>
  );
}
