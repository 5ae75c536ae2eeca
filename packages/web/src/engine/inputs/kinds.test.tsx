import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { color, images, lines, money, ref, refs, secret, tags, text, type Field } from '@kilau/contract/core/field.ts';
import { renderUi } from '../../testing/ui.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { testUser } from '../../testing/user.ts';
import { session } from '../../platform/session.ts';
import { SuggestInput } from '../resource/SuggestInput.tsx';
import { RefPicker } from '../resource/RefPicker.tsx';
import { RefsPicker } from '../resource/RefsPicker.tsx';
import { FieldInput } from './FieldInput.tsx';
import { provideRefInputs } from './ref-slot.ts';
import type { FieldInputProps } from './types.ts';

// Every key is a drawing, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

const BANKS = [
  ['BCA', 'BANK CENTRAL ASIA'],
  ['BRI', 'BANK RAKYAT INDONESIA'],
  ['BNI', 'BANK NEGARA INDONESIA'],
].map(([kode_bank, nama_bank]) => ({ kode_bank, nama_bank, status_aktif: true }));

/** The outside world: a list of banks, and a store that names pictures by their order. */
function serve() {
  const sent: FormData[] = [];
  vi.stubGlobal(
    'fetch',
    vi.fn((url: string, init: RequestInit) => {
      if (url.includes('/gambar') && init.method === 'POST') {
        const form = init.body as FormData;
        sent.push(form);
        const file = form.get('image') as File;
        if (file.name === 'rusak.jpg') {
          return Promise.resolve(Response.json({ code: 'bukan_gambar', message: 'Bukan gambar' }, { status: 422 }));
        }
        return Promise.resolve(Response.json({ nama: `ITEM-${sent.length}.jpg` }));
      }
      if (url.includes('parapinjaman')) return Promise.resolve(Response.json([]));
      if (url.includes('/gambar/')) return Promise.resolve(new Response(new Blob(['x'])));
      return Promise.resolve(Response.json({ data: BANKS, next: null }));
    }),
  );
  return sent;
}

const change = vi.fn();
const draw = (field: Field, more: Partial<FieldInputProps> = {}) =>
  renderUi(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <FieldInput name="isian" label="Isian" field={field} onChange={change} {...more} />
      <button type="button">next</button>
    </QueryClientProvider>,
  );
const box = () => screen.getByLabelText<HTMLInputElement>('Isian');

beforeEach(() => {
  session.open(testUser());
  provideRefInputs({ one: RefPicker, many: RefsPicker });
  Element.prototype.scrollIntoView ??= () => undefined;
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  cleanup();
  change.mockClear();
  vi.unstubAllGlobals();
});

