import { formatDate, formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { penjualan as dokumen } from '@kilau/contract/features/penjualan/penjualan.kind.ts';
import { useOtorisasi } from '../../../engine/approval/minta.tsx';
import type { RingkasanBaris } from '../../../engine/approval/permintaan.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { tanyaAlasan } from '../../../trade/dokumen/tanya-alasan.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { useT, type Translate } from '../../../ui/text.ts';
import { panggil, usePenjualanBerubah } from '../panggilan.ts';
import type { Penjualan } from '../wire.ts';

/** A sale as an approver reads it. */
export function ringkasanJual(t: Translate, penjualan: Penjualan, alasan: string): readonly RingkasanBaris[] {
  return [
    { label: t('field.tgl'), nilai: formatDate(penjualan.tgl) },
    { label: t('field.jenis_pelanggan'), nilai: penjualan.pelanggan.nama },
    {
      label: t('field.jumlah_barang'),
      nilai: t('penjualan.jumlah_berat', {
        jumlah: penjualan.jumlah_barang,
        berat: formatNumber(penjualan.total_berat, 3),
      }),
    },
    { label: t('field.grand_total'), nilai: formatRupiah(penjualan.grand_total) },
    { label: t('field.alasan'), nilai: alasan },
  ];
}

/** Withdraws an OPEN sale: reason, approval, and its goods are free again. */
export function useTolak(): (penjualan: Penjualan) => Promise<void> {
  const t = useT();
  const { minta } = useOtorisasi();
  const berubah = usePenjualanBerubah();
  return async (penjualan) => {
    const nomor = penjualan.no_faktur_group;
    const alasan = await tanyaAlasan(nomor);
    if (alasan === undefined) return;
    const izin = await minta({
      kategori: dokumen.deeds.tolak.approval,
      dokumen: nomor,
      nilai: { alasan },
      judul: nomor,
      ringkasan: ringkasanJual(t, penjualan, alasan),
    });
    if (izin === undefined) return;
    try {
      await panggil.tolak(nomor, alasan, izin);
      success(t('penjualan.ditolak', { nomor }));
    } catch (error) {
      reportProblem(error);
    }
    await berubah();
  };
}
