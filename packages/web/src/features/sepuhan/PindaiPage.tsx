import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, type ReactNode, type Ref } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { labelKey } from '@kilau/contract/core/field.ts';
import { formatField, formatGram } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { useFormat } from '../../engine/cells/FieldCell.tsx';
import { FieldInput } from '../../engine/inputs/FieldInput.tsx';
import { PapersButton } from '../../engine/paper/PapersButton.tsx';
import { showPrint } from '../../engine/paper/paper-print.ts';
import { useScanner } from '../../platform/scanner.ts';
import { useCan } from '../../platform/session.ts';
import { Terakhir } from '../../trade/dokumen/Terakhir.tsx';
import { DaftarPindai } from '../../trade/isian/DaftarPindai.tsx';
import { IsianBaris } from '../../trade/isian/IsianBaris.tsx';
import { PindaiBar } from '../../trade/isian/PindaiBar.tsx';
import { SalahDaftar } from '../../trade/isian/SalahDaftar.tsx';
import { useTombolIsian } from '../../trade/isian/tombol.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Beside, MainPart, SidePart } from '../../ui/Beside.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { SumRow } from '../../ui/Rows.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import type { Column } from '../../ui/table/types.ts';
import { useT } from '../../ui/text.ts';
import { useThumb } from '../../ui/use-thumb.tsx';
import css from './sepuhan.module.css';
import { barisSalah, useSepuhan, type BarisSepuhan, type HalamanSepuhan, type SepuhanHandle } from './use-sepuhan.ts';

const FORM = 'kepala-pindai';
const CETAK = '/cetak-barcode';

interface Props {
  readonly halaman: HalamanSepuhan;
  readonly handle: SepuhanHandle;
}

/** What was entered of all pieces so far. */
const jumlahIsian = (barang: readonly BarisSepuhan[], name: string): Dec =>
  Dec.sum(barang.map(({ isian }) => Dec.parse(String(isian[name] ?? '')) ?? Dec.zero));

/** What is entered of the scanned pieces, as columns behind what they are. */
function useKolomIsian(
  { kind, cara, isian }: HalamanSepuhan,
  barang: readonly BarisSepuhan[],
): readonly Column<BarisSepuhan>[] {
  const t = useT();
  const format = useFormat();
  return useMemo(
    () =>
      [...isian, ...cara].flatMap((name): Column<BarisSepuhan>[] => {
        const field = kind.rows.barang[name];
        if (!field) return [];
        const judul = name === 'berat' ? t('sepuhan.timbang') : t.of(labelKey(name, field));
        const nilai = (row: BarisSepuhan) => String(row.isian[name] ?? '');
        const text = (row: BarisSepuhan) => (nilai(row) === '' ? '' : formatField(field, nilai(row), format));
        const numeric = field.kind === 'weight';
        const total = numeric ? formatField(field, jumlahIsian(barang, name), format) : undefined;
        return [{ key: `isian-${name}`, title: judul, numeric, text, total }];
      }),
    [kind, cara, isian, barang, t, format],
  );
}

/** The piece that is open: what it weighs, what becomes of it. Enter leads back to the scan. */
function Terbuka({ halaman: { kind, cara, isian }, handle: { form, baris } }: Props) {
  const pertama = useRef<HTMLInputElement>(null);
  const { dibuka } = baris;
  const kode = dibuka?.kode;
  // Also when the piece that is open already is asked for again, by Enter on its row.
  useEffect(() => {
    if (dibuka) focusField(pertama.current ?? undefined);
  }, [dibuka]);
  const at = form.isi.barang.findIndex(({ kode_barcode }) => kode_barcode === kode);
  const row = form.isi.barang[at];
  if (!dibuka || !row) return null;
  const names = dibuka.baru ? isian : [...isian, ...cara];
  const fields = Object.fromEntries(
    names.flatMap((name) => {
      const field = kind.rows.barang[name];
      return field ? [[name, field] as const] : [];
    }),
  );
  // The server counts lines as they were scanned, the list shows the newest first.
  const ke = form.isi.barang.length - 1 - at;
  return (
    <IsianBaris
      key={row.kode_barcode}
      label={`${row.kode_barcode} · ${row.nama_barang}`}
      className={css.isian}
      fields={fields}
      tentang={row.kode_barcode}
      isian={{
        isi: Object.fromEntries(names.map((name) => [name, String(row.isian[name] ?? '')])),
        salah: Object.fromEntries(names.map((name) => [name, form.salah[`barang.${ke}.${name}`] ?? ''])),
        set: (part) => baris.ubah(row.kode_barcode, part),
      }}
      onSimpan={baris.tutup}
      diubah
      firstRef={pertama}
    />
  );
}

interface KepalaFormProps extends Props {
  readonly formRef: Ref<HTMLDivElement>;
  /** Its button, where that does not stand at the thumb. */
  readonly tombol: ReactNode;
}

