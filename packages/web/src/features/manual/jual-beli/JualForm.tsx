import { useMemo, type ReactNode } from 'react';
import { formatGram, formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { VALIDASI_MANUAL } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import { penjualanManual } from '@kilau/contract/features/manual/jual-manual.kind.ts';
import { readState } from '../../../platform/read-state.ts';
import { useActor } from '../../../platform/session.ts';
import { DialogBayar, tanpaFaktur, UangKertas } from '../../../trade/bayar/UangKertas.tsx';
import type { Dokumen } from '../../../trade/dokumen/BaruDisimpan.tsx';
import { drafHampa, drafKosong } from '../../../trade/dokumen/draf.ts';
import { berizin, tanpaIzin } from '../../../trade/dokumen/izin-baris.ts';
import type { Salah } from '../../../trade/dokumen/salah.ts';
import { useFormKertas } from '../../../trade/dokumen/use-form-kertas.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { aturanJual, type AturanJual } from '../../../trade/harga/aturan-jual.ts';
import { kolomAngka, kolomNama } from '../../../trade/isian/kolom.tsx';
import { LayarKertas } from '../../../trade/isian/LayarKertas.tsx';
import { TabelBaris } from '../../../trade/isian/TabelBaris.tsx';
import { TandaIzin } from '../../../trade/isian/TandaIzin.tsx';
import { useTombolKertas } from '../../../trade/isian/tombol-kertas.ts';
import { useHalamanKertas } from '../../../trade/isian/use-halaman-kertas.ts';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { hitungJual, ikutiHarga, kirimJual, periksaJual, type DraftJual, type JualHitung } from './isi.ts';
import { JualIsian } from './JualIsian.tsx';
import { useStokJual } from './panggilan.ts';

const namaBaris = ({ baris: { stok } }: JualHitung): string => `${stok.nama_dept} ${stok.nama_group}`;

/** Columns of the lines, with their totals. */
function useColumns(rows: readonly JualHitung[], salah: Salah): readonly Column<JualHitung>[] {
  const t = useT();
  return useMemo(
    () => [
      kolomNama(t('nota.barang'), salah, (row) => {
        const { id, stok } = row.baris;
        return { id, nama: namaBaris(row), rincian: [stok.kode_baki, stok.kode_group, stok.kode_dept] };
      }),
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: ({ baris: { stok } }) => formatPlain(stok.kadar) },
      kolomAngka('qty', t('field.qty'), ({ baris }) => angka(baris.qty), { jumlah: rows }),
      kolomAngka('berat', t('field.berat'), ({ baris }) => angka(baris.berat), { angka: 3, jumlah: rows }),
      kolomAngka('harga', t('field.harga_gram'), ({ baris }) => angka(baris.harga_gram), {
        tanda: ({ baris, kategori }) => <TandaIzin kategori={kategori} otorisasi={baris.otorisasi} />,
      }),
      kolomAngka('ongkos', t('field.ongkos'), ({ hasil }) => hasil.ongkos),
      kolomAngka('diskon', t('field.diskon'), ({ hasil }) => hasil.diskon),
      kolomAngka('total', t('field.harga_total'), ({ total }) => total, { jumlah: rows }),
    ],
    [t, rows, salah],
  );
}

/** What an approver reads of a line. */
function useTampil() {
  const t = useT();
  return (row: JualHitung) => ({
    judul: `${t('jual_beli.JUAL')}: ${namaBaris(row)}`,
    ringkasan: [
      { label: t('field.qty'), nilai: row.baris.qty },
      { label: t('field.berat'), nilai: formatGram(angka(row.baris.berat), t) },
      {
        label: t('field.harga_gram'),
        nilai: formatRupiah(angka(row.baris.harga_gram)),
        semula: formatRupiah(row.baris.stok.harga?.harga_gram ?? 0),
      },
      { label: t('field.harga_total'), nilai: formatRupiah(row.total) },
    ],
  });
}

/** Everything the sale does. */
function useJual() {
  const actor = useActor();
  const dasar = aturanJual(actor);
  const aturan: AturanJual = { ...dasar, validasi: dasar.validasi && moduleOn(actor, VALIDASI_MANUAL.gate) };
  const stok = useStokJual();
  const tampil = useTampil();
  const form = useFormKertas<DraftJual, Dokumen>(penjualanManual, {
    kosong: drafKosong,
    onDitolak: ({ code }, ganti) => {
      if (code === 'otorisasi_tidak_berlaku') ganti(tanpaIzin);
      if (code !== 'harga_sudah_berubah' && code !== 'stok_tidak_cukup') return;
      const ikuti = (isi: DraftJual, kini: NonNullable<typeof stok.data>) => ikutiHarga(isi.barang, kini);
      void stok.refetch().then(({ data }) => data && ganti((isi) => ({ ...isi, barang: ikuti(isi, data) })));
    },
  });
  const hitung = hitungJual(form.isi, aturan);
  const halaman = useHalamanKertas(penjualanManual, form, {
    periksa: () => periksaJual(form.isi, hitung, aturan),
    kirim: () => berizin(form, hitung.baris, tampil, kirimJual),
    hampa: drafHampa(form.isi),
  });
  return { ...halaman, hitung, aturan, stok };
}

export interface FormProps {
  /** Chooses between sale and purchase; F6 goes to the other one. */
  readonly pilihan: ReactNode;
  readonly catatan: string;
  readonly onGanti: () => void;
}

/** Sale of goods without barcodes: customer, lines, money. */
export function JualForm({ pilihan, catatan, onGanti }: FormProps) {
  const t = useT();
  const jual = useJual();
  const { stok, draft, form, hitung, tangan, baris } = jual;
  useTombolKertas(jual, { label: t('jual_beli.ke_beli'), run: onGanti });
  return (
    <LayarKertas
      kind={penjualanManual}
      halaman={jual}
      baru={t('barang.baru')}
      {...{ pilihan, catatan }}
      uang={<UangKertas kind={penjualanManual} halaman={jual} hitung={tanpaFaktur(hitung)} terakhir={form.terakhir} />}
    >
      <JualIsian
        key={baris.kunci}
        stok={stok.data ?? []}
        barang={draft.barang}
        ubah={baris.terbuka}
        fieldRef={tangan.isianRef}
        onSimpan={baris.pasang}
      />
      <TabelBaris<JualHitung>
        rows={hitung.baris}
        rowKey={(row) => row.baris.id}
        columns={useColumns(hitung.baris, form.salah)}
        baris={baris}
        salah={form.salah}
        {...(stok.isError && readState(stok))}
        kosong={{
          title: t('jual_beli.kosong'),
          text: t(stok.data?.length === 0 ? 'jual_beli.stok_kosong' : 'jual_beli.kosong_saran'),
        }}
      />
      <DialogBayar halaman={jual} hitung={hitung} />
    </LayarKertas>
  );
}
