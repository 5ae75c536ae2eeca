import { expect, it } from 'vitest';
import { cicilan } from '@kilau/contract/features/cicilan/cicilan.kind.ts';
import { service } from '@kilau/contract/features/service/service.kind.ts';
import { begunWith } from './PaperFilters.tsx';

it('begins with the state that led to the list, else as the kind says', () => {
  expect(begunWith(cicilan, 'OPEN')).toEqual({ status: 'OPEN' });
  expect(begunWith(service, 'TUNGGU')).toEqual({ status: 'TUNGGU' });
  expect(begunWith(service)).toEqual({ berjalan: 'true' });
  expect(begunWith(cicilan, 'ENTAH')).toBeUndefined();
});
