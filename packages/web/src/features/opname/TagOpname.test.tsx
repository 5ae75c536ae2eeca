import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../platform/session.ts';
import { renderUi } from '../../testing/ui.tsx';
import { testUser } from '../../testing/user.ts';
import { TagOpname } from './TagOpname.tsx';

// Every key is a drawing, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const EPC = 'E28011606000000000000012';
const LAIN = 'E28011606000000000000013';
const NOMOR = 'KL-OR-261121-0001';
let sent: string[][] = [];
let answer: () => Response;
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const isian = () => screen.getByLabelText<HTMLTextAreaElement>('Tag RFID (EPC)');
/** As the page stands once the hand is in its field, which comes behind the drawing. */
const draw = async () => {
  const drawn = await renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <label>
        cari
        <input />
      </label>
      <TagOpname nomor={NOMOR} onMaju={() => undefined} onMenunggu={() => undefined} />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(document.activeElement).toBe(isian()));
  return drawn;
};
const lepas = () => (document.activeElement as HTMLElement | null)?.blur();

beforeEach(() => {
  localStorage.clear();
  session.open(testUser());
  sent = [];
  answer = () => json({ dibaca: 1, baru: 1, aksesoris: 0, asing: 0 });
  vi.stubGlobal(
    'fetch',
    vi.fn((_: string, init?: RequestInit) => {
      const { tag } = JSON.parse(String(init?.body)) as { tag: { epc: string }[] };
      sent.push(tag.map(({ epc }) => epc));
      return Promise.resolve(answer());
    }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('tags that are typed', () => {
  it('count from the body with Enter, without a click', async () => {
    await draw();
    lepas();
    expect(document.activeElement).toBe(document.body);
    await userEvent.keyboard(`${EPC}{Enter}`);
    await waitFor(() => expect(sent).toEqual([[EPC]]));
    expect(isian().value).toBe('');
    await screen.findByText('1 tag dibaca: 1 barang baru, 0 tag asing');
  });

  it('count after a pause, from a reader that sends no Enter', async () => {
    await draw();
    lepas();
    await userEvent.keyboard(EPC);
    await waitFor(() => expect(sent).toEqual([[EPC]]), { timeout: 4000 });
    expect(isian().value).toBe('');
  });

  it('leave another field alone, unless a reader types them in one go and ends with Enter', async () => {
    await draw();
    const cari = screen.getByLabelText<HTMLInputElement>('cari');
    await userEvent.click(cari);
    await userEvent.keyboard('abc');
    expect([cari.value, isian().value]).toEqual(['abc', '']);
    const mulai = new Event('x').timeStamp + 1000;
    [...EPC, 'Enter'].forEach((key, index) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      // The pace of a reader, however busy the machine is.
      Object.defineProperty(event, 'timeStamp', { value: mulai + index * 5 });
      cari.dispatchEvent(event);
    });
    await waitFor(() => expect(sent).toEqual([[EPC]]));
  });

  it('wait through a reload and a refusal: shown, and sent again', async () => {
    answer = () => json({ code: 'kesalahan_server', message: 'rusak' }, 500);
    const { unmount } = await draw();
    await userEvent.keyboard(`${EPC}{Enter}`);
    await screen.findByText(`1 tag (${EPC})`);
    unmount();
    answer = () => json({ dibaca: 1, baru: 1, aksesoris: 1, asing: 0 });
    await draw();
    await screen.findByText(`1 tag (${EPC})`);
    expect(sent).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Kirim Lagi' }));
    await waitFor(() => expect(sent).toEqual([[EPC], [EPC]]));
    await waitFor(() => expect(screen.queryByText(`1 tag (${EPC})`)).toBeNull());
    expect(Object.keys(localStorage).filter((name) => name.includes(NOMOR))).toEqual([]);
    await screen.findByText(/1 aksesoris: dihitung di opname global/);
  });

  it('go with a lost line as soon as it is back', async () => {
    let putus = true;
    answer = () => {
      if (putus) throw new TypeError('line');
      return json({ dibaca: 1, baru: 1, aksesoris: 0, asing: 0 });
    };
    await draw();
    await userEvent.keyboard(`${LAIN}{Enter}`);
    await screen.findByText('1 tag belum terkirim');
    expect(localStorage.getItem(`kilau.opname.KASIR1.${NOMOR}`)).toContain(LAIN);
    putus = false;
    await waitFor(() => expect(screen.queryByText('1 tag belum terkirim')).toBeNull(), { timeout: 4000 });
    expect(sent.at(-1)).toEqual([LAIN]);
  });
});
