import type { Page } from 'playwright-core';

/** A hand at the keyboard whose keys are counted: each typed character and each pressed key is one. */
export class Keys {
  readonly #page: Page;
  #count = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get count(): number {
    return this.#count;
  }

  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.#page.keyboard.press(key);
    this.#count += keys.length;
  }

  /** As a hand types: a faster burst would pass for a scanner. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text, { delay: 90 });
    this.#count += text.length;
  }
}
