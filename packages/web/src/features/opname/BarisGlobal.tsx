import { memo, type FocusEvent } from 'react';
import { formatDifference, formatGram, formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import { selisihGlobal } from '@kilau/contract/features/opname/global.calc.ts';
import type { BarisGlobal, KeadaanGlobal } from '@kilau/contract/features/opname/opname-global.wire.ts';
import { useUser } from '../../platform/session.ts';
import { Chip, type Tone } from '../../ui/Chip.tsx';
import { NumberField } from '../../ui/inputs/NumberField.tsx';
import { IntegerInput } from '../../ui/inputs/NumberInputs.tsx';
import { useT } from '../../ui/text.ts';
import { ketikanDari, type Ketikan } from './global-baris.ts';
import css from './global.module.css';
import type { KeadaanBaris } from './use-global.ts';

const TONES: Readonly<Record<KeadaanGlobal, Tone>> = { BELUM: 'plain', COCOK: 'good', PERIKSA: 'warn', SELISIH: 'bad' };

interface BarisProps {
  readonly baris: BarisGlobal;
  readonly keadaan: KeadaanBaris | undefined;
  /** Counting goes on. */
  readonly aktif: boolean;
  readonly onKetik: (baris: BarisGlobal, part: Partial<Pick<Ketikan, 'qty' | 'berat'>>) => void;
  readonly onSimpan: (baris: BarisGlobal, isi: Ketikan | undefined) => Promise<void>;
}

/** What was counted less what the books have, in pieces and grams. */
function Selisih({ baris }: { readonly baris: BarisGlobal }) {
  const t = useT();
  const { qty, berat } = selisihGlobal(baris);
  const { qty_akhir, berat_akhir } = baris;
  const bergerak =
    qty_akhir !== null && berat_akhir !== null && (qty_akhir !== baris.qty || berat_akhir !== baris.berat);
  return (
    <>
      <span>
        {qty === null ? '' : formatDifference(qty)}
        {berat === null ? '' : ` · ${formatDifference(berat, 3)} ${t('umum.gr')}`}
      </span>
      {bergerak ? (
        <span className={css.catatan}>
          {t('opname.bergerak', { qty: formatNumber(qty_akhir), berat: formatNumber(berat_akhir, 3) })}
        </span>
      ) : null}
    </>
  );
}

/** One group and type: what the books have, what was counted. It is saved when the hand leaves the row. */
export const BarisHitung = memo(function BarisHitung({ baris, keadaan, aktif, onKetik, onSimpan }: BarisProps) {
  const t = useT();
  const { toko } = useUser();
  const { kode_group: group, kode_dept: dept } = baris;
  const isi = keadaan?.ketik ?? ketikanDari(baris);
  const label = (key: 'opname.qty_hitung' | 'opname.berat_hitung') =>
    t('opname.isi_hitung', { label: t(key), dept, group });
  const onBlur = (event: FocusEvent<HTMLTableRowElement>) => {
    const next = event.relatedTarget;
    if (!(next instanceof Node && event.currentTarget.contains(next))) void onSimpan(baris, keadaan?.ketik);
  };
  return (
    <tr data-keadaan={baris.keadaan} data-changed={keadaan?.ketik !== undefined || undefined} onBlur={onBlur}>
      <td>
        <strong>{dept}</strong> <span className={css.lebar}>{baris.nama_dept}</span>
      </td>
      <td>
        <strong>{group}</strong> <span className={css.lebar}>{baris.nama_group}</span>
      </td>
      <td className={css.num}>
        {formatNumber(baris.qty)}
        <span className={css.catatan}>{formatGram(baris.berat, t)}</span>
      </td>
      <td className={css.isian}>
        <IntegerInput
          aria-label={label('opname.qty_hitung')}
          readOnly={!aktif}
          value={isi.qty}
          error={keadaan?.pesan !== undefined}
          onChange={(qty) => onKetik(baris, { qty })}
        />
        {keadaan?.pesan === undefined ? null : (
          <span role="alert" className={css.salah}>
            {keadaan.pesan}
          </span>
        )}
      </td>
      <td className={css.berat}>
        <NumberField
          aria-label={label('opname.berat_hitung')}
          scale={3}
          suffix={` ${t('umum.gr')}`}
          readOnly={!aktif}
          value={isi.berat}
          onChange={(berat) => onKetik(baris, { berat })}
        />
      </td>
      <td className={css.num}>
        <Selisih baris={baris} />
      </td>
      <td>
        <Chip tone={TONES[baris.keadaan]}>{t(`pilihan.keadaan_global.${baris.keadaan}`)}</Chip>
        {keadaan?.ketik !== undefined && keadaan.pesan === undefined ? (
          <span className={css.catatan}>{t('opname.belum_disimpan')}</span>
        ) : null}
      </td>
      <td className={`${css.kecil} ${css.lebar}`}>
        {baris.waktu === null ? '' : `${baris.oleh} · ${formatInstant(baris.waktu, toko.zona_waktu)}`}
      </td>
    </tr>
  );
});
