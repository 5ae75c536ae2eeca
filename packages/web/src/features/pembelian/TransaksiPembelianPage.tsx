import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { titleKey } from '@kilau/contract/core/page.ts';
import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import { loadDefinition } from '../../engine/definitions.ts';
import { useKeys } from '../../platform/keys.ts';
import { DaftarBaris } from '../../trade/beli/DaftarBaris.tsx';
import { namaBaris, notaDari } from '../../trade/beli/isi.ts';
import { useNomorUbah, type Diubah } from '../../trade/dokumen/diubah.ts';
import { UbahDokumen } from '../../trade/dokumen/UbahDokumen.tsx';
import { LayarNiaga } from '../../trade/isian/LayarNiaga.tsx';
import { PindaiBar } from '../../trade/isian/PindaiBar.tsx';
import { useTombolIsian } from '../../trade/isian/tombol.ts';
import { denganPelanggan, type UbahPelanggan } from '../../trade/pelanggan/pelanggan-draft.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useT } from '../../ui/text.ts';
import { BayarBeli } from './BayarBeli.tsx';
import { bukaPembelian } from './buka.ts';
import type { DraftBeli } from './isi.ts';
import { useBeli, type Beli } from './use-beli.ts';

// Beside the page's own code: its first field is a picker of sales people.
loadDefinition('resource', pembelian.header.kode_sales.to).catch(() => undefined);

/** The keys of the page. */
function useTombolBeli(beli: Beli, keBayar: () => void): void {
  const t = useT();
  const { form, hampa, baris, tangan } = beli;
  const enabled = !form.sibuk;
  useTombolIsian({
    baru: { run: beli.baru },
    tambah: { run: keBayar, label: t('penjualan.tombol_bayar'), enabled },
    ganti: { run: () => baris.bukaLuar(), label: t('pembelian.tombol_tanpa_nota'), enabled },
    // While there is nothing to save, the key is for what is done next with what was saved.
    simpan: { run: beli.simpan, enabled: enabled && !(form.terakhir && hampa) },
    cari: { run: tangan.keIsian, enabled },
    izin: { run: beli.minta, label: t('pembelian.tombol_izin'), enabled },
    hapus: { run: () => baris.hapus(baris.dibuka.id), enabled: enabled && baris.dibuka.id !== '' },
  });
  // The choice itself takes its figures.
  useKeys([{ key: '1–9', label: t('pembelian.tombol_kondisi'), main: baris.dibuka.id !== '' }]);
}

/** Where notas and pieces are scanned, with what became of the last ones. */
function Pindai({ beli }: { readonly beli: Beli }) {
  const t = useT();
  const { scan, baris, tangan } = beli;
  const { ditolak, jejak, pindai, tenang } = scan;
  const { dihapus } = baris;
  return (
    <PindaiBar
      label={t('pembelian.scan')}
      ditolak={ditolak}
      onPindai={pindai}
      onKetik={tenang}
      onTombol={(key) => {
        if (key !== 'Delete' || baris.dibuka.id === '') return false;
        baris.hapus(baris.dibuka.id);
        return true;
      }}
      pindaiRef={tangan.isianRef}
      jejak={jejak}
      dihapus={dihapus && (notaDari(dihapus)?.kode_barcode ?? namaBaris(dihapus))}
      onKembali={baris.kembalikan}
      samping={
        <ActionButton shortcut="F6" onClick={() => baris.bukaLuar()}>
          {t('pembelian.tanpa_nota')}
        </ActionButton>
      }
      lanjut={
        ditolak?.dokumen && (
          <Link to={ditolak.dokumen.to} search={{ q: ditolak.dokumen.nomor }}>
            {t('penjualan.lihat_dokumen', { nomor: ditolak.dokumen.nomor })}
          </Link>
        )
      }
    />
  );
}

/** The buy-back at the counter; with `?ubah=` an OPEN one is changed. */
export function TransaksiPembelianPage() {
  const ubah = useNomorUbah();
  if (ubah === '') return <LayarBeli key="baru" />;
  return (
    <UbahDokumen key={ubah} kind={pembelian} nomor={ubah} buka={bukaPembelian}>
      {(diubah) => <LayarBeli diubah={diubah} />}
    </UbahDokumen>
  );
}

/** Customer, scan and goods on the left, the money that goes out on the right. */
function LayarBeli({ diubah }: { readonly diubah?: Diubah<DraftBeli> }) {
  const t = useT();
  const beli = useBeli(diubah);
  const { form, draft, hampa, jual, tangan } = beli;
  const bayar = useRef<HTMLDivElement>(null);
  useTombolBeli(beli, () => bayar.current?.querySelector<HTMLElement>('[role="radio"][tabindex="0"]')?.focus());
  return (
    <PageColumn>
      <PageHead
        title={diubah ? t('penjualan.judul_ubah', { nomor: diubah.nomor }) : t.of(titleKey(pembelian.pages.create))}
        chips={hampa ? undefined : <Chip tone="warn">{t('penjualan.belum_disimpan')}</Chip>}
        note={!hampa && form.savedAt !== undefined ? t('penjualan.draf_di_perangkat') : undefined}
        actions={
          <ActionButton shortcut="F2" onClick={beli.baru}>
            {t('pembelian.pembelian_baru')}
          </ActionButton>
        }
      />
      <LayarNiaga
        draft={draft}
        salah={form.salah}
        aturan={jual}
        tangan={tangan}
        sibuk={form.sibuk}
        onUbah={(part: UbahPelanggan) => form.ganti((isi) => ({ ...isi, ...denganPelanggan(isi, part) }))}
        uang={<BayarBeli beli={beli} bayarRef={bayar} />}
      >
        <Pindai beli={beli} />
        <DaftarBaris beli={beli} />
      </LayarNiaga>
    </PageColumn>
  );
}
