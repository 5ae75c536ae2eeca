import { useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { VALIDASI_MANUAL } from '@kilau/contract/features/manual/jual-beli.fields.ts';
import { useOtorisasi } from '../../../engine/approval/minta.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { problemText, reportProblem } from '../../../platform/report-problem.ts';
import { tanyaAlasan } from '../../../trade/dokumen/tanya-alasan.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Beside } from '../../../ui/Beside.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { confirm, openDialog } from '../../../ui/dialog/dialogs.ts';
import { success } from '../../../ui/dialog/toasts.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import type { Column } from '../../../ui/table/types.ts';
import { useT } from '../../../ui/text.ts';
import css from './jual-beli.module.css';
import {
  jenisDokumenDari,
  JENIS_DOKUMEN,
  lihatNota,
  nomorOf,
  panggil,
  useBerubah,
  useDaftar,
  type Dokumen,
  type Hasil,
  type Ringkas,
} from './panggilan.ts';
import { Rincian, ringkasan } from './Rincian.tsx';

const { page: PAGE } = VALIDASI_MANUAL;
const OPEN = { status: 'OPEN' };
type HasilJenis = Hasil & { readonly baris: Ringkas };

/** What comes in less what goes out, of the documents given. */
const jumlahUang = (rows: readonly Ringkas[]): Dec =>
  Dec.sum(rows.map((row) => ('no_jual' in row ? Dec.from(row.grand_total) : Dec.from(row.grand_total).negated())));

/** OPEN sales and purchases together, the oldest first: who came first is served first. */
function useMenunggu() {
  const jual = useDaftar(JENIS_DOKUMEN.JUAL, OPEN);
  const beli = useDaftar(JENIS_DOKUMEN.BELI, OPEN);
  const lists = [jual, beli];
  const rows = useMemo(
    () =>
      [jual, beli]
        .flatMap((list) => list.data?.pages.flatMap((page) => page.data) ?? [])
        .toSorted((a, b) => (a.dibuat_pada < b.dibuat_pada ? -1 : 1)),
    [jual, beli],
  );
  const lagi = lists.filter((list) => list.hasNextPage);
  return {
    rows,
    gagal: lists.find((list) => list.isError)?.error,
    memuat: lists.some((list) => list.isPending),
    ulang: () => lists.forEach((list) => void list.refetch()),
    more: {
      has: lagi.length > 0,
      loading: lists.some((list) => list.isFetchingNextPage),
      load: () => lagi.forEach((list) => void list.fetchNextPage()),
    },
  };
}

function useColumns(dipilih: readonly Ringkas[]): readonly Column<Ringkas>[] {
  const t = useT();
  return useMemo(
    () => [
      {
        key: 'arah',
        title: t('jual_beli.arah'),
        text: (row) => t(jenisDokumenDari(row).judul),
        cell: (row) => <Chip tone={'no_jual' in row ? 'good' : 'info'}>{t(jenisDokumenDari(row).judul)}</Chip>,
      },
      { key: 'nomor', title: t('nota.nomor'), text: nomorOf },
      { key: 'kode_sales', title: t('penjualan.sales'), text: (row) => row.kode_sales },
      { key: 'nama', title: t('field.nama'), text: (row) => row.nama },
      {
        key: 'total_qty',
        title: t('field.qty'),
        numeric: true,
        text: (row) => formatNumber(row.total_qty),
        sortBy: (row) => row.total_qty,
      },
      {
        key: 'total_berat',
        title: t('field.total_berat'),
        numeric: true,
        text: (row) => formatNumber(row.total_berat, 3),
        sortBy: (row) => Dec.from(row.total_berat),
      },
      {
        key: 'masuk',
        title: t('field.masuk'),
        numeric: true,
        text: (row) => ('no_jual' in row ? formatNumber(row.grand_total) : ''),
        total: formatNumber(jumlahUang(dipilih.filter((row) => 'no_jual' in row))),
      },
      {
        key: 'keluar',
        title: t('field.keluar'),
        numeric: true,
        text: (row) => ('no_beli' in row ? formatNumber(row.grand_total) : ''),
        total: formatNumber(jumlahUang(dipilih.filter((row) => 'no_beli' in row)).negated()),
      },
    ],
    [t, dipilih],
  );
}

function HasilValidasi({ hasil, onTutup }: { readonly hasil: readonly HasilJenis[]; readonly onTutup: () => void }) {
  const t = useT();
  return (
    <div className={css.form}>
      {hasil.map(({ nomor, status, message, baris }) => (
        <div key={nomor} className={css.kepala}>
          <Chip tone={status === 'DONE' ? 'good' : 'bad'}>{status}</Chip>
          <strong>{nomor}</strong>
          <span className={css.bad}>{message}</span>
          {status === 'DONE' ? (
            <ActionButton size="compact-sm" onClick={() => void lihatNota(jenisDokumenDari(baris), nomor)}>
              {t('penjualan.lihat_nota')}
            </ActionButton>
          ) : null}
        </div>
      ))}
      <div className={css.tombol}>
        <ActionButton onClick={onTutup} data-autofocus>
          {t('umum.tutup')}
        </ActionButton>
      </div>
    </div>
  );
}

/** Validates what is ticked, sales and purchases each with their own call, and shows what became of every number. */
function useValidasi(onSelesai: () => void) {
  const t = useT();
  const berubah = useBerubah();
  const [sibuk, setSibuk] = useState(false);
  const jalankan = async (rows: readonly Ringkas[]) => {
    setSibuk(true);
    try {
      const hasil: HasilJenis[] = [];
      for (const jenisDokumen of [JENIS_DOKUMEN.JUAL, JENIS_DOKUMEN.BELI]) {
        const mine = new Map(
          rows.filter((row) => jenisDokumenDari(row) === jenisDokumen).map((row) => [nomorOf(row), row]),
        );
        if (mine.size === 0) continue;
        const jawaban = await panggil.validasi(jenisDokumen, [...mine.keys()]);
        hasil.push(
          ...jawaban.hasil.flatMap((row) =>
            mine.get(row.nomor) ? [{ ...row, baris: mine.get(row.nomor) as Ringkas }] : [],
          ),
        );
      }
      onSelesai();
      const [pertama] = hasil;
      if (hasil.length === 1 && pertama?.status === 'DONE') {
        success(t('penjualan.tervalidasi', { nomor: pertama.nomor }));
        void lihatNota(jenisDokumenDari(pertama.baris), pertama.nomor);
      } else {
        openDialog({
          title: t('penjualan.hasil_judul'),
          size: 'M',
          content: (close) => <HasilValidasi hasil={hasil} onTutup={close} />,
        });
      }
    } catch (error) {
      reportProblem(error);
    } finally {
      setSibuk(false);
      await berubah();
    }
  };
  const validasi = async (rows: readonly Ringkas[]) => {
    if (sibuk || rows.length === 0) return;
    const message = t('jual_beli.yakin_validasi', { jumlah: rows.length, total: formatRupiah(jumlahUang(rows)) });
    if (await confirm({ title: t('penjualan.validasi'), message, yes: t('penjualan.validasi'), no: t('umum.batal') })) {
      await jalankan(rows);
    }
  };
  return { sibuk, validasi };
}

/** Withdraws an OPEN document: reason, approval; what a sale held is free again. */
function useTolak() {
  const t = useT();
  const { minta } = useOtorisasi();
  const berubah = useBerubah();
  return async (dokumen: Dokumen) => {
    const jenisDokumen = jenisDokumenDari(dokumen);
    const nomor = nomorOf(dokumen);
    const alasan = await tanyaAlasan(nomor);
    if (alasan === undefined) return;
    const izin = await minta({
      kategori: jenisDokumen.dokumen.deeds.tolak.approval,
      dokumen: nomor,
      nilai: { alasan },
      judul: nomor,
      ringkasan: ringkasan(t, dokumen, alasan),
    });
    if (izin === undefined) return;
    try {
      await panggil.tarik(jenisDokumen, nomor, 'tolak', alasan, izin);
      success(t('jual_beli.ditolak', { nomor }));
    } catch (error) {
      reportProblem(error);
    }
    await berubah();
  };
}

interface DilihatProps {
  readonly baris: Ringkas;
  readonly onTolak: (dokumen: Dokumen) => void;
}

/** The document that is looked at, beside the list. */
function Dilihat({ baris, onTolak }: DilihatProps) {
  const t = useT();
  return (
    <Card padded className={css.gulir} aria-label={nomorOf(baris)}>
      <Rincian jenisDokumen={jenisDokumenDari(baris)} nomor={nomorOf(baris)}>
        {(dokumen) =>
          dokumen.boleh.includes('tolak') ? (
            <div className={css.tombol}>
              <ActionButton size="compact-sm" onClick={() => onTolak(dokumen)}>
                {t('penjualan.tolak')}
              </ActionButton>
            </div>
          ) : null
        }
      </Rincian>
    </Card>
  );
}

/** OPEN sales and purchases of manual items: look at them, tick them, F8. */
export function ValidasiJualBeliPage() {
  const t = useT();
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const asked = q === undefined ? '' : String(q);
  const { rows, gagal, memuat, ulang, more } = useMenunggu();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(asked === '' ? [] : [asked]));
  const [opened, setOpened] = useState(asked);
  const dipilih = useMemo(() => rows.filter((row) => ticked.has(nomorOf(row))), [rows, ticked]);
  const dilihat = rows.find((row) => nomorOf(row) === opened) ?? rows[0];
  const columns = useColumns(dipilih);
  const tolak = useTolak();
  const { sibuk, validasi } = useValidasi(() => setTicked(new Set()));
  const jalan = () => void validasi(dipilih);
  useKeys([
    { key: 'Enter', label: t('penjualan.tombol_lihat'), main: true },
    { key: 'Space', label: t('penjualan.tombol_pilih'), main: true },
    { key: 'F8', label: t('penjualan.validasi'), run: jalan, main: true },
  ]);
  const title = t.of(titleKey(PAGE));
  return (
    <PageColumn>
      <PageHead
        title={title}
        note={t.of(hintKey(PAGE))}
        actions={
          <ActionButton primary shortcut="F8" loading={sibuk} disabled={dipilih.length === 0} onClick={jalan}>
            {t('penjualan.validasi_jumlah', { jumlah: dipilih.length })}
          </ActionButton>
        }
      />
      <Beside flow className={css.dua}>
        <Card grow>
          <DataTable<Ringkas>
            fill
            label={title}
            columns={columns}
            rows={rows}
            rowKey={nomorOf}
            status={gagal ? 'failed' : memuat ? 'loading' : 'ready'}
            error={gagal ? problemText(gagal) : undefined}
            onRetry={ulang}
            searchable
            searchId="cari-validasi-manual"
            selected={ticked}
            onSelect={setTicked}
            onOpen={(row) => setOpened(nomorOf(row))}
            more={more}
            totalLabel={
              dipilih.length > 0 ? t('penjualan.dipilih', { jumlah: dipilih.length }) : t('penjualan.belum_dipilih')
            }
            empty={{ title: t('jual_beli.validasi_kosong'), text: t('jual_beli.validasi_kosong_saran') }}
          />
        </Card>
        {dilihat ? <Dilihat baris={dilihat} onTolak={(dokumen) => void tolak(dokumen)} /> : null}
      </Beside>
    </PageColumn>
  );
}
