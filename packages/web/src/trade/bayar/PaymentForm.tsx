import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType, type KeyboardEvent } from 'react';
import type { Dec } from '@kilau/contract/core/dec.ts';
import { formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { bayarBaris } from '@kilau/contract/trade/bayar/bayar.calc.ts';
import { CARA_BAYAR, minta, type JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { api } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { problemText } from '../../platform/report-problem.ts';
import { shopHere } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { MoneyInput } from '../../ui/inputs/NumberInputs.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { useT } from '../../ui/text.ts';
import { useStable } from '../../ui/use-stable.ts';
import { salahBayar, type Salah } from '../dokumen/salah.ts';
import { angka } from '../harga/angka.ts';
import type { AturanJual } from '../harga/aturan-jual.ts';
import type { BayarDraft, IsiBayar } from './bayar-draft.ts';
import { bayarBaru, caraDari, caraDitawarkan, pecahanLain, periksaIsi } from './bayar-isi.ts';
import { kataCara } from './kata-cara.ts';
import css from './pay.module.css';
import { uangPas } from './uang-pas.ts';
import { ruleText } from '../../ui/form/rule-text.ts';

/** Where what pays is chosen, of a way that is no money: a deposit, points. */
export type PilihLain = ComponentType<{
  readonly isi: IsiBayar;
  readonly error: string | undefined;
  /** What is still due without this payment. */
  readonly kurang: Dec;
  readonly onChange: (isi: Partial<IsiBayar>) => void;
}>;
/** By the way that it pays in. */
export type PilihBayar = Readonly<Partial<Record<JenisBayar, PilihLain>>>;
const caraLain = (pilih: PilihBayar): readonly JenisBayar[] => Object.keys(pilih) as readonly JenisBayar[];
const TANPA_LAIN: PilihBayar = {};

interface PaymentFormProps {
  /** The payment to change; none means a new one. */
  readonly bayar: BayarDraft | undefined;
  /** The way that a new one begins with; absent: cash. */
  readonly cara?: JenisBayar | undefined;
  /** What is still due without this payment. */
  readonly kurang: Dec;
  readonly aturan: AturanJual;
  readonly salah: Salah;
  readonly onSave: (isi: IsiBayar) => void;
  /** Takes it over and saves what is paid; absent: there is more to do first. */
  readonly onSelesai?: (isi: IsiBayar) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
  /** Absent: money alone pays here. */
  readonly pilih?: PilihBayar | undefined;
}

interface Rekening {
  readonly no_rekening: string;
  readonly kode_bank: string;
  readonly nama_rekening: string;
}

/** The account that took the last payment of a kind in a shop: the terminal on its counter seldom changes. */
const terakhir = new Map<string, Pick<IsiBayar, 'no_rekening' | 'nama_rekening'>>();
const terakhirDi = (cara: JenisBayar): string => [shopHere(), cara].join(' ');

function Cara({
  caraBayar,
  lain,
  onChange,
}: {
  readonly caraBayar: JenisBayar;
  readonly lain: readonly JenisBayar[];
  readonly onChange: (cara: JenisBayar) => void;
}) {
  const t = useT();
  return (
    <div className={css.kinds} role="radiogroup" aria-label={t('field.jenis_bayar')}>
      {caraDitawarkan(lain).map((cara) => (
        <button
          key={cara}
          type="button"
          role="radio"
          aria-checked={cara === caraBayar}
          className={css.kind}
          tabIndex={-1}
          onClick={() => onChange(cara)}
        >
          {kataCara(t, cara)} <Kbd>{CARA_BAYAR[cara].huruf ?? ''}</Kbd>
        </button>
      ))}
    </div>
  );
}

function Pecahan({
  kurang,
  jumlah,
  onPick,
}: {
  readonly kurang: Dec;
  readonly jumlah: string;
  readonly onPick: (jumlah: string) => void;
}) {
  const t = useT();
  const pilihan = uangPas(kurang);
  if (pilihan.length === 0) return null;
  return (
    <div className={css.quick}>
      {pilihan.map((uang, index) => (
        <ActionButton
          key={uang.toString()}
          size="compact-sm"
          aria-pressed={uang.eq(angka(jumlah))}
          onClick={() => onPick(uang.toString())}
        >
          {index === 0 ? t('penjualan.uang_pas') : formatRupiah(uang)}
        </ActionButton>
      ))}
      <span className="muted">
        <Kbd>↑</Kbd> <Kbd>↓</Kbd>
      </span>
    </div>
  );
}

/** The shop's accounts, found by bank as well as by number. */
function RekeningField({
  isi,
  error,
  onChange,
}: {
  readonly isi: IsiBayar;
  readonly error: string | undefined;
  readonly onChange: (isi: Partial<IsiBayar>) => void;
}) {
  const t = useT();
  const rekening = useQuery({
    queryKey: ['rekenings'],
    queryFn: ({ signal }) => api.get<readonly Rekening[]>('rekenings', {}, { signal }),
  });
  const list = rekening.data ?? [];
  const pilih = useStable((row: Rekening | undefined) =>
    onChange({ no_rekening: row?.no_rekening ?? '', nama_rekening: row?.kode_bank ?? '' }),
  );
  // Where there is but one, nobody has to choose it.
  const satuSatunya = list.length === 1 && isi.no_rekening === '' ? list[0] : undefined;
  useEffect(() => {
    if (satuSatunya) pilih(satuSatunya);
  }, [satuSatunya, pilih]);
  return (
    <SelectField
      label={t('penjualan.rekening')}
      options={list.map(({ no_rekening, kode_bank, nama_rekening }) => ({
        value: no_rekening,
        label: `${kode_bank} · ${no_rekening} · ${nama_rekening}`,
      }))}
      value={isi.no_rekening}
      error={error ?? (rekening.isError ? problemText(rekening.error) : undefined)}
      onChange={(no_rekening) => pilih(list.find((row) => row.no_rekening === no_rekening))}
    />
  );
}

/** Last digits of the card, and the fee as the shop's list has it. */
function KartuFields({
  isi,
  aturan,
  onChange,
}: {
  readonly isi: IsiBayar;
  readonly aturan: AturanJual;
  readonly onChange: (isi: Partial<IsiBayar>) => void;
}) {
  const t = useT();
  const fee = useQuery({
    queryKey: ['param-fee-penjualan'],
    queryFn: ({ signal }) =>
      api.get<readonly { readonly fee_penjualan: number }[]>('param-fee-penjualan', {}, { signal }),
  });
  const { fee_rp } = bayarBaris(
    { jenis: isi.jenis, jumlah: angka(isi.jumlah), fee_persen: angka(isi.fee_persen) },
    aturan.fee,
  );
  const pilihan = [
    ...new Set([
      '0',
      ...(fee.data ?? []).map((tarif) => String(tarif.fee_penjualan)),
      ...(isi.fee_persen === '' ? [] : [isi.fee_persen]),
    ]),
  ];
  return (
    <div className={css.two}>
      <TextField
        label={t('penjualan.no_kartu')}
        only="digits"
        maxLength={4}
        inputMode="numeric"
        value={isi.no_kartu}
        onChange={(no_kartu) => onChange({ no_kartu })}
      />
      <SelectField
        label={t('penjualan.fee')}
        description={
          fee_rp.gt(0)
            ? t(aturan.fee === 'CUSTOMER' ? 'penjualan.fee_customer' : 'penjualan.fee_toko', {
                jumlah: formatRupiah(fee_rp),
              })
            : undefined
        }
        options={pilihan.map((value) => ({ value, label: `${formatPlain(value)} %` }))}
        value={isi.fee_persen === '' ? '0' : isi.fee_persen}
        onChange={(value) => onChange({ fee_persen: value === '0' ? '' : value })}
      />
    </div>
  );
}

function Sisa({ kurang, isi }: { readonly kurang: Dec; readonly isi: IsiBayar }) {
  const t = useT();
  const sisa = kurang.minus(angka(isi.jumlah));
  if (sisa.gt(0)) {
    return (
      <p className={css.due}>
        <span>{t('penjualan.kurang')}</span>
        <strong className={css.warn}>{formatRupiah(sisa)}</strong>
      </p>
    );
  }
  const lebih = sisa.negated();
  const wajar = CARA_BAYAR[isi.jenis].kembali || lebih.isZero();
  return (
    <p className={css.due}>
      <span>{t(wajar ? 'penjualan.kembali' : 'penjualan.lebih')}</span>
      <strong className={wajar ? css.good : css.bad}>{formatRupiah(lebih)}</strong>
    </p>
  );
}

function usePaymentForm(props: PaymentFormProps) {
  const { bayar, cara = 'CASH', kurang, salah, onSave, onSelesai = onSave, pilih = TANPA_LAIN } = props;
  const t = useT();
  const [isi, setIsi] = useState<IsiBayar>(
    () => bayar ?? { ...bayarBaru(kurang), jenis: cara, ...terakhir.get(terakhirDi(cara)) },
  );
  const [rusak, setRusak] = useState<Readonly<Record<string, string>>>({});
  const change = (part: Partial<IsiBayar>) => {
    setIsi((now) => ({
      ...now,
      ...(part.jenis === undefined || now.no_rekening !== '' ? {} : terakhir.get(terakhirDi(part.jenis))),
      ...part,
    }));
    setRusak({});
  };
  const save = (selesai = onSave) => {
    const breaks = Object.entries(periksaIsi(isi));
    setRusak(Object.fromEntries(breaks.map(([name, broken]) => [name, ruleText(t, name, broken)])));
    if (breaks.length > 0) return;
    if (minta(isi.jenis, 'no_rekening')) {
      terakhir.set(terakhirDi(isi.jenis), { no_rekening: isi.no_rekening, nama_rekening: isi.nama_rekening });
    }
    selesai(isi);
  };
  const kata = (name: keyof IsiBayar) =>
    rusak[name] ?? (bayar && salah[salahBayar(bayar.id, name === 'kupon' ? 'kode_kupon' : name)]);
  /** In the amount only digits can be typed, so letters are free to choose the way, and the arrows the usual notes. */
  const onAmountKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const caraBayar = caraDari(event.key, caraLain(pilih));
    const arah = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined;
    const jumlah = arah === undefined ? undefined : pecahanLain(kurang, isi.jumlah, arah);
    if (caraBayar === undefined && arah === undefined) return;
    event.preventDefault();
    if (caraBayar !== undefined) change({ jenis: caraBayar });
    if (jumlah !== undefined) change({ jumlah });
  };
  useKeys([{ key: 'F8', label: t('penjualan.tombol_simpan'), run: () => save(onSelesai), main: true }]);
  return { isi, change, save, kata, onAmountKey };
}

/** One payment. With cash for what is due, Enter alone is enough. */
export function PaymentForm(props: PaymentFormProps) {
  const { bayar, aturan, onRemove, onClose, pilih = TANPA_LAIN } = props;
  const t = useT();
  const { isi, change, save, kata, onAmountKey } = usePaymentForm(props);
  const dititip = minta(isi.jenis, 'nomor');
  const Pilih = pilih[isi.jenis];
  // The pieces of a deposit come with it, and are due with the others.
  const kurang = dititip ? props.kurang.plus(isi.titipan?.harga_total ?? 0) : props.kurang;
  return (
    <EnterForm className={css.payForm} label={t('penjualan.pembayaran')} onSubmit={() => save()}>
      <p className={css.due}>
        <span>{t('penjualan.tagihan')}</span>
        <strong>{formatRupiah(kurang)}</strong>
      </p>
      <Cara caraBayar={isi.jenis} lain={caraLain(pilih)} onChange={(caraBayar) => change({ jenis: caraBayar })} />
      {Pilih ? (
        <Pilih
          isi={isi}
          error={kata('titipan') ?? kata('poin') ?? kata('kupon') ?? kata('jumlah')}
          kurang={kurang}
          onChange={change}
        />
      ) : (
        <div className={css.amount}>
          <MoneyInput
            label={t('penjualan.jumlah_bayar')}
            value={isi.jumlah}
            onChange={(jumlah) => change({ jumlah })}
            onKeyDown={onAmountKey}
            error={kata('jumlah')}
            data-autofocus
          />
        </div>
      )}
      {CARA_BAYAR[isi.jenis].kembali ? (
        <Pecahan kurang={kurang} jumlah={isi.jumlah} onPick={(jumlah) => change({ jumlah })} />
      ) : null}
      {minta(isi.jenis, 'no_rekening') ? (
        <RekeningField isi={isi} error={kata('no_rekening')} onChange={change} />
      ) : null}
      {minta(isi.jenis, 'no_kartu') ? <KartuFields isi={isi} aturan={aturan} onChange={change} /> : null}
      <Sisa kurang={kurang} isi={isi} />
      <div className={css.formButtons}>
        {bayar ? (
          <ActionButton className={css.first} onClick={onRemove}>
            {t('umum.hapus')}
          </ActionButton>
        ) : null}
        <ActionButton shortcut="Esc" onClick={onClose}>
          {t('umum.batal')}
        </ActionButton>
        <ActionButton primary type="submit" shortcut="Enter">
          {t(bayar ? 'penjualan.pakai' : 'penjualan.tambah')}
        </ActionButton>
      </div>
    </EnterForm>
  );
}
