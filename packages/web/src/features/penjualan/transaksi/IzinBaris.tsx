import { formatInstant, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import {
  OTORISASI_DISKON,
  OTORISASI_HARGA,
  OTORISASI_ONGKOS,
} from '@kilau/contract/trade/otorisasi/otorisasi-baris.calc.ts';
import type { LocaleKey } from '@kilau/contract/locales/index.ts';
import { persenDiskon } from '@kilau/contract/trade/harga/diskon.calc.ts';
import { BERLAKU_MS, izinUntuk, sisaWaktu, type Izin } from '../../../engine/approval/permintaan.ts';
import { useCountdown } from '../../../engine/approval/use-countdown.ts';
import { useUser } from '../../../platform/session.ts';
import { Icon } from '../../../ui/icons.tsx';
import { useT } from '../../../ui/text.ts';
import type { BarisHitung } from './hitung.ts';
import type { TanyaIzin } from './layar.ts';
import css from './notes.module.css';

/** What is asked for, in words: reports have the names of the categories. */
const KATA = new Map<string, LocaleKey>([
  [OTORISASI_DISKON, 'penjualan.kategori_diskon'],
  [OTORISASI_HARGA, 'penjualan.kategori_harga'],
  [OTORISASI_ONGKOS, 'penjualan.kategori_ongkos'],
]);

/** Amber: somebody has to agree, and to what. @param ringkas the rupiah stand on the line already. */
export function PerluIzin({
  baris: { kategori = '', hasil },
  ringkas = false,
}: {
  readonly baris: BarisHitung;
  readonly ringkas?: boolean;
}) {
  const t = useT();
  const { diskon, harga_jual, ongkos, harga_atribut } = hasil;
  const dasar = harga_jual.plus(ongkos).plus(harga_atribut);
  const kata = KATA.get(kategori);
  const persen = `${formatPlain(persenDiskon(dasar, diskon))} %`;
  const rincian = kategori === OTORISASI_DISKON ? [...(ringkas ? [] : [formatNumber(diskon)]), persen] : [];
  return (
    <span className={css.note} data-tone="warn">
      <Icon name="lock" size={13} />
      {[t('penjualan.perlu_otorisasi', { kategori: kata === undefined ? kategori : t(kata) }), ...rincian].join(' · ')}
    </span>
  );
}

/** Blue: it was asked for, and so long is waited. */
function Diminta({ sampai }: { readonly sampai: number }) {
  const t = useT();
  const now = useCountdown(sampai);
  return (
    <span className={css.note} data-tone="info">
      <Icon name="clock" size={13} />
      {t('penjualan.izin_diminta', { waktu: sisaWaktu(sampai, now) })}
    </span>
  );
}

/** Green: who agreed and when, and how long it is good; grey once it is not. */
function Disetujui({ otorisasi: { disetujui_oleh, sampai } }: { readonly otorisasi: Izin }) {
  const t = useT();
  const { toko } = useUser();
  const now = useCountdown(sampai);
  if (now >= sampai) return <Gugur kata={t('penjualan.otorisasi_habis')} />;
  const pukul = formatInstant(new Date(sampai - BERLAKU_MS), toko.zona_waktu).slice(-5);
  return (
    <span className={css.note} data-tone="good">
      <Icon name="check" size={13} />
      {t('penjualan.disetujui', { user: disetujui_oleh, pukul, waktu: sisaWaktu(sampai, now) })}
    </span>
  );
}

/** Green: agreed to when the paper was saved. */
function Semula() {
  const t = useT();
  return (
    <span className={css.note} data-tone="good">
      <Icon name="check" size={13} />
      {t('penjualan.disetujui_semula')}
    </span>
  );
}

/** Grey: an approval that is worth nothing any more. */
function Gugur({ kata }: { readonly kata: string }) {
  return (
    <span className={css.note} data-tone="plain">
      <Icon name="clock" size={13} />
      {kata}
    </span>
  );
}

/** Where the approval that a line needs stands, in one place: needed, asked for, given, refused, no longer good. */
export function IzinBaris({ baris, tanya }: { readonly baris: BarisHitung; readonly tanya: TanyaIzin | undefined }) {
  const t = useT();
  const {
    kategori,
    baris: { otorisasi, gugur },
  } = baris;
  if (kategori === undefined) return null;
  if (tanya && 'diminta' in tanya) return <Diminta sampai={tanya.diminta} />;
  if (izinUntuk(otorisasi, kategori)) return otorisasi.semula ? <Semula /> : <Disetujui otorisasi={otorisasi} />;
  if (tanya) {
    return (
      <span className={css.note} data-tone="bad">
        <Icon name="close" size={13} />
        {t('penjualan.izin_ditolak', { pesan: tanya.ditolak })}
      </span>
    );
  }
  return gugur === undefined ? (
    <PerluIzin baris={baris} ringkas />
  ) : (
    <Gugur kata={t('penjualan.izin_gugur', { user: gugur })} />
  );
}
