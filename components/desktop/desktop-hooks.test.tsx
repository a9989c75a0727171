/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { DesktopError } from '@/lib/desktop/desktop-error';
import type { DesktopResponse } from '@/lib/desktop/protocol/frames';
import { useDesktopNotification, useDesktopRequest } from './desktop-hooks';

interface PendingRequest {
  readonly resolve: (response: DesktopResponse) => void;
  readonly reject: (error: Error) => void;
}
const mockRequests: PendingRequest[] = [];
const mockStop = jest.fn();
const mockOn = jest.fn((..._: unknown[]) => mockStop);
const mockConnection = {
  request: () =>
    new Promise<DesktopResponse>((resolve, reject) => mockRequests.push({ resolve, reject })),
  on: mockOn,
};
jest.mock('./desktop-provider', () => ({ useConnection: () => mockConnection }));

const responseWith = (returnObj: unknown): DesktopResponse => ({
  requestId: '1_1',
  ret: 0,
  returnObj,
});
beforeEach(() => {
  mockRequests.length = 0;
  jest.clearAllMocks();
});

describe('useDesktopRequest', () => {
  const renderRequest = () => renderHook(() => useDesktopRequest('WebBrowser', 'GetLocalIP'));

  it('changes from idle to pending to the answer', async () => {
    const { result } = renderRequest();
    expect(result.current.state).toEqual({ kind: 'idle' });
    act(() => void result.current.send());
    expect(result.current.state).toEqual({ kind: 'pending' });
    await act(async () => mockRequests[0]?.resolve(responseWith('a')));
    expect(result.current.state).toEqual({ kind: 'done', response: responseWith('a') });
  });

  it('changes to the refusal of the desktop app', async () => {
    const { result } = renderRequest();
    const error = new DesktopError('timeout');
    act(() => void result.current.send());
    await act(async () => mockRequests[0]?.reject(error));
    expect(result.current.state).toEqual({ kind: 'failed', error });
  });

  it('keeps the answer to the last request, whichever arrives last', async () => {
    const { result } = renderRequest();
    act(() => void result.current.send());
    act(() => void result.current.send());
    await act(async () => mockRequests[1]?.resolve(responseWith('second')));
    await act(async () => mockRequests[0]?.resolve(responseWith('first')));
    expect(result.current.state).toMatchObject({ response: { returnObj: 'second' } });
  });

  it('ignores answers once the component is unmounted', async () => {
    const { result, unmount } = renderRequest();
    act(() => void result.current.send());
    unmount();
    await act(async () => mockRequests[0]?.resolve(responseWith('late')));
    expect(result.current.state).toEqual({ kind: 'pending' });
  });
});

describe('useDesktopNotification', () => {
  it('listens once, with the listener of the last render, until the component is unmounted', () => {
    const receivedBy: string[] = [];
    const { rerender, unmount } = renderHook(
      ({ name }) => useDesktopNotification('Autho', 'OnLogout', () => receivedBy.push(name)),
      { initialProps: { name: 'first' } },
    );
    rerender({ name: 'second' });
    expect(mockOn).toHaveBeenCalledTimes(1);
    const [module, action, listener] = mockOn.mock.calls[0] as [
      string,
      string,
      (notification: object) => void,
    ];
    expect([module, action]).toEqual(['Autho', 'OnLogout']);
    listener({ module, action });
    expect(receivedBy).toEqual(['second']);
    unmount();
    expect(mockStop).toHaveBeenCalledTimes(1);
  });
});
