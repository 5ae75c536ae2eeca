import { useMemo, useState } from 'react';
import {
  EXTERNAL_MAKS,
  UPDATE_EXTERNAL,
  type BarangTerbit,
  type HasilEtalase,
  type KeadaanEtalase,
} from '@kilau/contract/features/barang/etalase/etalase.ts';
import { formatInstant } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { peganganBarang } from '@kilau/contract/trade/barang/keadaan.ts';
import { useKeys } from '../../../platform/keys.ts';
import { useRealtime } from '../../../platform/realtime.ts';
import { problemText } from '../../../platform/report-problem.ts';
import { useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip, type Tone } from '../../../ui/Chip.tsx';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT, type Translate } from '../../../ui/text.ts';
import { useMassal } from '../massal/use-massal.ts';
import own from './etalase.module.css';
import { useKolomBarang } from './kolom.ts';
import { tanpa } from './tanda.ts';

const KARTU: CardShape = { title: ['nama_barang', 'kode_barcode'], amount: ['harga'], state: 'keadaan' };
const TONES: Readonly<Record<KeadaanEtalase, Tone>> = {
  TERBIT: 'good',
  DITARIK: 'plain',
  GAGAL: 'bad',
  MENUNGGU: 'info',
};

function galatOf({ galat }: BarangTerbit, t: Translate): string {
  if (galat === null) return '';
  return t.of(`galat_kirim.${galat.kode}`, {
    status: galat.status ?? '',
    ref: galat.ref ?? '',
    sebab: galat.sebab === undefined ? '' : t.of(`sebab_gateway.${galat.sebab}`),
  });
}

function useColumns(): readonly Column<BarangTerbit>[] {
  const t = useT();
  const { toko } = useUser();
  const kolom = useKolomBarang();
  return useMemo((): readonly Column<BarangTerbit>[] => {
    const jam = (at: string | null) => (at === null ? '' : formatInstant(at, toko.zona_waktu));
    const keadaan = ({ keadaan: kini }: BarangTerbit) => t.of(`etalase.keadaan.${kini}`);
    return [
      {
        key: 'keadaan',
        title: t('etalase.keadaan'),
        text: keadaan,
        cell: (row) => <Chip tone={TONES[row.keadaan]}>{keadaan(row)}</Chip>,
      },
      ...kolom.filter(({ key }) => key !== 'kode_baki' && key !== 'kode_group'),
      {
        key: 'beda',
        title: t('etalase.beda'),
        text: ({ beda }) => beda.map((nama) => t.of(`etalase.beda.${nama}`)).join(', '),
      },
      { key: 'pegangan', title: t('field.pegangan'), text: peganganBarang },
      { key: 'waktu', title: t('etalase.waktu'), text: (row) => jam(row.dicoba) },
      { key: 'versi', title: t('etalase.versi'), numeric: true, text: (row) => String(row.versi) },
      {
        key: 'galat',
        title: t('etalase.galat'),
        text: (row) => galatOf(row, t),
        cell: (row) => <span className={own.galat}>{galatOf(row, t)}</span>,
      },
    ];
  }, [t, toko.zona_waktu, kolom]);
}

/** What is ticked of the list, and the two things that are done with it. */
function useTerbit() {
  const t = useT();
  const massal = useMassal<BarangTerbit, never>('barang/get/external-terbit', true);
  const { rows, list, sibuk, kirim } = massal;
  const [ditandai, setDitandai] = useState<ReadonlySet<string>>(new Set());
  useRealtime('antrean-berubah', () => void list.refetch());
  const terpilih = rows.filter(({ kode_barcode }) => ditandai.has(kode_barcode)).slice(0, EXTERNAL_MAKS);
  const siap = terpilih.length > 0 && !sibuk;
  const lakukan = async (call: 'update' | 'tarik'): Promise<void> => {
    if (!siap) return;
    const jumlah = terpilih.length;
    if (call === 'tarik') {
      const tanya = { title: t('etalase.tarik'), message: t('etalase.tarik_tanya', { jumlah }), danger: true };
      if (!(await confirm({ ...tanya, yes: t('etalase.tarik') }))) return;
    }
    const barang = terpilih.map(({ kode_barcode }) => ({ kode_barcode }));
    const judul = t.of(titleKey(UPDATE_EXTERNAL));
    const hasil = await kirim<HasilEtalase>(`barang/external/${call}`, { barang }, judul);
    if (!hasil) return;
    setDitandai((kini) => tanpa(kini, barang));
    success(t(call === 'tarik' ? 'etalase.ditarik' : 'etalase.dikirim', { jumlah: hasil.jumlah }));
  };
  return { ...massal, ditandai, setDitandai, terpilih, siap, lakukan };
}

/** What an external web shows of the shop: its state piece by piece, what has changed since, and what failed. */
export function UpdateExternalPage() {
  const t = useT();
  const columns = useColumns();
  const { rows, list, memuat, sibuk, ditandai, setDitandai, terpilih, siap, lakukan } = useTerbit();
  const berubah = rows.filter(({ beda, keadaan }) => beda.length > 0 || keadaan === 'GAGAL');
  useKeys([
    { key: 'F8', label: t('etalase.update_tombol'), run: () => void lakukan('update'), main: true, enabled: siap },
  ]);
  const title = t.of(titleKey(UPDATE_EXTERNAL));
  return (
    <PageColumn>
      <PageHead
        title={title}
        note={t.of(hintKey(UPDATE_EXTERNAL))}
        actions={
          <>
            <ActionButton
              disabled={berubah.length === 0}
              onClick={() => setDitandai(new Set(berubah.map(({ kode_barcode }) => kode_barcode)))}
            >
              {t('etalase.pilih_berubah', { jumlah: berubah.length })}
            </ActionButton>
            <ActionButton disabled={!siap} onClick={() => void lakukan('tarik')}>
              {t('etalase.tarik')}
            </ActionButton>
          </>
        }
        deed={
          <SaveButton disabled={!siap} saving={sibuk} onClick={() => void lakukan('update')}>
            {t('etalase.update', { jumlah: terpilih.length })}
          </SaveButton>
        }
      />
      <Card grow>
        <DataTable<BarangTerbit>
          fill
          searchable
          label={title}
          cards={KARTU}
          columns={columns}
          rows={rows}
          rowKey={(row) => row.kode_barcode}
          status={memuat ? 'loading' : list.isError ? 'failed' : 'ready'}
          error={list.isError ? problemText(list.error) : undefined}
          onRetry={() => void list.refetch()}
          selected={ditandai}
          onSelect={setDitandai}
          empty={{ title: t('etalase.belum'), text: t('etalase.belum_saran') }}
        />
      </Card>
    </PageColumn>
  );
}
