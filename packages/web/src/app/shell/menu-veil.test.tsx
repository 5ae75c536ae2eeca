import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderUi } from '../../testing/ui.tsx';
import { closedByWayBack } from '../../ui/dialog/depth.ts';
import { MenuVeil } from './MenuVeil.tsx';

afterEach(cleanup);

function Menu() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Buka menu
      </button>
      {open ? <MenuVeil onClose={() => setOpen(false)} /> : null}
    </>
  );
}
const veil = () => screen.queryByRole('button', { name: 'Tutup' });

it('lets the way back and Esc close the menu over a phone before they leave the page', async () => {
  await renderUi(<Menu />);
  expect(veil()).not.toBeNull();
  act(() => closedByWayBack()?.());
  expect([veil(), closedByWayBack()]).toEqual([null, undefined]);
  await userEvent.click(screen.getByRole('button', { name: 'Buka menu' }));
  await userEvent.keyboard('{Escape}');
  expect([veil(), closedByWayBack()]).toEqual([null, undefined]);
});
