import { code, ref, type Fields } from '@kilau/contract/core/field.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import { route, type Route } from '../../platform/http/route.ts';

const kodeParam = { kode: code({ required: true }) } as const satisfies Fields;
const bankQuery = { kode_bank: ref('bank', { required: true }) } as const satisfies Fields;

/** A list of a master under an address of its own, as the specification names it. */
const daftar = (path: string, tag: string, summary: string, text: string, values: readonly unknown[] = []): Route =>
  route({
    method: 'GET',
    path,
    need: {},
    tag,
    summary,
    handler: (context) => context.db.query(text, [context.shop.kode_toko, ...values]),
  });

const GUDANG = 'select kode_gudang, nama_gudang, dijual, status_aktif from gudang where kode_toko = $1';
const BAKI = `select b.kode_gudang, b.kode_baki, b.nama_baki, b.berat_baki, b.berat_bandrol from baki b
    join gudang g using (kode_toko, kode_gudang) where b.kode_toko = $1 and b.status_aktif`;
const END = 'limit 10000';

/** The lists of section 7 of the specification that a master's own list call does not cover. */
export const daftarRoutes: readonly Route[] = [
  daftar(
    'gudang/get/all/master',
    'gudang',
    'Semua gudang, juga yang tidak aktif',
    `${GUDANG} order by kode_gudang ${END}`,
  ),
  daftar(
    'gudang/get/all/hancur-barang',
    'gudang',
    'Gudang yang barangnya dapat dihancurkan',
    `${GUDANG} and status_aktif and kode_gudang <> $2 order by kode_gudang ${END}`,
    [GUDANG_BAWAAN.hancur],
  ),
  daftar(
    'baki/ready',
    'baki',
    'Baki aktif di gudang yang aktif',
    `${BAKI} and g.status_aktif order by b.kode_gudang, b.kode_baki ${END}`,
  ),
  route({
    method: 'GET',
    path: 'baki/get/by-kode-gudang/{kode}',
    need: {},
    tag: 'baki',
    summary: 'Baki dari satu gudang',
    params: recordSchema(kodeParam),
    handler: (context, { params }) =>
      context.db.query(`${BAKI} and b.kode_gudang = $2 order by b.kode_baki ${END}`, [
        context.shop.kode_toko,
        params.kode,
      ]),
  }),
  route({
    method: 'GET',
    path: 'rekenings/get-by-kode-bank',
    need: {},
    tag: 'rekening',
    summary: 'Rekening dari satu bank',
    query: recordSchema(bankQuery),
    handler: (context, { query }) =>
      context.db.query(
        `select no_rekening, nama_rekening, kode_bank from rekening
          where kode_toko = $1 and kode_bank = $2 and status_aktif order by no_rekening ${END}`,
        [context.shop.kode_toko, query.kode_bank],
      ),
  }),
];
