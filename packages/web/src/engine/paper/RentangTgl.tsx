import { useUser } from '../../platform/session.ts';
import { DateInput } from '../../ui/inputs/DateInput.tsx';
import { useT } from '../../ui/text.ts';
import type { Rentang } from '../filter/hari.ts';

/** First and last day of a list of documents; neither may pass the other. */
export function RentangTgl({
  rentang: { tgl_from, tgl_to },
  onChange,
}: {
  readonly rentang: Rentang;
  readonly onChange: (part: Partial<Rentang>) => void;
}) {
  const t = useT();
  const { tgl_system } = useUser();
  return (
    <>
      <DateInput
        label={t('field.tgl_from')}
        value={tgl_from}
        today={tgl_system}
        max={tgl_to || undefined}
        onChange={(tgl) => onChange({ tgl_from: tgl })}
      />
      <DateInput
        label={t('field.tgl_to')}
        value={tgl_to}
        today={tgl_system}
        min={tgl_from || undefined}
        onChange={(tgl) => onChange({ tgl_to: tgl })}
      />
    </>
  );
}
