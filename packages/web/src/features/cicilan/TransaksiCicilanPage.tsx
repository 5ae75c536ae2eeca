import { SegmentedControl } from '@mantine/core';
import { formatPlain, formatRupiah } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
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
import { bukaCicilan } from './buka.ts';
import type { DraftCicil } from './isi.ts';
import css from './cicilan.module.css';
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

/** The keys of the page. */
function useTombolCicil(cicil: CicilHalaman): void {
  const t = useT();
  const { form, tangan, hampa } = cicil;
  const enabled = !form.sibuk;
  useTombolIsian({
    baru: { run: cicil.baru, enabled },
    tambah: { run: () => cicil.bayar.buka(), label: t('penjualan.tombol_bayar'), enabled },
    ganti: { run: cicil.tenorBerikut, label: t('cicilan.tombol_tenor'), enabled },
    // While there is nothing to save, the key is for what is done next with what was saved.
    simpan: { run: cicil.simpan, enabled: enabled && !(form.terakhir && hampa) },
    cari: { run: tangan.keIsian, enabled },
    hapus: {},
  });
}

function Uang({ cicil }: { readonly cicil: CicilHalaman }) {
  const t = useT();
  const { form, draft, hitung, aturan, tangan, hampa, bayar } = cicil;
  return (
    <PaymentPanel
      draft={{ bayar: draft.bayar, ubah: '' }}
      hitung={hitung}
      aturan={aturan}
      salah={form.salah}
      fase={form.sibuk ? 'kirim' : 'isi'}
      sisa={t('cicilan.sisa')}
      onPay={bayar.buka}
      onSave={cicil.simpan}
      onNext={() => undefined}
      catatan={<Tenor cicil={cicil} />}
      terakhir={
        form.terakhir && hampa ? (
          <BaruDisimpan
            kind={cicilan}
            dokumen={{ ...form.terakhir, grand_total: form.terakhir.harga_jual_cicil }}
            onSah={() => {
              form.disahkan();
              tangan.keIsian();
            }}
          />
        ) : null
      }
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
  const { form, draft, hitung, aturan, tangan, scan, bayar, hampa } = cicil;
  useTombolCicil(cicil);
  useScanner(scan.pindai);
  return (
    <PageColumn>
      <PageHead
        title={diubah ? t('penjualan.judul_ubah', { nomor: diubah.nomor }) : t.of(titleKey(cicilan.pages.create))}
        chips={hampa ? undefined : <Chip tone="warn">{t('penjualan.belum_disimpan')}</Chip>}
        note={!hampa && form.savedAt !== undefined ? t('penjualan.draf_di_perangkat') : undefined}
        actions={
          <ActionButton shortcut="F2" onClick={cicil.baru}>
            {t('cicilan.baru')}
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
        uang={<Uang cicil={cicil} />}
      >
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
        <PaymentDialog
          dibuka={bayar.dibuka?.id}
          cara={bayar.dibuka?.cara}
          bayar={draft.bayar}
          hitung={{ ...hitung, total: hitung.dp, bayar: hitung.muka }}
          aturan={aturan}
          salah={form.salah}
          onUbah={(rows) => form.ubah({ bayar: rows })}
          onTutup={bayar.tutup}
        />
      </LayarNiaga>
    </PageColumn>
  );
}
