import { SegmentedControl } from '@mantine/core';
import { useMemo } from 'react';
import { titleKey } from '@kilau/contract/core/page.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { pesanan } from '@kilau/contract/features/pesanan/pesanan.kind.ts';
import { loadDefinition } from '../../engine/definitions.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
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
import { TandaIzin } from '../../trade/isian/TandaIzin.tsx';
import { useTombolIsian } from '../../trade/isian/tombol.ts';
import { denganPelanggan, type UbahPelanggan } from '../../trade/pelanggan/pelanggan-draft.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { BarangIsian } from './BarangIsian.tsx';
import { bukaPesanan } from './buka.ts';
import { Contoh } from './Contoh.tsx';
import type { BarisHitung, DraftPesanan } from './isi.ts';
import css from './pesanan.module.css';
import { usePesanan, type PesananHalaman } from './use-pesanan.ts';

// Beside the page's own code: its first field is a picker of sales people.
loadDefinition('resource', pesanan.header.kode_sales.to).catch(() => undefined);

const { tgl_selesai, kode_tukang, keterangan } = pesanan.header;
const RINCIAN = { tgl_selesai, kode_tukang, keterangan } as const;
type Rincian = keyof typeof RINCIAN;
const TANPA_FAKTUR = { barang: { asal_faktur_pajak: false } };

/** Columns of the goods, with their totals. */
function useColumns({ hitung: { baris: rows }, form: { salah } }: PesananHalaman): readonly Column<BarisHitung>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'barang',
        title: t('nota.barang'),
        text: ({ baris }) => baris.nama_barang,
        cell: ({ baris }) => (
          <NamaBaris salah={salah[salahBarang(baris.id)]}>
            {baris.nama_barang}{' '}
            <span className={css.kecil}>
              {[baris.kode_group, baris.kode_dept, baris.deskripsi].filter((part) => part !== '').join(' · ')}
            </span>
          </NamaBaris>
        ),
      },
      kolomAngka('berat', t('field.berat'), ({ baris }) => angka(baris.berat), { angka: 3, jumlah: rows }),
      {
        ...kolomAngka<BarisHitung>('harga', t('field.harga_gram'), ({ baris }) => angka(baris.harga)),
        cell: ({ baris, kategori }) => (
          <>
            {formatNumber(angka(baris.harga))}
            <TandaIzin kategori={kategori} otorisasi={baris.otorisasi} />
          </>
        ),
      },
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
      {(Object.keys(RINCIAN) as Rincian[]).map((name) => (
        <FieldInput
          key={name}
          name={name}
          field={RINCIAN[name]}
          value={draft[name]}
          error={form.salah[name]}
          onChange={(value) => form.ubah({ [name]: String(value ?? '') })}
        />
      ))}
    </div>
  );
}

/** The keys of the page. */
function useTombolPesanan(halaman: PesananHalaman): void {
  const t = useT();
  const { form, draft, tangan, hampa } = halaman;
  const enabled = !form.sibuk;
  useTombolIsian({
    baru: { run: halaman.baru, enabled },
    tambah: { run: () => halaman.bayar.buka(), label: t('penjualan.tombol_bayar'), enabled },
    ganti: {
      run: () => form.ubah({ mengikat: !draft.mengikat }),
      label: t('titipan.tombol_mengikat'),
      enabled,
    },
    // While there is nothing to save, the key is for what is done next with what was saved.
    simpan: { run: halaman.simpan, enabled: enabled && !(form.terakhir && hampa) },
    cari: { run: tangan.keIsian, enabled },
    hapus: {},
  });
}

function Uang({ halaman }: { readonly halaman: PesananHalaman }) {
  const t = useT();
  const { form, draft, hitung, aturan, tangan, hampa, bayar } = halaman;
  return (
    <PaymentPanel
      draft={{ bayar: draft.bayar, ubah: '' }}
      hitung={{ ...hitung, baris: hitung.baris.map(() => ({ baris: TANPA_FAKTUR })) }}
      aturan={aturan}
      salah={form.salah}
      fase={form.sibuk ? 'kirim' : 'isi'}
      sisa={t('titipan.sisa')}
      onPay={bayar.buka}
      onSave={halaman.simpan}
      onNext={() => undefined}
      catatan={<RincianPesanan halaman={halaman} />}
      terakhir={
        form.terakhir && hampa ? (
          <BaruDisimpan
            kind={pesanan}
            dokumen={{ ...form.terakhir, grand_total: form.terakhir.total_harga }}
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

function Barang({ halaman }: { readonly halaman: PesananHalaman }) {
  const t = useT();
  const { form, draft, hitung, baris } = halaman;
  return (
    <Card grow>
      <TabelIsian<BarisHitung>
        rows={hitung.baris}
        rowKey={(row) => row.baris.id}
        onOpen={(row) => baris.buka(row.baris.id)}
        onLepas={baris.hapus}
        lepas={t('umum.hapus')}
        label={t('penjualan.barang')}
        columns={useColumns(halaman)}
        status="ready"
        totalLabel={t('nota.jumlah_barang', { jumlah: draft.barang.length })}
        empty={{ title: t('pesanan.kosong'), text: form.salah['barang'] ?? t('pesanan.kosong_saran') }}
      />
    </Card>
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
  const { form, draft, hitung, aturan, tangan, baris, bayar, hampa } = halaman;
  useTombolPesanan(halaman);
  return (
    <PageColumn>
      <PageHead
        title={diubah ? t('penjualan.judul_ubah', { nomor: diubah.nomor }) : t.of(titleKey(pesanan.pages.create))}
        chips={hampa ? undefined : <Chip tone="warn">{t('penjualan.belum_disimpan')}</Chip>}
        note={!hampa && form.savedAt !== undefined ? t('penjualan.draf_di_perangkat') : undefined}
        actions={
          <ActionButton shortcut="F2" onClick={halaman.baru}>
            {t('pesanan.pesanan_baru')}
          </ActionButton>
        }
      />
      <LayarNiaga
        draft={draft}
        salah={form.salah}
        aturan={aturan}
        tangan={tangan}
        sibuk={form.sibuk}
        onUbah={(part: UbahPelanggan) => form.ganti((isi) => ({ ...isi, ...denganPelanggan(isi, part) }))}
        uang={<Uang halaman={halaman} />}
      >
        <BarangIsian
          key={baris.dibuka}
          ubah={draft.barang.find(({ id }) => id === baris.dibuka)}
          aturan={aturan}
          onSimpan={baris.pasang}
          fieldRef={tangan.isianRef}
        />
        <Barang halaman={halaman} />
        <Contoh
          contoh={draft.contoh}
          salah={form.salah}
          untuk={diubah?.nomor ?? ''}
          onTambah={baris.tambahContoh}
          onHapus={baris.hapusContoh}
        />
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
