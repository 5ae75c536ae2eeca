import { useMemo, useRef, useState } from 'react';
import { ref } from '@kilau/contract/core/field.ts';
import { formatInstant, formatRupiah } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { pengalihanSaldo } from '@kilau/contract/features/uang/pengalihan-saldo.kind.ts';
import { useFormat } from '../../../engine/cells/FieldCell.tsx';
import { PapersButton } from '../../../engine/paper/PapersButton.tsx';
import { RefField } from '../../../engine/resource/RefField.tsx';
import { newKey } from '../../../platform/api.ts';
import { beep } from '../../../platform/beep.ts';
import { useKeys } from '../../../platform/keys.ts';
import { ConnectionError } from '../../../platform/problem-error.ts';
import { problemText, reportProblem } from '../../../platform/report-problem.ts';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import { alihkan, useSegarkan, useUangHari, type UangHari } from './panggilan.ts';
import css from './pengalihan.module.css';

const PAGE = pengalihanSaldo.pages.create;
const LACI = ref('users', { label: 'field.ke_user' });
const NONE: readonly UangHari[] = [];
const KARTU: CardShape = { title: ['dokumen'], amount: ['jumlah'], state: 'dari_user' };

const rowKey = ({ urut, entri }: UangHari): string => `${urut}/${entri}`;
const pilihan = (values: readonly string[]) =>
  [...new Set(values)].toSorted().map((value) => ({ value, label: value }));

function useKolom(): readonly Column<UangHari>[] {
  const t = useT();
  const { timeZone } = useFormat();
  return useMemo(
    () => [
      { key: 'waktu', title: t('field.waktu'), text: ({ waktu }) => formatInstant(new Date(waktu), timeZone) },
      { key: 'kategori', title: t('field.kategori'), text: ({ kategori }) => kategori },
      { key: 'dokumen', title: t('field.dokumen'), text: ({ dokumen }) => dokumen },
      { key: 'keterangan', title: t('field.keterangan'), text: ({ keterangan }) => keterangan },
      { key: 'dari_user', title: t('field.dari_user'), text: ({ dari_user }) => dari_user },
      {
        key: 'jumlah',
        title: t('field.jumlah_rp'),
        numeric: true,
        text: ({ jumlah }) => formatRupiah(jumlah),
        sortBy: ({ jumlah }) => jumlah,
      },
    ],
    [t, timeZone],
  );
}

/** Today's rows, those that are shown, and those that were ticked and are still there. */
function usePilihan() {
  const asked = useUangHari();
  const [kategori, setKategori] = useState('');
  const [dari, setDari] = useState('');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const rows = asked.data?.data ?? NONE;
  const shown = useMemo(
    () =>
      rows.filter((row) => (kategori === '' || row.kategori === kategori) && (dari === '' || row.dari_user === dari)),
    [rows, kategori, dari],
  );
  const chosen = shown.filter((row) => ticked.has(rowKey(row)));
  return { asked, rows, shown, chosen, ticked, setTicked, kategori, setKategori, dari, setDari };
}

/** Hands over what was ticked; what is refused is said, and the rows are read again. */
function useAlihkan(chosen: readonly UangHari[], onDone: () => void) {
  const t = useT();
  const segarkan = useSegarkan();
  const [tujuan, setTujuan] = useState('');
  const [key, setKey] = useState(newKey);
  const [busy, setBusy] = useState(false);
  const tujuanRef = useRef<HTMLInputElement>(null);
  const bisa = chosen.length > 0 && !busy;
  const run = async () => {
    if (!bisa) return;
    if (tujuan === '') {
      tujuanRef.current?.focus();
      return;
    }
    setBusy(true);
    try {
      const { nomor } = await alihkan(tujuan, chosen, key);
      beep('ok');
      success(t('dokumen.tersimpan', { nomor }));
      setKey(newKey);
      onDone();
    } catch (error) {
      beep('error');
      reportProblem(error, t('uang.gagal_mengirim'));
      // Without an answer it may have been done: the same again is the same.
      if (!(error instanceof ConnectionError)) setKey(newKey);
    } finally {
      setBusy(false);
      await segarkan();
    }
  };
  return { tujuan, setTujuan, tujuanRef, busy, bisa, run, segarkan };
}

interface DaftarProps {
  readonly pilihan: ReturnType<typeof usePilihan>;
  /** What is ticked, in words. */
  readonly terpilih: string | undefined;
  readonly onRetry: () => void;
}

/** Today's rows, to be ticked; the hand begins there. */
function DaftarUang({ pilihan: { asked, shown, ticked, setTicked }, terpilih, onRetry }: DaftarProps) {
  const t = useT();
  return (
    <Card grow>
      <DataTable
        label={t.of(titleKey(PAGE))}
        columns={useKolom()}
        rows={shown}
        rowKey={rowKey}
        status={asked.isPending ? 'loading' : asked.isError ? 'failed' : 'ready'}
        error={asked.isError ? problemText(asked.error) : undefined}
        onRetry={onRetry}
        empty={{ title: t('uang.tanpa_uang') }}
        selected={ticked}
        onSelect={setTicked}
        handAt=""
        searchable
        searchId="cari-uang"
        cards={KARTU}
        totalLabel={terpilih ?? t('uang.belum_dipilih')}
        fill
      />
    </Card>
  );
}

/** `/pengalihan-saldo-uang`: today's money, ticked and handed to another drawer; what was handed over is taken back. */
export function PengalihanPage() {
  const t = useT();
  const pilih = usePilihan();
  const { rows, chosen, setTicked } = pilih;
  const { tujuan, setTujuan, tujuanRef, busy, bisa, run, segarkan } = useAlihkan(chosen, () => setTicked(new Set()));
  const total = chosen.reduce((sum, { jumlah }) => sum + jumlah, 0);
  const terpilih =
    chosen.length > 0 ? t('uang.dipilih', { jumlah: chosen.length, total: formatRupiah(total) }) : undefined;
  useKeys([
    { key: 'Space', label: t('penjualan.tombol_pilih'), main: true },
    { key: 'F8', label: t('uang.alihkan'), main: true, enabled: bisa, run: () => void run() },
  ]);
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(PAGE))}
        note={terpilih ?? t.of(hintKey(PAGE))}
        actions={
          <PapersButton kind={pengalihanSaldo} label={t('uang.daftar_pengalihan')} onDone={() => void segarkan()} />
        }
        deed={
          <SaveButton disabled={!bisa} saving={busy} onClick={() => void run()}>
            {t('uang.alihkan')}
          </SaveButton>
        }
      />
      <Card padded>
        <div className={css.filters}>
          <SelectField
            label={t('field.kategori')}
            placeholder={t('umum.semua')}
            options={pilihan(rows.map(({ kategori }) => kategori))}
            value={pilih.kategori}
            onChange={pilih.setKategori}
            clearable
          />
          <SelectField
            label={t('field.dari_user')}
            placeholder={t('umum.semua')}
            options={pilihan(rows.map(({ dari_user }) => dari_user))}
            value={pilih.dari}
            onChange={pilih.setDari}
            clearable
          />
          <RefField
            name="ke_user"
            field={LACI}
            label={t('field.ke_user')}
            value={tujuan}
            onChange={setTujuan}
            inputRef={tujuanRef}
          />
        </div>
      </Card>
      <DaftarUang pilihan={pilih} terpilih={terpilih} onRetry={() => void segarkan()} />
    </PageColumn>
  );
}