/** What holds for the next scans, the head of the paper, and how much it is. */
function KepalaForm({ halaman: { kind, cara, isian, kepala }, handle, formRef, tombol }: KepalaFormProps) {
  const t = useT();
  const { form, simpan, setKepala, setCara } = handle;
  const { isi, salah, fields } = form;
  // What is weighed here is what the paper comes to; what they weighed before stands in the list.
  const berat = isian.includes('berat')
    ? jumlahIsian(isi.barang, 'berat')
    : Dec.sum(isi.barang.map((row) => row.berat));
  return (
    <Card padded>
      <div ref={formRef}>
        <EnterForm id={FORM} className={css.isian} label={t.of(titleKey(kind.pages.create))} onSubmit={simpan}>
          {cara.map((name) => {
            const field = kind.rows.barang[name];
            return field ? (
              <FieldInput
                key={name}
                name={`cara-${name}`}
                field={field}
                label={t('sepuhan.pindaian', { apa: t.of(labelKey(name, field)) })}
                value={isi.cara[name]}
                onChange={(value) => setCara({ [name]: value ?? '' })}
              />
            ) : null;
          })}
          {kepala.map((name) => {
            const field = fields[name];
            return field ? (
              <FieldInput
                key={name}
                name={name}
                field={field}
                value={isi.kepala[name]}
                error={salah[name]}
                errorAt={(path) => salah[path]}
                disabled={name === 'no_kirim' && isi.barang.length > 0}
                onChange={(value) => setKepala({ [name]: value ?? '' })}
              />
            ) : null;
          })}
          <SumRow label={t('barang.total', { jumlah: isi.barang.length })} value={formatGram(berat, t)} />
          {tombol}
        </EnterForm>
      </div>
    </Card>
  );
}

/** The way to the tags of pieces that bear new barcodes since a paper. */
function KeLabel({ nomor }: { readonly nomor: string }) {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  if (!can({ pages: [CETAK] })) return null;
  return (
    <ActionButton onClick={() => void navigate({ to: CETAK, search: { no_tambah: nomor } })}>
      {t('label.cetak_labelnya')}
    </ActionButton>
  );
}

/** Pieces are scanned one after the other, each with what is entered of it; F8 saves. */
export function PindaiPage({ halaman, aksi }: { readonly halaman: HalamanSepuhan; readonly aksi?: ReactNode }) {
  const { kind } = halaman;
  const t = useT();
  const handle = useSepuhan(halaman);
  const { form, tangan, baris, siap, perluBatch, terima, simpan, isian, terakhir } = handle;
  const kolom = useKolomIsian(halaman, form.isi.barang);
  const wrong = barisSalah(form.salah, form.isi.barang);
  const [pertama] = wrong;
  const path = kind.pages.create;
  useScanner(terima);
  const kepala = useRef<HTMLDivElement>(null);
  const keKepala = () =>
    focusField(kepala.current?.querySelector<HTMLInputElement>('input:not([type="hidden"])') ?? undefined);
  useTombolIsian({
    ganti: { run: keKepala, label: t('sepuhan.ke_kepala') },
    simpan: { run: simpan, enabled: !form.sibuk },
    cari: { run: tangan.keIsian, label: t('sepuhan.ke_pindai') },
    hapus: {},
  });
  const { here, thumb } = useThumb(
    <SaveButton size="lg" type="submit" form={FORM} disabled={!siap} saving={form.sibuk} />,
  );
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(path))}
        note={t.of(hintKey(path))}
        chips={form.isi.barang.length > 0 ? <Chip tone="warn">{t('barang.belum_disimpan')}</Chip> : undefined}
        actions={
          <>
            {aksi}
            <PapersButton kind={kind} label={t('sepuhan.riwayat')} />
          </>
        }
      />
      <Beside inert={form.sibuk}>
        <MainPart>
          <SalahDaftar salah={form.salah} />
          <PindaiBar
            label={perluBatch ? t('sepuhan.scan_batch') : t('pindah.scan')}
            pindaiRef={tangan.isianRef}
            {...isian}
            ditolak={pertama ? { kode: pertama.row.kode_barcode, pesan: pertama.pesan } : isian.ditolak}
          />
          <Terbuka halaman={halaman} handle={handle} />
          <DaftarPindai
            label={t('sepuhan.barang')}
            barang={form.isi.barang}
            isian={kolom}
            onLepas={baris.lepas}
            tone={(row) => (wrong.some((one) => one.row === row) ? 'bad' : undefined)}
            onOpen={({ kode_barcode }) => baris.setDibuka({ kode: kode_barcode, baru: false })}
          />
        </MainPart>
        <SidePart>
          <KepalaForm halaman={halaman} handle={handle} formRef={kepala} tombol={here} />
          {kind.prints === undefined ? null : (
            <Terakhir
              nomor={terakhir}
              label={t('sepuhan.lembar')}
              onLihat={() => void showPrint(kind, terakhir)}
              lanjut={halaman.berlabel ? <KeLabel nomor={terakhir} /> : null}
            />
          )}
        </SidePart>
      </Beside>
      {thumb}
    </PageColumn>
  );
}
