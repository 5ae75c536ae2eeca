import { lazy } from 'react';

export const fetchTukar = () => import('../tukar/Tukar.tsx');

/** Old goods that pay for new ones: most sales have none. */
export const Tukar = lazy(() => fetchTukar().then((module) => ({ default: module.Tukar })));