describe('a picker whose code is still on its way', () => {
  const SARAN = text({ max: 40, suggests: { from: 'kondisi-pinjaman', field: 'kondisi_pinjaman' } });

  /** Pickers whose code comes when that is said. */
  function late(): () => void {
    let arrive: () => void = () => undefined;
    const come = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    provideRefInputs({
      one: lazy(() => come.then(() => ({ default: RefPicker }))),
      many: lazy(() => come.then(() => ({ default: RefsPicker }))),
      suggested: lazy(() => come.then(() => ({ default: SuggestInput }))),
    });
    return arrive;
  }

  it.each([ref('bank', {}), refs('bank', { max: 3 })])(
    'takes over the focus that its stand-in was given: %o',
    async (field) => {
      serve();
      const arrive = late();
      await draw(field);
      await screen.findByLabelText('Isian');
      // As whoever leads the hand to a field finds it.
      const before = document.querySelector<HTMLInputElement>('input[name="isian"]') as HTMLInputElement;
      before.focus();
      arrive();
      await waitFor(() => expect(before.isConnected).toBe(false));
      await waitFor(() => expect(document.activeElement).toBe(box()));
    },
  );

  /** A form that the hand is in before its pickers are. */
  async function typedBefore(field: Field, keys: string) {
    serve();
    const arrive = late();
    await renderUi(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <EnterForm onSubmit={() => undefined}>
          <input aria-label="sebelum" />
          <FieldInput name="isian" label="Isian" field={field} onChange={change} />
          <input aria-label="berikut" />
        </EnterForm>
      </QueryClientProvider>,
    );
    const before = await screen.findByLabelText('Isian');
    // Enter does not pass it over.
    await userEvent.type(screen.getByLabelText('sebelum'), '{Enter}');
    expect(document.activeElement).toBe(before);
    await userEvent.keyboard(keys);
    arrive();
    await waitFor(() => expect(before.isConnected).toBe(false));
  }

  it('goes on with what was typed until then', async () => {
    await typedBefore(ref('bank', {}), 'RAK');
    await userEvent.keyboard('YAT');
    await screen.findByRole('option', { name: /BRI/ });
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenLastCalledWith('BRI');
  });

  it('chooses the code that was typed and left before it was there', async () => {
    await typedBefore(ref('bank', {}), 'BCA{Enter}');
    await waitFor(() => expect(change).toHaveBeenLastCalledWith('BCA'));
    expect(document.activeElement).toBe(screen.getByLabelText('berikut'));
  });

  it('adds to several', async () => {
    await typedBefore(refs('bank', { max: 3 }), 'RAK');
    await userEvent.keyboard('YAT');
    await screen.findByRole('option', { name: /BRI/ });
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenLastCalledWith(['BRI']);
  });

  it('keeps a text that has suggestions', async () => {
    await typedBefore(SARAN, 'PELANG');
    await userEvent.keyboard('GAN');
    expect(document.querySelector<HTMLInputElement>('input[name="isian"]')?.value).toBe('PELANGGAN');
    expect(change).toHaveBeenLastCalledWith('PELANGGAN');
  });

  it('shows a text as it stands until then, and takes nothing where nothing may be typed', async () => {
    serve();
    late();
    await draw(SARAN, { defaultValue: 'LAMA' });
    expect(box().value).toBe('LAMA');
    await userEvent.type(box(), ' SEKALI');
    expect(change).toHaveBeenLastCalledWith('LAMA SEKALI');
    cleanup();
    await draw(ref('bank', {}), { disabled: true });
    expect(box().disabled).toBe(true);
    cleanup();
    await draw(ref('bank', {}), { readOnly: true });
    expect([box().readOnly, box().ariaBusy]).toEqual([true, 'true']);
  });
});

describe('a picker under the hand', () => {
  const inForm = (value: string) =>
    renderUi(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <EnterForm onSubmit={() => undefined}>
          <FieldInput name="isian" label="Isian" field={ref('bank', {})} defaultValue={value} onChange={change} />
          <input aria-label="berikut" />
        </EnterForm>
      </QueryClientProvider>,
    );

  it('goes on with the Enter that chooses', async () => {
    serve();
    await inForm('');
    // Its code comes first; the field that stood in for it goes.
    await waitFor(() => expect(box().getAttribute('aria-expanded')).toBe('false'));
    await userEvent.type(box(), 'RAKYAT');
    await screen.findByRole('option', { name: /BRI/ });
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('berikut')));
    expect(change).toHaveBeenLastCalledWith('BRI');
  });

  it('is typed over when the name of what is chosen came after the hand', async () => {
    serve();
    await inForm('BCA');
    const field = await screen.findByDisplayValue<HTMLInputElement>(/^BCA/);
    act(() => field.focus());
    await waitFor(() => expect(field.value).toContain('BANK CENTRAL ASIA'));
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  });
});

