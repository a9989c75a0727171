/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { mockReads, panelProps } from './invite-panel.test-support';
import { InviteIsland } from './invite-island';

const panel = (
  <InviteIsland {...panelProps} prompt={<p>Prompt</p>} placeholder={<p>Placeholder</p>} />
);
const setSignedInHint = (value: string) => {
  document.cookie = `signed_in=${value}; path=/`;
};
const returnToPage = () => act(() => void window.dispatchEvent(new Event('focus')));

beforeEach(() => window.history.replaceState(null, '', '/en/activity/invite-refund'));
afterEach(() => {
  document.cookie = 'signed_in=; Max-Age=0; path=/';
});

describe('InviteIsland (R7)', () => {
  it('has nothing personal in the server’s HTML', () => {
    setSignedInHint('1');
    const html = renderToString(panel);
    expect(html).toContain('Prompt');
    expect(html).not.toContain('Placeholder');
  });

  it.each([
    ['no hint', undefined],
    ['another value', '0'],
  ])('sends no request with %s', async (_, value) => {
    const requests = mockReads(3);
    if (value) setSignedInHint(value);
    render(panel);
    await act(async () => undefined);
    expect(screen.getByText('Prompt')).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('shows code, link and figures to visitors with a session', async () => {
    setSignedInHint('1');
    mockReads(3);
    render(panel);
    expect(await screen.findByText('K7MPX4QH')).toBeInTheDocument();
    expect(
      screen.getByText('https://site.example/en/register?promoter=K7MPX4QH'),
    ).toBeInTheDocument();
    expect(await screen.findByText('138****1003')).toBeInTheDocument();
    expect(screen.queryByText('Prompt')).not.toBeInTheDocument();
  });

  it('shows the prompt again after a 401 and requests nothing more until another sign-in', async () => {
    setSignedInHint('1');
    const requests = mockReads(3, () => 401);
    render(panel);
    expect(await screen.findByText('Prompt')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(panelProps.messages.prompt.expired);
    const requestCount = requests.length;
    expect(requestCount).toBeLessThanOrEqual(3);
    returnToPage();
    await act(async () => undefined);
    expect(requests).toHaveLength(requestCount);

    document.cookie = 'signed_in=; Max-Age=0; path=/';
    returnToPage();
    const laterRequests = mockReads(3);
    setSignedInHint('1');
    returnToPage();
    expect(await screen.findByText('K7MPX4QH')).toBeInTheDocument();
    expect(laterRequests.length).toBeGreaterThan(0);
  });

  it('forgets everything when the visitor has signed out elsewhere', async () => {
    setSignedInHint('1');
    mockReads(3);
    render(panel);
    await screen.findByText('K7MPX4QH');
    document.cookie = 'signed_in=; Max-Age=0; path=/';
    returnToPage();
    expect(screen.getByText('Prompt')).toBeInTheDocument();
    expect(screen.queryByText('K7MPX4QH')).not.toBeInTheDocument();
    // The next visitor sees none of the answers for the first visitor.
    mockReads(0, () => 502);
    setSignedInHint('1');
    returnToPage();
    expect(await screen.findAllByText('Refused 502')).not.toHaveLength(0);
    expect(screen.queryByText('K7MPX4QH')).not.toBeInTheDocument();
  });

  it('shows a quiet message for what could not be read, and reads it when asked again', async () => {
    setSignedInHint('1');
    mockReads(3, (path) => (path.endsWith('/situation') ? 502 : undefined));
    render(panel);
    expect(await screen.findByText('Refused 502')).toBeInTheDocument();
    expect(screen.getByText('K7MPX4QH')).toBeInTheDocument();
    mockReads(3);
    await act(async () => screen.getByRole('button', { name: panelProps.messages.retry }).click());
    expect(screen.queryByText('Refused 502')).not.toBeInTheDocument();
    expect(screen.getByText('Topped up')).toBeInTheDocument();
  });
});
