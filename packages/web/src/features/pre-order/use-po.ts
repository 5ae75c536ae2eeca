import { useQuery } from '@tanstack/react-query';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import { useFormat } from '../../engine/cells/FieldCell.tsx';
import { boundFields } from '../../engine/paper/asked-fields.ts';
import { api } from '../../platform/api.ts';
import { useActor } from '../../platform/session.ts';
import type { Dokumen } from '../../trade/dokumen/BaruDisimpan.tsx';
import { drafHampa } from '../../trade/dokumen/draf.ts';
import { useFormKertas } from '../../trade/dokumen/use-form-kertas.ts';
import { aturanJual, type AturanJual } from '../../trade/harga/aturan-jual.ts';
import { useHalamanKertas } from '../../trade/isian/use-halaman-kertas.ts';
import { useT } from '../../ui/text.ts';
import { dpMinimal, hitungPo, kirimPo, periksaPo, poKosong, type DraftPo } from './isi.ts';

/** What the page shows of an order that was just saved. */
interface Tersimpan extends Omit<Dokumen, 'grand_total'> {
  readonly total_harga: number;
}

/** A campaign, as far as the page goes by it. */
interface Periode {
  readonly kode_periode: string;
  readonly dp_persen: number;
  readonly cara_harga: 'KUNCI' | 'HARIAN';
  readonly tgl_janji: string;
}

/** The campaign that is ordered in, once it was chosen. */
function usePeriode(kode: string): Periode | undefined {
  const found = useQuery({
    queryKey: ['resource', 'periode-pre-order', 'pesan'],
    queryFn: ({ signal }) => api.get<readonly Periode[]>('periode-pre-order/get/all', {}, { signal }),
  });
  return found.data?.find(({ kode_periode }) => kode_periode === kode);
}

/** Draft, last document and saving. */
function useForm() {
  const t = useT();
  const format = useFormat();
  return useFormKertas<DraftPo, Tersimpan>(preOrder, {
    kosong: poKosong,
    asking: () => ({ judul: t('po.PRE_ORDER'), fields: boundFields(preOrder), t, format }),
  });
}

/** Everything the page of an order does. */
export function usePo() {
  const t = useT();
  const actor = useActor();
  const aturan: AturanJual = { ...aturanJual(actor), validasi: moduleOn(actor, 'VALIDASI_PRE_ORDER_MODULE') };
  const form = useForm();
  const { isi: draft } = form;
  const periode = usePeriode(draft.periode);
  const hitung = hitungPo(draft, aturan);
  const minimal = dpMinimal(hitung, periode?.dp_persen);
  const halaman = useHalamanKertas(preOrder, form, {
    periksa: () => periksaPo(draft, hitung, aturan, minimal),
    kirim: () => kirimPo(draft),
    hampa: drafHampa(draft),
    buang: { title: t('po.po_baru'), message: t('po.buang_draf', { jumlah: draft.barang.length }) },
  });
  return { ...halaman, hitung, aturan, periode, minimal };
}

export type PoHalaman = ReturnType<typeof usePo>;
