import { useMemo } from 'react';
import { formatNumber, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { VALIDASI_MANUAL } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useActor } from '../../../platform/session.ts';
import { DialogBayar, UangKertas } from '../../../trade/bayar/UangKertas.tsx';
import { useBayar } from '../../../trade/bayar/use-bayar.ts';
import { salahBarang, type Salah } from '../../../trade/dokumen/salah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { aturanJual, type AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { kolomAngka } from '../../../trade/isian/kolom.ts';
import { LayarNiaga } from '../../../trade/isian/LayarNiaga.tsx';
import { NamaBaris } from '../../../trade/isian/NamaBaris.tsx';
import { TabelBaris } from '../../../trade/isian/TabelBaris.tsx';
import { TandaIzin } from '../../../trade/isian/TandaIzin.tsx';
import { useTombolKertas } from '../../../trade/isian/tombol-kertas.ts';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import {
  hitungJual,
  ikutiHarga,
  jualKosong,
  kirimJual,
  periksaJual,
  type BarisJual,
  type DraftJual,
  type HitungJual,
  type JualHitung,
} from './isi.ts';
import css from './jual-beli.module.css';
import { JualIsian } from './JualIsian.tsx';
import { useStokJual } from './panggilan.ts';
import { useNiaga } from './use-niaga.ts';

const TANPA_FAKTUR = { barang: { asal_faktur_pajak: false } };
const namaBaris = ({ stok }: BarisJual): string => `${stok.nama_dept} ${stok.nama_group}`;

/** Columns of the lines, with their totals. */
function useColumns({ baris: rows }: HitungJual, salah: Salah): readonly Column<JualHitung>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'barang',
        title: t('nota.barang'),
        text: ({ baris }) => namaBaris(baris),
        cell: ({ baris }) => (
          <NamaBaris salah={salah[salahBarang(baris.id)]}>
            {namaBaris(baris)}{' '}
            <span
              className={css.kecil}
            >{`${baris.stok.kode_baki} · ${baris.stok.kode_group} · ${baris.stok.kode_dept}`}</span>
          </NamaBaris>
        ),
      },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: ({ baris: { stok } }) => formatPlain(stok.kadar) },
      kolomAngka('qty', t('field.qty'), ({ baris }) => angka(baris.qty), { jumlah: rows }),
      kolomAngka('berat', t('field.berat'), ({ baris }) => angka(baris.berat), { angka: 3, jumlah: rows }),
      {
        ...kolomAngka<JualHitung>('harga', t('field.harga_gram'), ({ baris }) => angka(baris.harga)),
        cell: ({ baris, kategori }) => (
          <>
            {formatNumber(angka(baris.harga))}
            <TandaIzin kategori={kategori} otorisasi={baris.otorisasi} />
          </>
        ),
      },
      kolomAngka('ongkos', t('field.ongkos'), ({ hasil }) => hasil.ongkos),
      kolomAngka('diskon', t('field.diskon'), ({ hasil }) => hasil.diskon),
      kolomAngka('total', t('field.harga_total'), ({ total }) => total, { jumlah: rows }),
    ],
    [t, rows, salah],
  );
}

/** Everything the sale does. */
function useJual() {
  const t = useT();
  const actor = useActor();
  const dasar = aturanJual(actor);
  const aturan: AturanJual = { ...dasar, validasi: dasar.validasi && moduleOn(actor, VALIDASI_MANUAL.gate) };
  const stok = useStokJual();
  const niaga = useNiaga<DraftJual, JualHitung, HitungJual>(penjualanManual, {
    kosong: jualKosong,
    hitung: (draft) => hitungJual(draft, aturan),
    periksa: (draft, hitung) => periksaJual(draft, hitung, aturan),
    tampil: ({ baris, total }) => ({
      judul: `${t('jual_beli.JUAL')}: ${namaBaris(baris)}`,
      ringkasan: [
        { label: t('field.qty'), nilai: baris.qty },
        { label: t('field.berat'), nilai: `${formatNumber(angka(baris.berat), 3)} gr` },
        {
          label: t('field.harga_gram'),
          nilai: formatRupiah(angka(baris.harga)),
          semula: formatRupiah(baris.stok.harga?.harga_gram ?? 0),
        },
        { label: t('field.harga_total'), nilai: formatRupiah(total) },
      ],
    }),
    kirim: kirimJual,
    onDitolak: ({ code }, ganti) => {
      if (code === 'harga_sudah_berubah' || code === 'stok_tidak_cukup') {
        void stok
          .refetch()
          .then(({ data }) => data && ganti((isi) => ({ ...isi, barang: ikutiHarga(isi.barang, data) })));
      }
    },
  });
  return { ...niaga, aturan, stok, bayar: useBayar(niaga.tangan.keIsian) };
}

function Baris({ jual: { hitung, form, baris, stok } }: { readonly jual: ReturnType<typeof useJual> }) {
  const t = useT();
  return (
    <TabelBaris<JualHitung>
      rows={hitung.baris}
      rowKey={(row) => row.baris.id}
      columns={useColumns(hitung, form.salah)}
      baris={baris}
      salah={form.salah}
      status={stok.isError ? 'failed' : 'ready'}
      error={stok.isError ? problemText(stok.error) : undefined}
      onRetry={() => void stok.refetch()}
      kosong={{
        title: t('jual_beli.kosong'),
        text: t(stok.data?.length === 0 ? 'jual_beli.stok_kosong' : 'jual_beli.kosong_saran'),
      }}
    />
  );
}

/** Sale of goods without barcodes: customer, lines, money. @param onGanti goes to the purchase. */
export function JualForm({ onGanti }: { readonly onGanti: () => void }) {
  const t = useT();
  const jual = useJual();
  const { aturan, stok, layar, draft, form, hitung, tangan, baris } = jual;
  useTombolKertas(jual, { label: t('jual_beli.ke_beli'), run: onGanti });
  return (
    <LayarNiaga
      {...layar}
      aturan={aturan}
      uang={
        <UangKertas
          kind={penjualanManual}
          halaman={jual}
          hitung={{ ...hitung, baris: hitung.baris.map(() => ({ baris: TANPA_FAKTUR })) }}
          terakhir={form.terakhir}
        />
      }
    >
      <JualIsian
        key={baris.dibuka}
        stok={stok.data ?? []}
        barang={draft.barang}
        ubah={draft.barang.find(({ id }) => id === baris.dibuka)}
        fieldRef={tangan.isianRef}
        onSimpan={(isi, asal) => baris.pasang({ ...isi, stok: asal, otorisasi: null })}
      />
      <Baris jual={jual} />
      <DialogBayar halaman={jual} hitung={hitung} />
    </LayarNiaga>
  );
}
