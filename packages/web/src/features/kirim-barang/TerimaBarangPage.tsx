import { useEffect, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { formatDate, formatNumber, formatPlain } from '@kilau/contract/core/format.ts';
import { choice } from '@kilau/contract/core/field.ts';
import { hintKey } from '@kilau/contract/core/page.ts';
import { TERIMA_BARANG } from '@kilau/contract/features/kirim-barang/kirim-barang.fields.ts';
import type { BarangDiJalan } from '@kilau/contract/features/kirim-barang/kirim-barang.wire.ts';
import { terimaBarang } from '@kilau/contract/features/kirim-barang/terima-barang.kind.ts';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { PapersButton } from '../../engine/paper/PapersButton.tsx';
import { useScanner } from '../../platform/scanner.ts';
import { IsianBaris } from '../../trade/isian/IsianBaris.tsx';
import { PindaiBar } from '../../trade/isian/PindaiBar.tsx';
import { TabelIsian } from '../../trade/isian/TabelIsian.tsx';
import { useTombolIsian } from '../../trade/isian/tombol.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Beside, MainPart, SidePart } from '../../ui/Beside.tsx';
import { BlockFact } from '../../ui/Block.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { CardShape, Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { useThumb } from '../../ui/use-thumb.tsx';
import css from './kirim.module.css';
import { useMenuju, useSegarkan, type Kiriman } from './panggilan.ts';
import { useTerima, type TerimaHandle } from './use-terima.ts';
import { readState } from '../../platform/read-state.ts';

const HASIL = choice(['TERIMA', 'TOLAK'], {
  required: true,
  label: 'terima_barang.pindaian',
  optionLabel: 'pilihan.hasil_kirim',
});
const { barang: BARANG, tolak: TOLAK } = terimaBarang.rows;
const KARTU_BARANG: CardShape = { title: ['nama_barang', 'kode_barcode'], amount: ['berat'], state: 'keadaan' };
const KARTU_KIRIMAN: CardShape = { title: ['no_kirim'], amount: ['total_berat'], state: 'belum' };

/** The pieces of what was sent: what was scanned of them here, or what had been said of them before. */
function DaftarKiriman({ terima }: { readonly terima: TerimaHandle }) {
  const t = useT();
  const { buka, lepas, cuci, timbangan } = terima;
  const dipindai = buka?.dipindai;
  const sudah = (row: BarangDiJalan) =>
    dipindai?.some(({ kode_barcode }) => kode_barcode === row.kode_barcode) ?? false;
  const columns = useMemo((): readonly Column<BarangDiJalan>[] => {
    const kini = new Map((dipindai ?? []).map((row) => [row.kode_barcode, row]));
    const keadaan = ({ kode_barcode, hasil }: BarangDiJalan): string => {
      const row = kini.get(kode_barcode);
      if (!row) return t.of(`pilihan.hasil_kirim.${hasil}`);
      const apa = t.of(`pilihan.hasil_kirim.${row.hasil}`);
      const ke = row.berat === '' ? row.kode_baki : `${row.berat} ${t('umum.gr')}`;
      const rinci = row.hasil === 'TOLAK' ? row.alasan : ke;
      // A piece that is still to be weighed here goes nowhere yet.
      return rinci === '' ? apa : `${apa} · ${rinci}`;
    };
    return [
      { key: 'kode_barcode', title: t('field.kode_barcode'), text: (row) => row.kode_barcode },
      { key: 'nama_barang', title: t('field.nama_barang'), text: (row) => row.nama_barang },
      { key: 'kode_group', title: t('laporan.group'), text: (row) => row.kode_group },
      { key: 'kadar', title: t('field.kadar'), numeric: true, text: (row) => formatPlain(row.kadar) },
      { key: 'berat', title: t('field.berat'), numeric: true, text: (row) => formatNumber(row.berat, 3) },
      { key: 'keadaan', title: t('field.status'), text: keadaan },
    ];
  }, [t, dipindai]);
  return (
    <Card grow>
      <TabelIsian<BarangDiJalan>
        label={t('kirim_barang.daftar')}
        cards={KARTU_BARANG}
        columns={columns}
        rows={buka?.kiriman.barang ?? []}
        rowKey={(row) => row.kode_barcode}
        tone={(row) => (sudah(row) ? 'warn' : undefined)}
        onLepas={lepas}
        bolehLepas={sudah}
        lepas={t('pindah.lepas')}
        onOpen={cuci ? ({ kode_barcode }) => timbangan.setDitimbang(kode_barcode) : undefined}
        empty={{ title: t('umum.tidak_ada_data') }}
      />
    </Card>
  );
}

/** Goods that are on their way here; one is opened by its number or by choosing it. */
function Menuju({ cuci, onPilih }: { readonly cuci: boolean; readonly onPilih: (nomor: string) => void }) {
  const t = useT();
  const asked = useMenuju(cuci);
  const columns = useMemo(
    (): readonly Column<Kiriman>[] => [
      { key: 'no_kirim', title: t('field.no_kirim'), text: (row) => row.no_kirim },
      { key: 'asal', title: t('field.asal_uang'), text: (row) => row.asal },
      { key: 'tgl_system', title: t('field.tgl_kirim'), text: (row) => formatDate(row.tgl_system) },
      { key: 'no_segel', title: t('field.no_segel'), text: (row) => row.no_segel },
      {
        key: 'jumlah_barang',
        title: t('field.jumlah_barang'),
        numeric: true,
        text: (row) => String(row.jumlah_barang),
      },
      { key: 'belum', title: t('terima_barang.belum'), numeric: true, text: (row) => String(row.belum) },
      { key: 'total_berat', title: t('field.berat'), numeric: true, text: (row) => formatNumber(row.total_berat, 3) },
    ],
    [t],
  );
  return (
    <Card grow>
      <DataTable<Kiriman>
        fill
        label={t('terima_barang.menuju')}
        cards={KARTU_KIRIMAN}
        columns={columns}
        rows={asked.data ?? []}
        {...readState(asked)}
        rowKey={({ no_kirim }) => no_kirim}
        onOpen={({ no_kirim }) => onPilih(no_kirim)}
        empty={{ title: t('umum.tidak_ada_data'), text: t('terima_barang.menuju_kosong') }}
      />
    </Card>
  );
}

interface CaraFormProps {
  readonly terima: TerimaHandle;
  readonly formRef: Ref<HTMLDivElement>;
  readonly onSelesai: () => void;
  /** The button that saves, where that does not stand at the thumb. */
  readonly tombol: ReactNode;
}

/** What becomes of the next scan, and what was sent. Enter leads back to the scan: none is the last. */
function CaraForm({ terima, formRef, onSelesai, tombol }: CaraFormProps) {
  const t = useT();
  const { buka, cara, setCara, pilihLain, cuci } = terima;
  if (!buka) return null;
  const { kiriman, dipindai } = buka;
  const diterima = dipindai.filter(({ hasil }) => hasil === 'TERIMA').length;
  const change = (name: string) => (value: unknown) => setCara({ ...cara, [name]: String(value ?? '') });
  return (
    <Card padded>
      <EnterForm className={css.isian} label={t('terima_barang.pindaian')} onSubmit={onSelesai}>
        <BlockFact label={t('field.no_kirim')} value={kiriman.no_kirim} />
        <BlockFact label={t('field.asal_uang')} value={`${kiriman.asal} · ${kiriman.dari_toko}`} />
        <BlockFact label={t('field.no_segel')} value={kiriman.no_segel === '' ? '-' : kiriman.no_segel} />
        <div ref={formRef} className={css.isian}>
          <FieldInput name="hasil" field={HASIL} value={cara.hasil} onChange={change('hasil')} />
          {cara.hasil === 'TERIMA' && cuci ? null : cara.hasil === 'TERIMA' ? (
            <FieldInput
              name="kode_baki"
              field={BARANG.kode_baki}
              value={cara.kode_baki}
              onChange={change('kode_baki')}
            />
          ) : (
            <FieldInput name="alasan" field={TOLAK.alasan} value={cara.alasan} onChange={change('alasan')} />
          )}
        </div>
        <BlockFact label={t('pilihan.hasil_kirim.TERIMA')} value={String(diterima)} />
        <BlockFact label={t('pilihan.hasil_kirim.TOLAK')} value={String(dipindai.length - diterima)} />
        {tombol}
        <ActionButton onClick={() => void pilihLain()}>{t('terima_barang.pilih_lain')}</ActionButton>
      </EnterForm>
    </Card>
  );
}

/** The piece that was scanned last, or chosen, is weighed; Enter leads back to the scan. */
function Timbang({ terima, onSelesai }: { readonly terima: TerimaHandle; readonly onSelesai: () => void }) {
  const pertama = useRef<HTMLInputElement>(null);
  const { buka, timbangan } = terima;
  const { ditimbang, setDitimbang, timbang } = timbangan;
  useEffect(() => {
    if (ditimbang !== '') focusField(pertama.current ?? undefined);
  }, [ditimbang]);
  const row = buka?.dipindai.find(({ kode_barcode, hasil }) => kode_barcode === ditimbang && hasil === 'TERIMA');
  if (!row) return null;
  return (
    <IsianBaris
      label={row.kode_barcode}
      className={css.isian}
      fields={{ berat: BARANG.berat }}
      tentang={row.kode_barcode}
      isian={{ isi: { berat: row.berat }, salah: {}, set: ({ berat = '' }) => timbang(berat) }}
      onSimpan={() => {
        setDitimbang('');
        onSelesai();
      }}
      diubah
      firstRef={pertama}
    />
  );
}

interface HalamanTerima {
  /** Goods to be refinished are weighed; others go into trays. */
  readonly cuci?: boolean;
  /** Beside the papers so far. */
  readonly aksi?: ReactNode;
}

/** Goods of branches that are refinished here. */
export const TerimaCuciCabangPage = ({ aksi }: Pick<HalamanTerima, 'aksi'>) => <TerimaBarangPage cuci aksi={aksi} />;

/** Goods of other shops: by their number, then piece by piece into trays, or refused. */
export function TerimaBarangPage({ cuci = false, aksi }: HalamanTerima) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  const keField = () => focusField(field.current ?? undefined);
  const terima = useTerima(keField, cuci);
  const segarkan = useSegarkan();
  const { buka, draf, judul, menunggu, ditolak, setDitolak, jejak, sibuk, siap, pindai, lihat, simpan } = terima;
  const ada = (buka?.dipindai.length ?? 0) > 0;
  const nomor = buka?.kiriman.no_kirim;
  useEffect(() => focusField(field.current ?? undefined), [nomor]);
  useScanner(pindai, !sibuk);
  const cara = useRef<HTMLDivElement>(null);
  const keCara = (which: string) =>
    focusField(cara.current?.querySelector<HTMLInputElement>(`input${which}`) ?? undefined);
  // A scan that says neither where to nor why not leads the hand to where that is said.
  useEffect(() => {
    if (menunggu !== undefined) keCara(`[name="${menunggu}"]`);
  }, [ditolak, menunggu]);
  useTombolIsian({
    ganti: { run: () => keCara(':not([type="hidden"])'), label: t('sepuhan.ke_kepala') },
    simpan: { run: simpan, label: judul, enabled: siap },
    cari: { run: keField, label: t('sepuhan.ke_pindai') },
    hapus: {},
  });
  const penjelasan = cuci ? t('terima_barang.cuci_penjelasan') : t.of(hintKey(TERIMA_BARANG));
  const { here, thumb } = useThumb(buka && <SaveButton size="lg" disabled={!siap} saving={sibuk} onClick={simpan} />);
  return (
    <PageColumn>
      <PageHead
        title={judul}
        note={ada && draf.savedAt !== undefined ? t('barang.draf_di_perangkat') : penjelasan}
        chips={ada ? <Chip tone="warn">{t('barang.belum_disimpan')}</Chip> : undefined}
        actions={
          <>
            {aksi}
            <PapersButton kind={terimaBarang} label={t('terima_barang.riwayat')} onDone={() => void segarkan()} />
          </>
        }
      />
      <Beside inert={sibuk}>
        <MainPart>
          <PindaiBar
            label={buka ? t('pindah.scan') : t('field.no_kirim')}
            pindaiRef={field}
            ditolak={ditolak}
            jejak={jejak}
            onPindai={pindai}
            onKetik={() => setDitolak(undefined)}
          />
          {buka && cuci ? <Timbang terima={terima} onSelesai={keField} /> : null}
          {buka ? <DaftarKiriman terima={terima} /> : <Menuju cuci={cuci} onPilih={lihat} />}
        </MainPart>
        <SidePart>
          <CaraForm terima={terima} formRef={cara} onSelesai={keField} tombol={here} />
        </SidePart>
      </Beside>
      {thumb}
    </PageColumn>
  );
}
