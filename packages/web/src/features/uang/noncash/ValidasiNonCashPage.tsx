import { useState } from 'react';
import { formatRupiah } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { cekNonCash, VALIDASI_NON_CASH } from '@kilau/contract/features/uang/cek-non-cash.kind.ts';
import { PaperDetail } from '../../../engine/paper/PaperDetail.tsx';
import { PapersButton } from '../../../engine/paper/PapersButton.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { useCan } from '../../../platform/session.ts';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { SaveButton } from '../../../ui/SaveButton.tsx';
import { Stats } from '../../../ui/Stat.tsx';
import { useT } from '../../../ui/text.ts';
import { NonCashTabel } from './NonCashTabel.tsx';
import { barisKey, SARINGAN_AWAL, useNonCash, useSegarkan, type Baris } from './panggilan.ts';
import { SaringanNonCash } from './SaringanNonCash.tsx';
import { SelisihForm } from './SelisihForm.tsx';
import { useSahkan } from './use-sahkan.tsx';

const NONE: ReadonlySet<string> = new Set();

interface DibukaProps {
  readonly baris: Baris | undefined;
  readonly bolehCek: boolean;
  readonly onTutup: () => void;
  readonly onSelesai: () => void;
}

/** The payment that was opened: its check, or the form for a difference. */
function Dibuka({ baris, bolehCek, onTutup, onSelesai }: DibukaProps) {
  const t = useT();
  const nomor = baris?.no_cek ?? '';
  const isi =
    baris === undefined ? null : nomor !== '' ? (
      <PaperDetail kind={cekNonCash} nomor={nomor} onDone={onSelesai} />
    ) : bolehCek ? (
      <SelisihForm baris={baris} onDone={onSelesai} />
    ) : null;
  const title = nomor === '' ? t('non_cash.selisih_judul', { nomor: baris?.no_dokumen ?? '' }) : nomor;
  return (
    <Dialog size="M" opened={isi !== null} onClose={onTutup} title={title}>
      {isi}
    </Dialog>
  );
}

/** Sums of each account, of all that the list is narrowed to. */
function PerRekening({
  rekening,
}: {
  readonly rekening: NonNullable<ReturnType<typeof useNonCash>['data']>['rekening'];
}) {
  const t = useT();
  if (rekening.length === 0) return null;
  return (
    <Stats
      label={t('non_cash.rekening')}
      items={rekening.map(({ no_rekening, nama_rekening, seharusnya, belum, belum_rp }) => ({
        key: no_rekening,
        label: [nama_rekening, no_rekening].filter(Boolean).join(' · '),
        value: formatRupiah(seharusnya),
        note: t('non_cash.belum_rekening', { jumlah: belum, rupiah: formatRupiah(belum_rp) }),
      }))}
    />
  );
}

/** Payments by card, transfer and QRIS: ticked where the bank shows them as booked, a difference one by one. */
export function ValidasiNonCashPage() {
  const t = useT();
  const can = useCan();
  const bolehCek = can({ gate: 'VALIDASI_NON_CASH_MODULE', pages: [VALIDASI_NON_CASH] });
  const [saringan, setSaringan] = useState(SARINGAN_AWAL);
  const [dicentang, setDicentang] = useState(NONE);
  const [dibuka, setDibuka] = useState<Baris>();
  const asked = useNonCash(saringan);
  const segarkan = useSegarkan();
  const { sibuk, tanya } = useSahkan(() => setDicentang(NONE));
  const rows = asked.data?.data ?? [];
  const dipilih = rows.filter((row) => row.keadaan === 'BELUM' && dicentang.has(barisKey(row)));
  const title = t.of(titleKey(VALIDASI_NON_CASH));
  const rupiah = formatRupiah(dipilih.reduce((sum, { seharusnya }) => sum + seharusnya, 0));
  const sahkan = () => void tanya(dipilih);
  useKeys([{ key: 'F8', label: title, main: true, enabled: bolehCek && dipilih.length > 0, run: sahkan }]);
  const selesai = () => {
    setDibuka(undefined);
    void segarkan();
  };
  const word =
    dipilih.length === 0 ? t('non_cash.sahkan_kosong') : t('non_cash.sahkan', { jumlah: dipilih.length, rupiah });
  return (
    <PageColumn>
      <PageHead
        title={title}
        note={bolehCek ? t.of(hintKey(VALIDASI_NON_CASH)) : t('non_cash.tanpa_modul')}
        actions={<PapersButton kind={cekNonCash} label={t('non_cash.riwayat')} onDone={() => void segarkan()} />}
        deed={
          bolehCek ? (
            <SaveButton saving={sibuk} disabled={dipilih.length === 0} onClick={sahkan}>
              {word}
            </SaveButton>
          ) : undefined
        }
      />
      <SaringanNonCash
        saringan={saringan}
        jumlah={asked.data && rows.length}
        onChange={(part) => {
          setSaringan({ ...saringan, ...part });
          setDicentang(NONE);
        }}
      />
      <PerRekening rekening={asked.data?.rekening ?? []} />
      {asked.data?.terpotong ? <p role="status">{t('non_cash.terpotong')}</p> : null}
      <Card grow>
        <NonCashTabel
          asked={asked}
          rows={rows}
          dicentang={bolehCek ? dicentang : undefined}
          onCentang={setDicentang}
          onBuka={setDibuka}
        />
      </Card>
      <Dibuka baris={dibuka} bolehCek={bolehCek} onTutup={() => setDibuka(undefined)} onSelesai={selesai} />
    </PageColumn>
  );
}
