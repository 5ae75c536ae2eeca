import { useState } from 'react';
import { ref } from '@kilau/contract/core/field.ts';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { deedNeed } from '@kilau/contract/core/kind-rights.ts';
import { FieldInput } from '../../../engine/inputs/FieldInput.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { reportProblem } from '../../../platform/report-problem.ts';
import { useCan, useUser } from '../../../platform/session.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { confirm } from '../../../ui/dialog/dialogs.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { failure, success, toast } from '../../../ui/dialog/toasts.ts';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { FilterRow } from '../../../ui/Rows.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { useT } from '../../../ui/text.ts';
import { sahkan, useMenunggu, useMuatLagi, usePengesah, type Baris } from './panggilan.ts';
import { RincianBayar } from './RincianBayar.tsx';
import { TabelPelunasan } from './TabelPelunasan.tsx';
import { TolakForm } from './TolakForm.tsx';

const HALAMAN = '/validasi-pelunasan-hutang';
const SALES = ref('sales', { all: 'ALL', label: 'field.kode_sales' });
const NONE: ReadonlySet<string> = new Set();

/** The invoices that are ticked, each once. */
const fakturOf = (rows: readonly Baris[], dicentang: ReadonlySet<string>): readonly string[] => [
  ...new Set(rows.filter(({ key }) => dicentang.has(key)).map(({ no_faktur_hutang }) => no_faktur_hutang)),
];

/** Validates what is ticked into the drawer that was chosen, after a question about the sum. */
function useSahkan(user_id: string, onSelesai: () => void) {
  const t = useT();
  const muatLagi = useMuatLagi();
  const [sibuk, setSibuk] = useState(false);
  const jalankan = async (faktur: readonly string[]) => {
    setSibuk(true);
    try {
      const { hasil } = await sahkan(faktur, user_id);
      const gagal = hasil.filter(({ status }) => status === 'GAGAL');
      if (gagal.length < hasil.length) success(t('hutang.berhasil_divalidasi'));
      for (const row of gagal) failure(row.message ?? '', `${t('hutang.gagal_divalidasi')}: ${row.no_faktur_hutang}`);
      onSelesai();
    } catch (error) {
      failure(t('hutang.gagal_divalidasi'));
      reportProblem(error);
    } finally {
      setSibuk(false);
      muatLagi();
    }
  };
  const tanya = async (faktur: readonly string[], rupiah: number) => {
    if (sibuk) return;
    if (faktur.length === 0) return toast(t('penjualan.pilih_dulu'));
    if (user_id === '') return toast(t('rule.pilih_user_id'));
    const yes = await confirm({
      title: t('hutang.validasi_pelunasan'),
      message: t('hutang.tanya_validasi', { jumlah: faktur.length, rupiah: formatRupiah(rupiah), user: user_id }),
      yes: t('hutang.sahkan'),
      no: t('umum.batal'),
    });
    if (yes) await jalankan(faktur);
  };
  return { sibuk, tanya };
}

interface SaringanProps {
  readonly kode_sales: string;
  readonly user_id: string;
  readonly onSales: (kode: string) => void;
  readonly onUser: (user: string) => void;
}

/** Whose redemptions, and whose drawer takes their cash. */
function Saringan({ kode_sales, user_id, onSales, onUser }: SaringanProps) {
  const t = useT();
  const pengesah = usePengesah() ?? [];
  return (
    <Card padded>
      <FilterRow>
        <FieldInput
          name="kode_sales"
          field={SALES}
          value={kode_sales}
          onChange={(value: unknown) => onSales(String(value ?? ''))}
        />
        <SelectField
          label={t('field.user_id')}
          value={user_id}
          onChange={(value) => onUser(value ?? '')}
          options={pengesah.map(({ user_id: value, nama }) => ({ value, label: `${value} · ${nama}` }))}
        />
      </FilterRow>
    </Card>
  );
}

