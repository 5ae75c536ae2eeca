import { useEffect, useRef, useState } from 'react';
import { useT } from '../../ui/text.ts';
import css from './otorisasi.module.css';
import type { Permintaan } from './permintaan.ts';
import { Ringkasan } from './Ringkasan.tsx';

/** A part of a pixel is nothing that anybody would have to scroll for. */
const SPARE_PX = 2;

/** Whether a box scrolls, and whether there is more below what it shows. */
function useMore() {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState({ scrolls: false, more: false });
  const look = () => {
    if (!box.current) return;
    const { scrollHeight, clientHeight, scrollTop } = box.current;
    setSeen({
      scrolls: scrollHeight > clientHeight + SPARE_PX,
      more: scrollHeight > clientHeight + scrollTop + SPARE_PX,
    });
  };
  useEffect(() => {
    const observer = new ResizeObserver(look);
    if (box.current) for (const watched of [box.current, ...box.current.children]) observer.observe(watched);
    look();
    return () => observer.disconnect();
  }, []);
  return { box, ...seen, look };
}

/** All that is asked for. Where the window leaves it too little room it scrolls, by keys too, and says so. */
export function Diminta({ permintaan }: { readonly permintaan: readonly Permintaan[] }) {
  const t = useT();
  const { box, scrolls, more, look } = useMore();
  return (
    <div className={css.asked}>
      <div
        ref={box}
        className={css.requests}
        onScroll={look}
        {...(scrolls && { tabIndex: 0, role: 'region', 'aria-label': t('otorisasi.diminta') })}
      >
        {permintaan.map((diminta, index) => (
          <Ringkasan key={index} permintaan={diminta} />
        ))}
      </div>
      {more ? <p className={css.more}>{t('otorisasi.masih_ada')}</p> : null}
    </div>
  );
}
