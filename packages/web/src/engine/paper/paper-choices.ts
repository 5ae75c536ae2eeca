import type { Kind } from '@kilau/contract/core/kind.ts';
import type { PaperChoice } from '../../platform/paper.ts';
import { text } from '../../ui/text.ts';

type Param = (key: string) => string | undefined;

/** What the shop's receipt printer takes, by PRINTER_STRUK. */
const STRUK: Readonly<Record<string, Pick<PaperChoice, 'bentuk' | 'ke'>>> = {
  USB: { bentuk: 'nota.escpos', ke: 'usb' },
  'ESC/POS': { bentuk: 'nota.escpos', ke: 'berkas' },
  TEKS: { bentuk: 'slip.txt', ke: 'berkas' },
};

/**
 * The papers that a kind is printed on in this shop: the nota, the slip from the roll through the browser, and the
 * receipt printer where the shop has one, which shows the slip as what it will print. The shop's own comes first.
 * @param bridge whether a bridge of this device takes what is for the receipt printer.
 */
export function paperChoices(
  { prints = [] }: Pick<Kind, 'prints'>,
  param: Param,
  bridge = false,
): readonly PaperChoice[] {
  const own = STRUK[param('PRINTER_STRUK') ?? ''];
  const struk = bridge ? { bentuk: own?.bentuk ?? 'nota.escpos', ke: 'jembatan' as const } : own;
  const all: Readonly<Record<string, PaperChoice>> = {
    NOTA: { bentuk: 'nota.pdf', pratinjau: 'nota.pdf', label: text('cetak.nota') },
    SLIP: { bentuk: 'slip.pdf', pratinjau: 'slip.pdf', label: text('cetak.slip'), roll: true },
    ...(struk && { STRUK: { ...struk, pratinjau: 'slip.pdf', label: text('cetak.struk'), roll: true } }),
  };
  const offered = Object.entries(all).filter(([, { bentuk }]) => prints.includes(bentuk));
  const [only] = prints;
  if (offered.length === 0 && only !== undefined) {
    return [{ bentuk: only, pratinjau: only, label: text('cetak.nota') }];
  }
  const wanted = param('KERTAS_AWAL');
  // A shop that gave its receipt printer away goes on with the roll.
  const first = wanted === 'STRUK' && !struk ? 'SLIP' : wanted;
  return [...offered.filter(([name]) => name === first), ...offered.filter(([name]) => name !== first)].map(
    ([, choice]) => choice,
  );
}
