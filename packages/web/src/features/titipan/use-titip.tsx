import { moduleOn } from '@kilau/contract/core/permission.ts';
import { titipan } from '@kilau/contract/features/titipan/titipan.kind.ts';
import { useActor } from '../../platform/session.ts';
import { useBayar } from '../../trade/bayar/use-bayar.ts';
import { drafHampa } from '../../trade/dokumen/draf.ts';
import type { Diubah } from '../../trade/dokumen/diubah.ts';
import type { Sah } from '../../trade/dokumen/sahkan.ts';
import { useFormKertas } from '../../trade/dokumen/use-form-kertas.ts';
import { useSimpanKertas } from '../../trade/dokumen/use-simpan-kertas.ts';
import { aturanJual, type AturanJual } from '../../trade/harga/aturan-jual.ts';
import type { BarangDraft } from '../../trade/harga/barang-harga.ts';
import { usePindaiHarga } from '../../trade/isian/use-pindai-harga.ts';
import { useSegarHarga } from '../../trade/isian/use-segar-harga.ts';
import { useTangan } from '../../trade/isian/use-tangan.ts';
import { openDialog } from '../../ui/dialog/dialogs.ts';
import { useT } from '../../ui/text.ts';
import { mintaTawar } from './tawar.ts';
import { TawarForm } from './TawarForm.tsx';
import { hitungTitip, kirimTitip, periksaTitip, titipKosong, type DraftTitip } from './isi.ts';

/** A piece without the approval that it had: it is asked for again. */
const tanpaIzin = (barang: BarangDraft): BarangDraft =>
  barang.tawar ? { ...barang, tawar: { ...barang.tawar, otorisasi: null } } : barang;

/** What the page shows of a deposit that was just saved. */
interface Tersimpan extends Sah {
  readonly nomor: string;
  readonly grand_total: number;
  readonly boleh: readonly string[];
}

/** Asks what was agreed on of a piece, where its price stands until it is picked up. */
function useTawar(
  { isi, ganti }: Pick<ReturnType<typeof useFormKertas<DraftTitip, Tersimpan>>, 'isi' | 'ganti'>,
  keIsian: () => void,
) {
  const t = useT();
  return (id: string) => {
    const barang = isi.barang.find((row) => row.id === id);
    if (!barang || !isi.mengikat) return;
    openDialog({
      title: `${t('titipan.tawar')}: ${barang.nama_barang}`,
      size: 'P',
      onClosed: keIsian,
      content: (close) => (
        <TawarForm
          barang={barang}
          onSelesai={(tawar) => {
            ganti((kini) => ({ ...kini, barang: kini.barang.map((row) => (row.id === id ? { ...row, tawar } : row)) }));
            close();
          }}
        />
      ),
    });
  };
}

/** Everything the page of a deposit does. @param diubah the OPEN one that is put right; a new one without. */
export function useTitip(diubah?: Diubah<DraftTitip>) {
  const t = useT();
  const actor = useActor();
  const aturan: AturanJual = { ...aturanJual(actor), validasi: moduleOn(actor, 'VALIDASI_TITIPAN_MODULE') };
  const form = useFormKertas<DraftTitip, Tersimpan>(titipan, {
    diubah,
    kosong: titipKosong,
    onDitolak: ({ code }, ganti) => {
      if (code === 'otorisasi_tidak_berlaku') ganti((isi) => ({ ...isi, barang: isi.barang.map(tanpaIzin) }));
    },
  });
  const { isi: draft, ganti, sibuk } = form;
  const hitung = hitungTitip(draft, aturan);
  const tangan = useTangan(draft.kode_sales === '', sibuk, form.salah);
  const tawar = useTawar(form, tangan.keIsian);
  const scan = usePindaiHarga(
    form,
    (barang) => ganti((isi) => ({ ...isi, barang: [...isi.barang, { ...barang, id: barang.kode_barcode }] })),
    diubah?.nomor,
  );
  useSegarHarga(form, diubah?.nomor);
  const tombol = useSimpanKertas(titipan, {
    form,
    diubah,
    periksa: () => periksaTitip(draft, hitung, aturan),
    kirim: async () => {
      const beri = await mintaTawar(t, hitung.baris);
      if (!beri) return undefined;
      // Upon what is entered by now: a price may have moved while somebody was asked.
      ganti((isi) => ({ ...isi, barang: beri(isi.barang) }));
      return kirimTitip(form.now.current);
    },
    hampa: drafHampa(draft),
    buang: {
      title: t('titipan.titipan_baru'),
      message: t('titipan.buang_draf', { jumlah: draft.barang.length }),
    },
    keAwal: tangan.keIsian,
    keSalah: tangan.keSalah,
  });
  return {
    form,
    draft,
    hitung,
    aturan,
    tangan,
    scan,
    ...tombol,
    bayar: useBayar(tangan.keIsian),
    /** Asks what was agreed on of a piece. */
    tawar,
    mengikat: (mengikat: boolean) => ganti((isi) => ({ ...isi, mengikat })),
    hapus: (id: string) => {
      ganti((isi) => ({ ...isi, barang: isi.barang.filter((baris) => baris.id !== id) }));
      tangan.keIsian();
    },
  };
}

export type TitipHalaman = ReturnType<typeof useTitip>;
