import { gateKeys } from '@kilau/contract/core/module-gate.ts';
import type { Resource } from '@kilau/contract/core/resource.ts';
import { resources } from '@kilau/contract/registry.ts';
import { papers } from '../../app/papers.ts';
import { keepResult, reachedFrom } from '../../ledger/checked.ts';
import { atRest, uncheckedFrom } from '../../ledger/verify.ts';
import type { Db } from '../../platform/database/tx.ts';
import { wayInto } from '../conformance/paper-paths.ts';
import { PaperShop } from '../conformance/paper-shop.ts';
import { Walk } from '../conformance/paper-walk.ts';
import { MasterSamples } from '../master-samples.ts';
import { storePicture } from '../pictures.ts';
import { SHOP } from '../shop.ts';
import { countGoods } from './counts.ts';
import { REST } from './rest.ts';

const { kode_toko } = SHOP;

/** A shop with a record of every master, papers of every kind in every state, and a row of all else. */
export class SmallShop {
  readonly #shop = new PaperShop();

  get db(): Db {
    return this.#shop.app.db;
  }

  differences(): Promise<readonly string[]> {
    return this.#shop.differences();
  }

  /** Everything happens to it that a fixture tells of. */
  async live(): Promise<void> {
    await this.#shop.app.shop('KL03');
    await this.#masters();
    for (const one of papers) await this.#papers(new Walk(this.#shop, one));
    await countGoods(this.#shop);
    for (const statement of REST) await this.db.query(statement);
    const reached = await atRest(this.db, async (tx) => reachedFrom(tx, kode_toko, await uncheckedFrom(tx, kode_toko)));
    const waktu = this.#shop.app.services.now();
    await keepResult(this.db, reached, { jumlah: 1, salah: 0, rincian: [], waktu, server: 'uji' });
  }

  async #masters(): Promise<void> {
    const { app, people } = this.#shop;
    await this.db.query(`update toko set level = 'PUSAT' where kode_toko = $1`, [kode_toko]);
    const keeper = ({ levels, page, gate }: Resource) => ({
      level: levels?.[0] ?? ('SU' as const),
      akses: [page],
      modules: Object.fromEntries(gateKeys(gate).map((key) => [key, 'true'])),
    });
    const samples = new MasterSamples(
      (resource, body) => people.call('POST', resource.calls.create ?? resource.calls.base, keeper(resource), body),
      (field) => storePicture(app, field),
    );
    for (const resource of resources.filter(({ fixed }) => !fixed)) {
      await samples.record(resource, await samples.body(resource));
    }
  }

  /** A paper in each state, and one that each step was done to. */
  async #papers(walk: Walk): Promise<void> {
    const { kind, steps } = walk;
    const reached = Object.keys(kind.states).filter(
      (status) => status === kind.initial || steps.some(({ to }) => to === status),
    );
    for (const status of reached) await this.#shop.on(kind, wayInto(kind, steps, status));
    for (const step of steps) await this.#shop.step(kind, await walk.paperFor(step), step);
  }
}
