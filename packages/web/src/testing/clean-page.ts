import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { onMissingText } from '../ui/words.ts';
import { noLayout } from './laid-out.ts';

/** What is waited for may take its time on a busy machine; what never comes is still told. */
configure({ asyncUtilTimeout: 15_000 });

/** Files share a process: what one has drawn must not listen to stores while the next one works. */
afterEach(cleanup);
afterEach(noLayout);

/** A file that starts the program's words has lacking ones told; the next one may draw toys that have none. */
onMissingText(() => undefined);

/** A shop that a user has chosen in one file is not the one that he works in in the next. */
sessionStorage.clear();
