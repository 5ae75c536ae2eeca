import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { initialValue, MODULE_KEYS, type ModuleKey } from '@kilau/contract/modules.ts';
import { MODULES_UNREAD } from '@kilau/contract/modules.unread.ts';
import { renderUi } from '../../../testing/ui.tsx';
import { SettingIndex } from './SettingIndex.tsx';
import { SettingRow } from './SettingRow.tsx';
import type { Settings } from './settings.ts';

afterEach(cleanup);
const initial: Settings = Object.fromEntries(MODULE_KEYS.map((key) => [key, initialValue(key)]));

/** A row as the page holds it. */
function Row({ name, begin = {} }: { readonly name: ModuleKey; readonly begin?: Settings }) {
  const [settings, setSettings] = useState<Settings>({ ...initial, ...begin });
  return (
    <SettingRow
      name={name}
      settings={settings}
      changed={false}
      broken={undefined}
      onChange={(key, value) => setSettings({ ...settings, [key]: value })}
    />
  );
}

describe('a setting', () => {
  it('says what it does, its default, and the pages it opens', async () => {
    await renderUi(<Row name="NAGAFIN_ACCOUNTING_MODULE" />);
    expect(screen.getByText('Bawaan: Nonaktif')).toBeTruthy();
    expect(screen.getByText(/^Membuka: Parameter Akun, Laporan Jurnal, /)).toBeTruthy();
    expect(screen.getByRole('switch', { name: /Akuntansi: jurnal, neraca.*Nonaktif/ })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is marked when it is not as it came, and goes back with the hand still on it', async () => {
    await renderUi(<Row name="PEMBULATAN" begin={{ PEMBULATAN: '1000' }} />);
    expect(screen.getByText('Diubah')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Kembalikan PEMBULATAN ke bawaan' }));
    expect(screen.queryByText('Diubah')).toBeNull();
    expect(screen.getByDisplayValue('500')).toBe(document.activeElement);
  });

  it('says when what it needs is off', async () => {
    await renderUi(
      <>
        <Row name="PPN_TARIF_FAKTUR" />
        <Row name="PPN_TARIF_FAKTUR" begin={{ PPN_TRANSAKSI_MODULE: 'true' }} />
      </>,
    );
    expect(screen.getByText(/Sekarang tidak berpengaruh, karena ini mati: PPN/)).toBeTruthy();
    expect(screen.getByText(/Hanya berpengaruh bila ini aktif: PPN/)).toBeTruthy();
  });

  it('says that nothing reads it yet, and only then', async () => {
    const [unread] = MODULES_UNREAD;
    await renderUi(
      <>
        {unread ? <Row name={unread} /> : null}
        <Row name="PEMBULATAN" />
      </>,
    );
    expect(screen.queryAllByText('Belum dipakai')).toHaveLength(unread ? 1 : 0);
  });
});

describe('the index', () => {
  const draw = (settings: Settings, found?: ReadonlySet<ModuleKey>) =>
    renderUi(
      <SettingIndex
        settings={settings}
        changed={['MEMBER_MODULE']}
        part="member"
        found={found}
        onChoose={() => undefined}
      />,
    );
  it('counts what is on and what is not as it came', async () => {
    await draw({ ...initial, MEMBER_MODULE: 'true', CASHBACK_POIN: '500' });
    expect(screen.getByRole('button', { name: /^Member/ }).textContent).toBe('Member1 aktif · 2 diubah');
    expect(screen.getByRole('button', { name: /^Member/ }).getAttribute('aria-current')).toBe('true');
    expect(screen.getByRole('button', { name: /^Berbeda/ }).textContent).toBe('Berbeda dari bawaan2');
  });
  it('counts what a search has found', async () => {
    await draw(initial, new Set<ModuleKey>(['RFID_MODULE']));
    expect(screen.getByRole('button', { name: /^Barang/ }).textContent).toBe('Barang1 cocok');
  });
  it('is walked with the arrow keys', async () => {
    await draw(initial);
    const [first, second] = screen.getAllByRole('button');
    first?.focus();
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(second);
  });
});
