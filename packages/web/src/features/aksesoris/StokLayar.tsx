import { useDebouncedValue } from '@mantine/hooks';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { formatNumber, formatRupiah } from '@kilau/contract/core/format.ts';
import { GROUP_AKSESORIS } from '@kilau/contract/features/aksesoris/aksesoris.fields.ts';
import type { Aksesoris } from '@kilau/contract/features/aksesoris/aksesoris.wire.ts';
import { stokAksesoris } from '@kilau/contract/features/aksesoris/stok-aksesoris.kind.ts';
import { AKSESORIS, KATEGORI_AKSESORIS } from '@kilau/contract/trade/barang/aksesoris.ts';
import { showPrint } from '../../engine/paper/paper-print.ts';
import { useScanner } from '../../platform/scanner.ts';
import { Terakhir } from '../../trade/dokumen/Terakhir.tsx';
import { useTombolIsian } from '../../trade/isian/tombol.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Beside, MainPart, SidePart } from '../../ui/Beside.tsx';
import { Card } from '../../ui/Card.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { SwitchField } from '../../ui/inputs/SwitchField.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import css from './aksesoris.module.css';
import { FormBaru, type IsiBaru } from './FormBaru.tsx';
import { KartuAksesoris } from './KartuAksesoris.tsx';
import type { BarisKeranjang } from './keranjang.ts';
import { KeranjangPanel } from './KeranjangPanel.tsx';
import { useDaftarAksesoris, useGroupAksesoris } from './panggilan.ts';
import { useKeranjang } from './use-keranjang.ts';
import { readPages } from '../../platform/read-state.ts';

const KARTU: CardShape = { title: ['nama_aksesoris', 'kode_barcode'], amount: ['stok'] };

const CARI = 'cari-aksesoris';
const TYPING_MS = 250;
const KODE = /^\d{8}$/;

function useColumns(): readonly Column<Aksesoris>[] {
  const t = useT();
  return useMemo(
    () => [
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: (row) => row.kode_barcode },
      {
        key: 'nama_aksesoris',
        title: t('aksesoris.nama'),
        text: (row) =>
          row.status_aktif ? row.nama_aksesoris : `${row.nama_aksesoris} · ${t('aksesoris.tidak_dipakai')}`,
      },
      { key: 'kode_dept', title: t('laporan.jenis'), text: (row) => row.kode_dept },
      { key: 'kode_baki', title: t('laporan.baki'), text: (row) => `${row.kode_gudang} · ${row.kode_baki}` },
      {
        key: 'harga_jual',
        title: t('field.harga_jual'),
        numeric: true,
        text: (row) => formatRupiah(row.harga_jual),
        sortBy: (row) => row.harga_jual,
      },
      {
        key: 'stok',
        title: t('aksesoris.stok'),
        numeric: true,
        text: (row) => formatNumber(row.stok),
        sortBy: (row) => row.stok,
      },
    ],
    [t],
  );
}

interface DaftarProps {
  readonly onPilih: (aksesoris: Aksesoris) => void;
  readonly onPindai: (kode: string) => void;
  readonly onRiwayat: (kode_barcode: string) => void;
}

/**
 * All accessories with their stock; one that is chosen goes on the list beside, also by Enter on what was searched for.
 */
function Daftar({ onPilih, onPindai, onRiwayat }: DaftarProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [semua, setSemua] = useState(false);
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS);
  const list = useDaftarAksesoris(useMemo(() => ({ q, tampil: semua ? 'SEMUA' : 'AKTIF' }), [q, semua]));
  const columns = useColumns();
  const rows = list.data?.pages.flatMap((page) => page.data);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (
      event.key !== 'Enter' ||
      event.nativeEvent.isComposing ||
      !(event.target instanceof HTMLElement) ||
      event.target.id !== CARI
    ) {
      return;
    }
    const kata = typed.trim();
    const aksesoris = rows?.length === 1 && q === kata && !list.isPlaceholderData ? rows[0] : undefined;
    if (aksesoris) onPilih(aksesoris);
    else if (KODE.test(kata)) onPindai(kata);
    else return;
    event.preventDefault();
    setTyped('');
  };
  return (
    <Card grow role="presentation" onKeyDown={onKeyDown}>
      <DataTable<Aksesoris>
        fill
        label={t('aksesoris.daftar')}
        cards={KARTU}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.kode_barcode}
        {...readPages(list)}
        searchable
        searchId={CARI}
        query={typed}
        onQuery={setTyped}
        onOpen={onPilih}
        tone={(row) => (row.stok === 0 && row.status_aktif ? 'warn' : undefined)}
        toolbar={<SwitchField name="semua" label={t('aksesoris.tampil_semua')} checked={semua} onChange={setSemua} />}
        renderActions={(row) => (
          <ActionButton size="compact-xs" onClick={() => onRiwayat(row.kode_barcode)}>
            {t('aksesoris.riwayat')}
          </ActionButton>
        )}
        empty={{ title: t('aksesoris.kosong'), text: t('aksesoris.kosong_saran') }}
      />
    </Card>
  );
}

