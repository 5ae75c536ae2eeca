import { isDeepStrictEqual } from 'node:util';
import { MAKING, type Kind } from '@kilau/contract/core/kind.ts';
import type { KindAtWork } from '../../engine/paper/kind.ts';
import type { Told } from '../people.ts';
import { stepName, stepsOf, wayTo, type Step } from './paper-paths.ts';
import type { PaperShop, Ready, Seen } from './paper-shop.ts';

/** One kind of paper in the shop, with all that its definition lets be done. */
export class Walk {
  readonly shop: PaperShop;
  readonly atWork: KindAtWork;
  readonly kind: Kind;
  readonly steps: readonly Step[];
  /** The steps with their names, for tests that are one for each. */
  readonly named: readonly [string, Step][];

  constructor(shop: PaperShop, atWork: KindAtWork) {
    this.shop = shop;
    this.atWork = atWork;
    this.kind = atWork.kind;
    this.steps = stepsOf(atWork.kind, atWork.handlers.change !== undefined);
    this.named = this.steps.map((step) => [stepName(step), step]);
  }

  /** Category of the approval that a deed takes, the making among them. */
  approvalOf(key: string): string | undefined {
    return key === MAKING ? this.kind.approval : this.kind.deeds[key]?.approval;
  }

  /** The shortest way to where a step can be done. */
  wayTo(step: Step): readonly Step[] {
    return wayTo(this.kind, this.steps, step).before;
  }

  /** A new paper where the step can be done. */
  paperFor(step: Step): Promise<Seen> {
    return this.shop.on(this.kind, this.wayTo(step));
  }

  /** The call that does a step to a paper, with the approval that it takes. */
  async ready(paper: Seen, step: Step): Promise<Ready> {
    return this.shop.allowed(await this.shop.doing(this.kind, paper, step), this.approvalOf(step.deed));
  }

  /** The call that makes a paper, with the approval that it takes. */
  async readyMaking(): Promise<Ready> {
    return this.shop.allowed(await this.shop.making(this.kind), this.kind.approval);
  }

  /** Sends what must be refused, and looks whether that left a trace. */
  async refusal(ready: Ready): Promise<Told & { readonly traceless: boolean }> {
    const traces = await this.shop.traces();
    const told = await this.shop.send(ready);
    return { ...told, traceless: isDeepStrictEqual(await this.shop.traces(), traces) };
  }
}

/** A refusal as it must be: with a code of the closed list, and nothing changed. */
export const refused = (status: number, code: string, params: object = {}): object => ({
  status,
  body: { code, params },
  traceless: true,
});

export const isDone = ({ status }: Told): boolean => status === 200 || status === 201;

/** One step of each deed, the first. */
export const oneEach = (steps: readonly Step[]): readonly Step[] =>
  steps.filter(({ deed }, index) => steps.findIndex((one) => one.deed === deed) === index);
