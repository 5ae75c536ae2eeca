import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import { paraCicilan } from '@kilau/contract/features/cicilan/para-cicilan.resource.ts';
import { api } from '../../platform/api.ts';
import { useActor } from '../../platform/session.ts';
import { useBayar } from '../../trade/bayar/use-bayar.ts';
import { drafHampa } from '../../trade/dokumen/draf.ts';
import type { Diubah } from '../../trade/dokumen/diubah.ts';
import { useFormKertas } from '../../trade/dokumen/use-form-kertas.ts';
import { useSimpanKertas } from '../../trade/dokumen/use-simpan-kertas.ts';
import { aturanJual, type AturanJual } from '../../trade/harga/aturan-jual.ts';
import { usePindaiHarga } from '../../trade/isian/use-pindai-harga.ts';
import { useSegarHarga } from '../../trade/isian/use-segar-harga.ts';
import { useTangan } from '../../trade/isian/use-tangan.ts';
import { lengkapiKyc } from '../../trade/pelanggan/kyc/perlu-kyc.ts';
import { useT } from '../../ui/text.ts';
import { cicilKosong, hitungCicil, kirimCicil, periksaCicil, type DraftCicil, type Syarat } from './isi.ts';

/** What the page shows of what was just saved. */
interface Tersimpan {
  readonly status: string;
  readonly nomor: string;
  readonly harga_jual_cicil: number;
  readonly boleh: readonly string[];
}

/** The terms that the shop offers, the fewest payments first. */
function useSyarat(): readonly Syarat[] | undefined {
  const { data } = useQuery({
    queryKey: [paraCicilan.calls.list],
    queryFn: ({ signal }) => api.get<readonly Syarat[]>(paraCicilan.calls.list, {}, { signal }),
  });
  return useMemo(() => data?.toSorted((a, b) => a.tenor - b.tenor), [data]);
}

/** Chooses terms: some, or those after the ones that count. */
const pilihTenor = (all: readonly Syarat[], kini: Syarat | undefined, tenor: (tenor: number) => void) => ({
  tenor,
  tenorBerikut: () => {
    const next = all[(all.findIndex((one) => one.tenor === kini?.tenor) + 1) % Math.max(1, all.length)];
    if (next) tenor(next.tenor);
  },
});

/** Everything the page of instalments does. @param diubah the OPEN one that is put right; a new one without. */
export function useCicil(diubah?: Diubah<DraftCicil>) {
  const t = useT();
  const actor = useActor();
  const aturan: AturanJual = { ...aturanJual(actor), bernama: true, validasi: true };
  const form = useFormKertas<DraftCicil, Tersimpan>(cicilan, {
    diubah,
    kosong: cicilKosong,
    lengkapi: (error, { pelanggan }, ulang) => lengkapiKyc(error, pelanggan, {}, ulang),
  });
  const { isi: draft, ganti, sibuk } = form;
  const syarat = useSyarat();
  const hitung = hitungCicil(draft, syarat ?? [], aturan);
  const tangan = useTangan(draft.kode_sales === '', sibuk, form.salah);
  const scan = usePindaiHarga(
    form,
    (barang) => ganti((isi) => ({ ...isi, barang: [...isi.barang, { ...barang, id: barang.kode_barcode }] })),
    diubah?.nomor,
  );
  useSegarHarga(form, diubah?.nomor);
  const tombol = useSimpanKertas(cicilan, {
    form,
    diubah,
    periksa: () => periksaCicil(draft, hitung, aturan),
    kirim: () => kirimCicil(draft, hitung),
    hampa: drafHampa(draft),
    buang: { title: t('cicilan.baru'), message: t('cicilan.buang_draf', { jumlah: draft.barang.length }) },
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
    /** Terms that the shop offers; undefined until they are there. */
    syarat,
    ...pilihTenor(syarat ?? [], hitung.syarat, (tenor) => ganti((isi) => ({ ...isi, tenor }))),
    hapus: (id: string) => {
      ganti((isi) => ({ ...isi, barang: isi.barang.filter((baris) => baris.id !== id) }));
      tangan.keIsian();
    },
  };
}

export type CicilHalaman = ReturnType<typeof useCicil>;
