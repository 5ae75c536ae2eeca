import { cameraSlot } from '../../ui/form/camera-slot.ts';
import { createStore } from '../../ui/store.ts';
import { openSound } from '../beep.ts';

/** Whether codes are read by the camera now. */
export const cameraOpen = createStore(false);

function open(): void {
  // Phones sound only what begins with a finger on the screen.
  openSound();
  cameraOpen.set(true);
}

/** Whether the device has a camera; one that keeps it back from unsafe addresses is told so when it is asked for. */
async function hasCamera(): Promise<boolean> {
  if (!isSecureContext) return matchMedia('(pointer: coarse)').matches;
  // A browser of a locked-down till has none of this.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  const devices = (await media?.enumerateDevices().catch(() => [])) ?? [];
  return devices.some(({ kind }) => kind === 'videoinput');
}

/** Offers the camera at fields for codes for as long as there is one. @returns how to stop that. */
export function offerCamera(): () => void {
  let gone = false;
  const look = async (): Promise<void> => {
    const there = await hasCamera();
    // In two steps: a store takes a function for the way to its next value.
    if (!gone) cameraSlot.set(() => (there ? open : undefined));
  };
  void look();
  const media = navigator.mediaDevices as MediaDevices | undefined;
  const again = (): void => void look();
  media?.addEventListener('devicechange', again);
  return () => {
    gone = true;
    media?.removeEventListener('devicechange', again);
    cameraSlot.set(undefined);
  };
}
