/** Queries wait as long as a busy machine needs for what a page will show; a passing test does not take longer. */
import type * as Queries from '@testing-library/dom';

if (typeof document !== 'undefined')
  jest
    .requireActual<typeof Queries>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 10_000 });
