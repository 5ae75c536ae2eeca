import { Dec } from '@kilau/contract/core/dec.ts';
import { ringkasJumlah, type JumlahNota } from '@kilau/contract/trade/nota/jumlah-nota.calc.ts';

const angka = (text: string): Dec => Dec.from(text.replaceAll(',', ''));

/** The figure that stands after a label; nothing where the paper does not say it. */
const setelah = (teks: string, label: string): Dec | undefined => {
  const [, found] = new RegExp(`(?:^|\\| )${label} \\| -?(?:Rp\\. )?([\\d,]+)`, 'm').exec(teks) ?? [];
  return found === undefined ? undefined : angka(found);
};

/**
 * What does not add up on a drawn paper, from the last figure of each line down to the total.
 * @param teks the paper, a line each, its cells parted by ` | `.
 * @param baris amounts of its lines.
 */
export function selisihNota(teks: string, baris: readonly Dec[], tersimpan: JumlahNota): string[] {
  const { ditambahkan, ...ringkas } = ringkasJumlah(tersimpan);
  const jumlah = Dec.sum(baris);
  const total = setelah(teks, 'Total');
  const sub_total = setelah(teks, 'Sub total');
  const diskon = setelah(teks, 'Diskon') ?? Dec.zero;
  const dpp = setelah(teks, 'DPP');
  const ppn = setelah(teks, 'PPN') ?? Dec.zero;
  const termasuk = setelah(teks, 'Termasuk PPN');
  const sama = (apa: string, a: Dec | undefined, b: Dec) =>
    a?.eq(b) ? [] : [`${apa}: ${a?.toString()} / ${b.toString()}`];
  return [
    ...sama('total', total, Dec.from(tersimpan.grand_total)),
    ...sama('lines and tax', jumlah.plus(ppn), Dec.from(tersimpan.grand_total)),
    ...sama('tax that is told', ditambahkan ? ppn : (termasuk ?? Dec.zero), ringkas.ppn),
    ...(sub_total ? sama('lines and sub total', sub_total.minus(diskon), jumlah) : []),
    ...(dpp ? sama('base and tax', dpp.plus(termasuk ?? ppn), Dec.from(tersimpan.grand_total)) : []),
  ];
}

/** The last figure of every line of a drawn nota that begins with the name. */
export const barisNota = (teks: string, nama: string): Dec[] =>
  teks
    .split('\n')
    .filter((line) => line.startsWith(`${nama} | `))
    .map((line) => angka(line.split(' | ').at(-1) ?? ''));
