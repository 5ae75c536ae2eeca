import { useRef, useState } from 'react';
import { reportProblem } from '../../platform/report-problem.ts';
import { useUser } from '../../platform/session.ts';
import { handIsFree } from '../../ui/free-hand.ts';
import css from './header.module.css';
import type { UserMenu } from './UserMenu.tsx';

const fetchMenu = () => import('./UserMenu.tsx');

/** Who is working. His menu is fetched when somebody comes near it. */
export function Who() {
  const user = useUser();
  const [menu, setMenu] = useState<{ readonly Menu: typeof UserMenu }>();
  const button = useRef<HTMLButtonElement>(null);
  // A menu that begins open does not know where the hand came from, and would leave it nowhere.
  const handBack = () => {
    if (handIsFree()) button.current?.focus();
  };
  const name = (
    <button
      ref={button}
      type="button"
      className={css.who}
      aria-haspopup="menu"
      onMouseEnter={() => void fetchMenu().catch(() => undefined)}
      onClick={() => {
        if (!menu) fetchMenu().then((module) => setMenu({ Menu: module.UserMenu }), reportProblem);
      }}
    >
      <b>{user.usere_name}</b>
      <span>{`${user.level} · ${user.kode_toko} ${user.toko.nama_toko}`}</span>
    </button>
  );
  return menu ? <menu.Menu onClosed={handBack}>{name}</menu.Menu> : name;
}
