/** @jest-environment jsdom */
import { renderHook, waitFor } from '@testing-library/react';
import { usePromoterOrChannel } from './use-attribution';

afterEach(() => window.history.replaceState(null, '', '/'));

// No cookie is set, as in a browser that blocks them.
it.each([
  ['?promoter=abc123', 'abc123'],
  ['?from=abc123', 'abc123'],
  ['?channelId=shop7', 'shop7'],
])('reads the code of the promoter or channel in %s', async (query, code) => {
  window.history.replaceState(null, '', `/${query}`);
  const { result } = renderHook(() => usePromoterOrChannel());
  await waitFor(() => expect(result.current).toBe(code));
});
