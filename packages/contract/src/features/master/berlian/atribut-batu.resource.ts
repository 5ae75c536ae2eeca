import { code, integer, text } from '../../../core/field.ts';
import { defineResource } from '../../../core/resource.ts';

interface AtributBatu<K extends string> {
  /** Key, list call and base of the calls alike. */
  readonly key: K;
  readonly page: string;
  readonly table: string;
  /** Ends the names of code and name: `shape` makes `kode_shape`. */
  readonly atribut: string;
}

/**
 * One property by which a stone is graded. The seven masters differ in their spelling only; `urutan` keeps the grades
 * in the order of the trade, best first, which no alphabet knows.
 */
const atributBatu = <const K extends string>({ key, page, table, atribut }: AtributBatu<K>) =>
  defineResource({
    key,
    page,
    menu: 'berlian',
    gate: 'BERLIAN_MODULE',
    calls: { list: key, base: key },
    table,
    id: `kode_${atribut}`,
    name: `nama_${atribut}`,
    fields: {
      [`kode_${atribut}`]: code({ required: true, readOnly: 'edit', label: 'field.kode_batu' }),
      [`nama_${atribut}`]: text({ required: true, max: 60, upper: true, label: 'field.nama_batu' }),
      urutan: integer({ min: 0, max: 9999, default: 0, label: 'field.urutan_batu', help: 'help.urutan_batu' }),
    },
    columns: [`kode_${atribut}`, `nama_${atribut}`, 'urutan'],
    search: [`kode_${atribut}`, `nama_${atribut}`],
    sort: 'urutan',
  });

export const batuShape = atributBatu({
  key: 'batu-shape',
  page: '/master-batu-shape',
  table: 'batu_shape',
  atribut: 'shape',
});
export const batuColor = atributBatu({
  key: 'batu-color',
  page: '/master-batu-color',
  table: 'batu_color',
  atribut: 'color',
});
export const batuClarity = atributBatu({
  key: 'batu-clarity',
  page: '/master-batu-clarity',
  table: 'batu_clarity',
  atribut: 'clarity',
});
export const batuCutgrade = atributBatu({
  key: 'batu-cutgrade',
  page: '/master-batu-cutgrade',
  table: 'batu_cutgrade',
  atribut: 'cutgrade',
});
export const batuPolish = atributBatu({
  key: 'batu-polish',
  page: '/master-batu-polish',
  table: 'batu_polish',
  atribut: 'polish',
});
/** The specification spells the page differently from the call. */
export const batuSymmetry = atributBatu({
  key: 'batu-symmetry',
  page: '/master-batu-symetry',
  table: 'batu_symmetry',
  atribut: 'symmetry',
});
/** The specification spells the page differently from the call. */
export const batuFluorescence = atributBatu({
  key: 'batu-fluorescence',
  page: '/master-batu-fluorencence',
  table: 'batu_fluorescence',
  atribut: 'fluorescence',
});
