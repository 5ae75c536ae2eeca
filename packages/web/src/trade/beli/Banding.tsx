import type { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { izinUntuk, sisaWaktu, type Izin } from '../../engine/approval/permintaan.ts';
import { useCountdown } from '../../engine/approval/use-countdown.ts';
import { Icon } from '../../ui/icons.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { useT } from '../../ui/text.ts';
import type { AturanBeli } from './aturan.ts';
import { batasBebas, bedaPersen, type BarisHitung, type Bebas } from './hitung.ts';
import { notaDari } from './isi.ts';
import { alasanIzin } from './izin.ts';
import css from './baris.module.css';

/** `+0.67 %`, `−3.10 %`. */
const persen = (beda: Dec | undefined): string =>
  beda === undefined ? '' : `${beda.isNegative() ? '−' : beda.gt(0) ? '+' : ''}${formatNumber(beda.abs(), 2)} %`;

/** `3,043,000` where one price alone is free, else from where or up to where: `≥ 2,910,000`. */
function kataBebas({ dari, sampai }: Bebas): string {
  if (dari && sampai) return dari.eq(sampai) ? formatNumber(dari) : `${formatNumber(dari)} – ${formatNumber(sampai)}`;
  return dari ? `≥ ${formatNumber(dari)}` : `≤ ${formatNumber(sampai ?? 0)}`;
}

/** What is to be paid beside the nota, today's gold and what was worked out. */
export function Banding({ row, aturan }: { readonly row: BarisHitung; readonly aturan: AturanBeli }) {
  const t = useT();
  const { harga_beli, tangga, emas_hari_ini, baris } = row;
  const bebas = batasBebas(row, aturan);
  const rows = [
    ...(notaDari(baris) ? [['nota', t('pembelian.nota_lama'), tangga.dasar] as const] : []),
    ['emas', t('pembelian.emas_hari_ini'), emas_hari_ini] as const,
    ['hitung', t('field.harga_hitung'), tangga.harga_hitung] as const,
  ];
  return (
    <table className={css.banding}>
      <caption>{t('pembelian.dibanding')}</caption>
      <tbody>
        {rows.map(([key, label, nilai]) => (
          <tr key={key} data-beda={(key === 'hitung' && !nilai.eq(harga_beli)) || undefined}>
            <th scope="row">{label}</th>
            <td>{formatNumber(nilai)}</td>
            <td>{persen(bedaPersen(harga_beli, nilai))}</td>
          </tr>
        ))}
        {bebas ? (
          <tr>
            <th scope="row">{t('pembelian.bebas')}</th>
            <td colSpan={2}>{kataBebas(bebas)}</td>
          </tr>
        ) : null}
      </tbody>
    </table>
  );
}

/** How long the approval of a line is still good. */
function Disetujui({ otorisasi }: { readonly otorisasi: Izin }) {
  const t = useT();
  const now = useCountdown(otorisasi.sampai);
  const habis = !otorisasi.semula && now >= otorisasi.sampai;
  return (
    <p className={css.izin} data-keadaan={habis ? 'gugur' : 'diberi'} role="status">
      <Icon name={habis ? 'warn' : 'check'} size={14} />
      <span>
        {habis
          ? t('penjualan.otorisasi_habis')
          : otorisasi.semula
            ? t('penjualan.disetujui_semula')
            : t('penjualan.disetujui', { user: otorisasi.disetujui_oleh, waktu: sisaWaktu(otorisasi.sampai, now) })}
      </span>
    </p>
  );
}

/** The approval of a line in its one place: needed and why, granted, or no longer good. */
export function IzinBaris({ row, aturan }: { readonly row: BarisHitung; readonly aturan: AturanBeli }) {
  const t = useT();
  const { kategori, baris } = row;
  if (kategori === undefined) return null;
  if (izinUntuk(baris.otorisasi, kategori)) return <Disetujui otorisasi={baris.otorisasi} />;
  return (
    <div className={css.izin} data-keadaan={baris.gugur ? 'gugur' : 'perlu'} role="status">
      <Icon name={baris.gugur ? 'warn' : 'lock'} size={14} />
      <span>
        <strong>{t(baris.gugur ? 'pembelian.izin_gugur' : 'pembelian.minta_izin')}</strong> {alasanIzin(t, row, aturan)}
        <br />
        <small>{kategori}</small>
      </span>
      <Kbd>F10</Kbd>
    </div>
  );
}
