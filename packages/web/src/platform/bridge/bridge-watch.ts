import { reportProblem } from '../report-problem.ts';
import { lookAfter } from './bridge-print.ts';
import { bridgeSettings, heldJobs } from './bridge-store.ts';
import { tellPrinters } from './bridge-tell.ts';

/** How often the bridge is asked how it is, in milliseconds: more often while a paper is awaited. */
const CALM = 20_000;
const AWAITING = 4000;

/** Looks after the bridge for as long as the header shows it. @returns what ends that. */
export function watchBridge(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  const look = () => {
    const round =
      document.visibilityState === 'visible' ? lookAfter().then(tellPrinters, reportProblem) : Promise.resolve();
    void round.finally(() => {
      if (!over) timer = setTimeout(look, heldJobs().length > 0 ? AWAITING : CALM);
    });
  };
  look();
  return () => {
    over = true;
    clearTimeout(timer);
    if (!bridgeSettings()) tellPrinters(undefined);
  };
}
