import { Dec } from '@kilau/contract/core/dec.ts';
import { integer, money, tags, text } from '@kilau/contract/core/field.ts';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { Params } from '../resource.sql.ts';
import { insertRows } from './table.ts';

const shop = testDatabase();
const TABLE = {
  table: 'uji_baris',
  fields: { kode: text({ max: 9 }), jumlah: integer({}), harga: money({}), kata: tags({ max: 9 }) },
};

it.each([1, 2, 3, 7])('%i rows are inserted as they come, with what is empty', async (banyak) => {
  const rows = Array.from({ length: banyak }, (_, index) => ({
    kode: index === 1 ? null : `K'${index}"`,
    jumlah: index,
    harga: Dec.from(`${index}.5`),
    kata: index === 0 ? undefined : [`a${index}`, '{b,"c"}'],
  }));
  const stored = await shop.db.tx(async (tx) => {
    await tx.query(`create temporary table uji_baris (kode_toko text, nomor text, ke integer, baris smallint,
      kode text, jumlah integer, harga numeric(15,1), kata jsonb) on commit drop`);
    const params = new Params();
    const key = { kode_toko: params.add('KL01'), nomor: params.add('N1'), ke: `${params.add(1)}::integer` };
    await tx.query(insertRows(TABLE, key, rows, params, true), params.values);
    return tx.query<{ baris: number }>('select * from uji_baris order by baris');
  });
  expect(stored).toEqual(
    rows.map(({ kata = null, ...row }, index) => ({
      kode_toko: 'KL01',
      nomor: 'N1',
      ke: 1,
      baris: index + 1,
      ...row,
      kata,
    })),
  );
});
