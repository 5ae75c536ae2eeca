import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { session } from '../../platform/session.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { createStore } from '../../ui/store.ts';
import { BeratDaftar } from './BeratDaftar.tsx';
import { BeratBulat } from './tambah/BeratBulat.tsx';

beforeEach(() => session.open(testUser()));
afterEach(cleanup);

describe('a weight in a list', () => {
  it('says in a word that it was typed by hand, and nothing when a scale has told it', async () => {
    await renderUi(
      <>
        <BeratDaftar teks="2.130" manual />
        <BeratDaftar teks="3.080" manual={false} />
      </>,
    );
    expect(
      screen.getAllByTitle('Berat Diketik Tangan').map((chip) => [chip.textContent, chip.parentElement?.textContent]),
    ).toEqual([['manual', 'manual2.130']]);
  });
});

describe('a weight sold that is left open', () => {
  const kata = async (isi: Readonly<Record<string, unknown>>) => {
    cleanup();
    await renderUi(<BeratBulat live={createStore(isi)} />);
    return screen.queryByRole('status')?.textContent;
  };
  it('is shown as it will be: without attributes and plastic, or why it cannot be', async () => {
    expect(await kata({ berat_asli: '2.5' })).toBe('Kosong: menjadi 2.500 gr');
    expect(await kata({ berat_asli: '3.5', atribut: [{ berat_atribut: '0.3' }], berat_plastik: '0.12' })).toBe(
      'Kosong: 3.500 − atribut 0.300 − plastik 0.120, menjadi 3.080 gr',
    );
    expect(await kata({ berat_asli: '3.5', berat_plastik: '5' })).toBe(
      'Atribut dan plastik tidak menyisakan apa pun dari berat asli 3.5 gr',
    );
    expect([await kata({ berat_asli: '3.5', berat: '3' }), await kata({ berat_asli: '' })]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
