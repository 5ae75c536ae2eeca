import { beforeAll, beforeEach, expect, it } from 'vitest';
import { toasts } from '../ui/dialog/toasts.ts';
import { startI18n } from './i18n.ts';
import { ProblemError } from './problem-error.ts';
import { problemText, reportProblem } from './report-problem.ts';

beforeAll(startI18n);
beforeEach(() => toasts.set([]));

it('says the reference of a fault once', () => {
  const fault = (message: string) => new ProblemError(500, { code: 'kesalahan_server', message, ref: 'ab12cd34ef' });
  expect(problemText(fault('Ulangi Kembali. Sebutkan kode ab12cd34ef.'))).toBe(
    'Ulangi Kembali. Sebutkan kode ab12cd34ef.',
  );
  expect(problemText(fault('Ulangi Kembali'))).toBe('Ulangi Kembali (ab12cd34ef)');
  reportProblem(fault('Sebutkan kode ab12cd34ef.'), 'Data Gagal disimpan');
  expect(toasts.get()).toMatchObject([{ title: 'Oopss!!', message: 'Data Gagal disimpan (ab12cd34ef)' }]);
});
