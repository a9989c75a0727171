/** Makes queries wait up to ten seconds for an element, as a busy machine needs; a passing test takes no longer. */
import type * as Queries from '@testing-library/dom';

if (typeof document !== 'undefined')
  jest
    .requireActual<typeof Queries>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 10_000 });
