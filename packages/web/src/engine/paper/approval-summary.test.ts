import { describe, expect, it } from 'vitest';
import { IZIN_TUTUP } from '@kilau/contract/features/tutup/approvals.ts';
import { texts } from '@kilau/contract/locales/id/index.ts';
import { text } from '../../ui/text.ts';
import { addTexts, speak } from '../../ui/words.ts';
import { terimaSepuhan } from '@kilau/contract/features/sepuhan/terima-sepuhan.kind.ts';
import { boundFields } from './asked-fields.ts';
import { approvalSummary } from './approval-summary.ts';

describe('what an approver is asked to agree to', () => {
  it('is told in words, also where several of a closed list are bound', () => {
    addTexts('id', texts);
    speak('id');
    const words = { fields: IZIN_TUTUP.nilai, t: text, format: { timeZone: 'Asia/Jakarta', t: text.of } };
    const lines = approvalSummary({ tgl: '2026-11-29', periksa: ['laci', 'dokumen'], alasan: 'besok' }, words);
    expect(lines.map(({ nilai }) => nilai)).toEqual(['29/11/2026', 'Dokumen menunggu, Hitungan laci', 'besok']);
  });

  it('is told as it was sent where no field knows its words', () => {
    const words = { fields: {}, t: text, format: { timeZone: 'Asia/Jakarta', t: text.of } };
    expect(approvalSummary({ kode: [{ a: 1, b: 'X' }, 'Y'] }, words).map(({ nilai }) => nilai)).toEqual(['1 X, Y']);
  });

  it('names what was worked out beside what was typed, and nothing that is empty', () => {
    addTexts('id', texts);
    speak('id');
    const words = { fields: boundFields(terimaSepuhan), t: text, format: { timeZone: 'Asia/Jakarta', t: text.of } };
    expect(approvalSummary({ berat_lebih: 7.18, abu: [], keterangan: '' }, words)).toEqual([
      { label: text('sepuhan.berat_lebih'), nilai: '7.180' },
    ]);
  });
});
