import { useMemo, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatDate } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { STOCK_OPNAME_HUTANG, type HutangOpname } from '@kilau/contract/features/hutang/opname/opname-hutang.wire.ts';
import { useKeys } from '../../../platform/keys.ts';
import { previewPaper } from '../../../platform/print.tsx';
import { reportProblem } from '../../../platform/report-problem.ts';
import { kolomAngka } from '../../../trade/isian/kolom.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { success, toast } from '../../../ui/dialog/toasts.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { ButtonRow } from '../../../ui/Rows.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { useOpnameHutang } from './panggilan.ts';
import { ScanHutang } from './ScanHutang.tsx';
import { readState } from '../../../platform/read-state.ts';

function useColumns(rows: readonly HutangOpname[]): readonly Column<HutangOpname>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'no_hutang', title: t('field.no_hutang'), text: ({ no_hutang }) => no_hutang },
      { key: 'tgl_hutang', title: t('field.tgl_hutang'), text: ({ tgl_hutang }) => formatDate(tgl_hutang) },
      { key: 'nama_customer', title: t('field.nama_customer'), text: ({ nama_customer }) => nama_customer },
      { key: 'alamat', title: t('field.alamat_customer'), text: ({ alamat_customer }) => alamat_customer },
      kolomAngka('berat', t('field.berat'), ({ berat }) => Dec.from(berat), { angka: 3, jumlah: rows }),
      kolomAngka('total', t('field.berat_total'), ({ berat_total }) => Dec.from(berat_total), {
        angka: 3,
        jumlah: rows,
      }),
      kolomAngka('hutang', t('field.jumlah_hutang'), ({ jumlah_hutang }) => Dec.from(jumlah_hutang), { jumlah: rows }),
    ],
    [t, rows],
  );
}

type Opname = ReturnType<typeof useOpnameHutang>;

function Tabel({ judul, rows, hasil }: { judul: string; rows: readonly HutangOpname[]; hasil: Opname['hasil'] }) {
  const t = useT();
  return (
    <Card grow>
      <DataTable<HutangOpname>
        fill
        label={judul}
        columns={useColumns(rows)}
        rows={rows}
        rowKey={({ no_faktur_hutang }) => no_faktur_hutang}
        totalLabel={`${judul} · ${rows.length}`}
        {...readState(hasil)}
        empty={{ title: judul, text: t('opname_hutang.kosong') }}
      />
    </Card>
  );
}

/** Gives the count up, or begins one. */
function KosongkanDialog({ opname, onTutup }: { readonly opname: Opname; readonly onTutup: () => void }) {
  const t = useT();
  const mulai = () =>
    void opname
      .mulai()
      .then(() => success(t('opname_hutang.ada')))
      .catch(reportProblem)
      .finally(onTutup);
  const kosongkan = () => {
    // An approval is asked for in a dialog of its own.
    onTutup();
    void opname
      .akhiri('kosongkan')
      .then((kosong) => {
        if (kosong) success(t('opname.dikosongkan'));
      })
      .catch(reportProblem);
  };
  return (
    <>
      <p className="muted">{t('opname_hutang.kosongkan_penjelasan')}</p>
      <ButtonRow>
        <ActionButton disabled={!opname.hasil.data?.no_opname} onClick={kosongkan}>
          {t('opname_hutang.kosongkan_data')}
        </ActionButton>
        <ActionButton primary onClick={mulai}>
          {t('opname_hutang.opname')}
        </ActionButton>
        <ActionButton onClick={onTutup}>{t('opname_hutang.batal')}</ActionButton>
      </ButtonRow>
    </>
  );
}

/** What is done with a count that has anything in it: print how it stands, and end it. */
function Akhir({ opname }: { readonly opname: Opname }) {
  const t = useT();
  const { data } = opname.hasil;
  if (!data || data.hutang_hilang.length + data.hutang_ketemu.length === 0) return null;
  const { no_opname, tgl } = data;
  const hari = tgl ?? '';
  const name = no_opname ?? '';
  const query = { tgl_from: hari, tgl_to: hari, no_opname: name };
  const selesaikan = () =>
    void opname
      .akhiri('selesai')
      .then((selesai) => {
        if (selesai) success(t('opname_hutang.selesai'));
      })
      .catch(reportProblem);
  return (
    <ButtonRow>
      <ActionButton onClick={() => void previewPaper({ path: 'laporan/opname-hutang.pdf', query, name })}>
        {t('opname_hutang.cetak')}
      </ActionButton>
      <ActionButton primary onClick={selesaikan}>
        {t('opname_hutang.selesaikan')}
      </ActionButton>
    </ButtonRow>
  );
}

/** Counting the bags of pledged goods: begun, scanned, looked at, ended. */
export function OpnameHutangPage() {
  const t = useT();
  const opname = useOpnameHutang();
  const [dibuka, setDibuka] = useState<'kosongkan' | 'lanjut'>();
  const { hasil } = opname;
  const tutup = () => setDibuka(undefined);
  const lanjut = () => setDibuka('lanjut');
  const lihat = async () => {
    const { data, error } = await hasil.refetch();
    if (error) reportProblem(error);
    else if (data?.no_opname) success(t('opname_hutang.ada'));
    else toast(t('problem.opname_hutang_belum_mulai'));
  };
  useKeys([{ key: 'F2', label: t('opname_hutang.lanjut'), run: lanjut, main: true }]);
  return (
    <PageColumn>
      <PageHead title={t.of(titleKey(STOCK_OPNAME_HUTANG))} note={t.of(hintKey(STOCK_OPNAME_HUTANG))} />
      <ButtonRow>
        <ActionButton onClick={() => setDibuka('kosongkan')}>{t('opname_hutang.kosongkan')}</ActionButton>
        <ActionButton primary shortcut="F2" onClick={lanjut}>
          {t('opname_hutang.lanjut')}
        </ActionButton>
        <ActionButton onClick={() => void lihat()}>{t('opname_hutang.lihat')}</ActionButton>
      </ButtonRow>
      <Tabel judul={t('opname_hutang.hilang')} rows={hasil.data?.hutang_hilang ?? []} hasil={hasil} />
      <Tabel judul={t('opname_hutang.ketemu')} rows={hasil.data?.hutang_ketemu ?? []} hasil={hasil} />
      <Akhir opname={opname} />
      <Dialog opened={dibuka === 'kosongkan'} onClose={tutup} title={t('opname_hutang.kosongkan')}>
        <KosongkanDialog opname={opname} onTutup={tutup} />
      </Dialog>
      <Dialog opened={dibuka === 'lanjut'} onClose={tutup} title={t('opname_hutang.lanjut')}>
        <ScanHutang onScan={opname.scan} onKembali={tutup} />
      </Dialog>
    </PageColumn>
  );
}
