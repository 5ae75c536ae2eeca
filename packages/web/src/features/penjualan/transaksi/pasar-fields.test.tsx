import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { session } from '../../../platform/session.ts';
import { ATURAN, CINCIN } from '../../../testing/barang-jual.ts';
import { renderUi } from '../../../testing/ui.tsx';
import { testUser } from '../../../testing/user.ts';
import { draftKosong, ubahDraft, type IsiBaris } from './draft.ts';
import { LineEditor } from './LineEditor.tsx';

const saved: IsiBaris[] = [];
const shopWith = (value: string) =>
  session.open({ ...testUser(), modules: [{ key: 'MARKETPLACE_INTEGRATION_MODULE', value }] });
beforeEach(() => {
  saved.length = 0;
});
afterEach(() => {
  cleanup();
  session.close();
});

const draw = (isi: Partial<IsiBaris>, foto = '') => {
  const [baris] = ubahDraft(draftKosong(), { type: 'add-line', barang: { ...CINCIN, foto } }).barang;
  return (
    baris &&
    renderUi(
      <QueryClientProvider client={new QueryClient()}>
        <LineEditor
          baris={{ ...baris, ...isi }}
          aturan={ATURAN}
          salah={{}}
          dibuka="DISKON"
          onSave={(sent) => saved.push(sent)}
          onCancel={() => undefined}
        />
      </QueryClientProvider>,
    )
  );
};
const take = () => userEvent.click(screen.getByRole('button', { name: /^Pakai/ }));

it('what a marketplace wants is asked for at its fields, and taken over once it is there', async () => {
  shopWith('true');
  await draw({ kode_marketplace: 'TOKOPEDIA', foto_jual: '' });
  await take();
  screen.getByText('Barang marketplace harus memakai kurir');
  screen.getByText('Barang marketplace harus memakai foto');
  expect(saved).toEqual([]);
  cleanup();
  await draw({ kode_marketplace: 'TOKOPEDIA', kurir: 'JNE', foto_jual: 'KL01/MASTER/a.jpg' });
  await userEvent.type(screen.getByLabelText('No Resi'), 'jx1');
  await take();
  expect(saved).toMatchObject([
    { kode_marketplace: 'TOKOPEDIA', kurir: 'JNE', no_resi: 'JX1', foto_jual: 'KL01/MASTER/a.jpg', berat: '2.13' },
  ]);
});

it('the photo of the piece is photo enough', async () => {
  shopWith('true');
  await draw({ kode_marketplace: 'TOKOPEDIA', kurir: 'JNE' }, 'KL01/foto.jpg');
  await take();
  expect(saved).toMatchObject([{ kode_marketplace: 'TOKOPEDIA', kurir: 'JNE' }]);
});

it('stays closed until it is wanted, so that Enter on the discount takes the line over', async () => {
  shopWith('true');
  await draw({});
  expect(screen.queryByLabelText('Kurir')).toBeNull();
  await userEvent.keyboard('5000{Enter}');
  expect(saved).toMatchObject([{ diskon: '5000' }]);
});

it('leads the hand to its first field, and Enter from field to field', async () => {
  shopWith('true');
  await draw({});
  await userEvent.click(screen.getByRole('button', { name: 'Marketplace & foto' }));
  expect(document.activeElement?.closest('[class*="pasarIsi"]')).not.toBeNull();
  screen.getByLabelText('Kurir').focus();
  await userEvent.keyboard('jne{Enter}');
  expect(document.activeElement).toBe(screen.getByLabelText('No Resi'));
});

it('a shop that sells on none is offered the photo alone', async () => {
  shopWith('false');
  await draw({});
  await userEvent.click(screen.getByRole('button', { name: 'Foto saat dijual' }));
  expect(screen.queryByLabelText('Kurir')).toBeNull();
  screen.getByRole('button', { name: 'Kamera' });
  screen.getByRole('button', { name: 'Pilih file' });
});
