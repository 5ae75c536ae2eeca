import { Dec } from '@kilau/contract/core/dec.ts';
import { Problem } from '@kilau/contract/core/problem.ts';
import type { RuleBreak } from '@kilau/contract/core/schema.ts';
import { KATEGORI_AKSESORIS } from '@kilau/contract/trade/barang/aksesoris.ts';
import { GUDANG_BAWAAN } from '@kilau/contract/trade/gudang/gudang-bawaan.ts';
import { hargaBerlaku } from '@kilau/contract/trade/harga/harga-gram.calc.ts';
import type { AllResourceHooks, Change, Row } from '../../engine/resource.hooks.ts';
import { hargaKelompokSql } from '../../trade/harga/harga-kelompok.sql.ts';
import { assertBakiKosong, sisaGudang } from './baki.ts';
import { assertGroupKosong } from './group.ts';
import { catatPersentase, type GroupPersentase } from './harga-persentase.post.ts';
import { catatHargaKelompok } from './harga.post.ts';
import { tanyaHargaEmas } from './harga-wajar.ts';
import { assertRekeningBaru } from './rekening.ts';
import { catatHarga } from './riwayat-harga.ts';

const bawaan: ReadonlySet<unknown> = new Set(Object.values(GUDANG_BAWAAN));
const angka = (row: Row | undefined, name: string): Dec => (row?.[name] instanceof Dec ? row[name] : Dec.zero);
/** What the group's pieces are sold at. */
const hargaOf = (row: Row): Dec => hargaBerlaku(angka(row, 'harga_kelompok'), angka(row, 'harga'));

const persentaseOf = (row: Row): GroupPersentase => ({
  persentase: angka(row, 'persentase'),
  kadar: angka(row, 'kadar'),
});

/** Gold has a purity; only accessories are no gold. */
function assertKadar(kode_kategori: unknown, kadar: unknown): void {
  if (kode_kategori === KATEGORI_AKSESORIS || !(kadar instanceof Dec) || !kadar.isZero()) return;
  throw new Problem('data_tidak_valid', {}, { kadar: { rule: 'kadar_nol' } satisfies RuleBreak });
}

/** Whether gold is called accessories, or the other way round: one has pieces of their own, the other a quantity. */
const gantiBahan = (lama: unknown, baru: unknown): boolean =>
  (lama === KATEGORI_AKSESORIS) !== (baru === KATEGORI_AKSESORIS);

/** The price a kelompok harga gave its groups before the change, and gives them now: out of use it gives none. */
function hargaBersama({ aksi, before, after }: Change): readonly [lama: Dec, baru: Dec] {
  if (aksi === 'NONAKTIFKAN') return [angka(before, 'harga'), Dec.zero];
  return [aksi === 'AKTIFKAN' ? Dec.zero : angka(before, 'harga'), angka(after, 'harga')];
}

export const masterHooks = {
  group: {
    perRecord: true,
    async beforeCreate(_tx, _context, values) {
      assertKadar(values.kode_kategori, values.kadar);
      return values;
    },
    async beforeUpdate(tx, context, before, changes) {
      if (changes.kadar !== undefined || changes.kode_kategori !== undefined) {
        assertKadar(changes.kode_kategori ?? before['kode_kategori'], changes.kadar ?? before['kadar']);
      }
      if (changes.kode_kategori !== undefined && gantiBahan(before['kode_kategori'], changes.kode_kategori)) {
        await assertGroupKosong(tx, context.shop.kode_toko, String(before['kode_group']));
      }
      if (changes.harga instanceof Dec) {
        tanyaHargaEmas(
          context,
          String(before['kode_group']),
          { lama: angka(before, 'harga'), baru: changes.harga },
          'harga',
        );
      }
      return changes;
    },
    select: { harga_kelompok: hargaKelompokSql('t') },
    /** A price typed into the master, or taken from another kelompok harga, is a price change like any other. */
    async afterWrite(tx, context, { before, after, kode }) {
      if (!after) return;
      const lama = before ? hargaOf(before) : null;
      const baru = hargaOf(after);
      if (!baru.eq(lama ?? 0)) await catatHarga(tx, context, kode, lama, baru);
      if (before) await catatPersentase(tx, context, kode, baru, persentaseOf(before), persentaseOf(after));
    },
  },
  'kelompok-harga': {
    async beforeUpdate(_tx, context, before, changes) {
      if (changes.harga instanceof Dec) {
        const kode = String(before['kelompok_harga']);
        tanyaHargaEmas(context, kode, { lama: angka(before, 'harga'), baru: changes.harga }, 'harga');
      }
      return changes;
    },
    async afterWrite(tx, context, change) {
      await catatHargaKelompok(tx, context, change.kode, ...hargaBersama(change));
    },
  },
  // The specification gives the record an `id` beside its code (section 4).
  'harga-beli': { select: { id: 't.kode_harga' } },
  rekening: {
    perRecord: true,
    /** Reports of days gone by tell its money under its bank. */
    async beforeUpdate(tx, context, before, changes) {
      if (changes.kode_bank !== undefined && changes.kode_bank !== before['kode_bank']) {
        await assertRekeningBaru(tx, context.shop.kode_toko, String(before['no_rekening']));
      }
      return changes;
    },
  },
  baki: {
    perRecord: true,
    /** What lies in a tray is booked in its gudang. */
    async beforeUpdate(tx, context, before, changes) {
      if (changes.kode_gudang !== undefined && changes.kode_gudang !== before['kode_gudang']) {
        await assertBakiKosong(tx, context.shop.kode_toko, String(before['kode_baki']));
      }
      return changes;
    },
  },
  gudang: {
    select: { sisa_qty: sisaGudang(`= 'PCS'`), sisa_berat: sisaGudang(`like 'EMAS:%'`) },
    /** Pieces are moved in and out of these by the program. */
    async beforeRemove(_tx, _context, before) {
      if (bawaan.has(before['kode_gudang'])) throw new Problem('data_dipakai', { kode: String(before['kode_gudang']) });
    },
  },
} as const satisfies AllResourceHooks;
