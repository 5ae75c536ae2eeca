import type { Ref } from 'react';
import { service } from '@kilau/contract/features/service/service.kind.ts';
import { FieldInputs } from '../../engine/inputs/FieldInputs.tsx';
import { Card } from '../../ui/Card.tsx';
import { EnterForm } from '../../ui/form/EnterForm.tsx';
import { useT } from '../../ui/text.ts';
import css from './service.module.css';
import type { ServiceHalaman } from './use-service.ts';

const { tgl_selesai, nota_manual, keterangan } = service.header;
const FIELDS = { tgl_selesai, nota_manual, keterangan } as const;

interface KepalaServiceProps {
  readonly halaman: ServiceHalaman;
  /** By when it is promised: behind the customer the hand comes here. */
  readonly firstRef: Ref<HTMLInputElement>;
}

/** By when it is promised, and what is written of it by hand. */
export function KepalaService({ halaman: { draft, form, tangan }, firstRef }: KepalaServiceProps) {
  const t = useT();
  return (
    <Card padded aria-label={t('service.janji')}>
      <EnterForm className={css.kepala ?? ''} label={t('service.janji')} onSubmit={tangan.keIsian}>
        <FieldInputs
          fields={FIELDS}
          values={draft}
          errors={form.salah}
          refs={{ tgl_selesai: firstRef }}
          onChange={form.ubah}
        />
      </EnterForm>
    </Card>
  );
}
