import { FileButton } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { labelKey, type Fields } from '@kilau/contract/core/field.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { banyakFields, kolomBanyak } from '@kilau/contract/features/barang/banyak/banyak.ts';
import { beep } from '../../../platform/beep.ts';
import { useKeys } from '../../../platform/keys.ts';
import { downloadFile } from '../../../platform/print.tsx';
import { useScale } from '../../../platform/scale.ts';
import { useActor, useCan } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { failure } from '../../../ui/dialog/toasts.ts';
import { kosongText } from '../../../ui/form/rule-text.ts';
import { PageHead } from '../../../ui/PageHead.tsx';
import { text, useT, type Translate } from '../../../ui/text.ts';
import css from './banyak.module.css';
import { duplikat, hapusBaris, kolomDi, kotakDari } from './baris.ts';
import { GridBanyak } from './GridBanyak.tsx';
import { Pilihan } from './Pilihan.tsx';
import { KATA_ID } from './SelBanyak.tsx';
import { SumberBanyak } from './SumberBanyak.tsx';
import { useBanyak, type BanyakHandle, type Hasil } from './use-banyak.ts';
import { useSel, type SelHandle } from './use-sel.ts';

const PATH = '/tambah-barang-banyak';
const BANYAK_FIELDS: Fields = banyakFields;
const CETAK = '/cetak-barcode';
const KINDS = '.xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Empties the grid where that is meant, and begins at its first cell. */
async function kosongkan({ isi, kosongkan: clear }: BanyakHandle, { ke }: SelHandle): Promise<void> {
  if (
    isi.length === 0 ||
    (await confirm({ title: text('banyak.kosongkan_tanya'), message: text('banyak.kosongkan_isi'), danger: true }))
  ) {
    clear();
    requestAnimationFrame(() => ke({ r: 0, c: 0 }));
  }
}

/** What was just saved, and the way to its tags. It takes the focus: Enter goes on. */
function Tersimpan({ hasil, onCetak }: { readonly hasil: Hasil; readonly onCetak: () => void }) {
  const t = useT();
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => button.current?.querySelector('button')?.focus(), []);
  return (
    <Card className={css.hasil} role="status">
      <strong>{t('banyak.tersimpan', { jumlah: hasil.jumlah, nomor: hasil.no_tambah })}</strong>
      <div ref={button}>
        <ActionButton primary onClick={onCetak}>
          {t('label.cetak_labelnya')}
        </ActionButton>
      </div>
    </Card>
  );
}

/** Where a file is taken in. While it is read nothing here has the hand; a refused one gives it back and stays said. */
function Impor({ sibuk, impor, fileDitolak }: Pick<BanyakHandle, 'sibuk' | 'impor' | 'fileDitolak'>) {
  const t = useT();
  const reset = useRef<() => void>(null);
  const button = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fileDitolak && !sibuk) button.current?.querySelector('button')?.focus();
  }, [fileDitolak, sibuk]);
  return (
    <>
      <FileButton accept={KINDS} resetRef={reset} onChange={(file) => file && void impor(file)}>
        {({ onClick }) => (
          <div ref={button}>
            <ActionButton
              size="compact-sm"
              disabled={sibuk}
              onClick={() => {
                // The same file, corrected meanwhile, counts as chosen anew.
                reset.current?.();
                onClick();
              }}
            >
              {t('banyak.impor')}
            </ActionButton>
          </div>
        )}
      </FileButton>
      {fileDitolak ? (
        <p role="alert" className={css.ditolak}>
          <strong>{fileDitolak.nama}</strong> · {fileDitolak.pesan}
        </p>
      ) : null}
    </>
  );
}

function Alat({ handle, sel }: { readonly handle: BanyakHandle; readonly sel: SelHandle }) {
  const t = useT();
  const { tabel, ubah, sibuk, impor, fileDitolak } = handle;
  const { di, dari } = sel.letak;
  const kotak = kotakDari(di, dari);
  return (
    <div className={css.alat}>
      <Impor sibuk={sibuk} impor={impor} fileDitolak={fileDitolak} />
      <ActionButton
        size="compact-sm"
        onClick={() => void downloadFile('barang-banyak/contoh.xlsx', {}, 'tambah-barang.xlsx')}
      >
        {t('impor.contoh_excel')}
      </ActionButton>
      <ActionButton size="compact-sm" onClick={() => ubah(duplikat(tabel, di.r))}>
        {t('banyak.duplikat')}
      </ActionButton>
      <ActionButton size="compact-sm" onClick={() => ubah(hapusBaris(tabel, kotak.r1, kotak.r2))}>
        {t('banyak.hapus')}
      </ActionButton>
      <p className={css.petunjuk}>{t('banyak.petunjuk')}</p>
    </div>
  );
}

