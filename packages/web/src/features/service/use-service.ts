import { useState } from 'react';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { service } from '@kilau/contract/features/service/service.kind.ts';
import { paperPath } from '../../engine/paper/paper-keys.ts';
import { useActor, useUser } from '../../platform/session.ts';
import { useBayar } from '../../trade/bayar/use-bayar.ts';
import { useSelesaiUbah, type Diubah } from '../../trade/dokumen/diubah.ts';
import { kataSalah } from '../../trade/dokumen/kata-salah.ts';
import { useFormKertas } from '../../trade/dokumen/use-form-kertas.ts';
import { aturanJual, type AturanJual } from '../../trade/harga/aturan-jual.ts';
import { useTangan } from '../../trade/isian/use-tangan.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { useT } from '../../ui/text.ts';
import {
  denganBaris,
  hitungService,
  kirimService,
  periksaService,
  serviceHampa,
  serviceKosong,
  type DraftService,
  type IsiService,
} from './isi.ts';

/** What the page shows of a repair that was just saved. */
interface Tersimpan {
  readonly nomor: string;
  readonly status: string;
  readonly grand_total: number;
  readonly boleh: readonly string[];
}

/** Draft, last document and saving. */
const useForm = (diubah: Diubah<DraftService> | undefined) =>
  useFormKertas<DraftService, Tersimpan>(service, {
    diubah,
    kosong: (sebelum) => serviceKosong(sebelum?.kode_sales),
  });

/** The lines: which of them is open in the fields above, and what becomes of it. */
function useBarisService(form: ReturnType<typeof useForm>, keIsian: () => void) {
  const [diubah, setDiubah] = useState('');
  const buka = (id: string) => {
    setDiubah(id);
    keIsian();
  };
  return {
    diubah,
    buka,
    hapus: (id: string) => {
      form.ganti((isi) => ({ ...isi, barang: isi.barang.filter((baris) => baris.id !== id) }));
      buka('');
    },
    pasang: (isi: IsiService) => {
      form.ganti((draft) => ({ ...draft, barang: denganBaris(draft.barang, diubah, isi) }));
      buka('');
    },
  };
}

/** Everything the page of a repair does. @param diubah the waiting one that is put right; a new one without. */
export function useService(diubah?: Diubah<DraftService>) {
  const t = useT();
  const actor = useActor();
  const { tgl_system } = useUser();
  // A repair bears no tax of its own.
  const aturan: AturanJual = {
    ...aturanJual(actor),
    ppn: undefined,
    validasi: moduleOn(actor, 'VALIDASI_SERVICE_MODULE'),
  };
  const form = useForm(diubah);
  const { tinggalkan } = useSelesaiUbah(service, diubah);
  const { isi: draft, mulai, sibuk, setSalah } = form;
  const hitung = hitungService(draft, aturan);
  const tangan = useTangan(draft.kode_sales === '', sibuk);
  const baris = useBarisService(form, tangan.keIsian);
  const simpan = async () => {
    if (sibuk) return;
    const rusak = periksaService(draft, hitung, aturan, tgl_system);
    setSalah(kataSalah(rusak));
    if (Object.keys(rusak).length > 0) return;
    const label = t('service.SERVICE');
    const body = kirimService(draft);
    if (diubah) await form.simpanUbah(paperPath(service, diubah.nomor), body, diubah.versi, label);
    else await form.simpan(service.base, body, label);
  };
  const baru = async () => {
    if (diubah) {
      await tinggalkan(draft.barang.length, mulai);
      return;
    }
    const message = t('service.buang_draf', { jumlah: draft.barang.length });
    const buang = serviceHampa(draft) || (await confirm({ title: t('service.baru'), message }));
    if (!buang) return;
    mulai();
    baris.buka('');
  };
  return {
    form,
    draft,
    hitung,
    aturan,
    tangan,
    baris,
    hampa: serviceHampa(draft),
    deskripsi: moduleOn(actor, 'PARAMETER_DESKRIPSI_SERVICE_MODULE'),
    bayar: useBayar(tangan.keIsian),
    simpan: () => void simpan(),
    baru: () => void baru(),
  };
}

export type ServiceHalaman = ReturnType<typeof useService>;
