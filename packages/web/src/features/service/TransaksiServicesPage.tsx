import { useMemo, useRef } from 'react';
import { titleKey } from '@kilau/contract/core/page.ts';
import { service } from '@kilau/contract/features/service/service.kind.ts';
import { loadDefinition } from '../../engine/definitions.ts';
import { PaymentDialog } from '../../trade/bayar/PaymentDialog.tsx';
import { PaymentPanel } from '../../trade/bayar/PaymentPanel.tsx';
import { BaruDisimpan } from '../../trade/dokumen/BaruDisimpan.tsx';
import { useNomorUbah, type Diubah } from '../../trade/dokumen/diubah.ts';
import { salahBarang } from '../../trade/dokumen/salah.ts';
import { UbahDokumen } from '../../trade/dokumen/UbahDokumen.tsx';
import { angka } from '../../trade/harga/angka.ts';
import { kolomAngka } from '../../trade/isian/kolom.ts';
import { LayarNiaga } from '../../trade/isian/LayarNiaga.tsx';
import { NamaBaris } from '../../trade/isian/NamaBaris.tsx';
import { TabelIsian } from '../../trade/isian/TabelIsian.tsx';
import { useTombolIsian } from '../../trade/isian/tombol.ts';
import { denganPelanggan, type UbahPelanggan } from '../../trade/pelanggan/pelanggan-draft.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { bukaService } from './buka.ts';
import type { BarisService, DraftService } from './isi.ts';
import { KepalaService } from './KepalaService.tsx';
import { ServiceIsian } from './ServiceIsian.tsx';
import { useService, type ServiceHalaman } from './use-service.ts';

// Beside the page's own code: its first field is a picker of sales people.
loadDefinition('resource', service.header.kode_sales.to).catch(() => undefined);

/** Columns of the lines, with their totals. */
function useColumns({ draft: { barang: rows }, form: { salah } }: ServiceHalaman): readonly Column<BarisService>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'barang',
        title: t('nota.barang'),
        text: ({ nama_barang }) => nama_barang,
        cell: ({ id, nama_barang }) => <NamaBaris salah={salah[salahBarang(id)]}>{nama_barang}</NamaBaris>,
      },
      { key: 'deskripsi', title: t('field.deskripsi'), text: ({ deskripsi }) => deskripsi },
      kolomAngka('jumlah', t('field.jumlah_pcs'), ({ jumlah }) => angka(jumlah), { jumlah: rows }),
      kolomAngka('berat', t('field.berat'), ({ berat }) => angka(berat), { angka: 3, jumlah: rows }),
      kolomAngka('ongkos', t('field.ongkos'), ({ ongkos }) => angka(ongkos), { jumlah: rows }),
    ],
    [t, rows, salah],
  );
}

/** The keys of the page. */
function useTombolService({ form, tangan, hampa, baru, bayar, simpan }: ServiceHalaman): void {
  const t = useT();
  const enabled = !form.sibuk;
  useTombolIsian({
    baru: { run: baru, enabled },
    tambah: { run: () => bayar.buka(), label: t('penjualan.tombol_bayar'), enabled },
    // While there is nothing to save, the key is for what is done next with what was saved.
    simpan: { run: simpan, enabled: enabled && !(form.terakhir && hampa) },
    cari: { run: tangan.keIsian, enabled },
    hapus: {},
  });
}

function Uang({ halaman }: { readonly halaman: ServiceHalaman }) {
  const t = useT();
  const { form, draft, hitung, aturan, tangan, hampa, bayar, simpan } = halaman;
  return (
    <PaymentPanel
      draft={{ bayar: draft.bayar, ubah: '' }}
      hitung={{ ...hitung, baris: [] }}
      aturan={aturan}
      salah={form.salah}
      fase={form.sibuk ? 'kirim' : 'isi'}
      sisa={t('service.sisa')}
      onPay={bayar.buka}
      onSave={simpan}
      onNext={() => undefined}
      terakhir={
        form.terakhir && hampa ? (
          <BaruDisimpan
            kind={service}
            dokumen={form.terakhir}
            onSah={(sah) => {
              form.disahkan(sah);
              tangan.keIsian();
            }}
          />
        ) : null
      }
    />
  );
}

function Barang({ halaman }: { readonly halaman: ServiceHalaman }) {
  const t = useT();
  const { form, draft, baris } = halaman;
  return (
    <Card grow>
      <TabelIsian<BarisService>
        rows={draft.barang}
        rowKey={({ id }) => id}
        onOpen={({ id }) => baris.buka(id)}
        onLepas={baris.hapus}
        lepas={t('umum.hapus')}
        label={t('penjualan.barang')}
        columns={useColumns(halaman)}
        status="ready"
        totalLabel={t('nota.jumlah_barang', { jumlah: draft.barang.length })}
        empty={{ title: t('service.kosong'), text: form.salah['barang'] ?? t('service.kosong_saran') }}
      />
    </Card>
  );
}

/** Customer, promise and lines on the left, the money on the right. */
function LayarService({ diubah }: { readonly diubah?: Diubah<DraftService> }) {
  const t = useT();
  const halaman = useService(diubah);
  const { form, draft, hitung, aturan, tangan, bayar, baris, hampa } = halaman;
  const janji = useRef<HTMLInputElement>(null);
  const keJanji = () => void requestAnimationFrame(() => focusField(janji.current ?? undefined));
  useTombolService(halaman);
  return (
    <PageColumn>
      <PageHead
        title={diubah ? t('penjualan.judul_ubah', { nomor: diubah.nomor }) : t.of(titleKey(service.pages.create))}
        chips={hampa ? undefined : <Chip tone="warn">{t('penjualan.belum_disimpan')}</Chip>}
        note={!hampa && form.savedAt !== undefined ? t('penjualan.draf_di_perangkat') : undefined}
        actions={
          <ActionButton shortcut="F2" onClick={halaman.baru}>
            {t('service.baru')}
          </ActionButton>
        }
      />
      <LayarNiaga
        draft={draft}
        salah={form.salah}
        aturan={aturan}
        tangan={{ ...tangan, keIsian: keJanji }}
        sibuk={form.sibuk}
        onUbah={(part: UbahPelanggan) => form.ganti((isi) => ({ ...isi, ...denganPelanggan(isi, part) }))}
        uang={<Uang halaman={halaman} />}
      >
        <KepalaService halaman={halaman} firstRef={janji} />
        <ServiceIsian key={baris.diubah} halaman={halaman} />
        <Barang halaman={halaman} />
        <PaymentDialog
          dibuka={bayar.dibuka?.id}
          cara={bayar.dibuka?.cara}
          bayar={draft.bayar}
          hitung={hitung}
          aturan={aturan}
          salah={form.salah}
          onUbah={(rows) => form.ubah({ bayar: rows })}
          onTutup={bayar.tutup}
        />
      </LayarNiaga>
    </PageColumn>
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
