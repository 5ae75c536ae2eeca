import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import { loadDefinition } from '../../engine/definitions.ts';
import { FieldInputs } from '../../engine/inputs/FieldInputs.tsx';
import { DialogBayar, tanpaFaktur, UangKertas } from '../../trade/bayar/UangKertas.tsx';
import { UbahDokumen } from '../../trade/dokumen/UbahDokumen.tsx';
import { useNomorUbah, type Diubah } from '../../trade/dokumen/diubah.ts';
import { angka } from '../../trade/harga/angka.ts';
import { LayarKertas } from '../../trade/isian/LayarKertas.tsx';
import { TabelBaris } from '../../trade/isian/TabelBaris.tsx';
import { TandaIzin } from '../../trade/isian/TandaIzin.tsx';
import { kolomAngka, kolomNama } from '../../trade/isian/kolom.tsx';
import { useTombolKertas } from '../../trade/isian/tombol-kertas.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { BarangIsian } from './BarangIsian.tsx';
import { Contoh } from './Contoh.tsx';
import { bukaPesanan } from './buka.ts';
import { RINCIAN, type BarisHitung, type DraftPesanan } from './isi.ts';
import css from './pesanan.module.css';
import { usePesanan, type PesananHalaman } from './use-pesanan.ts';

// Beside the page's own code: its first field is a picker of sales people.
loadDefinition('resource', pesanan.header.kode_sales.to).catch(() => undefined);

/** Columns of the goods, with their totals. */
function useColumns({ hitung: { baris: rows }, form: { salah } }: PesananHalaman): readonly Column<BarisHitung>[] {
  const t = useT();
  return useMemo(
    () => [
      kolomNama(t('nota.barang'), salah, ({ baris: { id, nama_barang, kode_group, kode_dept, deskripsi } }) => ({
        id,
        nama: nama_barang,
        rincian: [kode_group, kode_dept, deskripsi],
      })),
      kolomAngka('berat', t('field.berat'), ({ baris }) => angka(baris.berat), { angka: 3, jumlah: rows }),
      kolomAngka('harga', t('field.harga_gram'), ({ baris }) => angka(baris.harga_gram), {
        tanda: ({ baris, kategori }) => <TandaIzin kategori={kategori} otorisasi={baris.otorisasi} />,
      }),
      kolomAngka('ongkos', t('field.ongkos'), ({ ongkos }) => ongkos, { jumlah: rows }),
      kolomAngka('total', t('field.harga_total'), ({ total }) => total, { jumlah: rows }),
    ],
    [t, rows, salah],
  );
}

/** Whether the price stands until it is picked up (F6), when it is ready, and who makes it. */
function RincianPesanan({ halaman: { draft, form } }: { readonly halaman: PesananHalaman }) {
  const t = useT();
  return (
    <div className={css.rincian}>
      <div className={css.mengikat}>
        <SegmentedControl
          fullWidth
          aria-label={t('field.mengikat')}
          data={[
            { value: 'ya', label: t('titipan.harga_mengikat') },
            { value: 'tidak', label: t('titipan.harga_ikut') },
          ]}
          value={draft.mengikat ? 'ya' : 'tidak'}
          onChange={(value) => form.ubah({ mengikat: value === 'ya' })}
        />
        <Kbd>F6</Kbd>
      </div>
      <FieldInputs fields={RINCIAN} values={draft} errors={form.salah} onChange={form.ubah} />
    </div>
  );
}

function Uang({ halaman }: { readonly halaman: PesananHalaman }) {
  const t = useT();
  const { form, hitung } = halaman;
  return (
    <UangKertas
      kind={pesanan}
      halaman={halaman}
      hitung={tanpaFaktur(hitung)}
      sisa={t('titipan.sisa')}
      catatan={<RincianPesanan halaman={halaman} />}
      terakhir={form.terakhir && { ...form.terakhir, grand_total: form.terakhir.total_harga }}
    />
  );
}

function Barang({ halaman }: { readonly halaman: PesananHalaman }) {
  const t = useT();
  const { form, hitung, baris } = halaman;
  return (
    <TabelBaris<BarisHitung>
      rows={hitung.baris}
      rowKey={(row) => row.baris.id}
      columns={useColumns(halaman)}
      baris={baris}
      salah={form.salah}
      kosong={{ title: t('pesanan.kosong'), text: t('pesanan.kosong_saran') }}
    />
  );
}

/** The order at the counter; with `?ubah=` an OPEN one is changed. */
export function TransaksiPesananPage() {
  const ubah = useNomorUbah();
  if (ubah === '') return <LayarPesanan key="baru" />;
  return (
    <UbahDokumen key={ubah} kind={pesanan} nomor={ubah} buka={bukaPesanan}>
      {(diubah) => <LayarPesanan diubah={diubah} />}
    </UbahDokumen>
  );
}

/** Customer, goods and samples on the left; the money, the day and the goldsmith on the right. */
function LayarPesanan({ diubah }: { readonly diubah?: Diubah<DraftPesanan> }) {
  const t = useT();
  const halaman = usePesanan(diubah);
  const { form, draft, hitung, aturan, tangan, baris } = halaman;
  useTombolKertas(halaman, {
    run: () => form.ubah({ mengikat: !draft.mengikat }),
    label: t('titipan.tombol_mengikat'),
  });
  return (
    <LayarKertas
      kind={pesanan}
      diubah={diubah}
      halaman={halaman}
      baru={t('pesanan.pesanan_baru')}
      uang={<Uang halaman={halaman} />}
    >
      <BarangIsian
        key={baris.kunci}
        ubah={baris.terbuka}
        aturan={aturan}
        onSimpan={baris.pasang}
        fieldRef={tangan.isianRef}
      />
      <Barang halaman={halaman} />
      <Contoh
        key={`contoh ${form.ke}`}
        contoh={draft.contoh}
        salah={form.salah}
        cari={halaman.contoh.cari}
        onTambah={halaman.contoh.tambah}
        onHapus={halaman.contoh.hapus}
      />
      <DialogBayar halaman={halaman} hitung={hitung} />
    </LayarKertas>
  );
}
