import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { useHome } from '../../../platform/home.ts';
import { useKeys } from '../../../platform/keys.ts';
import { useCan } from '../../../platform/session.ts';
import { Block } from '../../../ui/Block.tsx';
import { signed } from '../../../ui/signed.ts';
import { useT } from '../../../ui/text.ts';
import blockCss from '../../../ui/block.module.css';
import { KurvaOmzet } from './KurvaOmzet.tsx';
import { change } from '../../../ui/chart/figures.ts';
import { minuteText, type Omzet as Data } from './omzet-data.ts';
import { TanpaToko } from './TanpaToko.tsx';
import css from './omzet.module.css';

const LAPORAN = '/laporan-penjualan-transaksi';

/** The net, and what it is made of: gross, what was taken back, and how other days stood by the same minute. */
function Angka({ omzet }: { readonly omzet: Data }) {
  const t = useT();
  const jam = minuteText(omzet.menit);
  // Head office sees all shops in one figure, and reads that it does.
  const banyak = omzet.toko.length;
  return (
    <div>
      <div className={css.label}>
        {[t('beranda.penjualan_bersih'), ...(banyak > 1 ? [t('beranda.toko_toko', { jumlah: banyak })] : [])].join(
          ' · ',
        )}
      </div>
      <div className={css.figure}>{formatRupiah(omzet.bersih)}</div>
      <div className={css.note}>
        {`${t('beranda.jumlah_nota', { jumlah: omzet.nota })} · ${formatNumber(omzet.gram, 3)} g · ${t('beranda.kotor', { nilai: signed(omzet.kotor) })}`}
      </div>
      <div className={css.note}>{t('beranda.batal', { nilai: signed(omzet.batal), jumlah: omzet.nota_batal })}</div>
      <table className={css.compare}>
        <tbody>
          <tr>
            <th scope="row">{t('beranda.kemarin_jam', { jam })}</th>
            <td>{signed(omzet.kemarin)}</td>
            <td>{change(omzet.bersih, omzet.kemarin)}</td>
          </tr>
          <tr>
            <th scope="row">{t('beranda.minggu_lalu_jam', { jam })}</th>
            <td>{signed(omzet.minggu_lalu)}</td>
            <td>{change(omzet.bersih, omzet.minggu_lalu)}</td>
          </tr>
          {omzet.dibeli === 0 ? null : (
            <tr>
              <th scope="row">{t('beranda.pembelian')}</th>
              <td>{signed(omzet.dibeli)}</td>
              <td>{`${formatNumber(omzet.gram_dibeli, 3)} g`}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** The curve in figures. */
function Tabel({ omzet: { kurva } }: { readonly omzet: Data }) {
  const t = useT();
  const steps = [...new Set(kurva.flatMap(({ titik }) => titik.map(({ menit }) => menit)))].toSorted((a, b) => a - b);
  const at = (index: number, menit: number) =>
    signed(kurva[index]?.titik.findLast((point) => point.menit <= menit)?.bersih ?? 0);
  return (
    <div className={blockCss.scroll} style={{ maxHeight: 200 }}>
      <table className={blockCss.table}>
        <thead>
          <tr>
            <th scope="col">{t('beranda.sampai_jam')}</th>
            {[t('beranda.hari_ini'), t('beranda.kemarin'), t('beranda.minggu_lalu')].map((name) => (
              <th key={name} scope="col" className={blockCss.n}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {steps.map((menit) => (
            <tr key={menit}>
              <th scope="row">{minuteText(menit)}</th>
              {[0, 1, 2].map((index) => (
                <td key={index} className={blockCss.n}>
                  {at(index, menit)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What the shop has sold today, net, beside yesterday and last week up to the same minute; `T` shows the table. */
export function Omzet() {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const [table, setTable] = useState(false);
  const asked = useHome<Data>('dokumen/omzet');
  const toggle = () => setTable(!table);
  const laporan = () => void navigate({ to: LAPORAN, search: { jalan: 'ya' } });
  useKeys([
    { key: 'F9', label: t('beranda.laporan_harian'), run: laporan, main: true, enabled: can({ pages: [LAPORAN] }) },
    { key: 't', label: t('beranda.tabel'), run: toggle },
  ]);
  return (
    <Block
      title={t('beranda.hari_ini')}
      asked={asked}
      end={
        <button type="button" aria-pressed={table} onClick={toggle}>
          {t(table ? 'beranda.grafik' : 'beranda.tabel')}
        </button>
      }
    >
      {() =>
        asked.data ? (
          <>
            <TanpaToko gagal={asked.data.gagal} />
            <div className={css.omzet}>
              <Angka omzet={asked.data} />
              {table ? <Tabel omzet={asked.data} /> : <KurvaOmzet omzet={asked.data} />}
            </div>
          </>
        ) : null
      }
    </Block>
  );
}
