import { useEffect, useRef, useState } from 'react';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { pindahBarang } from '@kilau/contract/features/barang/pindah/pindah-barang.kind.ts';
import type { PindahBarang } from '@kilau/contract/features/barang/pindah/pindah.wire.ts';
import { usePapersChanged } from '../../../engine/paper/paper-calls.ts';
import { showPrint } from '../../../engine/paper/paper-print.ts';
import { useScanner } from '../../../platform/scanner.ts';
import { Terakhir } from '../../../trade/dokumen/Terakhir.tsx';
import { PindaiBar } from '../../../trade/isian/PindaiBar.tsx';
import { useTombolIsian } from '../../../trade/isian/tombol.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { focusField } from '../../../ui/form/enter-next.ts';
import { useT } from '../../../ui/text.ts';
import { DaftarPindai } from '../../../trade/isian/DaftarPindai.tsx';
import { LayarKumpulan } from '../../../trade/isian/LayarKumpulan.tsx';
import { useKumpulanPindai } from '../../../trade/isian/use-kumpulan-pindai.ts';

const PATH = pindahBarang.pages.create;
const AWAL = { kode_gudang: 'TOKO', kode_baki: '', keterangan: '' };

/** What is scanned to be moved, its saving, and beginning anew. */
function usePindah() {
  const t = useT();
  const [terakhir, setTerakhir] = useState('');
  const changed = usePapersChanged(pindahBarang);
  const kumpulan = useKumpulanPindai<typeof AWAL, PindahBarang>({
    page: PATH.slice(1),
    awal: AWAL,
    wajib: 'kode_baki',
    onSaved: (dokumen) => {
      success(
        t('pindah.tersimpan', { jumlah: dokumen.jumlah_barang, baki: dokumen.kode_baki, nomor: dokumen.no_pindah }),
      );
      setTerakhir(dokumen.no_pindah);
      void changed();
    },
  });
  const { isi, barang, mulai } = kumpulan;
  const simpan = () =>
    kumpulan.simpan(
      pindahBarang.base,
      (kini) => ({
        ...kini.isi,
        barang: kini.barang.map(({ kode_barcode, kode_baki }) => ({ kode_barcode, dari_baki: kode_baki })),
      }),
      t('pindah.kiriman', { jumlah: barang.length, baki: isi.kode_baki }),
    );
  /** Lets go of what was scanned, if that is meant. */
  const kosongkan = async () => {
    const yakin =
      barang.length === 0 ||
      (await confirm({
        title: t('pindah.kosongkan_tanya'),
        message: t('pindah.kosongkan_isi', { jumlah: barang.length }),
        danger: true,
      }));
    if (yakin) mulai();
  };
  return { ...kumpulan, simpan, kosongkan, terakhir };
}

/** Pieces that are scanned one after the other go to one tray. */
export function PindahBarangPage() {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const pindah = usePindah();
  const { isi, barang, sibuk, siap, simpan, kosongkan, terakhir, pindai } = pindah;
  // The next scan can follow at once: when the page opens, and when the last move is through.
  useEffect(() => {
    if (!sibuk) focusField(field.current ?? undefined);
  }, [sibuk]);
  const baru = async () => {
    await kosongkan();
    requestAnimationFrame(() => focusField(field.current ?? undefined));
  };
  useScanner((kode) => void pindai(kode));
  useTombolIsian({
    baru: { run: () => void baru() },
    simpan: { run: simpan, label: t('pindah.simpan'), enabled: !sibuk },
    cari: { run: () => focusField(field.current ?? undefined), label: t('sepuhan.ke_pindai') },
    hapus: {},
  });
  return (
    <LayarKumpulan
      judul={t.of(titleKey(PATH))}
      catatan={t.of(hintKey(PATH))}
      actions={
        <ActionButton shortcut="F2" onClick={() => void baru()}>
          {t('barang.baru')}
        </ActionButton>
      }
      kumpulan={pindah}
      kepala={{ label: t('pindah.ke'), fields: pindahBarang.header }}
      jumlah={t('barang.total', { jumlah: barang.length })}
      simpan={{ label: t('pindah.simpan'), siap, run: simpan }}
      terakhir={
        <Terakhir
          nomor={terakhir}
          label={t('pindah.tanda_terima_pendek')}
          onLihat={() => void showPrint(pindahBarang, terakhir)}
        />
      }
    >
      <PindaiBar label={t('pindah.scan')} pindaiRef={field} {...pindah.isian} />
      <DaftarPindai
        label={t('pindah.daftar')}
        barang={barang}
        onLepas={pindah.lepas}
        tone={(row) => (row.kode_baki === isi.kode_baki ? 'warn' : undefined)}
      />
    </LayarKumpulan>
  );
}
