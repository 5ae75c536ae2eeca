import { useMemo } from 'react';
import { formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { pembelianManual } from '@kilau/contract/features/manual/beli-manual.kind.ts';
import { VALIDASI_MANUAL } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import { susut } from '@kilau/contract/trade/beli/susut.calc.ts';
import { useActor } from '../../../platform/session.ts';
import { baruDiHalaman } from '../../../trade/dokumen/baru-di-halaman.tsx';
import { salahBarang, type Salah } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { aturanJual } from '../../../trade/harga/aturan-jual.ts';
import { kolomAngka } from '../../../trade/isian/kolom.ts';
import { LayarNiaga } from '../../../trade/isian/LayarNiaga.tsx';
import { NamaBaris } from '../../../trade/isian/NamaBaris.tsx';
import { TabelBaris } from '../../../trade/isian/TabelBaris.tsx';
import { TandaIzin } from '../../../trade/isian/TandaIzin.tsx';
import { useTombolKertas } from '../../../trade/isian/tombol-kertas.ts';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { BeliIsian } from './BeliIsian.tsx';
import {
  beliKosong,
  beratBeli,
  hitungBeli,
  kirimBeli,
  periksaBeli,
  type BeliHitung,
  type DraftBeli,
  type HitungBeli,
  type IsiBeli,
} from './isi.ts';
import css from './jual-beli.module.css';
import { UangKeluar } from './UangKeluar.tsx';
import { useAturanBeli, useToleransi } from './use-aturan-beli.ts';
import { useNiaga } from './use-niaga.ts';

const namaBaris = ({ kode_group, kode_dept }: IsiBeli): string => `${kode_group} · ${kode_dept}`;

/** What a weight says beside the nota's: how much is gone, marked where somebody has to agree. */
function Berat({ baris, kategori }: BeliHitung) {
  const t = useT();
  const hilang = susut(beratBeli(baris));
  const tanda = t('jual_beli.susut', { berat: formatNumber(hilang, 3) });
  return (
    <>
      {formatNumber(angka(baris.berat), 3)}
      <TandaIzin kategori={kategori} otorisasi={baris.otorisasi} kata={tanda} />
      {kategori || hilang.isZero() ? null : <span className={css.kecil}> {tanda}</span>}
    </>
  );
}

function useColumns(rows: readonly BeliHitung[], salah: Salah): readonly Column<BeliHitung>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'barang',
        title: t('nota.barang'),
        text: ({ baris }) => namaBaris(baris),
        cell: ({ baris }) => <NamaBaris salah={salah[salahBarang(baris.id)]}>{namaBaris(baris)}</NamaBaris>,
      },
      {
        key: 'kadar',
        title: t('field.kadar'),
        numeric: true,
        text: ({ baris }) => (baris.kadar === '' ? '' : formatPlain(baris.kadar)),
      },
      { key: 'baki', title: t('jual_beli.baki_tujuan'), text: ({ baris }) => baris.kode_baki || 'BELI' },
      kolomAngka('qty', t('field.qty'), ({ baris }) => angka(baris.qty), { jumlah: rows }),
      {
        ...kolomAngka<BeliHitung>('berat', t('field.berat'), ({ baris }) => angka(baris.berat), {
          angka: 3,
          jumlah: rows,
        }),
        cell: (row) => <Berat {...row} />,
      },
      kolomAngka('harga', t('field.harga_gram'), ({ baris }) => angka(baris.harga)),
      kolomAngka('potongan', t('field.potongan'), ({ baris }) => angka(baris.potongan), { jumlah: rows }),
      kolomAngka('total', t('field.harga_beli'), ({ harga_beli }) => harga_beli, { jumlah: rows }),
    ],
    [t, rows, salah],
  );
}

/** Everything the purchase does. */
function useBeli() {
  const t = useT();
  const actor = useActor();
  const aturan = aturanJual(actor);
  const aturanBeli = useAturanBeli();
  const toleransi = useToleransi();
  const niaga = useNiaga<DraftBeli, BeliHitung, HitungBeli>(pembelianManual, {
    kosong: beliKosong,
    hitung: (draft) => hitungBeli(draft, aturanBeli, toleransi),
    periksa: (draft) => periksaBeli(draft, aturan),
    tampil: ({ baris, harga_beli }) => ({
      judul: `${t('jual_beli.BELI')}: ${namaBaris(baris)}`,
      ringkasan: [
        { label: t('field.qty'), nilai: baris.qty },
        {
          label: t('field.berat'),
          nilai: `${formatNumber(angka(baris.berat), 3)} gr`,
          semula: `${formatNumber(angka(baris.berat_nota), 3)} gr`,
        },
        { label: t('field.susut'), nilai: `${formatNumber(susut(beratBeli(baris)), 3)} gr` },
        { label: t('field.harga_beli'), nilai: formatRupiah(harga_beli) },
      ],
    }),
    kirim: kirimBeli,
  });
  const validasi = moduleOn(actor, 'VALIDASI_PEMBELIAN_MODULE') && moduleOn(actor, VALIDASI_MANUAL.gate);
  return { ...niaga, aturan, validasi };
}

/** Purchase of goods that are kept without barcodes. @param onGanti goes to the sale. */
export function BeliForm({ onGanti }: { readonly onGanti: () => void }) {
  const t = useT();
  const beli = useBeli();
  const { aturan, validasi, layar, draft, form, hitung, tangan, baris } = beli;
  useTombolKertas(beli, { label: t('jual_beli.ke_jual'), run: onGanti });
  return (
    <LayarNiaga
      {...layar}
      aturan={aturan}
      uang={
        <UangKeluar
          draft={draft}
          total={hitung.total}
          salah={form.salah}
          sibuk={form.sibuk}
          validasi={validasi}
          onUbah={form.ubah}
          onSimpan={beli.simpan}
          terakhir={baruDiHalaman(pembelianManual, beli, form.terakhir)}
        />
      }
    >
      <BeliIsian
        key={baris.dibuka}
        ubah={draft.barang.find(({ id }) => id === baris.dibuka)}
        fieldRef={tangan.isianRef}
        onSimpan={(isi) => baris.pasang({ ...isi, otorisasi: null })}
      />
      <TabelBaris<BeliHitung>
        label={t('jual_beli.barang_dibeli')}
        rows={hitung.baris}
        rowKey={(row) => row.baris.id}
        columns={useColumns(hitung.baris, form.salah)}
        baris={baris}
        salah={form.salah}
        kosong={{ title: t('jual_beli.kosong'), text: t('jual_beli.kosong_beli_saran') }}
      />
    </LayarNiaga>
  );
}
