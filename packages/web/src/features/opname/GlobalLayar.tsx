import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatDate, formatGram, formatInstant, formatNumber } from '@kilau/contract/core/format.ts';
import {
  JENIS_STOK,
  kurangGlobal,
  nilaiSelesaiGlobal,
  type OpnameGlobal,
} from '@kilau/contract/features/opname/opname-global.wire.ts';
import { api } from '../../platform/api.ts';
import { useKeys } from '../../platform/keys.ts';
import { problemText } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { useIzinAkhir } from '../../trade/opname/use-izin-akhir.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../ui/Card.tsx';
import { confirm } from '../../ui/dialog/dialogs.ts';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { focusField } from '../../ui/form/enter-next.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { Stats } from '../../ui/Stat.tsx';
import { Loading, State } from '../../ui/State.tsx';
import { useT } from '../../ui/text.ts';
import { BarisHitung } from './BarisGlobal.tsx';
import { StatusOpname } from './DaftarOpname.tsx';
import { kunciBaris } from './global-baris.ts';
import css from './global.module.css';
import { globalPath, useGlobal, useKetikan } from './use-global.ts';

const FORM = 'hitung-global';
const KOLOM = [
  'laporan.jenis',
  'laporan.group',
  'opname.qty_sistem',
  'opname.qty_hitung',
  'opname.berat_hitung',
  'field.selisih',
  'opname.keadaan',
  'opname.dihitung_oleh',
] as const;
const ANGKA: ReadonlySet<string> = new Set([
  'opname.qty_sistem',
  'opname.qty_hitung',
  'opname.berat_hitung',
  'field.selisih',
]);
/** What a phone has no room for. */
const LEBAR: ReadonlySet<string> = new Set(['opname.dihitung_oleh']);
interface Aksi {
  readonly kata: 'perbarui' | 'selesai' | 'kosongkan';
  readonly otorisasi?: string | null;
}

/** Reading the books again, and ending the count, one way or the other. */
function useAksi(opname: OpnameGlobal | undefined, belum: boolean, segarkan: () => void) {
  const t = useT();
  const aksi = useMutation({
    mutationFn: ({ kata, ...isi }: Aksi) => api.post(globalPath(opname?.no_opname ?? '', `/${kata}`), isi),
    onSuccess: (_, { kata }) => {
      if (kata === 'perbarui') success(t('opname.perbarui_isi'));
      if (kata === 'kosongkan') success(t('opname.dikosongkan'));
    },
    onSettled: segarkan,
  });
  const izin = useIzinAkhir();
  const boleh = opname?.status === 'AKTIF' && !belum && !aksi.isPending;
  const ringkasan = ({ tgl, mulai_oleh, baris, dihitung, selisih, qty_hitung, berat_hitung }: OpnameGlobal) => [
    { label: t('field.tgl'), nilai: formatDate(tgl) },
    { label: t('opname.mulai'), nilai: mulai_oleh },
    {
      label: t('opname.dihitung'),
      nilai: t('opname.kemajuan', { dihitung: formatNumber(dihitung), baris: formatNumber(baris) }),
    },
    { label: t('opname.berselisih'), nilai: formatNumber(selisih) },
    { label: t('opname.qty_hitung'), nilai: formatNumber(qty_hitung) },
    { label: t('opname.berat_hitung'), nilai: formatGram(berat_hitung, t) },
  ];
  const selesai = async () => {
    if (!opname || !boleh || opname.dihitung === 0) return;
    const sisa = opname.baris - opname.dihitung;
    const yes = await confirm({
      title: t('opname.selesai_tanya', { nomor: opname.no_opname }),
      message: sisa === 0 ? t('opname.semua_baris') : t('opname.global_selesai_isi', { jumlah: sisa }),
    });
    if (!yes) return;
    const otorisasi = await izin.selesai({
      ...opname,
      belum: kurangGlobal(opname),
      nilai: nilaiSelesaiGlobal(opname),
      ringkasan: ringkasan(opname),
    });
    if (otorisasi !== undefined) aksi.mutate({ kata: 'selesai', otorisasi });
  };
  const kosongkan = async () => {
    if (!opname || !boleh) return;
    const yes = await confirm({
      title: t('opname.kosongkan_tanya', { nomor: opname.no_opname }),
      message: t('opname.global_kosongkan_isi', { jumlah: opname.dihitung }),
      danger: true,
    });
    if (!yes) return;
    const otorisasi = await izin.kosongkan({ ...opname, ringkasan: ringkasan(opname) });
    if (otorisasi !== undefined) aksi.mutate({ kata: 'kosongkan', otorisasi });
  };
  return {
    boleh,
    bisaSelesai: boleh && opname.dihitung > 0,
    perbarui: () => aksi.mutate({ kata: 'perbarui' }),
    selesai,
    kosongkan,
  };
}

