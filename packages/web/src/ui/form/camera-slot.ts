import { createStore } from '../store.ts';

/** Opens the camera that reads codes; nothing where the device has none. */
export const cameraSlot = createStore<(() => void) | undefined>(undefined);

/** How many fields for codes are drawn: each of them offers the camera itself. */
export const scanRows = createStore(0);
