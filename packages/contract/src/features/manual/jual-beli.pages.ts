import { definePage } from '../../core/page.ts';
import { GERBANG_MANUAL } from './gerbang.ts';
import { TRANSAKSI_MANUAL, VALIDASI_MANUAL } from './jual-beli.fields.ts';

const source = (view: string) => ({ type: 'kind', key: 'penjualan-manual', also: ['pembelian-manual'], view }) as const;

/** The pages that sale and purchase of manual items share: the form, and the validation. */
export const jualBeliPages = [
  definePage({
    path: TRANSAKSI_MANUAL,
    menu: 'manual',
    gate: GERBANG_MANUAL,
    kind: 'transaction',
    source: source('buat'),
  }),
  definePage({
    path: VALIDASI_MANUAL.page,
    menu: 'validasi',
    gate: VALIDASI_MANUAL.gate,
    kind: 'validation',
    source: source('validasi'),
  }),
] as const;
