import { formatGram, formatNumber } from '@kilau/contract/core/format.ts';
import type { Dec } from '@kilau/contract/core/dec.ts';
import type { Potongan } from '@kilau/contract/trade/beli/harga-beli.calc.ts';
import { susut } from '@kilau/contract/trade/beli/susut.calc.ts';
import { useT, type Translate } from '../../ui/text.ts';
import type { AturanBeli } from './aturan.ts';
import type { BarisHitung } from './hitung.ts';
import { notaDari } from './isi.ts';
import css from './baris.module.css';

/** How a cut is worked out: rupiah times grams, or percent. */
export const caraPotong = (t: Translate, { jenis_potongan, potongan, persentase }: Potongan, berat?: Dec): string =>
  jenis_potongan === 'PERSENTASE'
    ? `${formatNumber(persentase, 3).replace(/\.?0+$/, '')} %`
    : berat === undefined
      ? `${formatNumber(potongan)} / ${t('umum.gr')}`
      : `${formatNumber(potongan)} × ${formatNumber(berat, 3)}`;

interface LangkahProps {
  readonly label: string;
  /** How it comes about. */
  readonly cara?: string | undefined;
  readonly nilai: Dec;
  /** It is taken off. */
  readonly kurang?: boolean;
}

function Langkah({ label, cara, nilai, kurang = false }: LangkahProps) {
  const minus = kurang && !nilai.isZero();
  return (
    <div>
      <dt>
        {label} {cara === undefined ? null : <small>{cara}</small>}
      </dt>
      <dd>{`${minus && !nilai.isNegative() ? '−' : minus ? '+' : ''}${formatNumber(nilai.abs())}`}</dd>
    </div>
  );
}

/** The ladder from what the nota says, or grams at a price, down to what is worked out. */
export function Tangga({ row, aturan }: { readonly row: BarisHitung; readonly aturan: AturanBeli }) {
  const t = useT();
  const { baris, barang, berat, kondisi, tangga } = row;
  const nota = notaDari(baris);
  const hidup = aturan.hidup && baris.hidup;
  const gram = (harga: Dec) => `${formatNumber(berat, 3)} × ${formatNumber(harga)}`;
  const hilang = susut({ berat, berat_nota: barang.berat_nota });
  return (
    <dl className={css.tangga} aria-label={t('pembelian.hitungan')}>
      {hidup ? (
        <Langkah label={t('pembelian.emas_hari_ini')} cara={gram(barang.harga_emas)} nilai={tangga.dasar} />
      ) : nota ? (
        <Langkah
          label={t('field.harga_nota')}
          cara={
            nota.harga_atribut > 0 && !aturan.harga.tanpa_atribut
              ? t('pembelian.dengan_atribut', { harga: formatNumber(nota.harga_atribut) })
              : undefined
          }
          nilai={tangga.dasar}
        />
      ) : (
        <Langkah label={t('pembelian.harga_kode')} cara={gram(barang.harga_gram)} nilai={tangga.dasar} />
      )}
      {aturan.harga.prorata && nota && !hidup ? (
        <Langkah
          label={t('field.susut')}
          cara={hilang.gt(0) ? formatGram(hilang, t) : undefined}
          nilai={tangga.susut_rp}
          kurang
        />
      ) : null}
      <Langkah
        label={
          kondisi ? t('pembelian.potongan_kondisi', { kondisi: baris.kondisi_barang }) : t('field.potongan_kondisi')
        }
        cara={kondisi && caraPotong(t, kondisi, berat)}
        nilai={tangga.potongan_kondisi}
        kurang
      />
      {barang.potongan ? (
        <Langkah
          label={t('field.potongan_kategori')}
          cara={caraPotong(t, barang.potongan, berat)}
          nilai={tangga.potongan_kategori}
          kurang
        />
      ) : null}
      {tangga.potongan_lain.isZero() ? null : (
        <Langkah label={t('field.potongan_lain')} nilai={tangga.potongan_lain} kurang />
      )}
      <Langkah
        label={t('field.pembulatan')}
        cara={formatNumber(aturan.harga.pembulatan)}
        nilai={tangga.pembulatan_rp}
        kurang
      />
      <Langkah label={t('field.harga_hitung')} nilai={tangga.harga_hitung} />
    </dl>
  );
}
