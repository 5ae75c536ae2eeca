import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { useFollow } from './use-hand.ts';

afterEach(cleanup);

/** A list of which ten lines are in sight, and no other drawn; End leads to the 35th. */
function Rows({ from = 0 }: { readonly from?: number }) {
  const [active, setActive] = useState(2);
  const body = useRef<HTMLDivElement>(null);
  useFollow(body, { startIndex: from, endIndex: from + 9 }, { active, setActive });
  return (
    <>
      <input />
      <div ref={body}>
        {Array.from({ length: 10 }, (_, place) => from + place).map((line) => (
          <button
            key={line}
            type="button"
            data-line={line}
            tabIndex={line === active ? 0 : -1}
            onFocus={() => setActive(line)}
            onKeyDown={({ key }) => key === 'End' && setActive(35)}
          >
            {line}
          </button>
        ))}
      </div>
    </>
  );
}

const handAt = (): string => document.activeElement?.textContent ?? '';
const tabStop = (): string | null | undefined => document.querySelector('[tabindex="0"]')?.textContent;

it('takes the hand along when the line that it is on is scrolled out of the page', () => {
  const { rerender } = render(<Rows />);
  act(() => screen.getByText('4').focus());
  rerender(<Rows from={40} />);
  expect([handAt(), tabStop()]).toEqual(['40', '40']);
  rerender(<Rows from={5} />);
  expect([handAt(), tabStop()]).toEqual(['14', '14']);
});

it('leaves a hand that is elsewhere, and Tab finds a line that is there', () => {
  const { rerender } = render(<Rows />);
  act(() => screen.getByText('4').focus());
  act(() => screen.getByRole('textbox').focus());
  rerender(<Rows from={20} />);
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  expect(tabStop()).toBe('20');
});

it('waits for a line that a key leads to until the list has gone there', () => {
  const { rerender } = render(<Rows />);
  act(() => screen.getByText('4').focus());
  fireEvent.keyDown(screen.getByText('4'), { key: 'End' });
  expect(tabStop()).toBeUndefined();
  rerender(<Rows from={15} />);
  expect(tabStop()).toBeUndefined();
  rerender(<Rows from={30} />);
  expect(tabStop()).toBe('35');
});
