import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { formatDate } from '@kilau/contract/core/format.ts';
import { hintKey, titleKey } from '@kilau/contract/core/page.ts';
import { useOtorisasi } from '../../../engine/approval/minta.tsx';
import { useKeys } from '../../../platform/keys.ts';
import { ProblemError } from '../../../platform/problem-error.ts';
import { problemText, reportProblem } from '../../../platform/report-problem.ts';
import { useUser } from '../../../platform/session.ts';
import { AlasanField } from '../../../trade/dokumen/AlasanField.tsx';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { Beside } from '../../../ui/Beside.tsx';
import { Card, PageColumn } from '../../../ui/Card.tsx';
import { success } from '../../../ui/dialog/toasts.ts';
import { EnterForm } from '../../../ui/form/EnterForm.tsx';
import { focusField } from '../../../ui/form/enter-next.ts';
import { TextField } from '../../../ui/inputs/TextField.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Loading, State } from '../../../ui/State.tsx';
import { useT } from '../../../ui/text.ts';
import css from './jual-beli.module.css';
import {
  JENIS_DOKUMEN,
  nomorOf,
  panggil,
  useBerubah,
  useDaftar,
  useDokumen,
  type Dokumen,
  type JenisDokumen,
} from './panggilan.ts';
import { Rincian, ringkasan } from './Rincian.tsx';

/** Reason and approval; a refusal lands at its field. */
function useBatal(jenisDokumen: JenisDokumen, dokumen: Dokumen) {
  const t = useT();
  const { minta } = useOtorisasi();
  const berubah = useBerubah();
  const [alasan, setAlasan] = useState('');
  const [salah, setSalah] = useState('');
  const [sibuk, setSibuk] = useState(false);
  const nomor = nomorOf(dokumen);
  const batalkan = async () => {
    const kata = alasan.trim();
    if (sibuk) return;
    setSalah(kata === '' ? t('rule.tidak_boleh_kosong') : '');
    if (kata === '') return;
    setSibuk(true);
    try {
      const izin = await minta({
        kategori: jenisDokumen.dokumen.deeds.batal.approval,
        dokumen: nomor,
        nilai: { alasan: kata },
        judul: nomor,
        ringkasan: ringkasan(t, dokumen, kata),
      });
      if (izin === undefined) return;
      await panggil.tarik(jenisDokumen, nomor, 'batal', kata, izin);
      success(t('jual_beli.dibatalkan', { nomor }));
    } catch (error) {
      if (error instanceof ProblemError) setSalah(error.fields['alasan'] ?? '');
      reportProblem(error);
    } finally {
      setSibuk(false);
      await berubah();
    }
  };
  return {
    alasan,
    salah,
    sibuk,
    batalkan,
    ketik: (kata: string) => {
      setAlasan(kata);
      setSalah('');
    },
  };
}

function BatalForm({ jenisDokumen, dokumen }: { readonly jenisDokumen: JenisDokumen; readonly dokumen: Dokumen }) {
  const t = useT();
  const { tgl_system } = useUser();
  const { alasan, salah, sibuk, batalkan, ketik } = useBatal(jenisDokumen, dokumen);
  const boleh = dokumen.boleh.includes('batal');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [boleh]);
  useKeys([{ key: 'F8', label: t('jual_beli.batalkan'), run: () => void batalkan(), main: true, enabled: boleh }]);
  if (!boleh) {
    const kata =
      dokumen.status === 'OPEN'
        ? 'jual_beli.batal_belum_divalidasi'
        : dokumen.status === 'CANC'
          ? 'jual_beli.batal_sudah'
          : 'jual_beli.batal_tidak_berhak';
    return (
      <Card padded>
        <p role="alert">{t(kata, { nomor: nomorOf(dokumen) })}</p>
      </Card>
    );
  }
  return (
    <Card padded aria-label={t('jual_beli.batalkan')}>
      <EnterForm className={css.form} label={t('jual_beli.batalkan')} onSubmit={() => void batalkan()}>
        {dokumen.tgl < tgl_system ? (
          <p role="alert">{t('jual_beli.batal_perlu_owner', { tgl: formatDate(dokumen.tgl) })}</p>
        ) : null}
        <AlasanField alasan={alasan} onChange={ketik} error={salah || undefined} inputRef={field} />
        <ActionButton danger size="lg" type="submit" shortcut="F8" loading={sibuk}>
          {t('jual_beli.batalkan')}
        </ActionButton>
        <p className="muted">
          {t(jenisDokumen.arah === 'JUAL' ? 'jual_beli.batal_jual_penjelasan' : 'jual_beli.batal_beli_penjelasan')}
        </p>
      </EnterForm>
    </Card>
  );
}

