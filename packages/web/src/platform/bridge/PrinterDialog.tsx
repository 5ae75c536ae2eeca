import { Group, Stack } from '@mantine/core';
import { useState } from 'react';
import type { BridgePrinter } from '@kilau/contract/core/print-job.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { openDialog } from '../../ui/dialog/dialogs.ts';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { SwitchField } from '../../ui/inputs/SwitchField.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { text, useT } from '../../ui/text.ts';
import { randomText } from '../api.ts';
import { reportProblem } from '../report-problem.ts';
import { useUser } from '../session.ts';
import { bridgeStatus, BridgeRefusal, BridgeSilent } from './bridge-calls.ts';
import { printOnBridge } from './bridge-print.ts';
import { bridgeSettings, setBridge, type BridgeSettings } from './bridge-store.ts';
import { HeldJobs, type Asking } from './HeldJobs.tsx';
import { REASONS } from './bridge-words.ts';
import { testPage } from './test-page.ts';

const USUAL: BridgeSettings = { alamat: 'http://127.0.0.1:9155', kode: '', struk: '', label: '', langsung: true };

/** Only this machine: another one's bridge would not answer. */
const ADDRESS = /^http:\/\/127\.0\.0\.1:\d{1,5}$/;

type Connection = { readonly printers?: readonly BridgePrinter[]; readonly error?: 'diam' | 'kode' | 'alamat' };

/** Asks the bridge of these settings which printers it has. */
async function connect(settings: BridgeSettings): Promise<Connection> {
  if (!ADDRESS.test(settings.alamat)) return { error: 'alamat' };
  try {
    return { printers: (await bridgeStatus(settings)).printers };
  } catch (error) {
    if (error instanceof BridgeSilent) return { error: 'diam' };
    if (error instanceof BridgeRefusal) return { error: 'kode' };
    throw error;
  }
}

/** The printers of the bridge, each with what lies before it. */
function Printers({ printers }: { readonly printers: readonly BridgePrinter[] }) {
  const t = useT();
  return (
    <Group gap={6}>
      {printers.map(({ name, waiting, reason }) => (
        <Chip key={name} tone={waiting > 0 ? 'warn' : 'good'} title={reason && t(REASONS[reason])}>
          {waiting > 0 ? t('jembatan.printer_menunggu', { nama: name, jumlah: waiting }) : name}
        </Chip>
      ))}
    </Group>
  );
}

/** What its printers are for, once it has told of them. */
function Uses({
  settings,
  printers,
  onChange,
}: {
  readonly settings: BridgeSettings;
  readonly printers: readonly BridgePrinter[];
  readonly onChange: (changes: Partial<BridgeSettings>) => void;
}) {
  const t = useT();
  const { toko } = useUser();
  const options = printers.map(({ name }) => ({ value: name, label: name }));
  const test = () =>
    void printOnBridge(settings, settings.struk, {
      id: randomText(16),
      name: t('jembatan.uji'),
      fetchBytes: () => Promise.resolve(testPage(settings.struk, t('jembatan.uji'), toko.zona_waktu)),
    }).catch(reportProblem);
  return (
    <>
      <Printers printers={printers} />
      <Group grow align="flex-end" gap={8}>
        <SelectField
          clearable
          label={t('jembatan.struk')}
          options={options}
          value={settings.struk}
          onChange={(struk) => onChange({ struk })}
        />
        <SelectField
          clearable
          label={t('jembatan.label')}
          options={options}
          value={settings.label}
          onChange={(label) => onChange({ label })}
        />
      </Group>
      <SwitchField
        label={t('jembatan.langsung')}
        checked={settings.langsung}
        onChange={(langsung) => onChange({ langsung })}
      />
      <Group gap={8}>
        <ActionButton disabled={settings.struk === ''} onClick={test}>
          {t('jembatan.cetak_uji')}
        </ActionButton>
      </Group>
    </>
  );
}

/** Parts this device from the bridge that it has. */
function Part({ onParted }: { readonly onParted: () => void }) {
  const t = useT();
  if (!bridgeSettings()) return null;
  const part = () => {
    setBridge(undefined);
    onParted();
  };
  return <ActionButton onClick={part}>{t('jembatan.putuskan')}</ActionButton>;
}

function PrinterDialog({ onClose, setuju }: Asking & { readonly onClose: () => void }) {
  const t = useT();
  const [settings, setSettings] = useState(() => bridgeSettings() ?? USUAL);
  const [{ printers, error }, setConnection] = useState<Connection>({});
  const [busy, setBusy] = useState(false);
  const change = (changes: Partial<BridgeSettings>) => setSettings((now) => ({ ...now, ...changes }));
  const ask = () => {
    setBusy(true);
    connect(settings)
      .then((told) => {
        setConnection(told);
        const [first] = told.printers ?? [];
        if (first && settings.struk === '') change({ struk: first.name });
      })
      .catch(reportProblem)
      .finally(() => setBusy(false));
  };
  const save = () => {
    setBridge(settings);
    onClose();
  };
  return (
    <EnterForm label={t('jembatan.judul')} onSubmit={printers ? save : ask}>
      <Stack gap="sm">
        <HeldJobs setuju={setuju} />
        <p className="muted">{t('jembatan.penjelasan')}</p>
        <TextField
          label={t('jembatan.alamat')}
          value={settings.alamat}
          error={
            error === 'alamat' ? t('jembatan.alamat_salah') : error === 'diam' ? t('jembatan.tidak_menjawab') : null
          }
          onChange={(alamat) => change({ alamat: alamat.trim() })}
        />
        <TextField
          upper
          autoComplete="off"
          label={t('jembatan.kode')}
          description={t('jembatan.kode_dari')}
          value={settings.kode}
          error={error === 'kode' ? t('jembatan.kode_ditolak') : null}
          onChange={(kode) => change({ kode: kode.trim() })}
        />
        {printers ? <Uses settings={settings} printers={printers} onChange={change} /> : null}
        <Group justify="flex-end" gap={8}>
          <Part onParted={onClose} />
          <ActionButton
            primary={!printers}
            loading={busy}
            type={printers ? 'button' : 'submit'}
            onClick={printers && ask}
          >
            {t('jembatan.hubungkan')}
          </ActionButton>
          {printers ? (
            <ActionButton primary type="submit">
              {t('umum.simpan')}
            </ActionButton>
          ) : null}
        </Group>
      </Stack>
    </EnterForm>
  );
}

/** The printers of this device: jobs that wait, and the bridge that takes them. */
export function openPrinterDialog(setuju: Asking['setuju']): void {
  openDialog({ title: text('jembatan.judul'), content: (close) => <PrinterDialog onClose={close} setuju={setuju} /> });
}
