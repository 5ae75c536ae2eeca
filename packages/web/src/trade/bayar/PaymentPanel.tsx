import { memo, type ReactNode } from 'react';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import type { HasilBayar } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import { CARA_BAYAR, type JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { Card } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { useT } from '../../ui/text.ts';
import { useThumb } from '../../ui/use-thumb.tsx';
import type { Fase } from '../dokumen/fase.ts';
import type { Salah } from '../dokumen/salah.ts';
import { angka } from '../harga/angka.ts';
import type { AturanJual } from '../harga/aturan-jual.ts';
import type { BayarDraft } from './bayar-draft.ts';
import { bayarRingkas, caraDitawarkan } from './bayar-isi.ts';
import { kataCara } from './kata-cara.ts';
import css from './pay.module.css';
import { TotalBayar } from './TotalBayar.tsx';

/** What the panel needs to know of a sale: what it comes to, and where its goods came from, for the tax. */
export interface HitungPanel {
  readonly total: Dec;
  readonly ppn: Dec;
  readonly bayar: HasilBayar;
  /** What old goods pay; undefined where nothing is exchanged. */
  readonly tukar?: Dec | undefined;
  readonly baris: readonly { readonly baris: { readonly barang: { readonly asal_faktur_pajak: boolean } } }[];
  /** Accessories beside them, which have a rate of their own. */
  readonly aksesoris?: readonly unknown[];
}

/** The rates at which what is bought is charged, each once. */
function tarifPpn({ baris, aksesoris = [] }: HitungPanel, { ppn }: AturanJual): string[] {
  if (!ppn) return [];
  const barang = baris.map((row) => (row.baris.barang.asal_faktur_pajak ? ppn.tarif_faktur : ppn.tarif_tanpa_faktur));
  return [...new Set([...barang, ...(aksesoris.length > 0 ? [ppn.tarif_aksesoris] : [])])];
}

const TANPA_LAIN: readonly JenisBayar[] = [];

interface PaymentPanelProps {
  readonly draft: {
    readonly bayar: readonly BayarDraft[];
    /** Number of the document that is being changed; empty for a new one. */
    readonly ubah: string;
  };
  readonly hitung: HitungPanel;
  readonly aturan: AturanJual;
  readonly salah: Salah;
  readonly fase: Fase;
  /** Opens a payment, or a new one in the way that is named. */
  readonly onPay: (id?: string, cara?: JenisBayar) => void;
  readonly onSave: () => void;
  /** Leaves a waiting sale to the outbox. */
  readonly onNext: () => void;
  /** What the last sale came to and what is done next, while there is nothing to save. */
  readonly terakhir: ReactNode;
  /** What is asked before it is saved. */
  readonly peringatan?: string | undefined;
  /** What is called that is not paid yet, where that is not missing. */
  readonly sisa?: string;
  /** Ways that are no money, and pay too. */
  readonly lain?: readonly JenisBayar[];
  /** Beside the money: a remark for the nota. */
  readonly catatan?: ReactNode;
}

function PayLine({
  bayar,
  salah,
  onOpen,
}: {
  readonly bayar: BayarDraft;
  readonly salah: Salah;
  readonly onOpen: () => void;
}) {
  const t = useT();
  const tunai = CARA_BAYAR[bayar.jenis].akun === 'KAS';
  const sentences = Object.entries(salah)
    .filter(([path]) => path.startsWith(`bayar.${bayar.id}.`))
    .map(([, sentence]) => sentence);
  return (
    <>
      <button
        type="button"
        className={css.payLine}
        data-wrong={sentences.length > 0 || undefined}
        onClick={onOpen}
        title={t('penjualan.ubah_bayar', { jenis: kataCara(t, bayar.jenis) })}
      >
        <Chip tone={tunai ? 'good' : 'info'}>{kataCara(t, bayar.jenis)}</Chip>
        <span title={bayarRingkas(bayar)}>{bayarRingkas(bayar) || (tunai ? t('penjualan.diterima') : '')}</span>
        <strong>{formatNumber(angka(bayar.jumlah))}</strong>
      </button>
      {sentences.map((sentence) => (
        <p key={sentence} className={css.bad} role="alert">
          {sentence}
        </p>
      ))}
    </>
  );
}

/** The ways to pay, each with the letter that chooses it once F4 has opened the payment. */
function CaraBaru({ onPay, lain = [] }: Pick<PaymentPanelProps, 'onPay' | 'lain'>) {
  const t = useT();
  return (
    <div className={css.ways}>
      {caraDitawarkan(lain).map((cara) => (
        <button key={cara} type="button" tabIndex={-1} onClick={() => onPay(undefined, cara)}>
          <em>{CARA_BAYAR[cara].huruf ?? ''}</em>
          {kataCara(t, cara)}
        </button>
      ))}
    </div>
  );
}

/** What is due; on an exchange what new goods cost more than the old ones, or less: then it goes to the customer. */
const tagihan = ({ total, tukar }: Pick<HitungPanel, 'total' | 'tukar'>): Dec =>
  tukar === undefined ? total : total.minus(tukar);

function Tagihan({ total, tukar }: Pick<HitungPanel, 'total' | 'tukar'>) {
  const t = useT();
  const beda = tagihan({ total, tukar });
  const keluar = beda.isNegative();
  const label = keluar ? 'penjualan.kembali_ke_customer' : 'penjualan.tambah_bayar';
  return (
    <TotalBayar label={t(tukar === undefined ? 'penjualan.total_bayar' : label)} keluar={keluar}>
      {formatRupiah(beda.abs())}
    </TotalBayar>
  );
}

/** Paid, and what goes back or is still missing. */
function Jumlah({ hitung, aturan, sisa }: Pick<PaymentPanelProps, 'hitung' | 'aturan' | 'sisa'>) {
  const t = useT();
  const { bayar, total, ppn, tukar } = hitung;
  const kurang = bayar.kurang.gt(0) && total.gt(0);
  const label = aturan.ppn?.cara === 'EXCLUDE' ? 'penjualan.ppn_ditambah' : 'penjualan.ppn_termasuk';
  const tarif = tarifPpn(hitung, aturan);
  return (
    <div className={css.section}>
      <div className={css.row}>
        <span>{t('penjualan.dibayar')}</span>
        <strong>{formatNumber(tukar ? bayar.dibayar.minus(tukar) : bayar.dibayar)}</strong>
      </div>
      <div className={css.row} role="status">
        <span>{kurang ? (sisa ?? t('penjualan.kurang')) : t('penjualan.kembali')}</span>
        <strong className={kurang && sisa === undefined ? css.missing : bayar.dibayar.gt(0) ? css.change : undefined}>
          {formatRupiah(kurang ? bayar.kurang : bayar.kembali.plus(bayar.keluar))}
        </strong>
      </div>
      {tarif.length === 0 ? null : (
        <div className={`${css.row} muted`}>
          <span>{t(label, { tarif: tarif.map((persen) => formatPlain(persen)).join(' / ') })}</span>
          <span>{formatNumber(ppn)}</span>
        </div>
      )}
    </div>
  );
}

function note(
  fase: Fase,
  { validasi }: AturanJual,
): 'penjualan.menunggu_koneksi' | 'penjualan.sedang_dikirim' | 'penjualan.masuk_validasi' | 'penjualan.langsung_nota' {
  if (fase === 'menunggu') return 'penjualan.menunggu_koneksi';
  if (fase === 'kirim') return 'penjualan.sedang_dikirim';
  return validasi ? 'penjualan.masuk_validasi' : 'penjualan.langsung_nota';
}

/**
 * The money side: total, payments, change, and the one primary action. Nothing here says saved before the server has.
 */
export const PaymentPanel = memo(function PaymentPanel({
  draft,
  hitung,
  aturan,
  salah,
  fase,
  onPay,
  onSave,
  onNext,
  terakhir,
  peringatan,
  catatan,
  lain = TANPA_LAIN,
  sisa,
}: PaymentPanelProps) {
  const t = useT();
  const locked = fase !== 'isi';
  const { here, thumb } = useThumb(
    fase === 'menunggu' ? (
      <ActionButton size="lg" fullWidth shortcut="F2" onClick={onNext}>
        {t('penjualan.berikutnya')}
      </ActionButton>
    ) : terakhir ? null : (
      <SaveButton size="lg" fullWidth worth={tagihan(hitung).abs()} onClick={onSave} saving={fase === 'kirim'}>
        {t(draft.ubah === '' ? 'umum.simpan' : 'penjualan.simpan_perubahan')}
      </SaveButton>
    ),
  );
  return (
    <>
      <Card className={css.pay} aria-label={t('penjualan.pembayaran')}>
        <Tagihan {...hitung} />
        <div className={css.section} inert={locked}>
          {draft.bayar.map((bayar) => (
            <PayLine key={bayar.id} bayar={bayar} salah={salah} onOpen={() => onPay(bayar.id)} />
          ))}
          {salah['bayar'] === undefined ? null : (
            <p className={css.bad} role="alert">
              {salah['bayar']}
            </p>
          )}
          <ActionButton
            fullWidth
            shortcut="F4"
            data-wrong={salah['bayar'] !== undefined || undefined}
            onClick={() => onPay()}
          >
            {t('penjualan.tambah_pembayaran')}
          </ActionButton>
          <CaraBaru onPay={onPay} lain={lain} />
        </div>
        <Jumlah hitung={hitung} aturan={aturan} sisa={sisa} />
        {catatan}
        <div className={css.space}>{terakhir}</div>
        <div className={css.save}>
          {here}
          <p className={peringatan !== undefined && fase === 'isi' ? css.ask : 'muted'} role="status">
            {fase === 'isi' && peringatan !== undefined ? peringatan : t(note(fase, aturan))}
          </p>
        </div>
      </Card>
      {thumb}
    </>
  );
});
