import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../testing/ui.tsx';
import { Diminta } from './Diminta.tsx';
import type { Permintaan } from './permintaan.ts';

const DIMINTA: Permintaan = {
  kategori: 'LELANG HUTANG',
  dokumen: 'PI-261121-0001',
  nilai: {},
  ringkasan: [
    { label: 'Nama', nilai: 'SITI' },
    { label: 'Barang', nilai: ['GELANG', 'KALUNG'] },
  ],
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** jsdom lays nothing out: as high as it is told. */
function heights(scroll: number, client: number): void {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(scroll);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(client);
}

it('can be reached by keys where it scrolls, and says so until all of it was seen', async () => {
  heights(500, 300);
  await renderUi(<Diminta permintaan={[DIMINTA]} />);
  const box = await screen.findByRole('region', { name: 'Yang diminta' });
  expect(box.tabIndex).toBe(0);
  expect(screen.getByText('Gulir ke bawah: masih ada lagi')).toBeTruthy();
  box.scrollTop = 200;
  fireEvent.scroll(box);
  await waitFor(() => expect(screen.queryByText(/^Gulir/)).toBeNull());
  expect(box.tabIndex).toBe(0);
});

it('is no stop on the way where all of it is seen, and tells each row in its own', async () => {
  heights(300, 300);
  await renderUi(<Diminta permintaan={[DIMINTA]} />);
  expect(screen.queryByRole('region', { name: 'Yang diminta' })).toBeNull();
  expect(screen.queryByText(/^Gulir/)).toBeNull();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['SITI', 'GELANG', 'KALUNG']);
});
