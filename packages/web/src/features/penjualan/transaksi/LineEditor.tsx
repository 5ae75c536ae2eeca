import { useEffect, useRef, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { useKeys } from '../../../platform/keys.ts';
import { askScale, useScale } from '../../../platform/scale.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import type { AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { TERKETIK } from '../../../trade/isian/ambil-isian.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { focusField } from '../../../ui/form/enter-next.ts';
import { NumberField } from '../../../ui/inputs/NumberField.tsx';
import { WeightInput } from '../../../ui/inputs/WeightInput.tsx';
import { useT } from '../../../ui/text.ts';
import { DiskonField } from './DiskonField.tsx';
import type { BarisDraft, IsiBaris } from './draft.ts';
import css from './editor.module.css';
import { PerluIzin } from './IzinBaris.tsx';
import type { Lanjut, TempatBaris } from './layar.ts';
import { PasarFields } from './PasarFields.tsx';
import { useIsiBaris } from './use-isi-baris.ts';

interface LineEditorProps {
  readonly baris: BarisDraft;
  readonly aturan: AturanJual;
  readonly salah: Salah;
  /** Where the hand begins; absent: at the weight. */
  readonly dibuka: TempatBaris | undefined;
  readonly onSave: (isi: IsiBaris, lanjut?: Lanjut) => void;
  readonly onCancel: () => void;
}

/** The fields that the hand is led to. */
function useTempat(tanpaHarga: boolean, dibuka: TempatBaris | undefined) {
  const berat = useRef<HTMLInputElement>(null);
  const harga = useRef<HTMLInputElement>(null);
  const diskon = useRef<HTMLInputElement>(null);
  const total = useRef<HTMLInputElement>(null);
  const ke = (field: RefObject<HTMLInputElement | null>) => focusField(field.current ?? undefined);
  useEffect(() => {
    const awal = dibuka === 'TOTAL' ? total : dibuka === undefined ? (tanpaHarga ? harga : berat) : diskon;
    ke(awal);
  }, [tanpaHarga, dibuka]);
  return { berat, harga, diskon, total, ke };
}

type Isian = ReturnType<typeof useIsiBaris>;

/** What there is to say about the line as it is typed, and what is done with it. */
function Kaki({ isian: { hitung, save }, onCancel }: { readonly isian: Isian; readonly onCancel: () => void }) {
  const t = useT();
  const perlu = hitung.kategori !== undefined;
  const minta = () => void save('IZIN');
  useKeys([
    { key: 'F4', label: t('penjualan.tombol_bayar'), run: () => void save('BAYAR'), main: true },
    { key: 'F10', label: t('penjualan.tombol_izin'), run: minta, enabled: perlu, main: true },
    { key: 'F8', label: t('penjualan.tombol_simpan'), run: () => void save('SIMPAN'), main: true },
  ]);
  return (
    <div className={css.kaki}>
      {perlu ? <PerluIzin baris={hitung} /> : null}
      <span className={css.sela} />
      {perlu ? (
        <ActionButton size="compact-md" shortcut="F10" onClick={minta}>
          {t('penjualan.minta_otorisasi')}
        </ActionButton>
      ) : null}
      <ActionButton size="compact-md" shortcut="Esc" onClick={onCancel}>
        {t('umum.batal')}
      </ActionButton>
      <ActionButton size="compact-md" type="submit" shortcut="Enter">
        {t('penjualan.pakai')}
      </ActionButton>
    </div>
  );
}

/** What the piece is sold by: its weight, its price and what is charged for the work. */
function HargaFields({
  barang,
  isian: { isi, sendiri, change, kata },
  beratRef,
  hargaRef,
}: {
  readonly barang: BarisDraft['barang'];
  readonly isian: Isian;
  readonly beratRef: Ref<HTMLInputElement>;
  readonly hargaRef: Ref<HTMLInputElement>;
}) {
  const t = useT();
  const { state } = useScale();
  return (
    <>
      <WeightInput
        ref={beratRef}
        label={t('field.berat')}
        value={isi.berat}
        onChange={(berat) => change({ berat })}
        error={kata('berat')}
        reading={state === 'on' ? askScale : undefined}
      />
      <NumberField
        ref={hargaRef}
        label={t(barang.harga.harga_tetap === null ? 'penjualan.harga_gram' : 'penjualan.harga_utuh')}
        value={isi.harga}
        onChange={(harga) => change({ harga })}
        error={kata('harga', 'harga_gram', 'harga_jual')}
      />
      <NumberField
        label={t('field.ongkos')}
        value={isi.ongkos ?? sendiri.toString()}
        onChange={(ongkos) => change({ ongkos })}
        error={kata('ongkos')}
      />
    </>
  );
}

/**
 * Weight, price, ongkos and discount of a line, below it. Enter goes on and takes it over, Esc leaves it as it was; `%`
 * leads to the discount, `=` to the total that the customer is to pay.
 */
export function LineEditor({ baris, aturan, salah, dibuka, onSave, onCancel }: LineEditorProps) {
  const t = useT();
  const { barang } = baris;
  const { berat, harga, diskon, total, ke } = useTempat(barang.harga.harga_tetap === 0, dibuka);
  const persen = dibuka === 'PERSEN';
  const isian = useIsiBaris({ baris, aturan, salah, persen, onSave, keHarga: () => ke(harga) });
  const { isi, hitung, dasar, change, kata, kePersen } = isian;
  const onKeyDown = (event: KeyboardEvent) => {
    const perbuatan: Readonly<Record<string, (() => void) | undefined>> = {
      Escape: onCancel,
      '=': () => ke(total),
      '%': () => {
        kePersen();
        ke(diskon);
      },
    };
    const run = perbuatan[event.key];
    if (!run || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    run();
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <EnterForm
        className={css.editor}
        label={t('penjualan.ubah_baris', { kode: barang.kode_barcode })}
        mark={isian.terketik ? { [TERKETIK]: true } : undefined}
        onSubmit={() => void isian.save()}
      >
        <HargaFields barang={barang} isian={isian} beratRef={berat} hargaRef={harga} />
        <DiskonField
          isi={isi}
          dasar={dasar}
          diskon={hitung.hasil.diskon}
          error={kata('diskon_rp', 'diskon_persen')}
          onChange={change}
          inputRef={diskon}
        />
        {/* Enter on the discount takes the line over: who wants a total comes here by its key. */}
        <div className={css.jadikan} data-enter-skip>
          <NumberField
            ref={total}
            prefix="Rp. "
            label={t('penjualan.jadikan_total')}
            value={isian.total}
            onChange={isian.jadikan}
            error={isian.salahTotal}
          />
        </div>
        <PasarFields barang={barang} isi={isi} kata={kata} onChange={change} />
        <Kaki isian={isian} onCancel={onCancel} />
      </EnterForm>
    </div>
  );
}
