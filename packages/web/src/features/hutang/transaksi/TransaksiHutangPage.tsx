import { useMemo } from 'react';
import { formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { loadDefinition } from '../../../engine/definitions.ts';
import { StoredImage } from '../../../platform/images.tsx';
import { baruDiHalaman } from '../../../trade/dokumen/baru-di-halaman.tsx';
import { UbahDokumen } from '../../../trade/dokumen/UbahDokumen.tsx';
import { useNomorUbah, type Diubah } from '../../../trade/dokumen/diubah.ts';
import { angka } from '../../../trade/harga/angka.ts';
import { ambilIsian } from '../../../trade/isian/ambil-isian.ts';
import { LayarKertas } from '../../../trade/isian/LayarKertas.tsx';
import { TabelBaris } from '../../../trade/isian/TabelBaris.tsx';
import { kolomAngka, kolomNama } from '../../../trade/isian/kolom.tsx';
import { useTombolKertas } from '../../../trade/isian/tombol-kertas.ts';
import { focusField } from '../../../ui/form/enter-next.ts';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { JaminanIsian } from './JaminanIsian.tsx';
import { Syarat } from './Syarat.tsx';
import { bukaHutang } from './buka.ts';
import css from './hutang.module.css';
import type { DraftHutang, JaminanHitung } from './isi.ts';
import { useHutang, type HutangHalaman } from './use-hutang.ts';

// Beside the page's own code: its first field is a picker of sales people.
loadDefinition('resource', hutang.header.kode_sales.to).catch(() => undefined);

/** Columns of the goods, with their totals. */
function useColumns({ hitung: { baris: rows }, form: { salah } }: HutangHalaman): readonly Column<JaminanHitung>[] {
  const t = useT();
  return useMemo(
    () => [
      kolomNama(t('nota.barang'), salah, ({ baris: { id, nama_barang, kode_dept, kondisi, foto } }) => ({
        id,
        nama: nama_barang,
        rincian: [kode_dept, kondisi],
        gambar:
          foto === '' ? null : (
            <span className={css.foto}>
              <StoredImage name={foto} alt={t('field.foto')} fallback={null} />
            </span>
          ),
      })),
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: ({ baris }) => formatPlain(angka(baris.kadar)) },
      kolomAngka('qty', t('field.qty'), ({ baris }) => angka(baris.jumlah), { jumlah: rows }),
      kolomAngka('berat', t('field.berat'), ({ baris }) => angka(baris.berat), { angka: 3, jumlah: rows }),
      kolomAngka('plastik', t('field.berat_plastik'), ({ baris }) => angka(baris.berat_plastik), {
        angka: 3,
        jumlah: rows,
      }),
      {
        key: 'plafond',
        title: t('field.plafond'),
        numeric: true,
        text: ({ plafond }) => (plafond ? formatRupiah(plafond) : '-'),
      },
    ],
    [t, rows, salah],
  );
}

function Barang({ halaman }: { readonly halaman: HutangHalaman }) {
  const t = useT();
  const { form, hitung, baris } = halaman;
  return (
    <TabelBaris<JaminanHitung>
      label={t('hutang.jaminan')}
      rows={hitung.baris}
      rowKey={(row) => row.baris.id}
      columns={useColumns(halaman)}
      baris={baris}
      salah={form.salah}
      kosong={{ title: t('hutang.kosong'), text: t('hutang.kosong_saran') }}
    />
  );
}

/** The loan at the counter; with `?ubah=` an OPEN one is changed. */
export function TransaksiHutangPage() {
  const ubah = useNomorUbah();
  if (ubah === '') return <LayarHutang key="baru" />;
  return (
    <UbahDokumen key={ubah} kind={hutang} nomor={ubah} buka={bukaHutang}>
      {(diubah) => <LayarHutang diubah={diubah} />}
    </UbahDokumen>
  );
}

/** From the goods to how much is lent on them. */
const keJumlah = (): void =>
  focusField(document.querySelector<HTMLInputElement>('[name="jumlah_hutang"]') ?? undefined);

/** Customer and goods on the left, the loan on the right. */
function LayarHutang({ diubah }: { readonly diubah?: Diubah<DraftHutang> }) {
  const t = useT();
  const halaman = useHutang(diubah);
  const { terakhir } = halaman.form;
  useTombolKertas(halaman, {
    label: t('hutang.ke_pinjaman'),
    // How much may be lent goes by the goods: what is typed of one counts.
    run: () => {
      if (ambilIsian()) keJumlah();
    },
  });
  return (
    <LayarKertas
      kind={hutang}
      diubah={diubah}
      halaman={halaman}
      baru={t('hutang.hutang_baru')}
      uang={
        <Syarat
          halaman={halaman}
          terakhir={baruDiHalaman(hutang, halaman, terakhir && { ...terakhir, grand_total: terakhir.jumlah_hutang })}
        />
      }
    >
      <JaminanIsian key={halaman.baris.kunci} halaman={halaman} />
      <Barang halaman={halaman} />
    </LayarKertas>
  );
}
