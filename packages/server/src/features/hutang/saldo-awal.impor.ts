import { text, type Field, type Fields } from '@kilau/contract/core/field.ts';
import { kindSchema } from '@kilau/contract/core/kind-schema.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import { fieldBreaks, recordSchema } from '@kilau/contract/core/schema.ts';
import { hutang } from '@kilau/contract/features/hutang/hutang.kind.ts';
import { z } from 'zod';
import { takeTogether, type RowImport, type TakenRow } from '../../engine/import/rows.ts';
import type { KindAtWork } from '../../engine/paper/kind.ts';
import { openPaper } from '../../engine/paper/open.ts';

const { header, parts, rows } = hutang;
const LANJUT: Fields = hutang.opening?.input ?? {};
const { kode_member, nama, no_hp, alamat } = parts.pelanggan;
const PELANGGAN = { kode_member, nama, no_hp, alamat } as const;
const { foto: _, ...BARANG } = rows.barang;

/** What only the first row of a loan says: further ones are goods of the same. */
const KEPALA: Fields = { ...LANJUT, ...header, ...PELANGGAN };
const optional = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]): [string, Field] => [name, { ...field, required: false }]),
  );
const FIELDS: Fields = { nomor: text({ max: 40, required: true, upper: true }), ...optional(KEPALA), ...BARANG };

const schema = z.intersection(recordSchema(LANJUT), kindSchema(hutang));

type Isi = Readonly<Record<string, unknown>>;
const dari = (values: Isi, fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? null]));

/** The loan that rows of one number tell of. @throws Problem `data_tidak_valid` at what the first of them lacks. */
function isiHutang(sama: readonly TakenRow[]): Isi {
  const [{ values } = { values: {} }] = sama;
  const pelanggan = dari(values, PELANGGAN);
  const read = schema.safeParse({
    ...dari(values, { ...LANJUT, ...header }),
    pelanggan: { ...pelanggan, jenis: pelanggan['kode_member'] === null ? 'NON MEMBER' : 'MEMBER' },
    barang: sama.map((row) => ({ ...dari(row.values, BARANG), foto: null })),
    bayar: [],
  });
  if (!read.success) throw new Problem('data_tidak_valid', {}, fieldBreaks(read.error));
  return read.data;
}

/** Rows by the number of their loan, in the order of the file. */
function perNomor(all: readonly TakenRow[]): readonly (readonly TakenRow[])[] {
  const groups = new Map<string, TakenRow[]>();
  for (const row of all) groups.set(row.kode, [...(groups.get(row.kode) ?? []), row]);
  return [...groups.values()];
}

/** Loans of before, each with what is left of it and what lies here for it, under the number that it had. */
export const hutangAwal = (atWork: KindAtWork): RowImport => ({
  key: hutang.key,
  gate: hutang.gate,
  fields: () => FIELDS,
  kode: 'nomor',
  take: async (tx, context, all, { kunci, tgl, work }) => {
    const papers = new Map([[atWork.kind.key, atWork]]);
    for (const [index, sama] of perNomor(all).entries()) {
      if (index % 50 === 0) await work.step({ tahap: 'simpan', selesai: index, jumlah: all.length });
      const nomor = String(sama[0]?.values['nomor'] ?? '');
      await takeTogether(sama, (left) => {
        // Without some of its goods it is another loan.
        if (left.length < sama.length) return Promise.resolve();
        const asked = { input: isiHutang(left), kunci: `${kunci}/${nomor}`, tgl };
        return openPaper(tx, context, papers, atWork, nomor, asked);
      });
    }
  },
});
