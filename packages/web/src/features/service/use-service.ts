import { moduleOn } from '@kilau/contract/core/permission.ts';
import { service } from '@kilau/contract/features/service/service.kind.ts';
import { useActor, useUser } from '../../platform/session.ts';
import type { Dokumen } from '../../trade/dokumen/BaruDisimpan.tsx';
import type { Diubah } from '../../trade/dokumen/diubah.ts';
import { useFormKertas } from '../../trade/dokumen/use-form-kertas.ts';
import { aturanJual, type AturanJual } from '../../trade/harga/aturan-jual.ts';
import { useHalamanKertas } from '../../trade/isian/use-halaman-kertas.ts';
import { useT } from '../../ui/text.ts';
import { hitungService, kirimService, periksaService, serviceHampa, serviceKosong, type DraftService } from './isi.ts';

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
  const form = useFormKertas<DraftService, Dokumen>(service, { diubah, kosong: serviceKosong });
  const { isi: draft } = form;
  const hitung = hitungService(draft, aturan);
  const halaman = useHalamanKertas(service, form, {
    diubah,
    periksa: () => periksaService(draft, hitung, aturan, tgl_system),
    kirim: () => kirimService(draft),
    hampa: serviceHampa(draft),
    buang: { title: t('service.baru'), message: t('service.buang_draf', { jumlah: draft.barang.length }) },
  });
  return { ...halaman, hitung, aturan, deskripsi: moduleOn(actor, 'PARAMETER_DESKRIPSI_SERVICE_MODULE') };
}

export type ServiceHalaman = ReturnType<typeof useService>;