function Ditemukan({ jenisDokumen, nomor }: { readonly jenisDokumen: JenisDokumen; readonly nomor: string }) {
  const found = useDokumen(jenisDokumen, nomor);
  return (
    <Beside flow className={css.dua}>
      <Card padded className={css.gulir}>
        <Rincian jenisDokumen={jenisDokumen} nomor={nomor} />
      </Card>
      {found.data ? (
        <BatalForm key={`${nomor}${found.data.status}`} jenisDokumen={jenisDokumen} dokumen={found.data} />
      ) : null}
    </Beside>
  );
}

/** Cancels a validated document: find it by number or customer, say why, have it approved. */
function Batal({ jenisDokumen }: { readonly jenisDokumen: JenisDokumen }) {
  const t = useT();
  const { page } = jenisDokumen.dokumen.deeds.batal;
  const { q }: { readonly q?: unknown } = useSearch({ strict: false });
  const [typed, setTyped] = useState(q === undefined ? '' : String(q));
  const [kata, setKata] = useState(typed.trim());
  const field = useRef<HTMLInputElement>(null);
  const list = useDaftar(jenisDokumen, { q: kata === '' ? '-' : kata });
  const rows = kata === '' ? [] : (list.data?.pages.flatMap((halaman) => halaman.data) ?? []);
  const dokumen =
    rows.find((row) => nomorOf(row) === kata.toUpperCase()) ?? rows.find((row) => row.status === 'DONE') ?? rows[0];
  useEffect(() => {
    if (kata === '') field.current?.focus();
  }, [kata]);
  useKeys([{ key: 'F9', label: t('umum.cari'), run: () => focusField(field.current ?? undefined), main: true }]);
  return (
    <PageColumn>
      <PageHead title={t.of(titleKey(page))} note={t.of(hintKey(page))} />
      <Card padded>
        <EnterForm className={css.cari} label={t('umum.cari')} onSubmit={() => setKata(typed.trim())}>
          <TextField
            ref={field}
            aria-label={t('jual_beli.nomor_atau_nama')}
            placeholder={t('jual_beli.nomor_atau_nama')}
            upper
            value={typed}
            onChange={setTyped}
          />
          <ActionButton type="submit" shortcut="Enter">
            {t('umum.cari')}
          </ActionButton>
        </EnterForm>
      </Card>
      {kata === '' ? (
        <State icon="search" title={t('jual_beli.batal_ajakan')}>
          {t('jual_beli.batal_ajakan_saran')}
        </State>
      ) : list.isPending ? (
        <Loading />
      ) : list.isError ? (
        <State icon="warn" tone="bad" title={t('umum.gagal_dimuat')}>
          {problemText(list.error)}
        </State>
      ) : dokumen ? (
        <Ditemukan jenisDokumen={jenisDokumen} nomor={nomorOf(dokumen)} />
      ) : (
        <State icon="search" title={t('penjualan.tidak_ketemu', { kode: kata })}>
          {t('jual_beli.tidak_ketemu_saran')}
        </State>
      )}
    </PageColumn>
  );
}

export const BatalPenjualanManualPage = () => <Batal jenisDokumen={JENIS_DOKUMEN.JUAL} />;
export const BatalPembelianManualPage = () => <Batal jenisDokumen={JENIS_DOKUMEN.BELI} />;