function Angka({ opname }: { readonly opname: OpnameGlobal }) {
  const t = useT();
  const { baris, dihitung, selisih } = opname;
  return (
    <Stats
      label={t('opname.hasil')}
      items={[
        {
          key: 'dihitung',
          label: t('opname.dihitung'),
          value: t('opname.kemajuan', { dihitung: formatNumber(dihitung), baris: formatNumber(baris) }),
        },
        { key: 'belum', label: t('pilihan.keadaan_global.BELUM'), value: formatNumber(baris - dihitung) },
        { key: 'selisih', label: t('opname.berselisih'), value: formatNumber(selisih) },
      ]}
    />
  );
}

/** The head of the table. */
function Kepala() {
  const t = useT();
  return (
    <thead>
      <tr>
        {KOLOM.map((kata) => (
          <th key={kata} scope="col" className={ANGKA.has(kata) ? css.num : LEBAR.has(kata) ? css.lebar : undefined}>
            {t(kata)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface TabelProps {
  readonly opname: OpnameGlobal;
  readonly aktif: boolean;
  readonly ketikan: ReturnType<typeof useKetikan>;
}

interface RincianJenisProps extends TabelProps {
  readonly jenisStok: (typeof JENIS_STOK)[number];
  /** Whether it says which kind it is: there are others beside it. */
  readonly berjudul: boolean;
}

/** The rows of one kind of stock. */
function RincianJenis({ opname, aktif, ketikan: { keadaan, ketik, simpan }, jenisStok, berjudul }: RincianJenisProps) {
  const t = useT();
  return (
    <tbody>
      {berjudul ? (
        <tr className={css.jenis}>
          <th scope="rowgroup" colSpan={KOLOM.length}>
            {t(`pilihan.jenis_stok.${jenisStok}`)}
          </th>
        </tr>
      ) : null}
      {opname.rincian
        .filter((baris) => baris.jenis_stok === jenisStok)
        .map((baris) => (
          <BarisHitung
            key={kunciBaris(baris)}
            baris={baris}
            keadaan={aktif ? keadaan[kunciBaris(baris)] : undefined}
            aktif={aktif}
            onKetik={ketik}
            onSimpan={simpan}
          />
        ))}
    </tbody>
  );
}

/** The rows by kind of stock. Enter goes from field to field; each row saves itself when it is left. */
function Tabel({ opname, aktif, ketikan }: TabelProps) {
  const t = useT();
  useEffect(() => {
    // The first row that nobody has counted; where all are, the first one.
    const form = document.getElementById(FORM);
    if (aktif) {
      focusField(
        form?.querySelector<HTMLInputElement>('tr[data-keadaan="BELUM"] input') ??
          form?.querySelector<HTMLInputElement>('input') ??
          undefined,
      );
    }
  }, [aktif]);
  const ada = JENIS_STOK.filter((jenisStok) => opname.rincian.some((baris) => baris.jenis_stok === jenisStok));
  return (
    <EnterForm
      id={FORM}
      className={css.scroll}
      label={t('opname.hasil')}
      onSubmit={() => document.getElementById(FORM)?.querySelector<HTMLElement>(':focus')?.blur()}
    >
      <table className={css.table}>
        <Kepala />
        {ada.map((jenisStok) => (
          <RincianJenis key={jenisStok} {...{ opname, aktif, ketikan, jenisStok }} berjudul={ada.length > 1} />
        ))}
      </table>
    </EnterForm>
  );
}

interface TombolProps {
  readonly aksi: ReturnType<typeof useAksi>;
  readonly berjalan: boolean;
  /** Of a day that is over: it can be ended, and no more. */
  readonly lampau: boolean;
  readonly onKembali: () => void;
}

/** What can be done with the count as it stands. */
function Tombol({ aksi, berjalan, lampau, onKembali }: TombolProps) {
  const t = useT();
  const { boleh, bisaSelesai, perbarui, selesai, kosongkan } = aksi;
  return (
    <>
      <ActionButton shortcut="Esc" onClick={onKembali}>
        {t('opname.daftar')}
      </ActionButton>
      {berjalan && !lampau ? (
        <ActionButton shortcut="F6" disabled={!boleh} onClick={perbarui}>
          {t('opname.perbarui')}
        </ActionButton>
      ) : null}
      {berjalan ? (
        <ActionButton disabled={!boleh} onClick={() => void kosongkan()}>
          {t('opname.kosongkan')}
        </ActionButton>
      ) : null}
      {berjalan ? (
        <ActionButton primary shortcut="F8" disabled={!bisaSelesai} onClick={() => void selesai()}>
          {t('opname.selesai')}
        </ActionButton>
      ) : null}
    </>
  );
}

/** One count of the whole shop. Several people count at once, each row is whoever's saved it last. */
export function GlobalLayar({ nomor, onKembali }: { readonly nomor: string; readonly onKembali: () => void }) {
  const t = useT();
  const { toko, tgl_system } = useUser();
  const {
    query: { data: opname, isPending, error },
    segarkan,
  } = useGlobal(nomor);
  const ketikan = useKetikan(nomor);
  const berjalan = opname?.status === 'AKTIF';
  const lampau = berjalan && opname.tgl < tgl_system;
  // What was kept of a day that is over is saved no more.
  const aksi = useAksi(opname, ketikan.belum && !lampau, segarkan);
  const { boleh, bisaSelesai, perbarui, selesai } = aksi;
  useKeys([
    { key: 'F6', label: t('opname.perbarui'), run: perbarui, main: true, enabled: boleh && !lampau },
    { key: 'F8', label: t('opname.tombol_selesai'), run: () => void selesai(), main: true, enabled: bisaSelesai },
    { key: 'Escape', label: t('opname.daftar'), run: onKembali, main: true },
  ]);
  return (
    <PageColumn>
      <PageHead
        title={t('page.stock-opname-global')}
        chips={opname ? <StatusOpname status={opname.status} /> : undefined}
        note={
          opname
            ? t('opname.mulai_oleh', {
                nomor,
                waktu: formatInstant(opname.mulai_pada, toko.zona_waktu),
                oleh: opname.mulai_oleh,
              })
            : undefined
        }
        actions={<Tombol aksi={aksi} berjalan={berjalan} lampau={lampau} onKembali={onKembali} />}
      />
      {isPending ? (
        <Loading />
      ) : !opname ? (
        <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
          {problemText(error)}
        </State>
      ) : (
        <>
          {lampau ? (
            <div role="note" className={css.peringatan}>
              {t('opname.global_hari_lalu', { tgl: formatDate(opname.tgl) })}
            </div>
          ) : null}
          <Angka opname={opname} />
          <Card grow>
            {opname.rincian.length === 0 ? (
              <State icon="empty" title={t('opname.tanpa_stok')} />
            ) : (
              <Tabel opname={opname} aktif={berjalan && !lampau} ketikan={ketikan} />
            )}
          </Card>
        </>
      )}
    </PageColumn>
  );
}
