import { useState, type ReactNode } from 'react';
import { formatDate } from '@kilau/contract/core/format.ts';
import { titleKey } from '@kilau/contract/core/page.ts';
import { hitungLaci } from '@kilau/contract/features/tutup/hitung-laci.kind.ts';
import { addDays } from '@kilau/contract/core/calendar.ts';
import { LONCAT_MAKS } from '@kilau/contract/features/tutup/hari-berikut.calc.ts';
import { menahan, type Check } from '@kilau/contract/features/tutup/periksa.ts';
import { TUTUP_TOKO, type PeriksaHari } from '@kilau/contract/features/tutup/tutup.wire.ts';
import { PapersButton } from '../../engine/paper/PapersButton.tsx';
import { useKeys } from '../../platform/keys.ts';
import { useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Block } from '../../ui/Block.tsx';
import { PageColumn } from '../../ui/Card.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { toast } from '../../ui/dialog/toasts.ts';
import { toContent } from '../../ui/free-hand.ts';
import { DateInput } from '../../ui/inputs/DateInput.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { useFreeHand } from '../../ui/table/use-hand.ts';
import { useT, type Translate } from '../../ui/text.ts';
import { useThumb } from '../../ui/use-thumb.tsx';
import { AlasanForm } from './AlasanForm.tsx';
import { HitungForm } from './HitungForm.tsx';
import { LaciTabel } from './LaciTabel.tsx';
import { usePeriksa, useSegarkan } from './panggilan.ts';
import { Pemeriksaan } from './Pemeriksaan.tsx';
import { Riwayat } from './Riwayat.tsx';
import { EmasTabel, RingkasanKas } from './Ringkasan.tsx';
import css from './tutup.module.css';
import { useBerikut, useTutup, type Sibuk } from './use-tutup.ts';

/** What a reason is asked for. */
type Alasan = 'catatan' | 'buka';

interface TombolProps {
  readonly hari: PeriksaHari;
  readonly sibuk: Sibuk;
  readonly onTutup: () => void;
}

/** What the closing waits for, in words. */
const yangMenahan = (t: Translate, tahan: readonly Check[]): string =>
  t('tutup.menunggu', { hal: tahan.map(({ kunci }) => t(`tutup.periksa.${kunci}`)).join(', ') });

/** Closing in spite of what is not in order is the owner's alone: others ask for it. */
const useTanpaIni = () => (useUser().level === 'OWN' ? 'tutup.tanpa_ini_sendiri' : 'tutup.tanpa_ini');

/** Closes the day. */
function TombolTutup({ hari: { tgl, periksa }, sibuk, onTutup }: TombolProps) {
  const t = useT();
  return (
    <SaveButton disabled={menahan(periksa).length > 0} saving={sibuk !== undefined} onClick={onTutup}>
      {t('tutup.tombol', { tgl: formatDate(tgl) })}
    </SaveButton>
  );
}

interface KakiProps extends Omit<TombolProps, 'onTutup'> {
  /** The deed itself, where it does not stand at the thumb. */
  readonly tombol: ReactNode;
  readonly onAlasan: (untuk: Alasan) => void;
  readonly onBerikut: (tgl: string) => void;
}

/** Whether the day can be closed, what that does, and the ways around. */
function Kaki({ hari, sibuk, tombol, onAlasan, onBerikut }: KakiProps) {
  const t = useT();
  const tanpaIni = useTanpaIni();
  const tahan = menahan(hari.periksa);
  const tgl = formatDate(hari.tgl);
  const berikut = formatDate(hari.tgl_berikut);
  return (
    <div className={css.foot}>
      <strong role="status">
        {sibuk === undefined
          ? tahan.length === 0
            ? t('tutup.siap', { tgl: berikut })
            : yangMenahan(t, tahan)
          : t(sibuk === 'tutup' ? 'tutup.sedang' : 'tutup.sedang_buka')}
      </strong>
      <p>{t('tutup.sesudah', { tgl, berikut, akun: hari.akun })}</p>
      {hari.boleh_ganti_tanggal ? (
        <DateInput
          label={t('tutup.tgl_berikut')}
          today={hari.tgl}
          min={addDays(hari.tgl, 1)}
          max={addDays(hari.tgl, LONCAT_MAKS)}
          value={hari.tgl_berikut}
          onChange={onBerikut}
        />
      ) : null}
      {tombol}
      {tahan.length === 0 ? null : (
        <button type="button" className={css.link} onClick={() => onAlasan('catatan')}>
          {t(tanpaIni)}
        </button>
      )}
      {hari.dapat_dibuka === null ? null : (
        <button type="button" className={css.link} onClick={() => onAlasan('buka')}>
          {t('tutup.buka_kembali', { tgl: formatDate(hari.dapat_dibuka) })}
        </button>
      )}
    </div>
  );
}

interface LayarProps extends Omit<KakiProps, 'hari'> {
  readonly asked: ReturnType<typeof usePeriksa>;
  readonly hari: PeriksaHari | undefined;
  readonly onHitung: (laci: string) => void;
}