/** What is shown, ticked, opened and refused. */
function usePelunasan() {
  const me = useUser().user_id;
  const [kode_sales, setSales] = useState('');
  const [dipilih, setUser] = useState<string>();
  const [dicentang, setDicentang] = useState(NONE);
  const [dibuka, setDibuka] = useState('');
  const [ditolak, setDitolak] = useState<readonly string[]>([]);
  const asked = useMenunggu(kode_sales);
  const sendiri = usePengesah()?.some(({ user_id }) => user_id === me) ? me : '';
  const rows = asked.data ?? [];
  return {
    asked,
    rows,
    dicentang,
    setDicentang,
    faktur: fakturOf(rows, dicentang),
    rupiah: rows.reduce((sum, { key, jumlah }) => (dicentang.has(key) ? sum + jumlah : sum), 0),
    dibuka,
    setDibuka,
    ditolak,
    setDitolak,
    saringan: {
      kode_sales,
      user_id: dipilih ?? sendiri,
      onUser: setUser,
      onSales: (kode: string) => {
        setSales(kode);
        setDicentang(NONE);
      },
    },
  };
}

/** Redemptions that wait: tick invoices, choose who validates them, F8; or refuse them. */
export function ValidasiPelunasanPage() {
  const t = useT();
  const boleh = useCan()(deedNeed(hutang, 'validasi-pelunasan'));
  const halaman = usePelunasan();
  const { faktur, rupiah, rows, setDicentang, ditolak, setDitolak, saringan } = halaman;
  const muatLagi = useMuatLagi();
  const { sibuk, tanya } = useSahkan(saringan.user_id, () => setDicentang(NONE));
  const title = t.of(titleKey(HALAMAN));
  const validasi = () => void tanya(faktur, rupiah);
  const tolak = () => (faktur.length === 0 ? toast(t('penjualan.pilih_dulu')) : setDitolak(faktur));
  useKeys([
    { key: 'Space', label: t('penjualan.tombol_pilih'), main: true },
    { key: 'F7', label: t('hutang.tolak_pelunasan'), run: tolak, main: true, enabled: boleh },
    { key: 'F8', label: t('hutang.sahkan'), run: validasi, main: true, enabled: boleh },
  ]);
  const dipilih = t('penjualan.dipilih_total', { jumlah: faktur.length, total: formatRupiah(rupiah) });
  const selesaiTolak = () => {
    setDitolak([]);
    setDicentang(NONE);
    muatLagi();
  };
  return (
    <PageColumn>
      <PageHead
        title={title}
        note={faktur.length > 0 ? dipilih : t.of(hintKey(HALAMAN))}
        actions={
          <ActionButton shortcut="F7" disabled={!boleh || faktur.length === 0} onClick={tolak}>
            {t('hutang.tolak_pelunasan')}
          </ActionButton>
        }
        deed={
          <SaveButton disabled={!boleh || faktur.length === 0} saving={sibuk} onClick={validasi}>
            {t('hutang.sahkan')}
          </SaveButton>
        }
      />
      <Saringan {...saringan} />
      {rows.length > 0 ? (
        <p role="status" className="muted">
          {t('hutang.data_tersedia', { jumlah: rows.length })}
        </p>
      ) : null}
      <Card grow>
        <TabelPelunasan
          asked={halaman.asked}
          label={title}
          dicentang={halaman.dicentang}
          onCentang={setDicentang}
          onBuka={halaman.setDibuka}
        />
      </Card>
      <RincianBayar nomor={halaman.dibuka} onTutup={() => halaman.setDibuka('')} />
      <Dialog opened={ditolak.length > 0} onClose={() => setDitolak([])} title={t('hutang.tolak_pelunasan')}>
        {ditolak.length > 0 ? <TolakForm nomor={ditolak} onSelesai={selesaiTolak} /> : null}
      </Dialog>
    </PageColumn>
  );
}
