import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bacaEpc, barcodeDariEpc, epcDariBarcode, EpcReader } from './epc.ts';

const digits = (length: number, alphabet: string) =>
  fc.array(fc.constantFrom(...alphabet), { minLength: length, maxLength: length }).map((list) => list.join(''));
const epc = fc.constantFrom(16, 24, 32).chain((length) => digits(length, '0123456789ABCDEF'));
const barcode = digits(8, '0123456789');
/** No hexadecimal digit in it, and never empty. */
const gap = fc
  .array(fc.constantFrom('\r', '\n', ' ', ',', ';', '-', ':', 'R', 'S', 'I', 'g', '\u0000', '€'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((list) => list.join(''));

describe('reading tags', () => {
  it('finds every tag once, in order, whatever stands between and wherever the stream is cut', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(epc, gap), { maxLength: 40 }), fc.array(fc.nat(60)), (frames, cuts) => {
        const text = frames
          .map(([tag, between], index) => (index % 2 === 0 ? tag : tag.toLowerCase()) + between)
          .join('');
        const reader = new EpcReader();
        const found: string[] = [];
        let rest = text;
        for (const cut of cuts) {
          found.push(...reader.push(rest.slice(0, cut)));
          rest = rest.slice(cut);
        }
        found.push(...reader.push(rest), ...reader.flush());
        expect(found).toEqual([...new Set(frames.map(([tag]) => tag))]);
        expect(bacaEpc(text)).toEqual(found);
      }),
    );
  });

  it('takes nothing from noise and nothing from runs of another length', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(1, 8, 15, 17, 23, 25, 31, 33, 48, 64), (noise, length) => {
        expect(bacaEpc(`${noise.replaceAll(/[0-9a-f]/gi, '.')}\n${'A'.repeat(length)}\n`)).toEqual([]);
      }),
    );
  });

  it('says a tag again only after another reader began', () => {
    const tag = epcDariBarcode('00001204');
    expect(bacaEpc(`${tag}\n${tag}\n${tag},-45 dBm`)).toEqual([tag]);
    const reader = new EpcReader();
    expect([
      reader.push(tag.slice(0, 10)),
      reader.push(tag.slice(10)),
      reader.flush(),
      reader.push(`${tag}\n`),
    ]).toEqual([[], [], [tag], []]);
  });

  it('reads 500 tags, each once, however often it was repeated', () => {
    const text = Array.from(
      { length: 5000 },
      (_, index) => `ANT1 ${epcDariBarcode(String(index % 500).padStart(8, '0'))} -51\r\n`,
    ).join('');
    expect(bacaEpc(text)).toHaveLength(500);
  });
});

describe('tag and barcode', () => {
  it('lead to each other, whatever header the tag has', () => {
    fc.assert(
      fc.property(barcode, fc.constantFrom(8, 16, 24), (kode, length) => {
        expect(barcodeDariEpc(epcDariBarcode(kode))).toBe(kode);
        expect(barcodeDariEpc('E'.repeat(length) + kode)).toBe(kode);
      }),
    );
  });

  it('know a tag of somebody else', () => {
    expect([barcodeDariEpc('E28011606000020A1B2C3D4E'), barcodeDariEpc('12345678'), barcodeDariEpc('')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
