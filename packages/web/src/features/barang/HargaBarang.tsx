import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { Dec, type DecInput } from '@kilau/contract/core/dec.ts';
import { useT } from '../../ui/text.ts';
import css from './barang.module.css';

interface Harga {
  readonly harga: { readonly harga_gram: DecInput; readonly harga_tetap: DecInput | null };
  readonly jual: {
    readonly harga_jual: DecInput;
    readonly ongkos: DecInput;
    readonly harga_atribut: DecInput;
    readonly harga_total: DecInput;
  };
  /** What its stones are worth: no part of the price. */
  readonly nilai_batu?: DecInput;
}

/** What a piece costs today, from the gram to the total. */
export function HargaBarang({ harga, jual, nilai_batu = 0 }: Harga) {
  const t = useT();
  const rows = [
    ...(harga.harga_tetap === null ? [[t('barang.harga_gram'), formatNumber(harga.harga_gram)]] : []),
    [t('barang.harga_jual'), formatNumber(jual.harga_jual)],
    [t('field.ongkos'), formatNumber(jual.ongkos)],
    [t('field.harga_atribut'), formatNumber(jual.harga_atribut)],
  ] as const;
  const batu = Dec.from(nilai_batu);
  return (
    <>
      <dl className={css.harga}>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={css.hargaTotal}>
          <dt>{t('barang.harga_total')}</dt>
          <dd>{formatRupiah(jual.harga_total)}</dd>
        </div>
      </dl>
      {batu.isZero() ? null : <p className={css.sunyi}>{t('batu.di_luar_harga', { nilai: formatRupiah(batu) })}</p>}
    </>
  );
}
