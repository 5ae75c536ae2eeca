import { useState } from 'react';
import { addMonths, daysFrom } from '@kilau/contract/core/calendar.ts';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import {
  DASHBOARD_PUSAT,
  type BarisPusat,
  type Cabang,
  type Dagang,
} from '@kilau/contract/features/dashboard/dashboard.wire.ts';
import { useToday } from '../../platform/clock.ts';
import { useKeys } from '../../platform/keys.ts';
import { useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Block, BlockEmpty, BlockFact } from '../../ui/Block.tsx';
import blockCss from '../../ui/block.module.css';
import { PageColumn } from '../../ui/Card.tsx';
import { DateInput } from '../../ui/inputs/DateInput.tsx';
import { useChosenDay } from '../../ui/inputs/use-chosen-day.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { signed } from '../../ui/signed.ts';
import { useT } from '../../ui/text.ts';
import { pendek } from '../../ui/chart/figures.ts';
import { angka, gram, rupiah, semua, total } from './angka.ts';
import css from './dashboard.module.css';
import { BukaPortal } from './BukaPortal.tsx';
import { Gagal, gagal, useCatatan, useDariToko, useSalinan } from './Gagal.tsx';
import { GrafikBlock } from './GrafikBlock.tsx';
import { useBelumMasuk, useBiayaHari, useKasHari, useTransaksiHari, useTransaksiPeriode } from './panggilan.ts';

type Semua = readonly Cabang<unknown>[] | undefined;

function Angka({ dagang }: { readonly dagang: Dagang }) {
  return (
    <>
      <td className={`${blockCss.n} ${blockCss.strong}`}>{signed(angka(dagang.nilai))}</td>
      <td className={blockCss.n}>{formatNumber(dagang.gram, 3)}</td>
      <td className={blockCss.n}>{dagang.nota - dagang.batal}</td>
    </>
  );
}

const jumlahkan = (rows: readonly Dagang[]): Dagang => ({
  nota: total(rows.map(({ nota }) => nota)),
  batal: total(rows.map(({ batal }) => batal)),
  qty: total(rows.map(({ qty }) => qty)),
  gram: total(rows.map((row) => angka(row.gram))),
  nilai: total(rows.map(({ nilai }) => angka(nilai))),
});

