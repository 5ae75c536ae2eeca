import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Files share a process: what one has drawn must not listen to stores while the next one works. */
afterEach(cleanup);
