import { useMemo, useRef } from 'react';
import { service } from '@kilau/contract/features/service/service.kind.ts';
import { loadDefinition } from '../../engine/definitions.ts';
import { DialogBayar, UangKertas } from '../../trade/bayar/UangKertas.tsx';
import { UbahDokumen } from '../../trade/dokumen/UbahDokumen.tsx';
import { useNomorUbah, type Diubah } from '../../trade/dokumen/diubah.ts';
import { angka } from '../../trade/harga/angka.ts';
import { LayarKertas } from '../../trade/isian/LayarKertas.tsx';
import { TabelBaris } from '../../trade/isian/TabelBaris.tsx';
import { kolomAngka, kolomNama } from '../../trade/isian/kolom.tsx';
import { useTombolKertas } from '../../trade/isian/tombol-kertas.ts';
import { focusField } from '../../ui/form/enter-next.ts';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { KepalaService } from './KepalaService.tsx';
import { ServiceIsian } from './ServiceIsian.tsx';
import { bukaService } from './buka.ts';
import type { BarisService, DraftService } from './isi.ts';
import { useService, type ServiceHalaman } from './use-service.ts';

// Beside the page's own code: its first field is a picker of sales people.
loadDefinition('resource', service.header.kode_sales.to).catch(() => undefined);

/** Columns of the lines, with their totals. */
function useColumns({ draft: { barang: rows }, form: { salah } }: ServiceHalaman): readonly Column<BarisService>[] {
  const t = useT();
  return useMemo(
    () => [
      kolomNama(t('nota.barang'), salah, ({ id, nama_barang }) => ({ id, nama: nama_barang })),
      { key: 'deskripsi', title: t('field.deskripsi'), text: ({ deskripsi }) => deskripsi },
      kolomAngka('jumlah', t('field.jumlah_pcs'), ({ jumlah }) => angka(jumlah), { jumlah: rows }),
      kolomAngka('berat', t('field.berat'), ({ berat }) => angka(berat), { angka: 3, jumlah: rows }),
      kolomAngka('ongkos', t('field.ongkos'), ({ ongkos }) => angka(ongkos), { jumlah: rows }),
    ],
    [t, rows, salah],
  );
}

function Uang({ halaman }: { readonly halaman: ServiceHalaman }) {
  const t = useT();
  const { form, hitung } = halaman;
  return (
    <UangKertas
      kind={service}
      halaman={halaman}
      hitung={{ ...hitung, baris: [] }}
      sisa={t('service.sisa')}
      terakhir={form.terakhir}
    />
  );
}

function Barang({ halaman }: { readonly halaman: ServiceHalaman }) {
  const t = useT();
  const { form, draft, baris } = halaman;
  return (
    <TabelBaris<BarisService>
      rows={draft.barang}
      rowKey={({ id }) => id}
      columns={useColumns(halaman)}
      baris={baris}
      salah={form.salah}
      kosong={{ title: t('service.kosong'), text: t('service.kosong_saran') }}
    />
  );
}

/** Customer, promise and lines on the left, the money on the right. */
function LayarService({ diubah }: { readonly diubah?: Diubah<DraftService> }) {
  const t = useT();
  const halaman = useService(diubah);
  const { hitung, tangan, baris } = halaman;
  const janji = useRef<HTMLInputElement>(null);
  const keJanji = () => void requestAnimationFrame(() => focusField(janji.current ?? undefined));
  useTombolKertas(halaman);
  return (
    <LayarKertas
      kind={service}
      diubah={diubah}
      halaman={{ ...halaman, tangan: { ...tangan, keIsian: keJanji } }}
      baru={t('service.baru')}
      uang={<Uang halaman={halaman} />}
    >
      <KepalaService halaman={halaman} firstRef={janji} />
      <ServiceIsian key={baris.kunci} halaman={halaman} />
      <Barang halaman={halaman} />
      <DialogBayar halaman={halaman} hitung={hitung} />
    </LayarKertas>
  );
}

/** Takes goods of a customer in for a repair, or puts right what waits to be validated. */
export function TransaksiServicesPage() {
  const ubah = useNomorUbah();
  if (ubah === '') return <LayarService />;
  return (
    <UbahDokumen kind={service} nomor={ubah} buka={bukaService}>
      {(diubah) => <LayarService key={diubah.nomor} diubah={diubah} />}
    </UbahDokumen>
  );
}
