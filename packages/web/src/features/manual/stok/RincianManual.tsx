import { useState } from 'react';
import { formatDate, formatNumber } from '@kilau/contract/core/format.ts';
import type { BarisManual } from '@kilau/contract/features/manual/stok.wire.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { ButtonRow, FactRow } from '../../../ui/Rows.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { useT } from '../../../ui/text.ts';
import { kataBatal } from '../../../engine/approval/kata-batal.ts';
import { BatalManual } from './BatalManual.tsx';
import type { DokumenManual, JenisDokumen } from './jenis-dokumen.ts';
import { useKolomBaris } from './kolom.tsx';
import { lihatBukti, useDokumen } from './panggilan.ts';
import { StatusManual } from './StatusManual.tsx';

type Isi = DokumenManual & { readonly barang: readonly BarisManual[]; readonly boleh: readonly string[] };
interface RincianProps {
  readonly jenisDokumen: JenisDokumen;
  readonly nomor: string;
  readonly onTutup: () => void;
}

function Rincian({ dokumen, jenisDokumen, nomor, onTutup }: RincianProps & { readonly dokumen: Isi }) {
  const t = useT();
  const [batal, setBatal] = useState(false);
  const {
    status,
    tgl,
    dibuat_oleh,
    disetujui_oleh = '',
    keterangan,
    barang,
    boleh,
    jumlah_baris,
    total_qty,
    total_berat,
  } = dokumen;
  const columns = useKolomBaris(barang);
  const kepala = [
    formatDate(tgl),
    nomor,
    jenisDokumen.hal?.teks(dokumen) ?? '',
    dibuat_oleh,
    disetujui_oleh === '' ? '' : `${t('field.disetujui_oleh')} ${disetujui_oleh}`,
    keterangan,
  ];
  const bolehBatal = boleh.includes('batal');
  return (
    <>
      <FactRow chip={<StatusManual status={status} />} words={kepala} />
      {status === 'CANC' ? <p className="muted">{kataBatal(t, dokumen)}</p> : null}
      <ButtonRow>
        <ActionButton primary onClick={() => void lihatBukti(jenisDokumen.base, nomor, jenisDokumen.bukti(t))}>
          {jenisDokumen.bukti(t)}
        </ActionButton>
        <ActionButton onClick={onTutup}>{t('umum.kembali')}</ActionButton>
        {bolehBatal && !batal ? (
          <ActionButton onClick={() => setBatal(true)}>{t('pindah.batalkan')}</ActionButton>
        ) : null}
      </ButtonRow>
      {batal && bolehBatal ? (
        <BatalManual
          jenisDokumen={jenisDokumen}
          nomor={nomor}
          onDone={() => setBatal(false)}
          ringkasan={[
            { label: t('field.total_qty'), nilai: formatNumber(total_qty) },
            { label: t('field.total_berat'), nilai: `${formatNumber(total_berat, 3)} gr` },
          ]}
        />
      ) : null}
      <DataTable<BarisManual>
        label={nomor}
        columns={columns}
        rows={barang}
        rowKey={(row) => String(row.baris)}
        totalLabel={t('manual.jumlah_baris', { jumlah: jumlah_baris })}
      />
    </>
  );
}

/** One document with its lines, its paper, and its cancelling where the reader may. */
export function RincianManual(props: RincianProps) {
  const t = useT();
  const found = useDokumen<Isi>(props.jenisDokumen.base, props.nomor);
  if (found.isPending) return <Loading />;
  if (found.isError) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
        {problemText(found.error)}
      </State>
    );
  }
  return <Rincian {...props} dokumen={found.data} />;
}
