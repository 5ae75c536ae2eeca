import { NilaiSemula } from './NilaiSemula.tsx';
import css from './otorisasi.module.css';
import type { Permintaan } from './permintaan.ts';

/** What the approver agrees to, in words and figures: exactly what the approval will be bound to. */
export function Ringkasan({ permintaan }: { readonly permintaan: Permintaan }) {
  return (
    <section className={css.request} aria-label={permintaan.kategori}>
      <div className={css.category}>{permintaan.kategori}</div>
      {permintaan.judul === undefined ? null : <div className={css.subject}>{permintaan.judul}</div>}
      <dl className={css.values}>
        {permintaan.ringkasan.map(({ label, nilai, semula }) => (
          <div key={label} className={typeof nilai === 'string' ? undefined : css.rows}>
            <dt>{label}</dt>
            <NilaiSemula nilai={nilai} semula={semula} />
          </div>
        ))}
      </dl>
    </section>
  );
}
