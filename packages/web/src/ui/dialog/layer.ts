/** A field whose list or calendar is open, as the kit and our own fields mark it. */
const OPENER = '[data-expanded], [data-mantine-stop-propagation="true"], [data-layer]';
const LAYER = '.mantine-Combobox-dropdown, .mantine-Popover-dropdown, .mantine-Menu-dropdown';

/** Whether a key goes to a layer that lies above page or dialog: it closes by itself, and nothing below it does. */
export const inLayer = (target: EventTarget | null): boolean =>
  target instanceof Element && (target.closest(OPENER) !== null || target.closest(LAYER) !== null);

/** Whether an Escape is meant for the part of a page that hears it: one closes one layer, the topmost. */
export const isOwnEscape = ({
  key,
  target,
  defaultPrevented,
}: Pick<KeyboardEvent, 'key' | 'target' | 'defaultPrevented'>): boolean =>
  key === 'Escape' && !defaultPrevented && !inLayer(target);
