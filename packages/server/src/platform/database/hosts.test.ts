import { expect, it } from 'vitest';
import { addressesOf, addressOn } from './hosts.ts';

const hrefs = (address: string): readonly string[] | undefined => addressesOf(address)?.map(({ href }) => href);

it('an address leads to one host or, in their order, to several', () => {
  expect(hrefs('postgresql://kilau:r%40h@db.local:6432/kilau?sslmode=require')).toEqual([
    'postgresql://kilau:r%40h@db.local:6432/kilau?sslmode=require',
  ]);
  expect(hrefs('postgres://kilau@a,b:5433,[::1]:5434/kilau?target_session_attrs=read-write&sslmode=require')).toEqual([
    'postgres://kilau@a/kilau?sslmode=require',
    'postgres://kilau@b:5433/kilau?sslmode=require',
    'postgres://kilau@[::1]:5434/kilau?sslmode=require',
  ]);
  // A socket, named by a parameter.
  expect(hrefs('postgresql:///kilau?host=/run/postgresql')).toHaveLength(1);
});

it.each([
  'mysql://a/kilau',
  'postgresql://',
  'postgresql://a:99999/kilau',
  'postgresql://a,/kilau',
  'postgresql://a,b:x/kilau',
  'postgresql://a,b/kilau?target_session_attrs=standby',
])('%s is none', (address) => {
  expect(addressesOf(address)).toBeUndefined();
});

it('another database on the same hosts is asked for with all the rest', () => {
  expect(addressOn('postgresql://k:r@a:1,b:2/kilau?target_session_attrs=primary', 'salinan baru')).toBe(
    'postgresql://k:r@a:1,b:2/salinan%20baru?target_session_attrs=primary',
  );
  expect(addressOn('postgresql://k:r@a', 'postgres')).toBe('postgresql://k:r@a/postgres');
});
