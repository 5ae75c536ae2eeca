import { useRef, useState } from 'react';
import { PELANGGAN_FIELDS as fields } from '@kilau/contract/trade/pelanggan/pelanggan.fields.ts';
import { newKey } from '../../platform/api.ts';
import { ProblemError } from '../../platform/problem-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { SaveButton } from '../../ui/SaveButton.tsx';
import { success } from '../../ui/dialog/toasts.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { kosongText } from '../../ui/form/rule-text.ts';
import { DateInput } from '../../ui/inputs/DateInput.tsx';
import { CodeInput, TextField } from '../../ui/inputs/TextField.tsx';
import { text, useT } from '../../ui/text.ts';
import type { Salah } from '../dokumen/salah.ts';
import { daftarkan, type IsiMember } from './daftarkan.ts';
import type { PelangganDraft } from './pelanggan-draft.ts';
import css from './pelanggan.module.css';

interface PelangganFormProps {
  readonly awal: PelangganDraft;
  readonly onDone: (pelanggan: PelangganDraft) => void;
  readonly onClose: () => void;
}

/** Its mere presence takes the focus. */
const AUTOFOCUS = { 'data-autofocus': true } as const;

/** Where the server's sentences about a member stand here. */
const TEMPAT: Readonly<Record<string, string>> = { nama_member: 'nama' };

function usePelangganForm({ awal, onDone }: PelangganFormProps) {
  const t = useT();
  const member = awal.jenis === 'MEMBER';
  const [isi, setIsi] = useState<IsiMember>({ ...awal, kode_member: '', nik: '', tgl_lahir: '' });
  const [salah, setSalah] = useState<Salah>({});
  /** What the shop asks for beside name and phone comes to be asked when it was missed. */
  const [diminta, setDiminta] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const key = useRef(newKey());
  const set = (name: keyof IsiMember) => (value: string) => {
    setIsi((now) => ({ ...now, [name]: value }));
    setSalah({});
    // Another body wants another key.
    key.current = newKey();
  };
  const tolak = (rusak: Salah) => {
    setSalah(rusak);
    setDiminta((now) => new Set([...now, ...Object.keys(rusak)]));
  };
  const submit = async () => {
    if (busy) return;
    if (isi.nama.trim() === '' && (member || isi.no_hp === '')) return tolak({ nama: kosongText(t, 'nama') });
    if (!member) return onDone({ ...awal, nama: isi.nama, no_hp: isi.no_hp, alamat: isi.alamat });
    setBusy(true);
    try {
      const baru = await daftarkan(isi, key.current);
      if (baru === undefined) return tolak({ kode_member: kosongText(t, 'kode_member') });
      success(text('penjualan.member_terdaftar', { nama: baru.nama, kode: baru.kode_member }));
      onDone(baru);
    } catch (error) {
      if (error instanceof ProblemError) {
        tolak(Object.fromEntries(Object.entries(error.fields).map(([name, kata]) => [TEMPAT[name] ?? name, kata])));
      }
      reportProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return { member, isi, salah, diminta, busy, set, submit };
}

/** Name, phone and address of a new customer; of a member also what the shop wants to know. Enter goes through. */
export function PelangganForm(props: PelangganFormProps) {
  const t = useT();
  const { awal } = props;
  const { tgl_system } = useUser();
  const { member, isi, salah, diminta, busy, set, submit } = usePelangganForm(props);
  return (
    <EnterForm
      className={css.form}
      label={t(member ? 'penjualan.member_baru' : 'penjualan.bukan_member')}
      onSubmit={() => void submit()}
    >
      {diminta.has('kode_member') ? (
        <CodeInput
          label={t('field.kode_member')}
          value={isi.kode_member}
          onChange={set('kode_member')}
          error={salah['kode_member']}
        />
      ) : null}
      <TextField
        label={t('field.nama')}
        upper
        required={member}
        maxLength={fields.nama.max}
        value={isi.nama}
        onChange={set('nama')}
        error={salah['nama']}
        {...(awal.nama === '' && AUTOFOCUS)}
      />
      <TextField
        label={t('field.no_hp')}
        required={member}
        inputMode="tel"
        maxLength={fields.no_hp.max}
        value={isi.no_hp}
        onChange={set('no_hp')}
        error={salah['no_hp']}
        {...(awal.nama !== '' && AUTOFOCUS)}
      />
      <TextField
        label={t('field.alamat')}
        upper
        maxLength={fields.alamat.max}
        value={isi.alamat}
        onChange={set('alamat')}
        error={salah['alamat']}
      />
      {diminta.has('tgl_lahir') ? (
        <DateInput
          label={t('field.tgl_lahir')}
          today={tgl_system}
          value={isi.tgl_lahir}
          onChange={set('tgl_lahir')}
          error={salah['tgl_lahir']}
        />
      ) : null}
      {diminta.has('nik') ? (
        <TextField label={t('field.nik')} only="digits" value={isi.nik} onChange={set('nik')} error={salah['nik']} />
      ) : null}
      <div className={css.buttons}>
        <ActionButton shortcut="Esc" onClick={props.onClose}>
          {t('umum.batal')}
        </ActionButton>
        <SaveButton keyless type="submit" saving={busy}>
          {t(member ? 'penjualan.daftarkan' : 'penjualan.pakai')}
        </SaveButton>
      </div>
    </EnterForm>
  );
}
