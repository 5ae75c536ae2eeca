import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { service } from '@kilau/contract/features/service/service.kind.ts';
import type { JenisBayar } from '@kilau/contract/trade/bayar/cara-bayar.ts';
import { paperPath, papersChanged } from '../../engine/paper/paper-keys.ts';
import { bringPrint } from '../../engine/paper/paper-print.ts';
import { useActor, useUser } from '../../platform/session.ts';
import { halamanUbah, useSelesaiUbah, type Diubah } from '../../trade/dokumen/diubah.ts';
import { kataSalah } from '../../trade/dokumen/kata-salah.ts';
import { salahBarang, salahDari } from '../../trade/dokumen/salah.ts';
import type { Sah } from '../../trade/dokumen/sahkan.ts';
import { aturanJual, type AturanJual } from '../../trade/harga/aturan-jual.ts';
import { useIsian } from '../../trade/isian/use-isian.ts';
import { useTangan } from '../../trade/isian/use-tangan.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
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
function useForm(diubah: Diubah<DraftService> | undefined) {
  const t = useT();
  const client = useQueryClient();
  const [terakhir, setTerakhir] = useState<Tersimpan>();
  const { tersimpan } = useSelesaiUbah(service, diubah);
  const form = useIsian<DraftService, Tersimpan>({
    page: halamanUbah(service, diubah),
    kosong: (sebelum) => diubah?.draft ?? serviceKosong(sebelum?.kode_sales),
    onSaved: (saved) => {
      void papersChanged(client, service);
      if (diubah) {
        tersimpan(saved.nomor);
        return;
      }
      setTerakhir(saved);
      success(t('penjualan.tersimpan', { nomor: saved.nomor }));
      if (service.states[saved.status as keyof typeof service.states].tone !== 'waits') {
        void bringPrint(service, saved.nomor);
      }
    },
    tempat: (draft, fields) => salahDari(draft, fields, ({ id }) => salahBarang(id)),
  });
  const disahkan = (sah: Sah) => setTerakhir((saved) => saved && { ...saved, ...sah });
  return { ...form, terakhir, disahkan };
}

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

/** The payment that is open, '' for a new one, which may begin in a way of its own. */
function useBayar(keIsian: () => void) {
  const [dibuka, setDibuka] = useState<{ readonly id: string; readonly cara?: JenisBayar | undefined }>();
  return {
    dibuka,
    buka: (id = '', cara?: JenisBayar) => setDibuka({ id, cara }),
    tutup: () => {
      setDibuka(undefined);
      keIsian();
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
