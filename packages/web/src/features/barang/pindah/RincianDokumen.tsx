import { useState, type ReactNode } from 'react';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { HancurBarang, PindahBarang } from '@kilau/contract/features/barang/pindah.wire.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { ButtonRow, FactRow } from '../../../ui/Rows.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useT } from '../../../ui/text.ts';
import { kataBatal } from '../../../engine/approval/kata-batal.ts';
import { BatalForm } from './BatalForm.tsx';
import { useKolomBarang } from './DaftarPindai.tsx';

export const StatusDokumen = ({ status }: { readonly status: 'DONE' | 'CANC' }) => {
  const t = useT();
  return <Chip tone={status === 'DONE' ? 'good' : 'bad'}>{t(`pindah.status.${status}`)}</Chip>;
};

interface RincianDokumenProps {
  readonly dokumen: PindahBarang | HancurBarang;
  readonly nomor: string;
  readonly base: string;
  readonly kategori: string;
  readonly pilihBaki: boolean;
  /** Words about where it went or why. */
  readonly kepala: readonly string[];
  /** Its papers. */
  readonly children: ReactNode;
}

/** One document with its pieces, its papers, and its cancelling where the reader may. */
export function RincianDokumen({ dokumen, nomor, base, kategori, pilihBaki, kepala, children }: RincianDokumenProps) {
  const t = useT();
  const [batal, setBatal] = useState(false);
  const { status, tgl, dibuat_oleh, jumlah_barang, total_berat, keterangan, barang, boleh } = dokumen;
  const berat = `${formatNumber(Dec.from(total_berat), 3)} gr`;
  const columns = useKolomBarang(barang);
  return (
    <>
      <FactRow chip={<StatusDokumen status={status} />} words={[formatDate(tgl), ...kepala, dibuat_oleh, keterangan]} />
      {status === 'CANC' ? <p className="muted">{kataBatal(t, dokumen)}</p> : null}
      <ButtonRow>
        {children}
        {boleh.includes('batal') && !batal ? (
          <ActionButton onClick={() => setBatal(true)}>{t('pindah.batalkan')}</ActionButton>
        ) : null}
      </ButtonRow>
      {batal && boleh.includes('batal') ? (
        <BatalForm
          base={base}
          nomor={nomor}
          kategori={kategori}
          pilihBaki={pilihBaki}
          onDone={() => setBatal(false)}
          ringkasan={[
            { label: t('field.jumlah_barang'), nilai: String(jumlah_barang) },
            { label: t('field.total_berat'), nilai: berat },
          ]}
        />
      ) : null}
      <DataTable
        label={nomor}
        columns={columns}
        rows={barang}
        rowKey={(row) => row.kode_barcode}
        totalLabel={t('barang.total', { jumlah: jumlah_barang })}
      />
    </>
  );
}
