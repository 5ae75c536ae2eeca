import { useMemo, useState } from 'react';
import { formatDate, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { Dec } from '@kilau/contract/core/dec.ts';
import type { BarisTerima, Penerimaan } from '@kilau/contract/features/penerimaan/penerimaan.wire.ts';
import { problemText } from '../../platform/report-problem.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { ButtonRow, FactRow } from '../../ui/Rows.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { kataBatal } from '../../engine/approval/kata-batal.ts';
import { AksiTerima } from './AksiTerima.tsx';
import { lihatTandaTerima, useTerima } from './panggilan.ts';
import css from './penerimaan.module.css';
import { StatusTerima } from './StatusTerima.tsx';

function useColumns(baris: readonly BarisTerima[]): readonly Column<BarisTerima>[] {
  const t = useT();
  return useMemo(() => {
    const pcs = (key: 'qty' | 'qty_input' | 'sisa_qty', title: string): Column<BarisTerima> => ({
      key,
      title,
      numeric: true,
      text: (row) => formatNumber(row[key]),
      sortBy: (row) => row[key],
      total: formatNumber(Dec.sum(baris.map((row) => row[key]))),
    });
    const gram = (key: 'berat_bruto' | 'berat' | 'berat_input' | 'selisih', title: string): Column<BarisTerima> => ({
      key,
      title,
      numeric: true,
      text: (row) => (row[key] === null ? '' : formatNumber(row[key], 3)),
      sortBy: (row) => row[key],
      total: formatNumber(Dec.sum(baris.map((row) => row[key] ?? 0)), 3),
    });
    return [
      { key: 'kode_group', title: t('laporan.group'), text: (row) => row.kode_group },
      { key: 'kode_dept', title: t('laporan.jenis'), text: (row) => row.kode_dept },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: (row) => formatPlain(row.kadar) },
      pcs('qty', t('terima.qty')),
      gram('berat_bruto', t('terima.berat_bruto')),
      gram('berat', t('terima.berat_bersih')),
      {
        key: 'ongkos',
        title: t('terima.ongkos'),
        numeric: true,
        text: (row) => (row.ongkos === null ? '' : formatNumber(row.ongkos)),
      },
      pcs('qty_input', t('terima.qty_input')),
      gram('berat_input', t('terima.berat_input')),
      pcs('sisa_qty', t('terima.sisa_qty')),
      gram('selisih', t('field.selisih')),
    ];
  }, [t, baris]);
}

/** Who ended it, and why. */
function Akhir({ dokumen }: { readonly dokumen: Penerimaan }) {
  const t = useT();
  const { status, tgl, selesai_oleh, tgl_selesai, alasan_selesai } = dokumen;
  if (status === 'CANC') return <p className="muted">{kataBatal(t, dokumen)}</p>;
  return selesai_oleh === null ? null : (
    <p className="muted">
      {t('terima.status_selesai', {
        oleh: selesai_oleh,
        tgl: formatDate(tgl_selesai ?? tgl),
        alasan: alasan_selesai ?? '',
      })}
    </p>
  );
}

/** One receipt: its lines with what was entered of them, its paper, and what the page may do to it. */
export function RincianTerima({ nomor, aksi }: { readonly nomor: string; readonly aksi: 'selesai' | 'batal' }) {
  const t = useT();
  const found = useTerima(nomor);
  const [buka, setBuka] = useState(false);
  const columns = useColumns(found.data?.baris ?? []);
  if (found.isPending) return <Loading />;
  if (found.isError) {
    return (
      <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
        {problemText(found.error)}
      </State>
    );
  }
  const dokumen = found.data;
  const { tgl, nama_supplier, no_intern, tgl_nota, dibuat_oleh, keterangan, boleh, proses, qty_input, baris } = dokumen;
  const bisa = boleh.includes(aksi) && proses !== 'SELESAI' && (aksi === 'selesai' || qty_input === 0);
  const kata = [
    formatDate(tgl),
    t(`pilihan.asal_terima.${dokumen.asal}`),
    nama_supplier,
    no_intern,
    tgl_nota === null ? '' : `${t('terima.tgl_nota')} ${formatDate(tgl_nota)}`,
    dibuat_oleh,
    keterangan,
  ];
  return (
    <>
      <FactRow chip={<StatusTerima row={dokumen} />} words={kata} />
      <Akhir dokumen={dokumen} />
      {aksi === 'batal' && qty_input > 0 ? (
        <p className={css.peringatan}>{t('problem.penerimaan_sudah_diinput', { nomor, qty: qty_input })}</p>
      ) : null}
      <ButtonRow>
        <ActionButton primary={!buka} onClick={() => void lihatTandaTerima(nomor)}>
          {t('pindah.tanda_terima_pendek')}
        </ActionButton>
        {bisa && !buka ? (
          <ActionButton onClick={() => setBuka(true)}>
            {t(aksi === 'batal' ? 'pindah.batalkan' : 'terima.selesaikan')}
          </ActionButton>
        ) : null}
      </ButtonRow>
      {bisa && buka ? <AksiTerima dokumen={dokumen} aksi={aksi} onDone={() => setBuka(false)} /> : null}
      <DataTable
        label={nomor}
        columns={columns}
        rows={baris}
        rowKey={(row) => String(row.baris)}
        totalLabel={t('laporan.total')}
      />
    </>
  );
}
