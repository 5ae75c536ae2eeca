import { SegmentedControl } from '@mantine/core';
import { titipan } from '@kilau/contract/features/titipan/titipan.kind.ts';
import { loadDefinition } from '../../engine/definitions.ts';
import { useScanner } from '../../platform/scanner.ts';
import { DialogBayar, UangKertas } from '../../trade/bayar/UangKertas.tsx';
import { UbahDokumen } from '../../trade/dokumen/UbahDokumen.tsx';
import { useNomorUbah, type Diubah } from '../../trade/dokumen/diubah.ts';
import { LayarKertas } from '../../trade/isian/LayarKertas.tsx';
import { PindaiBar } from '../../trade/isian/PindaiBar.tsx';
import { TabelBarangHarga } from '../../trade/isian/TabelBarangHarga.tsx';
import { useTombolKertas } from '../../trade/isian/tombol-kertas.ts';
import { Kbd } from '../../ui/Kbd.tsx';
import { useT } from '../../ui/text.ts';
import { bukaTitipan } from './buka.ts';
import type { DraftTitip } from './isi.ts';
import css from './titipan.module.css';
import { useTitip, type TitipHalaman } from './use-titip.tsx';

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

function Uang({ titip }: { readonly titip: TitipHalaman }) {
  const t = useT();
  const { form, hitung } = titip;
  return (
    <UangKertas
      kind={titipan}
      halaman={titip}
      hitung={hitung}
      sisa={t('titipan.sisa')}
      catatan={<Mengikat titip={titip} />}
      terakhir={form.terakhir}
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
  const { form, draft, hitung, tangan, scan } = titip;
  useTombolKertas(titip, { run: () => titip.mengikat(!draft.mengikat), label: t('titipan.tombol_mengikat') });
  useScanner(scan.pindai);
  return (
    <LayarKertas
      kind={titipan}
      diubah={diubah}
      halaman={titip}
      baru={t('titipan.titipan_baru')}
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
        {...(draft.mengikat && { onBuka: titip.tawar })}
        empty={{ title: t('titipan.kosong'), text: form.salah['barang'] ?? t('titipan.kosong_saran') }}
      />
      <DialogBayar halaman={titip} hitung={hitung} />
    </LayarKertas>
  );
}
