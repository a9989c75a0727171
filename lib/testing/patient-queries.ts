/** What a page will show is waited for as long as a busy machine takes; a test that passes waits no longer for it. */
import type * as Queries from '@testing-library/dom';

if (typeof document !== 'undefined')
  jest
    .requireActual<typeof Queries>('@testing-library/dom')
    .configure({ asyncUtilTimeout: 10_000 });
