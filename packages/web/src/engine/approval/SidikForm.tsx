import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hanyaPemilik } from '@kilau/contract/core/approval.ts';
import { readText, writeText } from '../../platform/storage.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { toast } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { useT } from '../../ui/text.ts';
import { Diminta } from './Diminta.tsx';
import css from './otorisasi.module.css';
import { MENUNGGU_MS, penyetujuTerakhir, sisaWaktu, type Izin, type Permintaan } from './permintaan.ts';
import { askPilihan, type Pilihan } from './sidik-calls.ts';
import { useCountdown } from './use-countdown.ts';
import { useSidik, type Scan } from './use-sidik.ts';

/** The reader that stands at this till. */
const PEMBACA = 'pembaca-sidik';

interface SidikFormProps {
  readonly permintaan: readonly Permintaan[];
  readonly onGranted: (izin: readonly Izin[]) => void;
  readonly onClose: () => void;
}

const known = (list: readonly { readonly id: string }[], id: string | undefined): string | undefined =>
  list.some((item) => item.id === id) ? id : undefined;

/** What the hand is to do now. */
function Petunjuk({ scan, oleh, pemilik }: { readonly scan: Scan; readonly oleh: string; readonly pemilik: boolean }) {
  const t = useT();
  const { step, terbit, salah } = scan;
  return (
    <div className={css.scan} role="status" aria-busy={step === 'mencari' || step === 'berhasil'}>
      {step === 'pilih' ? <p className="muted">{t(pemilik ? 'sidik.pilih_pemilik' : 'sidik.pilih')}</p> : null}
      {step === 'scan' ? (
        <>
          <strong>{t('sidik.scan')}</strong>
          {terbit?.pembaca ? <span className="muted">{t('sidik.di_alat', { nama: terbit.pembaca.nama })}</span> : null}
          {terbit?.kunci ? <span className="muted">{t('sidik.di_perangkat', { oleh })}</span> : null}
        </>
      ) : null}
      {step === 'berhasil' ? <strong className={css.good}>{t('sidik.berhasil')}</strong> : null}
      {salah?.at === 'umum' ? <span className={css.problem}>{salah.pesan}</span> : null}
    </div>
  );
}

/** Who is to scan, of those who may give what is asked for, and at which reader where there are several. */
function usePilihan(pilihan: Pilihan | undefined, permintaan: readonly Permintaan[]) {
  const [oleh, setOleh] = useState<string>();
  const [alat, setAlat] = useState<string>();
  const readers = pilihan?.pembaca ?? [];
  const pemilik = hanyaPemilik(permintaan);
  const penyetuju = (pilihan?.data ?? []).filter(({ level }) => !pemilik || level === 'OWN');
  const before = readText(penyetujuTerakhir(permintaan))?.toUpperCase();
  const remembered = penyetuju.find(({ user_id }) => user_id === before)?.user_id;
  const chooseAlat = (id: string) => {
    writeText(PEMBACA, id);
    setAlat(id);
  };
  return {
    pemilik,
    penyetuju,
    user_id: oleh ?? remembered ?? '',
    chooseOleh: setOleh,
    readers,
    pembaca: known(readers, alat ?? readText(PEMBACA)),
    chooseAlat,
  };
}

/** Approval by finger: a username is chosen, and its finger scanned by a device of hers or a reader. */
export function SidikForm({ permintaan, onGranted, onClose }: SidikFormProps) {
  const t = useT();
  const [sampai] = useState(() => Date.now() + MENUNGGU_MS);
  const now = useCountdown(sampai, onClose);
  const asked = useQuery({ queryKey: ['otorisasi-sidik'], queryFn: askPilihan, staleTime: 0, gcTime: 0 });
  const { pemilik, penyetuju, user_id, chooseOleh, readers, pembaca, chooseAlat } = usePilihan(asked.data, permintaan);
  const { scan, again } = useSidik({
    permintaan,
    user_id,
    pembaca,
    onGranted: (izin) => {
      writeText(penyetujuTerakhir(permintaan), user_id);
      toast(t('sidik.berhasil'), 'good');
      onGranted(izin);
      onClose();
    },
  });
  const { salah, step } = scan;
  return (
    <EnterForm
      className={css.form}
      label={t('otorisasi.judul')}
      onSubmit={() => (step === 'gagal' ? again() : undefined)}
    >
      <Diminta permintaan={permintaan} />
      <SelectField
        label={t('field.username')}
        required
        options={penyetuju.map((one) => ({
          value: one.user_id,
          label: `${one.user_id} · ${one.usere_name}`,
        }))}
        value={user_id}
        onChange={chooseOleh}
        error={salah?.at === 'user_id' ? salah.pesan : undefined}
        data-autofocus
      />
      {readers.length > 1 ? (
        <SelectField
          label={t('field.pembaca')}
          options={readers.map(({ id, nama }) => ({ value: id, label: nama }))}
          value={pembaca ?? ''}
          onChange={chooseAlat}
          error={salah?.at === 'pembaca' ? salah.pesan : undefined}
        />
      ) : null}
      <Petunjuk scan={scan} oleh={user_id} pemilik={pemilik} />
      <div className={css.buttons}>
        <span className={css.left} role="timer">
          {t('otorisasi.sisa', { waktu: sisaWaktu(sampai, now) })}
        </span>
        <ActionButton onClick={onClose}>{t('umum.batal')}</ActionButton>
        <ActionButton primary type="submit" disabled={step !== 'gagal'}>
          {t('sidik.scan_lagi')}
        </ActionButton>
      </div>
    </EnterForm>
  );
}
