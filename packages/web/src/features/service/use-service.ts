import { moduleOn } from '@kilau/contract/core/permission.ts';
import { service } from '@kilau/contract/features/service/service.kind.ts';
import { useActor, useUser } from '../../platform/session.ts';
import { useBayar } from '../../trade/bayar/use-bayar.ts';
import type { Diubah } from '../../trade/dokumen/diubah.ts';
import { useFormKertas } from '../../trade/dokumen/use-form-kertas.ts';
import { useSimpanKertas } from '../../trade/dokumen/use-simpan-kertas.ts';
import { aturanJual, type AturanJual } from '../../trade/harga/aturan-jual.ts';
import { useBarisTerbuka } from '../../trade/isian/use-baris-terbuka.ts';
import { useTangan } from '../../trade/isian/use-tangan.ts';
import { useT } from '../../ui/text.ts';
import { hitungService, kirimService, periksaService, serviceHampa, serviceKosong, type DraftService } from './isi.ts';

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
  const { isi: draft, sibuk } = form;
  const hitung = hitungService(draft, aturan);
  const tangan = useTangan(draft.kode_sales === '', sibuk);
  const baris = useBarisTerbuka(form, tangan.keIsian);
  const tombol = useSimpanKertas(service, {
    form,
    diubah,
    periksa: () => periksaService(draft, hitung, aturan, tgl_system),
    kirim: () => kirimService(draft),
    hampa: serviceHampa(draft),
    buang: { title: t('service.baru'), message: t('service.buang_draf', { jumlah: draft.barang.length }) },
    keAwal: () => baris.buka(''),
  });
  return {
    form,
    draft,
    hitung,
    aturan,
    tangan,
    baris,
    ...tombol,
    deskripsi: moduleOn(actor, 'PARAMETER_DESKRIPSI_SERVICE_MODULE'),
    bayar: useBayar(tangan.keIsian),
  };
}

export type ServiceHalaman = ReturnType<typeof useService>;
