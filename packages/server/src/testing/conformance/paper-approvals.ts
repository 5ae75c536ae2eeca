import { MAKING } from '@kilau/contract/core/kind.ts';
import { expect, it } from 'vitest';
import { kindApprovals, misfit, type ApprovalAsked } from '@kilau/contract/core/approval.ts';
import type { Ready } from './paper-shop.ts';
import { isDone, refused, type Walk } from './paper-walk.ts';

/** Approvals that do not fit: of other values, of another paper, of something else. */
const wrong = (subject: ApprovalAsked): readonly ApprovalAsked[] => [
  { ...subject, nilai: { ...subject.nilai, alasan: 'lain' } },
  { ...subject, nilai: { ...subject.nilai, selisih: 1 } },
  { ...subject, dokumen: `${subject.dokumen}1` },
  { ...subject, kategori: `${subject.kategori} LAIN` },
];

const withApproval = (ready: Ready, otorisasi: string): Ready => ({ ...ready, body: { ...ready.body, otorisasi } });

/** What approvals of a kind are bound to. */
export function approvalsOf(walk: Walk): void {
  const { shop, kind, steps } = walk;
  const taking = [MAKING, ...steps.map(({ deed }) => deed)].filter((key) => walk.approvalOf(key) !== undefined);
  if (taking.length === 0) return;

  /** A call without the approval that it takes, and the paper it is about. */
  const bare = async (key: string): Promise<{ readonly ready: Ready; readonly dokumen: string }> => {
    const step = steps.find(({ deed }) => deed === key);
    if (!step) return { ready: await shop.making(kind), dokumen: '' };
    const paper = await walk.paperFor(step);
    return { ready: await shop.doing(kind, paper, step), dokumen: paper.nomor };
  };

  it.each([...new Set(taking)])('takes an approval of exactly what is sent and worked out, once: %s', async (key) => {
    const kategori = walk.approvalOf(key) ?? '';
    const { ready, dokumen } = await bare(key);
    const told = await walk.refusal(ready);
    expect(told).toMatchObject(refused(422, 'otorisasi_diperlukan', { kategori, dokumen }));
    const { nilai } = told.body['params'] as { readonly nilai: string };
    const subject: ApprovalAsked = { kategori, dokumen, nilai: JSON.parse(nilai) as ApprovalAsked['nilai'] };
    // All that is sent is approved.
    expect(Object.keys(subject.nilai)).toEqual(expect.arrayContaining(Object.keys(ready.body)));
    for (const other of wrong(subject)) {
      const refusal = await walk.refusal(withApproval(ready, await shop.approve(ready.as, other)));
      expect(refusal, JSON.stringify(other)).toMatchObject(refused(422, 'otorisasi_tidak_berlaku'));
    }
    const somebody = ready.as.level === 'SPV' ? 'OWN' : 'SPV';
    const another = await shop.approve({ ...ready.as, level: somebody }, subject);
    expect(await walk.refusal(withApproval(ready, another))).toMatchObject(refused(422, 'otorisasi_tidak_berlaku'));
    // It can be asked for: what is told is what the definition says that it binds.
    expect(misfit(kindApprovals(kind), subject)).toBeUndefined();
    // One that names neither paper nor values is none.
    const empty = await shop.approve(ready.as, { kategori, dokumen: '', nilai: {} });
    expect(await walk.refusal(withApproval(ready, empty))).toMatchObject(refused(422, 'otorisasi_tidak_berlaku'));
    const right = await shop.approve(ready.as, subject);
    const taken = await shop.send(withApproval(ready, right));
    expect(isDone(taken), taken.text).toBe(true);
    const again = await walk.refusal(withApproval((await bare(key)).ready, right));
    expect(again).toMatchObject(refused(422, 'otorisasi_tidak_berlaku'));
  });
}
