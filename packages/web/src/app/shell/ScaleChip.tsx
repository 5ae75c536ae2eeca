import { useState } from 'react';
import { Dec } from '@kilau/contract/core/dec.ts';
import { formatNumber } from '@kilau/contract/core/format.ts';
import { BAUD_RATES, baudRate, connectScale, setBaudRate, useScale } from '../../platform/scale.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { SelectField } from '../../ui/inputs/SelectField.tsx';
import { useT } from '../../ui/text.ts';
import { HeadPopover } from './HeadPopover.tsx';
import css from './header.module.css';

/** What the scale says, or the way to connect one. Browsers without serial ports show nothing. */
export function ScaleChip() {
  const t = useT();
  const { state, grams } = useScale();
  const [baud, setBaud] = useState(() => String(baudRate()));
  if (state === 'unsupported') return null;
  const weight = grams === undefined ? undefined : Dec.parse(grams);
  if (state === 'on') {
    return (
      <Chip
        tone={weight ? 'good' : 'warn'}
        title={t(weight ? 'shell.timbangan_tersambung' : 'shell.timbangan_diam')}
      >{`${t('shell.timbangan')} ${weight ? formatNumber(weight, 3) : '–'} g`}</Chip>
    );
  }
  return (
    <HeadPopover
      sign={<Chip>{t('shell.timbangan')}</Chip>}
      title={t('shell.timbangan_sambungkan')}
      className={css.scale}
    >
      {() => (
        <>
          <SelectField
            label={t('shell.timbangan_kecepatan')}
            options={BAUD_RATES.map((rate) => ({ value: String(rate), label: String(rate) }))}
            value={baud}
            onChange={(next) => {
              setBaud(next);
              setBaudRate(Number(next));
            }}
          />
          <ActionButton onClick={() => void connectScale()}>{t('shell.timbangan_sambungkan')}</ActionButton>
        </>
      )}
    </HeadPopover>
  );
}
