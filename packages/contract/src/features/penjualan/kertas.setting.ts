import { choice } from '../../core/field.ts';
import { defineSetting } from '../../core/setting.ts';
import { NOTA_TATA_FIELDS } from '../../trade/nota/nota-tata.ts';
import { SLIP_TATA_FIELDS } from '../../trade/nota/slip-tata.ts';

/** While the owner-only flag is on, the look of the papers is the owner's (specification, section 6). */
const OWNER_ONLY = { module: 'SETTING_NOTA_OWNER_ONLY_MODULE', levels: ['OWN', 'SU'] } as const;

/** The nota of a sale: what a customer keeps. */
export const settingNota = defineSetting({
  key: 'setting-nota',
  page: '/setting-nota',
  menu: 'utility',
  levelsWhen: OWNER_ONLY,
  call: 'setting-nota',
  fields: NOTA_TATA_FIELDS,
});

/** The small receipt from the roll. */
export const settingNotaSlip = defineSetting({
  key: 'setting-nota-slip',
  page: '/setting-nota-slip',
  menu: 'utility',
  levelsWhen: OWNER_ONLY,
  call: 'setting-nota-slip',
  fields: {
    kertas_awal: choice(['NOTA', 'SLIP', 'STRUK'], {
      required: true,
      default: 'NOTA',
      optionLabel: 'opsi',
      help: 'help.kertas_awal',
    }),
    printer_struk: choice(['USB', 'ESC/POS', 'TEKS'], { optionLabel: 'opsi', help: 'help.printer_struk' }),
    ...SLIP_TATA_FIELDS,
  },
  parameters: { kertas_awal: 'KERTAS_AWAL', printer_struk: 'PRINTER_STRUK' },
});
