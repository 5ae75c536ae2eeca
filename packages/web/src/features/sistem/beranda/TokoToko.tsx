import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { useHome } from '../../../platform/home.ts';
import { Block } from '../../../ui/Block.tsx';
import css from '../../../ui/block.module.css';
import { signed } from '../../../ui/signed.ts';
import { useT } from '../../../ui/text.ts';
import { change } from '../../../ui/chart/figures.ts';
import type { Hari, Omzet } from './omzet-data.ts';

/** Columns that a phone has room for. */
const ALWAYS = 3;

function Figures({ hari }: { readonly hari: Hari }) {
  return (
    <>
      <td className={`${css.n} ${css.strong}`}>{signed(hari.bersih)}</td>
      <td className={css.n}>{change(hari.bersih, hari.kemarin)}</td>
      <td className={css.n}>{change(hari.bersih, hari.minggu_lalu)}</td>
      <td className={`${css.n} ${css.wide}`}>{signed(hari.batal)}</td>
      <td className={`${css.n} ${css.wide}`}>{hari.nota}</td>
      <td className={`${css.n} ${css.wide}`}>{formatNumber(hari.gram, 3)}</td>
      <td className={`${css.n} ${css.wide}`}>{formatNumber(hari.gram_dibeli, 3)}</td>
    </>
  );
}

/** The shops of the chain side by side, for head office; of a single shop the headline has told all. */
export function TokoToko() {
  const t = useT();
  const asked = useHome<Omzet>('dokumen/omzet');
  const { data } = asked;
  if (!data || data.toko.length + data.gagal.length < 2) return null;
  const heads = [
    t('beranda.bersih'),
    t('beranda.kemarin'),
    t('beranda.minggu_lalu'),
    t('beranda.dibatalkan'),
    t('beranda.nota'),
    t('beranda.terjual_g'),
    t('beranda.dibeli_g'),
  ];
  return (
    <Block title={t('beranda.toko_toko', { jumlah: data.toko.length + data.gagal.length })} asked={asked}>
      {() => (
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('beranda.toko')}</th>
                {heads.map((name, index) => (
                  <th key={name} scope="col" className={index < ALWAYS ? css.n : `${css.n} ${css.wide}`}>
                    {name}
                  </th>
                ))}
                <th scope="col" className={css.wide}>
                  {t('beranda.tanggal')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.toko.map((toko) => (
                <tr key={toko.kode_toko}>
                  <th scope="row" className={css.wraps}>
                    <strong>{toko.kode_toko}</strong> {toko.nama_toko}
                  </th>
                  <Figures hari={toko} />
                  <td className={css.wide}>{formatDate(toko.tgl_system)}</td>
                </tr>
              ))}
              {data.gagal.map(({ kode_toko, nama_toko }) => (
                <tr key={kode_toko}>
                  <th scope="row" className={css.wraps}>
                    <strong>{kode_toko}</strong> {nama_toko}
                  </th>
                  <td colSpan={heads.length + 1}>{t('umum.gagal_dimuat')}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <td>{t('beranda.jumlah')}</td>
                <Figures hari={data} />
                <td className={css.wide} />
              </tr>
            </tfoot>
          </table>
        </div>
      )}
    </Block>
  );
}
