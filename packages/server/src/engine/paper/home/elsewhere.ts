import { Dec } from '@kilau/contract/core/dec.ts';
import type { Kind } from '@kilau/contract/core/kind.ts';
import { z } from 'zod';
import { sebar } from '../../../platform/antar/sebar.ts';
import type { Context } from '../../../platform/context.ts';
import { fineOf, gramsToday } from './grams.ts';
import { turnover } from './turnover.ts';

const angka = z.number().transform((value) => Dec.from(value));
const DAY = z.object({
  kotor: angka,
  batal: angka,
  bersih: angka,
  gram: angka,
  nota: z.int32(),
  nota_batal: z.int32(),
  kemarin: angka,
  minggu_lalu: angka,
  dibeli: angka,
  gram_dibeli: angka,
});
const TURNOVER = z.object({
  menit: z.int32(),
  kurva: z.array(z.object({ lalu: z.int32(), titik: z.array(z.object({ menit: z.int32(), bersih: angka })) })),
  toko: z.array(DAY.extend({ kode_toko: z.string(), tgl_system: z.iso.date() })),
});
const GRAMS = z.object({ data: z.array(z.object({ kadar: angka, terjual: angka, dibeli: angka })) });

type Day = z.infer<typeof DAY>;
type Curves = z.infer<typeof TURNOVER>['kurva'];

/** What the shops on servers of their own answer to head office, and those that do not. */
async function heard<T>(context: Context, path: string, answer: z.ZodType<T>) {
  const luar = (await sebar(context, path)).toSorted((a, b) => (a.kode_toko < b.kode_toko ? -1 : 1));
  const read = luar.map(({ kode_toko, nama_toko, isi }) => ({
    toko: { kode_toko, nama_toko },
    isi: answer.safeParse(isi).data,
  }));
  return {
    told: read.flatMap(({ toko, isi }) => (isi === undefined ? [] : [{ toko, isi }])),
    gagal: read.flatMap(({ toko, isi }) => (isi === undefined ? [toko] : [])),
  };
}

/** What days of several shops come to. */
function together(days: readonly Day[]): Day {
  const sum = (of: Exclude<keyof Day, 'nota' | 'nota_batal'>): Dec => Dec.sum(days.map((day) => day[of]));
  const count = (of: 'nota' | 'nota_batal'): number => days.reduce((all, day) => all + day[of], 0);
  return {
    kotor: sum('kotor'),
    batal: sum('batal'),
    bersih: sum('bersih'),
    gram: sum('gram'),
    nota: count('nota'),
    nota_batal: count('nota_batal'),
    kemarin: sum('kemarin'),
    minggu_lalu: sum('minggu_lalu'),
    dibeli: sum('dibeli'),
    gram_dibeli: sum('gram_dibeli'),
  };
}

/** The curves of one day back, laid on each other: each tells of its own steps alone. */
export function laid(curves: readonly Curves[number][]): Curves[number]['titik'] {
  const steps = new Map<number, Dec>();
  for (const { titik } of curves) {
    let before = Dec.zero;
    for (const { menit, bersih } of titik) {
      steps.set(menit, (steps.get(menit) ?? Dec.zero).plus(bersih.minus(before)));
      before = bersih;
    }
  }
  let net = Dec.zero;
  return [...steps].toSorted(([a], [b]) => a - b).map(([menit, moved]) => ({ menit, bersih: (net = net.plus(moved)) }));
}

/** {@link turnover}, for head office with that of the shops on servers of their own. */
export async function turnoverOfAll(context: Context, kinds: readonly Kind[]) {
  const [own, { told, gagal }] = await Promise.all([
    turnover(context, kinds),
    heard(context, 'dokumen/omzet', TURNOVER),
  ]);
  if (told.length === 0) return { ...own, gagal };
  const others = told.flatMap(({ toko, isi }) =>
    isi.toko.filter(({ kode_toko }) => kode_toko === toko.kode_toko).map((day) => ({ ...day, ...toko })),
  );
  const toko = [...own.toko, ...others].toSorted((a, b) => (a.kode_toko < b.kode_toko ? -1 : 1));
  return {
    menit: Math.max(own.menit, ...told.map(({ isi }) => isi.menit)),
    ...together(toko),
    kurva: own.kurva.map((curve) => {
      const same = told.flatMap(({ isi }) => isi.kurva.filter(({ lalu }) => lalu === curve.lalu));
      return { lalu: curve.lalu, titik: laid([curve, ...same]) };
    }),
    toko,
    gagal,
  };
}

/** {@link gramsToday}, for head office with those of the shops on servers of their own. */
export async function gramsOfAll(context: Context, kinds: readonly Kind[]) {
  const [own, { told, gagal }] = await Promise.all([
    gramsToday(context, kinds),
    heard(context, 'dokumen/gram-kadar', GRAMS),
  ]);
  const all = [...own.data, ...told.flatMap(({ isi }) => isi.data)];
  const kadar = [...new Map(all.map((row) => [row.kadar.toString(), row.kadar])).values()];
  const data = kadar
    .toSorted((a, b) => b.cmp(a))
    .map((of) => {
      const same = all.filter((row) => row.kadar.eq(of));
      const sum = (name: 'terjual' | 'dibeli') => Dec.sum(same.map((row) => row[name]));
      return { kadar: of, terjual: sum('terjual'), dibeli: sum('dibeli') };
    });
  return { data, murni: fineOf(data), gagal };
}
