import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Dec } from '@kilau/contract/core/dec.ts';
import { recordSchema } from '@kilau/contract/core/schema.ts';
import { SLIP_TATA_FIELDS } from '@kilau/contract/trade/nota/slip-tata.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { printing } from '../../engine/print/copy.ts';
import { createFiles } from '../../platform/files.ts';
import { translatorOf } from '../../platform/i18n.ts';
import { testDatabase } from '../../testing/database.ts';
import { barisNota, selisihNota } from '../../testing/nota-jumlah.ts';
import { pdfText } from '../../testing/pdf-text.ts';
import { body, Penjualan } from '../../testing/penjualan.ts';
import { reportsOf } from '../../testing/report-asking.ts';
import { atWork, openShop, pieces, RING, SHOP } from '../../testing/shop.ts';
import { bacaPenjualan } from './baca.ts';
import { notaPenjualan } from './nota.ts';
import { slipIsi } from '../../trade/nota/slip.ts';

const shop = testDatabase();
const { save, validate } = new Penjualan(shop);
const { json } = reportsOf(shop);
let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'kilau-ppn-'));
  await openShop(shop.db);
});
afterAll(() => rm(dir, { recursive: true, force: true }));

const baris = fc.record({
  mg: fc.integer({ min: 300, max: 90_000 }),
  ongkos: fc.integer({ min: 0, max: 80_000 }),
  harga_atribut: fc.constantFrom(0, 25_000, 33_333),
  faktur: fc.boolean(),
  diskon: fc.constantFrom(0, 0, 17, 50_001),
});
const penjualan = fc.record({
  cara: fc.constantFrom('INCLUDE', 'EXCLUDE', ''),
  tampil_ongkos: fc.boolean(),
  barang: fc.array(baris, { minLength: 1, maxLength: 4 }),
});

/** Amounts on a slip that belong to lines: those between the second rule and the third, discounts taken off. */
function barisSlip(parts: readonly { readonly kind: string; readonly right?: string }[]): Dec[] {
  const rules = parts.flatMap(({ kind }, index) => (kind === 'rule' ? [index] : []));
  return parts
    .slice((rules[1] ?? 0) + 1, rules[2])
    .flatMap(({ right }) => (right === undefined ? [] : [Dec.from(right.replaceAll(',', ''))]));
}

it('every sale adds up from its lines to its total, with PPN in the price, on top of it, or none', async () => {
  let terjual = 0;
  await fc.assert(
    fc.asyncProperty(penjualan, async ({ cara, tampil_ongkos, barang }) => {
      const context = atWork('KASIR1', 'KASIR', {
        PENJUALAN_DISCOUNT_AUTHORIZATION_MODULE: 'false',
        // Sums are looked at here, not who pays them.
        AML_KYC_MIN: '999999999999',
        ...(cara && { PPN_TRANSAKSI_MODULE: 'true', PPN_HARGA: cara }),
      });
      const barcodes: string[] = [];
      for (const { mg, ongkos, harga_atribut, faktur } of barang) {
        barcodes.push(
          ...(await pieces(shop.db, 1, {
            berat_asli: Dec.from(mg).dividedBy(1000, 3, 'down'),
            ongkos: Dec.from(ongkos),
            harga_atribut: Dec.from(harga_atribut),
            asal_faktur_pajak: faktur,
          })),
        );
      }
      const nomor = await save(
        body([], {
          barang: barcodes.map((kode_barcode, index) => ({ kode_barcode, diskon_rp: barang[index]?.diskon })),
          bayar: [{ jenis: 'CASH', jumlah: 900_000_000 }],
        }),
        context,
      );
      await validate(nomor, context);
      terjual += 1;
      const wire = await bacaPenjualan(shop.db, { shop: SHOP }, nomor);
      if (!wire) throw new Error('no sale');
      const { barang: baris_nota } = wire;
      const jumlah = (of: (row: (typeof baris_nota)[number]) => Dec | number) => Dec.sum(baris_nota.map(of)).toJSON();
      expect(jumlah((row) => row.harga_jual + row.ongkos + row.harga_atribut)).toBe(wire.sub_total);
      expect(jumlah((row) => row.diskon)).toBe(wire.diskon);
      expect(jumlah((row) => row.ppn)).toBe(wire.ppn);
      expect(jumlah((row) => row.harga_total)).toBe(wire.grand_total);
      expect(wire.sub_total - wire.diskon + (cara === 'EXCLUDE' ? wire.ppn : 0)).toBe(wire.grand_total);
      expect(wire.ppn > 0).toBe(cara !== '');

      const kertas = { ...context, files: createFiles(dir), lang: 'id', t: translatorOf('id') } as const;
      const [halaman = []] = pdfText(await notaPenjualan(shop.db, kertas, nomor, printing(1)));
      const nota = halaman.map((line) => line.join(' | ')).join('\n');
      expect(selisihNota(nota, barisNota(nota, RING.nama_barang), wire), nota).toEqual([]);

      const { parts } = slipIsi(
        kertas,
        recordSchema(SLIP_TATA_FIELDS).parse({ tampil_ongkos }),
        { kota: '', no_telp: '', npwp: '', keterangan: [] },
        wire,
        printing(1),
      );
      const slip = parts.map((part) => ('left' in part ? `${part.left} | ${part.right}` : '')).slice(-12);
      expect(selisihNota(slip.join('\n'), barisSlip(parts), wire), slip.join('\n')).toEqual([]);
    }),
    { numRuns: 30 },
  );

  const laporan = await json('penjualan-transaksi', { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system });
  expect(laporan.grup).toHaveLength(terjual);
  for (const { baris: rows, subtotal } of laporan.grup) {
    const angka = (row: Readonly<Record<string, unknown>>, name: string) => Number(row[name]);
    for (const row of [...rows, subtotal]) {
      const sebelum =
        angka(row, 'harga_jual') + angka(row, 'ongkos') + angka(row, 'harga_atribut') - angka(row, 'diskon');
      expect(angka(row, 'dpp') + angka(row, 'ppn')).toBe(angka(row, 'harga_total'));
      expect([angka(row, 'dpp'), angka(row, 'harga_total')]).toContain(sebelum);
    }
    for (const name of ['dpp', 'ppn', 'harga_total']) {
      expect(Dec.sum(rows.map((row) => angka(row, name))).toJSON()).toBe(angka(subtotal, name));
    }
  }
  for (const key of ['penjualan-sales', 'batal-penjualan'] as const) {
    const { total } = await json(key, { tgl_from: SHOP.tgl_system, tgl_to: SHOP.tgl_system });
    expect((total['dpp'] ?? 0) + (total['ppn'] ?? 0)).toBe(total['harga_total'] ?? 0);
  }
}, 120_000);
