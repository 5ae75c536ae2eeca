import type { BrowserContext, Page } from 'playwright-core';
import type { Server } from './server.ts';

/** What a journey has in hand. */
export interface Journey {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly server: Server;
  /** Opens a further browser, as another till would. */
  readonly anotherTill: () => Promise<Page>;
  /** Fails when axe finds anything on the page as it stands. */
  readonly accessible: (page?: Page) => Promise<void>;
  /** Keeps a picture of the page below `.cache/e2e/`. */
  readonly picture: (name: string, page?: Page) => Promise<void>;
  readonly step: (what: string) => void;
}

export interface JourneyDefinition {
  /** What a shop does. */
  readonly name: string;
  /** `demo`: the shared demo chain. `empty`: a server of its own without any data. */
  readonly server: 'demo' | 'empty';
  readonly walk: (journey: Journey) => Promise<void>;
}

export const journey = (definition: JourneyDefinition): JourneyDefinition => definition;

/** Fails with a sentence unless `truth` holds. */
export function expect(truth: unknown, sentence: string): asserts truth {
  if (!truth) throw new Error(sentence);
}
