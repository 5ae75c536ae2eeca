import { lazy } from 'react';

export const fetchEditor = () => import('./LineEditor.tsx');

/** The editor of a line: needed only after the first piece. */
export const LineEditor = lazy(() => fetchEditor().then((module) => ({ default: module.LineEditor })));