/** What the form of a new accessory begins with: the group and the tray of the new one before. */
function isiAwal(baris: readonly BarisKeranjang[], group: readonly string[]): IsiBaru {
  const terakhir = baris.findLast((row) => row.kode_barcode === '');
  return {
    nama_aksesoris: '',
    kode_group: terakhir?.kode_group ?? group.find((kode) => kode === GROUP_AKSESORIS) ?? group[0] ?? '',
    kode_dept: terakhir?.kode_dept ?? '',
    kode_baki: terakhir?.kode_baki ?? '',
    berat: '',
    harga_jual: '',
    qty: '',
  };
}

/**
 * Leads the hand on, so that the next one can follow at once: when the page opens, and when a saving is through; a
 * refusal leads to what is wrong.
 */
function useTangan(sibuk: boolean): void {
  useEffect(() => {
    if (!sibuk) {
      requestAnimationFrame(() =>
        focusField(
          document.querySelector<HTMLElement>('[aria-invalid="true"]') ?? document.getElementById(CARI) ?? undefined,
        ),
      );
    }
  }, [sibuk]);
}

/** The stock: the list on the left, what comes or is taken on the right. */
export function StokLayar() {
  const t = useT();
  const handle = useKeranjang(AKSESORIS.slice(1));
  const { keranjang, bolehKirim, sibuk, terakhir } = handle;
  const [baru, setBaru] = useState(false);
  const navigate = useNavigate();
  const { kode: dituju }: { readonly kode?: unknown } = useSearch({ strict: false });
  // A code in the address opens its card: it was scanned where pieces are looked at.
  const [kartu, setKartu] = useState(dituju === undefined ? '' : String(dituju));
  const tutup = () => {
    setKartu('');
    if (dituju !== undefined) void navigate({ to: AKSESORIS, search: {}, replace: true });
  };
  const group = useGroupAksesoris(KATEGORI_AKSESORIS);
  useTangan(sibuk);
  useScanner((kode) => void handle.pindai(kode));
  const kosongkan = async () => {
    const jumlah = keranjang.baris.length;
    const title = t('pindah.kosongkan_tanya');
    const message = t('manual.kosongkan_isi', { jumlah });
    if (jumlah === 0 || (await confirm({ title, message, danger: true }))) handle.kosongkan();
    document.getElementById(CARI)?.focus();
  };
  const sebaliknya = keranjang.arah === 'TAMBAH' ? 'AMBIL' : 'TAMBAH';
  useTombolIsian({
    baru: { run: () => void kosongkan(), enabled: !sibuk },
    tambah: {
      run: () => setBaru(true),
      label: t('aksesoris.tombol_baru'),
      enabled: keranjang.arah === 'TAMBAH' && !sibuk,
    },
    ganti: {
      run: () => handle.ubah({ arah: sebaliknya }),
      label: t(`pilihan.arah_stok.${sebaliknya}`),
      enabled: !sibuk,
    },
    simpan: { run: handle.simpan, label: t('aksesoris.tombol_simpan'), enabled: bolehKirim },
    cari: { run: () => document.getElementById(CARI)?.focus() },
  });
  return (
    <Beside className={css.layar} inert={sibuk}>
      <MainPart>
        <Daftar onPilih={handle.pilih} onPindai={(kode) => void handle.pindai(kode)} onRiwayat={setKartu} />
      </MainPart>
      <SidePart scroll>
        <KeranjangPanel handle={handle} onBaru={() => setBaru(true)} onKosongkan={() => void kosongkan()} />
        <Terakhir
          nomor={terakhir}
          label={t('dokumen.lihat_bukti')}
          onLihat={() => void showPrint(stokAksesoris, terakhir)}
        />
      </SidePart>
      <Dialog size="P" opened={baru} onClose={() => setBaru(false)} title={t('aksesoris.baru')}>
        {baru ? (
          <FormBaru
            awal={isiAwal(keranjang.baris, group)}
            onMasuk={(isi) => {
              handle.masukkan(isi);
              setBaru(false);
            }}
          />
        ) : null}
      </Dialog>
      <Dialog size="L" entry={dituju !== undefined} opened={kartu !== ''} onClose={tutup} title={kartu}>
        {kartu === '' ? null : <KartuAksesoris kode_barcode={kartu} />}
      </Dialog>
    </Beside>
  );
}
