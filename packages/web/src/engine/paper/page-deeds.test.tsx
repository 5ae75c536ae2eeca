import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { pembelian } from '@kilau/contract/features/pembelian/pembelian.kind.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { PageDeeds } from './PageDeeds.tsx';

const NOMOR = 'KL-PI-261121-0001';
const PATH = hutang.deeds.lelang.page;

afterEach(() => {
  cleanup();
  session.close();
  vi.unstubAllGlobals();
});

it('says who may do what the level of the user may not', async () => {
  const paper = { nomor: NOMOR, status: 'AKTIF', versi: 1, boleh: [], riwayat: [] };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(paper)));
  session.open(testUser());
  await openPage(() => <PageDeeds kind={hutang} path={PATH} nomor={NOMOR} onDone={() => undefined} />, PATH);
  expect((await screen.findByRole('alert')).textContent).toBe(
    `Lelang ${NOMOR} dilakukan oleh SPV, OWN; level Anda tidak berhak.`,
  );
});

it('leads the hand to a switch that has to be on', async () => {
  const path = hutang.deeds['batal-lunas'].page;
  const paper = { nomor: NOMOR, status: 'LUNAS', versi: 1, boleh: ['batal-lunas'], riwayat: [] };
  const refusal = { code: 'data_tidak_valid', message: 'Data', fields: { jaminan_kembali: 'Harus ya' } };
  vi.stubGlobal('fetch', (_url: string, { method }: RequestInit) =>
    Promise.resolve(method === 'POST' ? Response.json(refusal, { status: 422 }) : Response.json(paper)),
  );
  session.open(testUser({ level: 'OWN' }));
  await openPage(() => <PageDeeds kind={hutang} path={path} nomor={NOMOR} onDone={() => undefined} />, path);
  await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('alasan'));
  await userEvent.keyboard('SALAH{F8}');
  expect(await screen.findByText('Harus ya')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('switch')));
});

it('names the paper that one was made with, and leads there', async () => {
  const path = pembelian.deeds.batal.page;
  const nomor = 'KL-FB-261121-0001';
  const no_tukar = 'KL-FJ-261121-0001';
  const paper = { nomor, status: 'DONE', versi: 1, boleh: [], riwayat: [], no_tukar };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(paper)));
  session.open(testUser({ level: 'OWN' }));
  const router = await openPage(
    () => <PageDeeds kind={pembelian} path={path} nomor={nomor} onDone={() => undefined} />,
    path,
  );
  expect((await screen.findByRole('alert')).textContent).toBe(
    `${nomor} dibuat bersama ${no_tukar} dan hanya dibatalkan bersamanya.`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Lihat Penjualan' }));
  await waitFor(() => expect(router.state.location.href).toBe(`/lihat-penjualan?q=${no_tukar}`));
});

it('keeps what was typed where somebody else was faster at the paper, also when the form is opened anew', async () => {
  const path = hutang.deeds['batal-lunas'].page;
  const nomor = 'KL-PI-261121-0002';
  let versi = 1;
  const paper = () => ({ nomor, status: 'LUNAS', versi, boleh: ['batal-lunas'], riwayat: [] });
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, { method, body }: RequestInit) => {
    if (method !== 'POST') return Promise.resolve(Response.json(paper()));
    sent.push(JSON.parse(String(body)));
    versi = 2;
    const params = { nomor, versi };
    return Promise.resolve(Response.json({ code: 'sudah_diubah', message: 'sudah diubah', params }, { status: 409 }));
  });
  session.open(testUser({ level: 'OWN' }));
  const halaman = () => openPage(() => <PageDeeds kind={hutang} path={path} nomor={nomor} onDone={vi.fn()} />, path);
  await halaman();
  const alasan = () => screen.getByLabelText<HTMLTextAreaElement>(/Alasan/);
  await waitFor(() => expect(document.activeElement).toBe(alasan()));
  await userEvent.keyboard('SALAH LUNAS{F8}');
  await waitFor(() => expect(sent).toMatchObject([{ versi: 1, alasan: 'SALAH LUNAS' }]));
  await waitFor(() => expect(alasan().value).toBe('SALAH LUNAS'));
  cleanup();
  await halaman();
  await waitFor(() => expect(document.activeElement).toBe(alasan()));
  expect(alasan().value).toBe('SALAH LUNAS');
  await userEvent.keyboard('{F8}');
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ versi: 2, alasan: 'SALAH LUNAS' }));
});
