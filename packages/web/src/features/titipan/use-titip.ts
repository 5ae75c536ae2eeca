import { moduleOn } from '@kilau/contract/core/permission.ts';
import { titipan } from '@kilau/contract/features/titipan/titipan.kind.ts';
import { paperPath } from '../../engine/paper/paper-keys.ts';
import { useActor } from '../../platform/session.ts';
import { useBayar } from '../../trade/bayar/use-bayar.ts';
import { useSelesaiUbah, type Diubah } from '../../trade/dokumen/diubah.ts';
import { kataSalah } from '../../trade/dokumen/kata-salah.ts';
import type { Sah } from '../../trade/dokumen/sahkan.ts';
import { useFormKertas } from '../../trade/dokumen/use-form-kertas.ts';
import { aturanJual, type AturanJual } from '../../trade/harga/aturan-jual.ts';
import { usePindaiHarga } from '../../trade/isian/use-pindai-harga.ts';
import { useTangan } from '../../trade/isian/use-tangan.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { useT } from '../../ui/text.ts';
import { hitungTitip, kirimTitip, periksaTitip, titipHampa, titipKosong, type DraftTitip } from './isi.ts';

/** What the page shows of a deposit that was just saved. */
interface Tersimpan extends Sah {
  readonly nomor: string;
  readonly grand_total: number;
  readonly boleh: readonly string[];
}

/** Everything the page of a deposit does. @param diubah the OPEN one that is put right; a new one without. */
export function useTitip(diubah?: Diubah<DraftTitip>) {
  const t = useT();
  const actor = useActor();
  const aturan: AturanJual = { ...aturanJual(actor), validasi: moduleOn(actor, 'VALIDASI_TITIPAN_MODULE') };
  const form = useFormKertas<DraftTitip, Tersimpan>(titipan, {
    diubah,
    kosong: (sebelum) => titipKosong(sebelum?.kode_sales),
  });
  const { tinggalkan } = useSelesaiUbah(titipan, diubah);
  const { isi: draft, now, ganti, mulai, sibuk, setSalah } = form;
  const hitung = hitungTitip(draft, aturan);
  const tangan = useTangan(draft.kode_sales === '', sibuk);
  const scan = usePindaiHarga(
    now,
    (barang) => ganti((isi) => ({ ...isi, barang: [...isi.barang, { ...barang, id: barang.kode_barcode }] })),
    diubah?.nomor,
  );
  const simpan = async () => {
    if (sibuk) return;
    const rusak = periksaTitip(draft, hitung, aturan);
    setSalah(kataSalah(rusak));
    if (Object.keys(rusak).length > 0) return;
    const label = t('titipan.TITIPAN');
    const body = kirimTitip(draft);
    if (diubah) await form.simpanUbah(paperPath(titipan, diubah.nomor), body, diubah.versi, label);
    else await form.simpan(titipan.base, body, label);
  };
  const baru = async () => {
    if (diubah) {
      await tinggalkan(draft.barang.length, mulai);
      return;
    }
    const message = t('titipan.buang_draf', { jumlah: draft.barang.length });
    const buang = titipHampa(draft) || (await confirm({ title: t('titipan.titipan_baru'), message }));
    if (!buang) return;
    mulai();
    tangan.keIsian();
  };
  return {
    form,
    draft,
    hitung,
    aturan,
    tangan,
    scan,
    hampa: titipHampa(draft),
    bayar: useBayar(tangan.keIsian),
    mengikat: (mengikat: boolean) => ganti((isi) => ({ ...isi, mengikat })),
    hapus: (id: string) => {
      ganti((isi) => ({ ...isi, barang: isi.barang.filter((baris) => baris.id !== id) }));
      tangan.keIsian();
    },
    simpan: () => void simpan(),
    baru: () => void baru(),
  };
}

export type TitipHalaman = ReturnType<typeof useTitip>;
