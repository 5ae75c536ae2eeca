import { useState } from 'react';
import { formatDate, formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { penjualan as dokumen } from '@kilau/contract/features/penjualan/penjualan.document.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { openDialog } from '../../../ui/dialog/dialogs.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { text, useT, type Translate } from '../../../ui/text.ts';
import { useOtorisasi } from '../../../engine/approval/minta.tsx';
import type { RingkasanBaris } from '../../../engine/approval/permintaan.ts';
import { panggil, usePenjualanBerubah } from '../panggilan.ts';
import type { Penjualan } from '../wire.ts';
import { AlasanField } from './AlasanField.tsx';
import css from './rincian.module.css';

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

/** Asks for the reason. Nothing when the dialog was closed. */
function TanyaAlasan({
  onGiven,
  onClose,
}: {
  readonly onGiven: (alasan: string) => void;
  readonly onClose: () => void;
}) {
  const t = useT();
  const [alasan, setAlasan] = useState('');
  const [kosong, setKosong] = useState(false);
  return (
    <EnterForm
      className={css.detail}
      label={t('penjualan.tolak')}
      onSubmit={() => {
        setKosong(alasan.trim() === '');
        if (alasan.trim() !== '') onGiven(alasan.trim());
      }}
    >
      <AlasanField
        alasan={alasan}
        onChange={setAlasan}
        error={kosong && alasan.trim() === '' ? t('rule.tidak_boleh_kosong') : undefined}
      />
      <div className={css.buttons}>
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
        <ActionButton primary type="submit">
          {t('dialog.lanjutkan')}
        </ActionButton>
      </div>
    </EnterForm>
  );
}

/** Asks why a document is withdrawn; nothing when the dialog was closed. */
export function tanyaAlasan(nomor: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    let alasan: string | undefined;
    openDialog({
      title: text('penjualan.tolak_judul', { nomor }),
      onClosed: () => resolve(alasan),
      content: (close) => (
        <TanyaAlasan
          onGiven={(given) => {
            alasan = given;
            close();
          }}
          onClose={close}
        />
      ),
    });
  });
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
      kategori: dokumen.actions.tolak.approval,
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
