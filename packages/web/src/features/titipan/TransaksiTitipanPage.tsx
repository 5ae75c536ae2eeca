import { SegmentedControl } from '@mantine/core';
import { titleKey } from '@kilau/contract/core/page.ts';
import { titipan } from '@kilau/contract/features/titipan/titipan.kind.ts';
import { loadDefinition } from '../../engine/definitions.ts';
import { PaymentDialog } from '../../trade/bayar/PaymentDialog.tsx';
import { PaymentPanel } from '../../trade/bayar/PaymentPanel.tsx';
import { BaruDisimpan } from '../../trade/dokumen/BaruDisimpan.tsx';
import { useNomorUbah, type Diubah } from '../../trade/dokumen/diubah.ts';
import { UbahDokumen } from '../../trade/dokumen/UbahDokumen.tsx';
import { LayarNiaga } from '../../trade/isian/LayarNiaga.tsx';
import { PindaiBar } from '../../trade/isian/PindaiBar.tsx';
import { TabelBarangHarga } from '../../trade/isian/TabelBarangHarga.tsx';
import { useTombolIsian } from '../../trade/isian/tombol.ts';
import { denganPelanggan, type UbahPelanggan } from '../../trade/pelanggan/pelanggan-draft.ts';
import { useScanner } from '../../platform/scanner.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Kbd } from '../../ui/Kbd.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useT } from '../../ui/text.ts';
import { bukaTitipan } from './buka.ts';
import type { DraftTitip } from './isi.ts';
import css from './titipan.module.css';
import { useTitip, type TitipHalaman } from './use-titip.ts';

// Beside the page's own code: its first field is a picker of sales people.
loadDefinition('resource', titipan.header.kode_sales.to).catch(() => undefined);

/** Whether the price stands until it is picked up; F6 goes from one to the other. */
function Mengikat({ titip: { draft, mengikat } }: { readonly titip: TitipHalaman }) {
  const t = useT();
  return (
    <div className={css.mengikat}>
      <SegmentedControl
        fullWidth
        aria-label={t('field.mengikat')}
        data={[
          { value: 'ya', label: t('titipan.harga_mengikat') },
          { value: 'tidak', label: t('titipan.harga_ikut') },
        ]}
        value={draft.mengikat ? 'ya' : 'tidak'}
        onChange={(value) => mengikat(value === 'ya')}
      />
      <Kbd>F6</Kbd>
    </div>
  );
}

/** The keys of the page. */
function useTombolTitip(titip: TitipHalaman): void {
  const t = useT();
  const { form, draft, tangan, hampa } = titip;
  const enabled = !form.sibuk;
  useTombolIsian({
    baru: { run: titip.baru, enabled },
    tambah: { run: () => titip.bayar.buka(), label: t('penjualan.tombol_bayar'), enabled },
    ganti: { run: () => titip.mengikat(!draft.mengikat), label: t('titipan.tombol_mengikat'), enabled },
    // While there is nothing to save, the key is for what is done next with what was saved.
    simpan: { run: titip.simpan, enabled: enabled && !(form.terakhir && hampa) },
    cari: { run: tangan.keIsian, enabled },
    hapus: {},
  });
}

function Uang({ titip }: { readonly titip: TitipHalaman }) {
  const t = useT();
  const { form, draft, hitung, aturan, tangan, hampa, bayar } = titip;
  return (
    <PaymentPanel
      draft={{ bayar: draft.bayar, ubah: '' }}
      hitung={hitung}
      aturan={aturan}
      salah={form.salah}
      fase={form.sibuk ? 'kirim' : 'isi'}
      sisa={t('titipan.sisa')}
      onPay={bayar.buka}
      onSave={titip.simpan}
      onNext={() => undefined}
      catatan={<Mengikat titip={titip} />}
      terakhir={
        form.terakhir && hampa ? (
          <BaruDisimpan
            kind={titipan}
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

/** The deposit at the counter; with `?ubah=` an OPEN one is changed. */
export function TransaksiTitipanPage() {
  const ubah = useNomorUbah();
  if (ubah === '') return <LayarTitip key="baru" />;
  return (
    <UbahDokumen key={ubah} kind={titipan} nomor={ubah} buka={bukaTitipan}>
      {(diubah) => <LayarTitip diubah={diubah} />}
    </UbahDokumen>
  );
}

/** Customer, scan and pieces on the left, the money that is left on the right. */
function LayarTitip({ diubah }: { readonly diubah?: Diubah<DraftTitip> }) {
  const t = useT();
  const titip = useTitip(diubah);
  const { form, draft, hitung, aturan, tangan, scan, bayar, hampa } = titip;
  useTombolTitip(titip);
  useScanner(scan.pindai);
  return (
    <PageColumn>
      <PageHead
        title={diubah ? t('penjualan.judul_ubah', { nomor: diubah.nomor }) : t.of(titleKey(titipan.pages.create))}
        chips={hampa ? undefined : <Chip tone="warn">{t('penjualan.belum_disimpan')}</Chip>}
        note={!hampa && form.savedAt !== undefined ? t('penjualan.draf_di_perangkat') : undefined}
        actions={
          <ActionButton shortcut="F2" onClick={titip.baru}>
            {t('titipan.titipan_baru')}
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
        uang={<Uang titip={titip} />}
      >
        <PindaiBar
          label={t('titipan.scan')}
          ditolak={scan.ditolak}
          onPindai={scan.pindai}
          onKetik={scan.tenang}
          pindaiRef={tangan.isianRef}
          jejak={scan.jejak}
        />
        <TabelBarangHarga
          rows={hitung.baris}
          salah={form.salah}
          onLepas={titip.hapus}
          empty={{ title: t('titipan.kosong'), text: form.salah['barang'] ?? t('titipan.kosong_saran') }}
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
