import { lazy } from 'react';

export const fetchTukar = () => import('../tukar/Tukar.tsx');

/** How money goes back to who brought more than he took. */
export const Kembali = lazy(() => import('../tukar/Kembali.tsx').then((module) => ({ default: module.Kembali })));

/** Old goods that pay for new ones: most sales have none. */
export const Tukar = lazy(() => fetchTukar().then((module) => ({ default: module.Tukar })));