function Kaki({ handle, sel }: { readonly handle: BanyakHandle; readonly sel: SelHandle }) {
  const t = useT();
  const { tabel, isi, berat, jumlahSalah, selSalah, salahDi, diperiksa } = handle;
  const { r, c } = sel.letak.di;
  const baris = tabel[r];
  const salah = baris && diperiksa ? salahDi(baris) : {};
  const kini = kolomDi(c);
  // The cell that the hand is on comes first; the others of its row are named too.
  const kata = [kini, ...Object.keys(salah).filter((name) => name !== kini)].flatMap((name) => {
    const field = BANYAK_FIELDS[name];
    const judul = field ? t.of(labelKey(name, field)) : name;
    return salah[name] === undefined ? [] : [{ name, judul, teks: salah[name] }];
  });
  const keSalah = () => {
    const di = selSalah();
    if (di) sel.ke(di);
  };
  return (
    <div className={css.kaki}>
      <strong role="status">{t('banyak.jumlah', { jumlah: isi.length, berat: formatNumber(berat, 3) })}</strong>
      {diperiksa && jumlahSalah > 0 ? (
        <ActionButton size="compact-sm" onClick={keSalah}>
          {t('banyak.salah', { jumlah: jumlahSalah })}
        </ActionButton>
      ) : null}
      {kata.length === 0 ? null : (
        <span id={KATA_ID} role="alert" className={css.kata}>
          {kata.map(({ name, judul, teks }, index) => (
            <span key={name}>
              {index === 0 ? '' : ' · '}
              {teks.startsWith(judul) ? teks : `${judul}: ${teks}`}
            </span>
          ))}
        </span>
      )}
    </div>
  );
}

/** Keys that the grid hears itself. */
const tombolGrid = (t: Translate) => [
  { key: 'F6', label: t('banyak.tombol_duplikat'), main: true },
  { key: 'Ctrl+D', label: t('banyak.tombol_bawah') },
  { key: 'Ctrl+Z', label: t('banyak.tombol_urung') },
  { key: 'Escape', label: t('banyak.tombol_keluar') },
];

/** Entering up to five hundred pieces at once, as in a sheet: all of them get into stock, or none. */
export function TambahBanyakPage() {
  const t = useT();
  const can = useCan();
  const navigate = useNavigate();
  const handle = useBanyak();
  const sel = useSel(handle.tabel.length, kolomBanyak(useActor()).length);
  const scale = useScale();
  const { isi, sibuk, menunggu, hasil, giliran, simpan, periksa } = handle;
  const ada = isi.length > 0;
  const hand = useRef({ sel, handle });
  useEffect(() => {
    hand.current = { sel, handle };
  });
  // While something is sent the grid takes no keys, and loses the focus: afterwards the hand is where something is
  // wrong.
  useEffect(() => {
    const {
      sel: now,
      handle: { selSalah },
    } = hand.current;
    if (giliran > 0) now.ke(selSalah() ?? now.letak.di);
  }, [giliran]);
  const kosong = () => {
    beep('error');
    failure(kosongText(t, 'barang'));
    sel.ke(sel.letak.di);
  };
  useKeys([
    { key: 'F8', label: t('banyak.tombol_simpan'), run: ada ? simpan : kosong, main: true, enabled: !sibuk },
    { key: 'F9', label: t('banyak.periksa'), run: () => void periksa(), main: true, enabled: ada && !sibuk },
    { key: 'F3', label: t('umum.ambil_timbangan'), main: true, enabled: scale.state === 'on' },
    ...tombolGrid(t),
  ]);
  return (
    <PageColumn>
      <PageHead
        title={t.of(titleKey(PATH))}
        note={t.of(hintKey(PATH))}
        chips={ada ? <Chip tone="warn">{t(menunggu ? 'barang.menunggu' : 'barang.belum_disimpan')}</Chip> : undefined}
        actions={
          <>
            <ActionButton disabled={!ada || sibuk} onClick={() => void kosongkan(handle, sel)}>
              {t('barang.baru')}
            </ActionButton>
            <ActionButton shortcut="F9" disabled={!ada || sibuk} onClick={() => void periksa()}>
              {t('banyak.periksa')}
            </ActionButton>
          </>
        }
        deed={<SaveButton disabled={!ada} onClick={simpan} saving={sibuk} />}
      />
      {hasil && can({ pages: [CETAK] }) ? (
        <Tersimpan
          key={hasil.no_tambah}
          hasil={hasil}
          onCetak={() => void navigate({ to: CETAK, search: { no_tambah: hasil.no_tambah } })}
        />
      ) : null}
      <Card grow className={css.kartu} inert={sibuk}>
        <Alat handle={handle} sel={sel} />
        <SumberBanyak handle={handle} di={sel.letak.di} dari={sel.letak.dari} />
        <GridBanyak handle={handle} sel={sel} label={t.of(titleKey(PATH))} />
        <Kaki handle={handle} sel={sel} />
      </Card>
      <Pilihan />
    </PageColumn>
  );
}
