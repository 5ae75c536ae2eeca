import type { ReactNode } from 'react';
import { formatDate, formatInstant, formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import type { RingkasanBaris } from '../../../engine/approval/permintaan.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useUser } from '../../../platform/session.ts';
import { StatusChip } from '../../../trade/dokumen/StatusChip.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { useT, type Translate } from '../../../ui/text.ts';
import css from './jual-beli.module.css';
import { nomorOf, useDokumen, type Dokumen, type JenisDokumen } from './panggilan.ts';

/** How a line came to its amount, in one line of text. */
function hitungan(t: Translate, baris: Dokumen['barang'][number]): string {
  const kurang =
    'diskon' in baris ? ([t('field.diskon'), baris.diskon] as const) : ([t('field.potongan'), baris.potongan] as const);
  return [
    `${formatNumber(baris.qty)} pcs · ${formatNumber(baris.berat, 3)} gr × ${formatNumber(baris.harga_gram)}`,
    'berat_nota' in baris && baris.berat_nota !== null
      ? `${t('field.berat_nota')} ${formatNumber(baris.berat_nota, 3)} gr`
      : '',
    'ongkos' in baris && baris.ongkos > 0 ? `${t('field.ongkos')} ${formatNumber(baris.ongkos)}` : '',
    kurang[1] > 0 ? `${kurang[0]} −${formatNumber(kurang[1])}` : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** How it was paid: payments of a sale with what went back, the one way of a purchase. */
function bayaran(t: Translate, dokumen: Dokumen): readonly (readonly [string, string])[] {
  if ('no_beli' in dokumen) {
    return [
      [
        [dokumen.cara_bayar, dokumen.no_rekening].filter((part) => part !== '').join(' · '),
        formatNumber(dokumen.grand_total),
      ],
    ];
  }
  const rows = dokumen.bayar.map(
    ({ jenis: caraBayar, no_rekening, no_kartu, jumlah }) =>
      [[caraBayar, no_rekening, no_kartu].filter((part) => part !== '').join(' · '), formatNumber(jumlah)] as const,
  );
  return dokumen.kembali > 0 ? [...rows, [t('penjualan.kembali'), formatNumber(dokumen.kembali)]] : rows;
}

/** A document as an approver reads it. */
export const ringkasan = (t: Translate, dokumen: Dokumen, alasan: string): readonly RingkasanBaris[] => [
  { label: t('field.tgl'), nilai: formatDate(dokumen.tgl) },
  { label: t('field.jenis_pelanggan'), nilai: dokumen.pelanggan.nama },
  {
    label: t('field.jumlah_barang'),
    nilai: t('penjualan.jumlah_berat', { jumlah: dokumen.total_qty, berat: formatNumber(dokumen.total_berat, 3) }),
  },
  { label: t('field.grand_total'), nilai: formatRupiah(dokumen.grand_total) },
  { label: t('field.alasan'), nilai: alasan },
];

function Orang({ dokumen }: { readonly dokumen: Dokumen }) {
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
  } = dokumen;
  return (
    <div>
      <div>
        <strong>{pelanggan.nama}</strong>
        {[pelanggan.kode_member, pelanggan.no_hp, pelanggan.alamat]
          .filter((part) => part !== '' && part !== '-')
          .map((part) => ` · ${part}`)
          .join('')}
      </div>
      <div className={css.kecil}>
        {[
          formatDate(dokumen.tgl),
          kode_sales === '' ? '' : `${kode_sales} ${nama_sales}`,
          `${dibuat_oleh} ${formatInstant(dibuat_pada, toko.zona_waktu)}`,
        ]
          .filter((part) => part !== '')
          .join(' · ')}
      </div>
      {valid_oleh === null ? null : (
        <div
          className={css.kecil}
        >{`${t('field.valid_oleh')} ${valid_oleh} ${formatInstant(valid_pada ?? dibuat_pada, toko.zona_waktu)}`}</div>
      )}
      {batal_oleh === null ? null : (
        <div
          className={css.bad}
        >{`${t('field.batal_oleh')} ${batal_oleh} · ${formatDate(tgl_batal ?? dokumen.tgl)} · ${alasan_batal ?? ''}`}</div>
      )}
    </div>
  );
}

function Isi({ dokumen, children }: { readonly dokumen: Dokumen; readonly children: ReactNode }) {
  const t = useT();
  const { toko } = useUser();
  return (
    <div className={css.rincian}>
      <div className={css.kepala}>
        <h2>{nomorOf(dokumen)}</h2>
        <StatusChip status={dokumen.status} />
      </div>
      {children}
      <Orang dokumen={dokumen} />
      <ul aria-label={t('nota.barang')}>
        {dokumen.barang.map((baris) => (
          <li key={baris.baris}>
            <div>
              <div>{`${baris.nama_dept} ${baris.nama_group}`}</div>
              <div
                className={css.kecil}
              >{`${baris.kode_group} · ${baris.kode_dept} · ${formatPlain(baris.kadar)} % · ${baris.kode_gudang} · ${baris.kode_baki}`}</div>
              <div className={css.kecil}>{hitungan(t, baris)}</div>
            </div>
            <strong>{formatNumber('harga_total' in baris ? baris.harga_total : baris.harga_beli)}</strong>
          </li>
        ))}
      </ul>
      <div className={css.total}>
        <span>
          {t('penjualan.jumlah_berat', { jumlah: dokumen.total_qty, berat: formatNumber(dokumen.total_berat, 3) })}
        </span>
        <strong>{formatRupiah(dokumen.grand_total)}</strong>
      </div>
      {'ppn' in dokumen && dokumen.ppn > 0 ? (
        <div className={css.row}>
          <span className="muted">PPN</span>
          <span>{formatNumber(dokumen.ppn)}</span>
        </div>
      ) : null}
      {bayaran(t, dokumen).map(([label, nilai], index) => (
        <div key={`${index}${label}`} className={css.row}>
          <span>{label}</span>
          <span>{nilai}</span>
        </div>
      ))}
      {(dokumen.riwayat ?? []).map(({ waktu, aksi, user_id }) => (
        <div key={`${waktu}${aksi}`} className={`${css.row} ${css.kecil}`}>
          <span>{formatInstant(waktu, toko.zona_waktu)}</span>
          <span>{aksi}</span>
          <span>{user_id}</span>
        </div>
      ))}
    </div>
  );
}

interface RincianProps {
  readonly jenisDokumen: JenisDokumen;
  readonly nomor: string;
  /** What may be done with it. */
  readonly children?: (dokumen: Dokumen) => ReactNode;
}

/** One document as it is kept: its people, its goods, its money, what happened to it. */
export function Rincian({ jenisDokumen, nomor, children }: RincianProps) {
  const t = useT();
  const found = useDokumen(jenisDokumen, nomor);
  if (found.isPending) return <Loading />;
  if (found.isError) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
        {problemText(found.error)}
      </State>
    );
  }
  return <Isi dokumen={found.data}>{children?.(found.data)}</Isi>;
}
