/** Id of the part of the layout that a page stands in: as long as nothing in it has the hand, it has it itself. */
export const CONTENT = 'isi';

/** Whether nothing has the hand that could be typed in or pressed, so that a page may lead it. */
export function handIsFree(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.id === CONTENT;
}
