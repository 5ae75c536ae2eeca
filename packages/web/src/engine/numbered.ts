import { numbered } from '../platform/page-list.ts';

/** The part of a number that says of what kind its paper is: `KL-FJ-261121-0001`. */
const KODE = /^(?:.+-)?([A-Z]+)-\d{6}-\d{4,}$/;

/** What is known of the kind of a paper by nothing but its number. */
export function numberedAs(nomor: string): (typeof numbered)[number] | undefined {
  const kode = KODE.exec(nomor)?.[1];
  return numbered.find((kind) => kind.kode === kode);
}
