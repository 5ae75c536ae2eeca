import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { PERIKSA, type Check, type PeriksaKey } from '@kilau/contract/features/tutup/periksa.ts';
import { session } from '../../platform/session.ts';
import { openPage } from '../../testing/page.tsx';
import { testUser } from '../../testing/user.ts';
import { Pemeriksaan } from './Pemeriksaan.tsx';

beforeEach(() => session.open(testUser({ level: 'OWN' })));

async function lihat(check: Check) {
  await openPage(() => <Pemeriksaan periksa={[check]} />, '/tutup-toko');
  return (await screen.findByRole('link', { name: 'Lihat' })).getAttribute('href');
}

const menunggu = { kunci: 'dokumen', jumlah: 1, contoh: ['KL-CC-1'] } as const;

it('leads to the papers that wait on a list that tells others too', async () =>
  expect(await lihat({ ...menunggu, halaman: '/lihat-cicilan', status: 'OPEN' })).toBe('/lihat-cicilan?status=OPEN'));

it('leads to a page of its own as it is', async () =>
  expect(await lihat({ ...menunggu, halaman: '/validasi-penjualan' })).toBe('/validasi-penjualan'));

it('leads to every page on which some wait, with how many, and no further than the user may go', async () => {
  session.open(testUser({ akses: [{ path: '/validasi-penjualan', menu: 'validasi', is_show: true }] }));
  const tempat = [
    { halaman: '/lihat-cicilan', status: 'OPEN', jumlah: 1 },
    { halaman: '/validasi-penjualan', jumlah: 5 },
  ];
  const check = { ...menunggu, jumlah: 6, halaman: '/lihat-cicilan', status: 'OPEN', tempat };
  await openPage(() => <Pemeriksaan periksa={[check]} />, '/tutup-toko');
  await screen.findByRole('link', { name: 'Validasi Penjualan' });
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/validasi-penjualan']);
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual(
    expect.arrayContaining(['Lihat Cicilan 1', 'Validasi Penjualan 5']),
  );
});

it('marks what is not in order otherwise than what is, to the eye and to the ear', async () => {
  const kunci = Object.keys(PERIKSA) as PeriksaKey[];
  const rows = async (jumlah: number) => {
    const periksa = kunci.map((one) => ({ kunci: one, jumlah, contoh: [], halaman: '' }));
    await openPage(() => <Pemeriksaan periksa={periksa} />, '/tutup-toko');
    const list = await screen.findAllByRole('listitem');
    const told = list.map((row) => ({ icon: row.querySelector('path')?.getAttribute('d'), text: row.textContent }));
    cleanup();
    return told;
  };
  const [beres, belum] = [await rows(0), await rows(2)];
  expect(new Set(beres.map(({ icon }) => icon)).size).toBe(1);
  expect(belum.filter(({ icon }) => icon === beres[0]?.icon)).toEqual([]);
  expect(belum.filter(({ text }) => !text.endsWith('belum beres'))).toEqual([]);
  expect(beres.filter(({ text }) => text.endsWith('belum beres'))).toEqual([]);
});
