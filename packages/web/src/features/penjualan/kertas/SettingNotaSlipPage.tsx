import { settingNotaSlip } from '@kilau/contract/features/penjualan/kertas.setting.ts';
import { Group } from '@mantine/core';
import { openPrinters } from '../../../engine/paper/open-printers.ts';
import { ActionButton } from '../../../ui/ActionButton.tsx';
import { useT } from '../../../ui/text.ts';
import { TataFields } from './TataFields.tsx';
import { TataPage } from './TataPage.tsx';
import { useTata } from './use-tata.ts';

const PRINTER = ['kertas_awal', 'printer_struk', 'lebar_roll', 'salinan', 'potong_kertas', 'buka_laci'] as const;
const WORDS = ['kepala', 'penutup'] as const;
const SHOWN = Object.keys(settingNotaSlip.fields).filter((name) => name.startsWith('tampil_'));

/** The small receipt: what it says, and what its printer does. */
export function SettingNotaSlipPage() {
  const t = useT();
  const tata = useTata(settingNotaSlip);
  const { fields } = settingNotaSlip;
  return (
    <TataPage setting={settingNotaSlip} tata={tata} narrow>
      <TataFields fields={fields} names={PRINTER} tata={tata} title={t('kertas.printer')} />
      <Group>
        <ActionButton size="compact-sm" onClick={openPrinters}>
          {t('shell.printer_perangkat')}
        </ActionButton>
      </Group>
      <TataFields fields={fields} names={WORDS} tata={tata} title={t('kertas.tulisan')} />
      <TataFields fields={fields} names={SHOWN} tata={tata} title={t('kertas.ditampilkan')} />
    </TataPage>
  );
}