describe('a colour', () => {
  it('is typed as its code, and completed when the field is left', async () => {
    await draw(color({}));
    await userEvent.type(box(), 'b8860b');
    await userEvent.tab();
    expect(box().value).toBe('#B8860B');
    expect(change).toHaveBeenLastCalledWith('#B8860B');
    await userEvent.clear(box());
    await userEvent.type(box(), '#f0a');
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith('#FF00AA');
  });
  it('keeps what is no colour, for the rule to refuse', async () => {
    await draw(color({}));
    await userEvent.type(box(), 'merah');
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith('MERAH');
  });
  it('is chosen from the palette too', async () => {
    await draw(color({}), { defaultValue: '#000000' });
    const palette = screen.getByLabelText<HTMLInputElement>('Pilih warna');
    expect(palette.value).toBe('#000000');
    fireEvent.change(palette, { target: { value: '#c0ffee' } });
    expect(change).toHaveBeenLastCalledWith('#C0FFEE');
    expect(box().value).toBe('#C0FFEE');
  });
});

describe('tags', () => {
  it('are typed with signs and commas, and held without', async () => {
    await draw(tags({ max: 9 }), { defaultValue: ['8K'] });
    expect(box().value).toBe('#8K');
    await userEvent.type(box(), ', 16k,#8K,,');
    expect(change).toHaveBeenLastCalledWith(['8K', '16K']);
    await userEvent.tab();
    expect(box().value).toBe('#8K,#16K');
  });

  it('that are numbers have no signs', async () => {
    await draw(tags({ max: 9, plain: true }), { defaultValue: ['62811'] });
    await userEvent.type(box(), ',62812');
    await userEvent.tab();
    expect(change).toHaveBeenLastCalledWith(['62811', '62812']);
    expect(box().value).toBe('62811, 62812');
  });
});

describe('a secret', () => {
  it('says that there is one and stays empty', async () => {
    await draw(secret({ max: 40 }), { defaultValue: '', stored: true });
    const field = box();
    expect([field.type, field.value]).toEqual(['password', '']);
    expect(screen.getByText(/^Tersimpan/)).toBeTruthy();
    await userEvent.type(field, 'baru');
    expect(change).toHaveBeenLastCalledWith('baru');
  });
  it('says nothing where there is none', async () => {
    await draw(secret({ max: 40 }), { defaultValue: '' });
    expect(screen.queryByText(/^Tersimpan/)).toBeNull();
  });
});

describe('several references', () => {
  const field = refs('bank', { max: 9 });
  const chosen = () =>
    screen.queryAllByRole('button', { name: /dari pilihan$/ }).map((button) => button.getAttribute('aria-label'));

  it('are added by typing and Enter, one after the other', async () => {
    serve();
    await draw(field);
    await userEvent.type(box(), 'rakyat');
    await screen.findByRole('option', { name: /RAKYAT/ });
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenLastCalledWith(['BRI']);
    expect(box().value).toBe('');
    await userEvent.type(box(), 'bank');
    // What is chosen is not offered again; arrows go through the rest.
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
        'BCABANK CENTRAL ASIA',
        'BNIBANK NEGARA INDONESIA',
      ]),
    );
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(change).toHaveBeenLastCalledWith(['BRI', 'BNI']);
  });

  it('take an exact code when the field is left', async () => {
    serve();
    await draw(field);
    await userEvent.type(box(), 'bca');
    await userEvent.tab();
    await waitFor(() => expect(change).toHaveBeenLastCalledWith(['BCA']));
  });

  it('are taken out by the keyboard alone', async () => {
    serve();
    await draw(field, { defaultValue: ['BCA', 'BRI', 'BNI'] });
    await waitFor(() => expect(chosen()).toContain('Hapus BNI · BANK NEGARA INDONESIA dari pilihan'));
    await userEvent.click(box());
    await userEvent.keyboard('{Backspace}');
    expect(change).toHaveBeenLastCalledWith(['BCA', 'BRI']);
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Delete}');
    expect(change).toHaveBeenLastCalledWith(['BRI']);
    expect(document.activeElement).toBe(box());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenLastCalledWith([]);
  });
});

