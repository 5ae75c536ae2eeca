import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { preOrder } from '@kilau/contract/features/pre-order/pre-order.kind.ts';
import type { PoMenunggu } from '@kilau/contract/features/pre-order/pre-order.wire.ts';
import { paperCalls } from '../../engine/paper/paper-calls.ts';
import { papersChanged } from '../../engine/paper/paper-keys.ts';
import { api } from '../../platform/api.ts';
import { beep } from '../../platform/beep.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useJejak } from '../../trade/isian/use-jejak.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { useT } from '../../ui/text.ts';

export type BarisMenunggu = PoMenunggu['barang'][number];

const KUNCI = ['pre-order', 'menunggu'] as const;

/** Orders that wait for goods, or those that are looked for. */
function useMenunggu(q: string) {
  return useQuery<readonly PoMenunggu[]>({
    queryKey: [...KUNCI, q],
    queryFn: ({ signal }) =>
      api
        .get<{ readonly data: readonly PoMenunggu[] }>('pre-order-menunggu', { q }, { signal })
        .then(({ data }) => data),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

const kosong = ({ barang }: PoMenunggu): readonly BarisMenunggu[] =>
  barang.filter(({ kode_barcode }) => kode_barcode === null);

/** Lines that a piece is tried on: the chosen one, then the first of each other group that lacks one. */
function calon(po: PoMenunggu, pilihan: number | undefined): readonly BarisMenunggu[] {
  const baris = kosong(po);
  const pertama = baris.find((row) => row.baris === pilihan) ?? baris[0];
  if (!pertama) return [];
  const lain = baris.filter(
    (row, index) =>
      row.kode_group !== pertama.kode_group && baris.findIndex((b) => b.kode_group === row.kode_group) === index,
  );
  return [pertama, ...lain];
}

/** Ties what is scanned, and tells by sound, sentence and trail how it went. @param selesai once a piece was tied. */
function useIkat(selesai: () => void) {
  const t = useT();
  const client = useQueryClient();
  const { jejak, catat } = useJejak();
  const [ditolak, setDitolak] = useState<{ readonly kode: string; readonly pesan: string }>();
  const berubah = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: KUNCI }),
      papersChanged(client, preOrder),
      client.invalidateQueries({ queryKey: ['barang'] }),
    ]);
  const tolak = (kode: string, pesan: string) => {
    beep('error');
    catat(kode, pesan, true);
    setDitolak({ kode, pesan });
  };
  /** Ties it to the first of these lines that takes it. */
  const ikat = async (nomor: string, kode: string, [tujuan, ...lain]: readonly BarisMenunggu[]): Promise<void> => {
    if (!tujuan) return;
    try {
      const done = await paperCalls.do(preOrder, nomor, 'closing', {
        barang: [{ baris: tujuan.baris, kode_barcode: kode }],
      });
      beep('ok');
      catat(kode, t('po.terikat', { kode, baris: tujuan.baris }));
      setDitolak(undefined);
      selesai();
      if (done.status === 'CLOSING') success(t('po.lengkap', { nomor }));
      await berubah();
    } catch (error) {
      const lainGroup = error instanceof ProblemError && error.code === 'barang_bukan_group_po';
      if (lainGroup && lain.length > 0) await ikat(nomor, kode, lain);
      else tolak(kode, problemText(error));
    }
  };
  return { jejak, ditolak, tolak, ikat, berubah, tenang: () => setDitolak(undefined) };
}

/** Everything the page does: an order, a line of it, and the piece that has come for it. */
export function useClosing(awal: string) {
  const t = useT();
  const [q, setQ] = useState(awal);
  const [dipilih, setDipilih] = useState('');
  const [baris, setBaris] = useState<number>();
  const found = useMenunggu(q);
  const rows = found.data ?? [];
  const po = rows.find(({ nomor }) => nomor === dipilih) ?? rows[0];
  const { ikat, tolak, berubah, ...kabar } = useIkat(() => setBaris(undefined));
  const pindai = (code: string) => {
    const kode = code.trim();
    if (kode === '') return;
    if (po) void ikat(po.nomor, kode, calon(po, baris));
    else tolak(kode, t('po.tunggu_kosong'));
  };
  /** Goes to the next line that lacks a piece, or to the one before. */
  const geser = (by: 1 | -1) => {
    const terbuka = po ? kosong(po) : [];
    const kini = terbuka.findIndex((row) => row.baris === baris);
    setBaris(terbuka[Math.min(terbuka.length - 1, Math.max(0, (kini < 0 ? 0 : kini) + by))]?.baris);
  };
  return {
    found,
    rows,
    q,
    cari: setQ,
    po,
    pilih: (nomor: string) => {
      setDipilih(nomor);
      setBaris(undefined);
    },
    baris: po && (kosong(po).find((row) => row.baris === baris) ?? kosong(po)[0]),
    keBaris: setBaris,
    geser,
    pindai,
    ...kabar,
    berubah: () => void berubah(),
  };
}

export type Closing = ReturnType<typeof useClosing>;
