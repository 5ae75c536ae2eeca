import { ActionIcon } from '@mantine/core';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { scaleReading, useScale } from '../../../platform/scale.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { focusField } from '../../../ui/form/enter-next.ts';
import { NumberField } from '../../../ui/inputs/NumberField.tsx';
import { MoneyInput } from '../../../ui/inputs/NumberInputs.tsx';
import { WeightInput } from '../../../ui/inputs/WeightInput.tsx';
import { text, useT } from '../../../ui/text.ts';
import type { BarangJual } from '../wire.ts';
import type { BarisDraft, IsiBaris } from './draft.ts';
import { hargaMeragukan, hitungBaris } from './hitung.ts';
import { salahBaris } from './kirim.ts';
import { periksaBaris } from './periksa.ts';
import css from './lines.module.css';
import { ruleText } from '../../../ui/form/rule-text.ts';

interface LineEditorProps {
  readonly baris: BarisDraft;
  readonly aturan: AturanJual;
  readonly salah: Salah;
  readonly onSave: (isi: IsiBaris) => void;
  readonly onCancel: () => void;
}

/** Rupiah or percent in one field: the keys `%` and `r` change over, and so does the button. */
function DiskonField({
  isi,
  error,
  onChange,
}: {
  readonly isi: IsiBaris;
  readonly error: string | undefined;
  readonly onChange: (isi: Partial<IsiBaris>) => void;
}) {
  const t = useT();
  const persen = isi.cara_diskon === 'PERSEN';
  const switchTo = (cara_diskon: IsiBaris['cara_diskon']) =>
    cara_diskon !== isi.cara_diskon && onChange({ cara_diskon, diskon: '' });
  return (
    <NumberField
      label={t('field.diskon')}
      value={isi.diskon}
      scale={persen ? 3 : 0}
      prefix={persen ? '' : 'Rp. '}
      suffix={persen ? ' %' : ' ,-'}
      error={error}
      onChange={(diskon) => onChange({ diskon })}
      onKeyDown={(event) => {
        if (event.key !== '%' && event.key.toLowerCase() !== 'r') return;
        event.preventDefault();
        switchTo(event.key === '%' ? 'PERSEN' : 'RP');
      }}
      rightSectionWidth={34}
      rightSection={
        <ActionIcon
          variant="subtle"
          color="gray"
          size="sm"
          tabIndex={-1}
          aria-label={t(persen ? 'penjualan.diskon_rupiah' : 'penjualan.diskon_persen')}
          onClick={() => switchTo(persen ? 'RP' : 'PERSEN')}
        >
          {persen ? 'Rp' : '%'}
        </ActionIcon>
      }
    />
  );
}

/** A price far from today's wants a second look: a digit too many is the commonest slip. */
async function yakinHarga(barang: BarangJual, harga: string, aturan: AturanJual): Promise<boolean> {
  const jauh = hargaMeragukan(barang, angka(harga), aturan);
  if (!jauh) return true;
  const { persen, sekarang } = jauh;
  return confirm({
    title: text('penjualan.harga_jauh'),
    message: text(persen.isNegative() ? 'penjualan.harga_lebih_rendah' : 'penjualan.harga_lebih_tinggi', {
      harga: formatRupiah(angka(harga)),
      sekarang: formatRupiah(sekarang),
      persen: formatNumber(persen.abs()),
    }),
    yes: text('penjualan.lanjutkan'),
    danger: true,
  });
}

/** The hand goes to the weight, or to the price of a piece that has none yet. */
function useFirstField(noPrice: boolean) {
  const beratRef = useRef<HTMLInputElement>(null);
  const hargaRef = useRef<HTMLInputElement>(null);
  useEffect(() => focusField((noPrice ? hargaRef : beratRef).current ?? undefined), [noPrice]);
  return { beratRef, hargaRef };
}

/** What is typed over the line, what it comes to, what is wrong with it, and taking it over. */
function useIsiBaris({ baris, aturan, salah, onSave }: LineEditorProps, toPrice: () => void) {
  const t = useT();
  const { barang } = baris;
  const [isi, setIsi] = useState<IsiBaris>({
    berat: baris.berat,
    harga: baris.harga,
    ongkos: baris.ongkos,
    diskon: baris.diskon,
    cara_diskon: baris.cara_diskon,
  });
  const [rusak, setRusak] = useState<Readonly<Record<string, string>>>({});
  const hitung = hitungBaris({ ...baris, ...isi }, aturan);
  /** The ongkos that follows from the goods, where none is typed. */
  const sendiri = hitungBaris({ ...baris, ...isi, ongkos: null }, aturan).hasil.ongkos;
  const change = (part: Partial<IsiBaris>) => {
    setIsi((now) => ({ ...now, ...part }));
    setRusak({});
  };
  const kata = (...names: readonly string[]) =>
    names
      .map((name) => rusak[name] ?? salah[salahBaris(barang.kode_barcode, name)])
      .find((pesan) => pesan !== undefined);
  const save = async () => {
    const breaks = Object.entries(periksaBaris(hitung));
    setRusak(Object.fromEntries(breaks.map(([name, broken]) => [name, ruleText(t, name, broken)])));
    if (breaks.length > 0) return;
    if (isi.harga !== baris.harga && !(await yakinHarga(barang, isi.harga, aturan))) {
      toPrice();
      return;
    }
    onSave({ ...isi, ongkos: isi.ongkos === null || Dec.from(sendiri).eq(angka(isi.ongkos)) ? null : isi.ongkos });
  };
  return { isi, total: hitung.total, sendiri, change, kata, save };
}

/** Weight, price, ongkos and discount of a line, below it. Enter goes on and takes it over, Esc leaves it as it was. */
export function LineEditor(props: LineEditorProps) {
  const t = useT();
  const { onCancel } = props;
  const { barang } = props.baris;
  const { state } = useScale();
  const { beratRef, hargaRef } = useFirstField(barang.harga.harga_tetap === 0);
  const toPrice = () => focusField(hargaRef.current ?? undefined);
  const { isi, total, sendiri, change, kata, save } = useIsiBaris(props, toPrice);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  const utuh = barang.harga.harga_tetap !== null;
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <EnterForm
        className={css.editor}
        label={t('penjualan.ubah_baris', { kode: barang.kode_barcode })}
        onSubmit={() => void save()}
      >
        <WeightInput
          ref={beratRef}
          label={t('field.berat')}
          value={isi.berat}
          onChange={(berat) => change({ berat })}
          error={kata('berat')}
          reading={state === 'on' ? scaleReading : undefined}
        />
        <MoneyInput
          ref={hargaRef}
          label={t(utuh ? 'penjualan.harga_utuh' : 'penjualan.harga_gram')}
          value={isi.harga}
          onChange={(harga) => change({ harga })}
          error={kata('harga', 'harga_gram', 'harga_jual')}
        />
        <MoneyInput
          label={t('field.ongkos')}
          value={isi.ongkos ?? sendiri.toString()}
          onChange={(ongkos) => change({ ongkos })}
          error={kata('ongkos')}
        />
        <DiskonField isi={isi} error={kata('diskon_rp', 'diskon_persen')} onChange={change} />
        <div className={css.editorTotal}>
          <span>{t('field.harga_total')}</span>
          <output>{formatRupiah(total)}</output>
        </div>
        <div className={css.editorButtons}>
          <ActionButton shortcut="Esc" onClick={onCancel}>
            {t('umum.batal')}
          </ActionButton>
          <ActionButton type="submit" shortcut="Enter">
            {t('penjualan.pakai')}
          </ActionButton>
        </div>
      </EnterForm>
    </div>
  );
}