describe('rows', () => {
  const field = lines(
    {
      kode_bank: ref('bank', { required: true, fill: { nama_bank: 'nama_bank' } }),
      nama_bank: text({ max: 60, readOnly: 'always' }),
      biaya: money({ label: 'field.ongkos' }),
    },
    { max: 3 },
  );

  it('take what a chosen reference fills into its row', async () => {
    serve();
    await draw(field, { defaultValue: [{ kode_bank: '', nama_bank: '', biaya: 500 }] });
    await userEvent.type(screen.getByRole('combobox', { name: /Kode Bank/i }), 'rakyat');
    await screen.findByRole('option', { name: /RAKYAT/ });
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenLastCalledWith([{ kode_bank: 'BRI', nama_bank: 'BANK RAKYAT INDONESIA', biaya: 500 }]);
  });

  it('show what is wrong where it is, until it is changed', async () => {
    serve();
    const clear = vi.fn();
    await draw(field, {
      defaultValue: [{ kode_bank: 'BRI', nama_bank: '', biaya: 1 }],
      errorAt: (path) => (path === 'isian.0.biaya' ? 'Terlalu sedikit' : undefined),
      clearErrors: clear,
    });
    expect(screen.getByText('Terlalu sedikit')).toBeTruthy();
    const wrong = document.querySelector('[aria-invalid=true]');
    if (!wrong) throw new Error('no field is marked');
    await userEvent.type(wrong, '5');
    expect(clear).toHaveBeenCalledWith('isian.0.biaya');
    clear.mockClear();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus baris 1' }));
    expect(clear).toHaveBeenCalledWith('isian');
    expect(change).toHaveBeenLastCalledWith([]);
  });
});

describe('pictures', () => {
  const field = images({ max: 3, folder: 'ITEM', use: 'layar' });
  const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
  const add = async (...names: readonly string[]) => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no place to put a file');
    await userEvent.upload(input, names.map(file));
  };

  it('are sent with their folder and use, no more than there is room for', async () => {
    const sent = serve();
    await draw(field, { defaultValue: ['ITEM-0.jpg'] });
    await add('a.jpg', 'b.jpg', 'c.jpg');
    await waitFor(() => expect(change).toHaveBeenLastCalledWith(['ITEM-0.jpg', 'ITEM-1.jpg', 'ITEM-2.jpg']));
    expect(sent.map((form) => [form.get('folder'), form.get('use'), (form.get('image') as File).name])).toEqual([
      ['ITEM', 'layar', 'a.jpg'],
      ['ITEM', 'layar', 'b.jpg'],
    ]);
    expect(screen.queryByRole('button', { name: 'Tambah Gambar' })).toBeNull();
  });

  it('are moved and removed by their buttons', async () => {
    serve();
    await draw(field, { defaultValue: ['A.jpg', 'B.jpg', 'C.jpg'] });
    await userEvent.click(screen.getByRole('button', { name: 'Geser gambar 1 ke belakang' }));
    expect(change).toHaveBeenLastCalledWith(['B.jpg', 'A.jpg', 'C.jpg']);
    screen.getByRole('button', { name: 'Geser gambar 3 ke depan' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(change).toHaveBeenLastCalledWith(['B.jpg', 'C.jpg', 'A.jpg']);
    await userEvent.click(screen.getByRole('button', { name: 'Hapus gambar 2' }));
    expect(change).toHaveBeenLastCalledWith(['B.jpg', 'A.jpg']);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Geser gambar 1 ke depan' }).disabled).toBe(true);
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('that are refused say why, and the ones before them stay', async () => {
    serve();
    await draw(field);
    await add('a.jpg', 'rusak.jpg');
    expect(await screen.findByText('Bukan gambar')).toBeTruthy();
    expect(change).toHaveBeenLastCalledWith(['ITEM-1.jpg']);
  });
});
