import { formatRupiah } from '@kilau/contract/core/format.ts';
import { sisaWaktu, type Izin } from '../../../engine/approval/permintaan.ts';
import { useCountdown } from '../../../engine/approval/use-countdown.ts';
import { salahBarang, type Salah } from '../../../trade/dokumen/salah.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { useT } from '../../../ui/text.ts';
import { hargaSekarang } from './draft.ts';
import type { BarisHitung } from './hitung.ts';
import css from './lines.module.css';

/** How long the approval of a line is still good. */
function Disetujui({ otorisasi }: { readonly otorisasi: Izin }) {
  const t = useT();
  const now = useCountdown(otorisasi.sampai);
  if (now >= otorisasi.sampai) {
    return (
      <span className={css.warn}>
        <Icon name="lock" size={13} />
        {t('penjualan.otorisasi_habis')}
      </span>
    );
  }
  return (
    <span className={css.good}>
      <Icon name="check" size={13} />
      {t('penjualan.disetujui', { user: otorisasi.disetujui_oleh, waktu: sisaWaktu(otorisasi.sampai, now) })}
    </span>
  );
}

interface LineNoteProps {
  readonly baris: BarisHitung;
  readonly salah: Salah;
  readonly onTakePrice: () => void;
}

/**
 * What there is to say about a line, below it: refusals, a price that moved, the approval it needs. Nothing on most
 * lines.
 */
export function LineNote({ baris: { baris, kategori }, salah, onTakePrice }: LineNoteProps) {
  const t = useT();
  const { barang, baru, otorisasi } = baris;
  const start = salahBarang(barang.kode_barcode, '');
  const sentences = Object.entries(salah)
    .filter(([path]) => path.startsWith(start))
    .map(([, sentence]) => sentence);
  if (sentences.length === 0 && baru === null && kategori === undefined) return null;
  return (
    <tr className={css.under}>
      <td colSpan={10}>
        <div className={css.notes}>
          {sentences.map((sentence) => (
            <span key={sentence} className={css.bad} role="alert">
              <Icon name="warn" size={13} />
              {sentence}
            </span>
          ))}
          {baru === null ? null : (
            <span className={css.warn} role="status">
              <Icon name="warn" size={13} />
              {t('penjualan.harga_basi', {
                lama: formatRupiah(hargaSekarang(barang)),
                baru: formatRupiah(hargaSekarang(baru)),
              })}
              <ActionButton size="compact-xs" onClick={onTakePrice}>
                {t('penjualan.pakai_harga_baru')}
              </ActionButton>
            </span>
          )}
          {kategori === undefined ? null : otorisasi?.kategori === kategori ? (
            <Disetujui otorisasi={otorisasi} />
          ) : (
            <span className={css.warn}>
              <Icon name="lock" size={13} />
              {t('penjualan.perlu_otorisasi', { kategori })}
            </span>
          )}
        </div>
      </td>
    </tr>
  );
}
