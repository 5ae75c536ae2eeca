import { describe, expect, it } from 'vitest';
import { errorText } from './log.ts';

describe('an error in the log', () => {
  it('says what happened, where, and what it came from', () => {
    const error = new Error('tidak terhubung', {
      cause: Object.assign(new Error('ditolak'), { code: 'ECONNREFUSED' }),
    });
    expect(errorText(error)).toMatchObject({
      stack: expect.stringMatching(/^Error: tidak terhubung\n.*log\.test\.ts/),
      cause: { stack: expect.stringContaining('Error: ditolak'), code: 'ECONNREFUSED' },
    });
  });

  it('keeps rows and connections to itself', () => {
    const error = Object.assign(new Error('check'), {
      code: '23514',
      constraint: 'users_check',
      detail: 'Failing row contains ($argon2id$...)',
      client: { password: 'rahasia' },
    });
    expect(errorText(error)).toEqual({ stack: error.stack, code: '23514', constraint: 'users_check' });
  });

  it('may be anything that was thrown', () => expect(errorText('ditolak')).toBe('ditolak'));
});
