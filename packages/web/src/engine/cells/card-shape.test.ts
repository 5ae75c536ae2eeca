import { expect, it } from 'vitest';
import { reports, resources } from '@kilau/contract/registry.ts';
import { recordCard, reportCard } from './card-shape.ts';

const cardOf = (key: string) => {
  const report = reports.find((one) => one.key === key);
  if (!report) throw new Error(`no report ${key}`);
  return reportCard(report, Object.keys(report.columns));
};

it('a row of a report comes to what the report shows large, not to its last column', () => {
  expect(cardOf('batal-pembelian').amount?.[0]).toBe('harga_beli');
});

it('a row of a report is called by the name of what it is about, not by its code', () => {
  expect(cardOf('neraca-saldo').title[0]).toBe('nama_akun');
  expect(cardOf('barang-detail').title[0]).toBe('nama_barang');
});

it('what a record is found by is not what it comes to as well', () => {
  const bunga = resources.find((one) => one.page === '/parameter-bunga-hutang');
  if (!bunga) throw new Error('no resource');
  const { title, amount = [] } = recordCard(bunga);
  expect(title[0]).toBe('jumlah_dari');
  expect(amount).toEqual(['bunga']);
});
