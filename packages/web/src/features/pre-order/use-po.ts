import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { moduleOn } from '@kilau/contract/core/permission.ts';
import { preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import { useFormat } from '../../engine/cells/FieldCell.tsx';
import { api } from '../../platform/api.ts';
import { useActor } from '../../platform/session.ts';
import { useBayar } from '../../trade/bayar/use-bayar.ts';
import { kataSalah } from '../../trade/dokumen/kata-salah.ts';
import type { Sah } from '../../trade/dokumen/sahkan.ts';
import { useFormKertas } from '../../trade/dokumen/use-form-kertas.ts';
import { aturanJual, type AturanJual } from '../../trade/harga/aturan-jual.ts';
import { useTangan } from '../../trade/isian/use-tangan.ts';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { useT } from '../../ui/text.ts';
import { dpMinimal, hitungPo, kirimPo, periksaPo, poHampa, poKosong, type DraftPo, type IsiPo } from './isi.ts';

/** What the page shows of an order that was just saved. */
interface Tersimpan extends Sah {
  readonly nomor: string;
  readonly total_harga: number;
  readonly boleh: readonly string[];
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
    asking: () => ({ judul: t('po.PRE_ORDER'), fields: preOrder.binds ?? {}, t, format }),
  });
}

/** The lines of the form: which of them is open in the fields above, and what becomes of it. */
function useBaris(form: ReturnType<typeof useForm>, keIsian: () => void) {
  const [diubah, setDiubah] = useState('');
  const buka = (id: string) => {
    setDiubah(id);
    keIsian();
  };
  const pasang = (isi: IsiPo) => {
    form.ganti((draft) => {
      const id = diubah === '' ? String(Math.max(0, ...draft.barang.map((row) => Number(row.id))) + 1) : diubah;
      const baru = { ...isi, id };
      return {
        ...draft,
        barang: diubah === '' ? [...draft.barang, baru] : draft.barang.map((row) => (row.id === id ? baru : row)),
      };
    });
    buka('');
  };
  const hapus = (id: string) => {
    form.ganti((draft) => ({ ...draft, barang: draft.barang.filter((row) => row.id !== id) }));
    buka('');
  };
  return { diubah, buka, pasang, hapus };
}

/** Everything the page of an order does. */
export function usePo() {
  const t = useT();
  const actor = useActor();
  const aturan: AturanJual = { ...aturanJual(actor), validasi: moduleOn(actor, 'VALIDASI_PRE_ORDER_MODULE') };
  const form = useForm();
  const { isi: draft, mulai, sibuk, setSalah } = form;
  const periode = usePeriode(draft.periode);
  const hitung = hitungPo(draft, aturan);
  const minimal = dpMinimal(hitung, periode?.dp_persen);
  const tangan = useTangan(draft.kode_sales === '', sibuk);
  const simpan = async () => {
    if (sibuk) return;
    const rusak = periksaPo(draft, hitung, aturan, minimal);
    setSalah(kataSalah(rusak));
    if (Object.keys(rusak).length > 0) return;
    await form.simpan(preOrder.base, kirimPo(draft), t('po.PRE_ORDER'));
  };
  const baru = async () => {
    const message = t('po.buang_draf', { jumlah: draft.barang.length });
    if (!poHampa(draft) && !(await confirm({ title: t('po.po_baru'), message }))) return;
    mulai();
    tangan.keIsian();
  };
  return {
    form,
    draft,
    hitung,
    aturan,
    tangan,
    periode,
    minimal,
    hampa: poHampa(draft),
    baris: useBaris(form, tangan.keIsian),
    bayar: useBayar(tangan.keIsian),
    simpan: () => void simpan(),
    baru: () => void baru(),
  };
}

export type PoHalaman = ReturnType<typeof usePo>;
