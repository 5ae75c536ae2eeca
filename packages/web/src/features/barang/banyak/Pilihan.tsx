import { useQuery } from '@tanstack/react-query';
import type { ChoiceField, RefField } from '@kilau/contract/core/field.ts';
import { BANYAK_KOLOM, banyakFields, type KolomBanyak } from '@kilau/contract/features/barang/banyak/banyak.ts';
import { useTarget } from '../../../engine/resource/ref-options.ts';
import { resourceCalls } from '../../../engine/resource/resource-calls.ts';
import { useT } from '../../../ui/text.ts';

/** Codes offered while typing; any other may be typed, and the server knows all of them. */
const MOST = 300;

export const pilihanId = (name: KolomBanyak): string => `banyak-${name}`;

function Rujukan({ name, field }: { readonly name: KolomBanyak; readonly field: RefField }) {
  const target = useTarget(field);
  const list = useQuery({
    queryKey: ['resource', target.key, 'banyak'],
    queryFn: ({ signal }) => resourceCalls.page(target, { limit: MOST }, { signal }),
  });
  return (
    <datalist id={pilihanId(name)}>
      {list.data?.data.map((record) => {
        const kode = String(record[target.id]);
        return (
          <option key={kode} value={kode}>
            {String(record[target.name] ?? '')}
          </option>
        );
      })}
    </datalist>
  );
}

function Kata({ name, kata }: { readonly name: KolomBanyak; readonly kata: readonly string[] }) {
  return (
    <datalist id={pilihanId(name)}>
      {kata.map((word) => (
        <option key={word} value={word} />
      ))}
    </datalist>
  );
}

/** The lists that cells offer while one types. */
export function Pilihan() {
  const t = useT();
  const kataDari = ({ options, optionLabel }: ChoiceField) =>
    options.map((option) => (optionLabel === undefined ? option : t.of(`${optionLabel}.${option}`)));
  return BANYAK_KOLOM.map((name) => {
    const field = banyakFields[name];
    if (field.kind === 'ref') return <Rujukan key={name} name={name} field={field} />;
    if (field.kind === 'choice') return <Kata key={name} name={name} kata={kataDari(field)} />;
    return field.kind === 'boolean' ? <Kata key={name} name={name} kata={[t('umum.ya'), t('umum.tidak')]} /> : null;
  });
}
