import type { Kind } from '@kilau/contract/core/kind.ts';

/**
 * Condition on papers `d` of a kind, to stand behind others: those that no other paper has made. What was made with
 * another one waits, is booked and is taken back with it, and stands in no list of what is to be done.
 */
export const aloneSql = ({ pays = [] }: Kind): string =>
  pays.some(({ deed }) => deed !== undefined)
    ? ` and not exists (select from perbuatan o where o.kode_toko = d.kode_toko and o.jenis = d.jenis
        and o.nomor = d.nomor and o.ke = 1 and o.sebab_nomor is not null)`
    : '';
