import { SegmentedControl } from '@mantine/core';
import { formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
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
import { bukaCicilan } from './buka.ts';
import css from './cicilan.module.css';
import type { DraftCicil } from './isi.ts';
import { useCicil, type CicilHalaman } from './use-cicil.ts';

// Beside the page's own code: its first field is a picker of sales people.
loadDefinition('resource', cicilan.header.kode_sales.to).catch(() => undefined);

/** How many payments, with the least down payment and what is due by what is paid now; F6 goes to the next terms. */
function Tenor({ cicil: { draft, hitung, syarat, tenor } }: { readonly cicil: CicilHalaman }) {
  const t = useT();
  if (syarat?.length === 0) return <p className={css.kosong}>{t('cicilan.tanpa_tenor')}</p>;
  const [pertama] = hitung.angsuran;
  return (
    <div className={css.tenor}>
      <div className={css.pilih}>
        <SegmentedControl
          fullWidth
          aria-label={t('cicilan.tenor')}
          data={(syarat ?? []).map((one) => ({
            value: String(one.tenor),
            label: `${one.tenor} ×`,
          }))}
          value={String(hitung.syarat?.tenor ?? '')}
          onChange={(value) => tenor(Number(value))}
        />
        <Kbd>F6</Kbd>
      </div>
      {pertama && draft.barang.length > 0 ? (
        <>
          <div className={css.baris}>
            <span>{t('cicilan.dp_minimal', { persen: formatPlain(hitung.syarat?.dp_persen ?? 0) })}</span>
            <strong>{formatRupiah(hitung.dp)}</strong>
          </div>
          <p className="muted" role="status">
            {t('cicilan.rencana', { tenor: hitung.angsuran.length, angsuran: formatRupiah(pertama) })}
          </p>
        </>
      ) : null}
    </div>
  );
}

function Uang({ cicil }: { readonly cicil: CicilHalaman }) {
  const t = useT();
  const { form, hitung } = cicil;
  return (
    <UangKertas
      kind={cicilan}
      halaman={cicil}
      hitung={hitung}
      sisa={t('cicilan.sisa')}
      catatan={<Tenor cicil={cicil} />}
      terakhir={form.terakhir && { ...form.terakhir, grand_total: form.terakhir.harga_jual_cicil }}
    />
  );
}

/** Instalments at the counter; with `?ubah=` an OPEN one is changed. */
export function TransaksiCicilanPage() {
  const ubah = useNomorUbah();
  if (ubah === '') return <LayarCicil key="baru" />;
  return (
    <UbahDokumen key={ubah} kind={cicilan} nomor={ubah} buka={bukaCicilan}>
      {(diubah) => <LayarCicil diubah={diubah} />}
    </UbahDokumen>
  );
}

/** Customer, scan and pieces on the left, the money that is paid now on the right. */
function LayarCicil({ diubah }: { readonly diubah?: Diubah<DraftCicil> }) {
  const t = useT();
  const cicil = useCicil(diubah);
  const { form, hitung, tangan, scan } = cicil;
  useTombolKertas(cicil, { run: cicil.tenorBerikut, label: t('cicilan.tombol_tenor') });
  useScanner(scan.pindai);
  return (
    <LayarKertas kind={cicilan} diubah={diubah} halaman={cicil} baru={t('cicilan.baru')} uang={<Uang cicil={cicil} />}>
      <PindaiBar
        label={t('cicilan.scan')}
        ditolak={scan.ditolak}
        onPindai={scan.pindai}
        onKetik={scan.tenang}
        pindaiRef={tangan.isianRef}
        jejak={scan.jejak}
      />
      <TabelBarangHarga
        rows={hitung.baris}
        salah={form.salah}
        onLepas={cicil.hapus}
        empty={{ title: t('cicilan.kosong'), text: form.salah['barang'] ?? t('cicilan.kosong_saran') }}
      />
      <DialogBayar halaman={cicil} hitung={{ ...hitung, total: hitung.dp, bayar: hitung.muka }} />
    </LayarKertas>
  );
}
