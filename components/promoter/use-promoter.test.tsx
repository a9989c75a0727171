/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { usePromoterCode } from './use-promoter';

afterEach(() => window.history.replaceState(null, '', '/'));

// Without cookies, as where a browser blocks them.
it.each([
  ['?promoter=abc123', 'abc123'],
  ['?from=abc123', 'abc123'],
  ['?channelId=shop7', 'shop7'],
])('reads the promoter of %s', async (query, promoter) => {
  window.history.replaceState(null, '', `/${query}`);
  const { result } = renderHook(() => usePromoterCode());
  await waitFor(() => expect(result.current).toBe(promoter));
});