/** What was looked at beside what the day comes to. */
function Layar({ asked, hari, onHitung, ...kaki }: LayarProps) {
  const t = useT();
  return (
    <div className={css.grid}>
      <div className={css.side}>
        <Block title={t('tutup.pemeriksaan')} asked={asked}>
          {() =>
            hari ? (
              <>
                <Pemeriksaan periksa={hari.periksa} />
                <Kaki hari={hari} {...kaki} />
              </>
            ) : null
          }
        </Block>
      </div>
      <div className={css.main}>
        <Block title={t('tutup.hitungan_laci')} asked={asked}>
          {() => (hari ? <LaciTabel laci={hari.laci} onHitung={onHitung} /> : null)}
        </Block>
        <Block title={t('tutup.ringkasan_kas')} asked={asked}>
          {() => (hari ? <RingkasanKas kas={hari.kas} bank={hari.bank} /> : null)}
        </Block>
        <Block title={t('tutup.emas')} asked={asked}>
          {() => (hari ? <EmasTabel emas={hari.emas} /> : null)}
        </Block>
        <Riwayat />
      </div>
    </div>
  );
}

interface HitungDialogProps {
  /** The drawer that is counted; empty: none. */
  readonly laci: string;
  readonly kurang: boolean;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function HitungDialog({ laci, kurang, onClose, onDone }: HitungDialogProps) {
  const t = useT();
  return (
    <Dialog opened={laci !== ''} onClose={onClose} title={t('tutup.hitung_laci', { laci })}>
      {laci === '' ? null : (
        <HitungForm
          key={String(kurang)}
          laci={laci}
          kurang={kurang}
          onDone={() => {
            onClose();
            onDone();
          }}
        />
      )}
    </Dialog>
  );
}

interface AlasanDialogProps {
  /** What a reason is asked for; nothing is. */
  readonly label: string | undefined;
  readonly onClose: () => void;
  /** Answers whether it is done. */
  readonly onAlasan: (isi: string) => Promise<boolean>;
}

/** It stays until it is done: who comes back from the approval finds the reason as it was typed. */
function AlasanDialog({ label, onClose, onAlasan }: AlasanDialogProps) {
  return (
    <Dialog opened={label !== undefined} onClose={onClose} title={label ?? ''}>
      {label === undefined ? null : (
        <AlasanForm
          label={label}
          onAlasan={async (isi) => {
            if (await onAlasan(isi)) onClose();
          }}
        />
      )}
    </Dialog>
  );
}

/** The keys of the page, which has the hand itself once what opened the day again has gone with that. */
function useTombol(hari: PeriksaHari | undefined, tutup: () => unknown): void {
  const t = useT();
  const segarkan = useSegarkan();
  const tahan = menahan(hari?.periksa ?? []);
  useKeys([
    { key: 'F5', label: t('tutup.periksa_ulang'), main: true, run: () => void segarkan() },
    {
      key: 'F8',
      label: t.of(titleKey(TUTUP_TOKO)),
      main: true,
      enabled: hari !== undefined,
      // Whoever presses it is told why nothing happens, wherever he looks.
      run: () => (tahan.length > 0 ? toast(yangMenahan(t, tahan), 'bad') : void tutup()),
    },
  ]);
  useFreeHand(true, hari?.dapat_dibuka, toContent);
}

/** The end of the day: what is not in order yet, the drawers, what the day comes to, and its closing. */
export function TutupTokoPage() {
  const t = useT();
  const asked = usePeriksa();
  const segarkan = useSegarkan();
  const { hari, berikut, setBerikut } = useBerikut(asked.data);
  const { sibuk, tutup, tutupDenganCatatan, buka } = useTutup(hari, berikut);
  const [laci, setLaci] = useState('');
  const [alasan, setAlasan] = useState<Alasan>();
  const tahan = menahan(hari?.periksa ?? []);
  const tanpaIni = useTanpaIni();
  useTombol(hari, tutup);
  const { here, thumb } = useThumb(hari && <TombolTutup hari={hari} sibuk={sibuk} onTutup={() => void tutup()} />);
  const labelAlasan =
    alasan === 'buka' ? t('tutup.buka_kembali', { tgl: formatDate(hari?.dapat_dibuka ?? '') }) : t(tanpaIni);
  return (
    <PageColumn flow>
      <PageHead
        title={t.of(titleKey(TUTUP_TOKO))}
        note={hari ? formatDate(hari.tgl) : undefined}
        chips={
          hari ? (
            <Chip tone={tahan.length === 0 ? 'good' : 'bad'}>
              {tahan.length === 0 ? t('tutup.siap_ditutup') : t('tutup.menahan', { jumlah: tahan.length })}
            </Chip>
          ) : undefined
        }
        actions={
          <>
            <PapersButton kind={hitungLaci} label={t('tutup.hitungan')} onDone={() => void segarkan()} />
            <ActionButton shortcut="F5" onClick={() => void segarkan()}>
              {t('tutup.periksa_ulang')}
            </ActionButton>
          </>
        }
      />
      <Layar
        asked={asked}
        hari={hari}
        sibuk={sibuk}
        tombol={here}
        onAlasan={setAlasan}
        onBerikut={setBerikut}
        onHitung={setLaci}
      />
      <HitungDialog
        laci={laci}
        kurang={Number(hari?.laci.find(({ user_id }) => user_id === laci)?.buku ?? 0) < 0}
        onClose={() => setLaci('')}
        onDone={() => void segarkan()}
      />
      <AlasanDialog
        label={alasan === undefined ? undefined : labelAlasan}
        onClose={() => setAlasan(undefined)}
        onAlasan={alasan === 'buka' ? buka : tutupDenganCatatan}
      />
      {thumb}
    </PageColumn>
  );
}