/** The shops side by side: sold and bought, with all of them at the foot. */
function TabelToko({ toko, cabang }: { readonly toko: readonly BarisPusat[]; readonly cabang: Semua }) {
  const t = useT();
  const dari = useDariToko()(cabang);
  const salinan = useSalinan()(cabang);
  const portal = new Set(cabang?.flatMap((one) => (one.portal ? [one.kode_toko] : [])));
  const heads = [t('dashboard.rp'), t('dashboard.gram'), t('dashboard.nota')];
  return (
    <table className={blockCss.table}>
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            {t('dashboard.toko')}
          </th>
          <th scope="colgroup" colSpan={3} className={blockCss.n}>
            {t('dashboard.penjualan')}
          </th>
          <th scope="colgroup" colSpan={3} className={blockCss.n}>
            {t('dashboard.pembelian')}
          </th>
        </tr>
        <tr>
          {['penjualan', 'pembelian'].flatMap((arah) =>
            heads.map((name) => (
              <th key={`${arah} ${name}`} scope="col" className={blockCss.n}>
                {name}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {toko.map((row) => (
          <tr key={row.kode_toko}>
            <th scope="row" className={blockCss.wraps}>
              <strong>{row.kode_toko}</strong> {row.nama_toko}{' '}
              {portal.has(row.kode_toko) ? <BukaPortal kode_toko={row.kode_toko} /> : null}
              <small>{salinan.get(row.kode_toko)}</small>
            </th>
            <Angka dagang={row.penjualan} />
            <Angka dagang={row.pembelian} />
          </tr>
        ))}
        {gagal(cabang).map(({ kode_toko, nama_toko }) => (
          <tr key={kode_toko}>
            <th scope="row" className={blockCss.wraps}>
              <strong>{kode_toko}</strong> {nama_toko}
            </th>
            <td colSpan={6}>{t('umum.gagal_dimuat')}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{dari === '' ? t('dashboard.jumlah') : dari}</td>
          <Angka dagang={jumlahkan(toko.map(({ penjualan }) => penjualan))} />
          <Angka dagang={jumlahkan(toko.map(({ pembelian }) => pembelian))} />
        </tr>
      </tfoot>
    </table>
  );
}

/** Cash in the drawers of every shop. */
function KasToko({ tgl }: { readonly tgl: string }) {
  const t = useT();
  const asked = useKasHari(tgl);
  const kolom = ['awal', 'masuk', 'keluar', 'akhir'] as const;
  const toko = asked.data?.toko ?? [];
  const cabang = asked.data?.cabang;
  const dari = useDariToko()(cabang);
  const salinan = useSalinan()(cabang);
  return (
    <Block title={t('dashboard.kas_toko')} asked={asked}>
      {() => (
        <table className={blockCss.table}>
          <thead>
            <tr>
              <th scope="col">{t('dashboard.toko')}</th>
              {kolom.map((key) => (
                <th key={key} scope="col" className={blockCss.n}>
                  {t(`dashboard.${key}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {toko.map((row) => (
              <tr key={row.kode_toko}>
                <th scope="row" className={blockCss.wraps}>
                  {row.kode_toko} <small>{salinan.get(row.kode_toko)}</small>
                </th>
                {kolom.map((key) => (
                  <td key={key} className={blockCss.n}>
                    {signed(angka(row[key]))}
                  </td>
                ))}
              </tr>
            ))}
            {gagal(cabang).map(({ kode_toko }) => (
              <tr key={kode_toko}>
                <th scope="row">{kode_toko}</th>
                <td colSpan={kolom.length}>{t('umum.gagal_dimuat')}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td>{dari === '' ? t('dashboard.jumlah') : dari}</td>
              {kolom.map((key) => (
                <td key={key} className={blockCss.n}>
                  {signed(total(toko.map((row) => angka(row[key]))))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
    </Block>
  );
}

/** What the shops have spent, the most first. */
function Biaya({ tgl }: { readonly tgl: string }) {
  const t = useT();
  const asked = useBiayaHari(tgl);
  const rows = asked.data?.data ?? [];
  return (
    <Block title={t('dashboard.biaya')} asked={asked}>
      {() => (
        <>
          {rows.length === 0 ? (
            <BlockEmpty>{t('dashboard.tanpa_biaya')}</BlockEmpty>
          ) : (
            rows.map(({ kode_toko, kategori, nama, jumlah }) => (
              <BlockFact key={`${kode_toko} ${kategori}`} label={nama} note={kode_toko} value={signed(angka(jumlah))} />
            ))
          )}
          <Gagal cabang={asked.data?.cabang} />
        </>
      )}
    </Block>
  );
}

/** What was paid by card, transfer and QRIS and nobody has found on its account yet. */
function BelumDivalidasi() {
  const t = useT();
  const asked = useBelumMasuk();
  const rows = asked.data?.data ?? [];
  return (
    <Block title={t('dashboard.belum_masuk')} asked={asked}>
      {() => (
        <>
          {rows.length === 0 ? (
            <BlockEmpty>{t('dashboard.semua_masuk')}</BlockEmpty>
          ) : (
            rows.map(({ kode_toko, no_rekening, nama_rekening, jumlah, nilai, umur }) => (
              <BlockFact
                key={`${kode_toko} ${no_rekening}`}
                label={nama_rekening === '' ? no_rekening : nama_rekening}
                note={`${kode_toko} · ${t('dashboard.belum_umur', { jumlah, umur })}`}
                value={signed(angka(nilai))}
              />
            ))
          )}
          <Gagal cabang={asked.data?.cabang} />
        </>
      )}
    </Block>
  );
}

/** What all shops traded on each of the last thirty days. */
function TigaPuluhHari({ tgl, tabel }: { readonly tgl: string; readonly tabel: boolean }) {
  const t = useT();
  const hari = daysFrom(addMonths(tgl, -1), tgl).slice(1);
  const asked = useTransaksiPeriode(hari[0] ?? tgl, tgl);
  const series = asked.data?.series ?? [];
  const catatan = useCatatan()(asked.data?.cabang);
  const data = (kode: string) => semua(series.find((one) => one.kode === kode)?.data ?? []);
  return (
    <GrafikBlock
      title={t('dashboard.sebulan')}
      asked={asked}
      tabel={tabel}
      angka={rupiah(total(data('penjualan_nilai')))}
      catatan={[gram(total(data('penjualan_gram'))), ...catatan].join(' · ')}
      labels={hari.map((day) => formatDate(day).slice(0, 5))}
      deret={[
        { nama: t('dashboard.jual'), warna: 'jual', data: data('penjualan_nilai') },
        { nama: t('dashboard.beli'), warna: 'beli', data: data('pembelian_nilai') },
      ]}
      kini={hari.length - 1}
      tiap={7}
      pendek={pendek(t)}
      penuh={formatNumber}
    />
  );
}

/** All shops of head office side by side on any day; in a branch, that branch. */
export function PusatPage() {
  const t = useT();
  const { tgl_system, toko: pusat } = useUser();
  const today = useToday(pusat.zona_waktu);
  // Branches may be a day ahead of a head office that has not closed its own.
  const { day: tgl, typed, error, choose } = useChosenDay(tgl_system, tgl_system > today ? tgl_system : today);
  const [tabel, setTabel] = useState(false);
  const asked = useTransaksiHari(tgl);
  const toko = asked.data?.toko ?? [];
  const cabang = asked.data?.cabang;
  const dari = useDariToko()(cabang);
  const semuaToko = asked.data ? t('dashboard.semua_toko', { jumlah: toko.length }) : t('dashboard.toko');
  const catatan = useCatatan()(cabang);
  const ganti = () => setTabel(!tabel);
  const label = t(tabel ? 'dashboard.lihat_grafik' : 'dashboard.lihat_tabel');
  useKeys([{ key: 't', label, main: true, run: ganti }]);
  return (
    <PageColumn flow>
      <PageHead
        title={t.of(titleKey(DASHBOARD_PUSAT))}
        note={t('dashboard.bersih')}
        actions={
          <>
            <DateInput
              label={t('dashboard.tanggal')}
              today={tgl_system}
              max={tgl_system}
              value={typed}
              error={error}
              onChange={(next) => choose(next === '' ? tgl_system : next)}
            />
            <ActionButton shortcut="T" aria-pressed={tabel} onClick={ganti}>
              {label}
            </ActionButton>
          </>
        }
      />
      <Block title={dari === '' ? semuaToko : dari} asked={asked}>
        {() => <TabelToko toko={toko} cabang={cabang} />}
      </Block>
      <div className={css.charts}>
        <GrafikBlock
          title={t('dashboard.per_toko')}
          asked={asked}
          tabel={tabel}
          angka={rupiah(total(toko.map(({ penjualan }) => angka(penjualan.nilai))))}
          catatan={catatan.join(' · ')}
          labels={toko.map(({ kode_toko }) => kode_toko)}
          deret={[
            { nama: t('dashboard.jual'), warna: 'jual', data: toko.map(({ penjualan }) => angka(penjualan.nilai)) },
            { nama: t('dashboard.beli'), warna: 'beli', data: toko.map(({ pembelian }) => angka(pembelian.nilai)) },
          ]}
          pendek={pendek(t)}
          penuh={formatNumber}
        />
        <TigaPuluhHari tgl={tgl} tabel={tabel} />
        <KasToko tgl={tgl} />
        <Biaya tgl={tgl} />
        <BelumDivalidasi />
      </div>
    </PageColumn>
  );
}
