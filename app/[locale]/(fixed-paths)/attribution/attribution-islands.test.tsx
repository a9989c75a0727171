/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { attribution as en } from '@/messages/en-US/site.json';
import { refreshStoredData } from '@/lib/browser/use-all-stored-data';
import { RemoveStoredData, AttributionCard, StoredValue } from './attribution-islands';

const names = ['promoter', 'channelId', 'utm_source', 'callback', 'isfromxsb'];
const mockCookieStore = (ends: Record<string, number>) =>
  Object.assign(window, {
    cookieStore: {
      getAll: () =>
        Promise.resolve(Object.entries(ends).map(([name, expires]) => ({ name, expires }))),
    },
  });

beforeEach(() => {
  for (const name of names) document.cookie = `${name}=; Path=/; Max-Age=0`;
  window.localStorage.clear();
  window.sessionStorage.clear();
  mockCookieStore({});
  refreshStoredData({});
});

const card = (
  <AttributionCard messages={en.card} locale="en-US" registerHref="/en/register">
    <p>{en.card.waiting}</p>
  </AttributionCard>
);

/** Waits until the browser has answered when the cookies end. */
const settle = () => act(() => Promise.resolve());

async function renderCard(cookies: readonly string[]): Promise<string> {
  for (const cookie of cookies) document.cookie = `${cookie}; Path=/`;
  const { container } = render(card);
  await settle();
  return container.textContent;
}

describe('AttributionCard', () => {
  it('says nothing about any visitor in the server’s HTML', () => {
    document.cookie = 'promoter=abc123; Path=/';
    expect(renderToString(card)).toBe(`<p>${en.card.waiting}</p>`);
  });

  it('names the promoter with the rule where the browser does not report ends', async () => {
    const text = await renderCard(['promoter=abc123']);
    expect(text).toContain('abc123');
    expect(text).toContain('7 days from the last time');
    expect(text).toContain('SuperBrowser-x64_abc123.exe');
    expect(text).not.toContain('channel ID)');
  });

  it('names the exact end where the browser reports it, and the day it began', async () => {
    mockCookieStore({ promoter: new Date(2030, 0, 15, 10, 30).getTime() });
    const text = await renderCard(['promoter=abc123']);
    expect(text).toMatch(/Kept until January 15, 2030/);
    expect(text).toMatch(/Link last opened: January 8, 2030/);
  });

  it('has a bar for each day, with past days filled, and none for a channel', async () => {
    mockCookieStore({ promoter: Date.now() + 4.5 * 86_400_000 });
    document.cookie = 'promoter=abc123; Path=/';
    const { container } = render(card);
    await settle();
    const bars = [...container.querySelectorAll('[aria-hidden] > span')];
    expect(bars.map((bar) => bar.className.includes('blue-600'))).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
    document.cookie = 'promoter=; Path=/; Max-Age=0';
    document.cookie = 'channelId=ch1; Path=/';
    act(() => refreshStoredData());
    expect(container.querySelectorAll('[aria-hidden] > span')).toHaveLength(0);
    await settle();
  });

  it('shows the channel where there is no promoter, with its own duration (A7)', async () => {
    const text = await renderCard(['channelId=ch1']);
    expect(text).toContain('ch1');
    expect(text).toContain(en.card.channel);
    expect(text).toContain('30 days from the last time');
  });

  it('shows other records, decoded, and leaves out corrupt ones', async () => {
    const text = await renderCard([
      'utm_source=%E5%8D%9A%E5%AE%A2',
      'callback=%00',
      'isfromxsb=xsb',
    ]);
    expect(text).toContain(en.card.onlyOthers);
    expect(text).toContain('博客');
    expect(text).toContain('Also remembered: 2');
    expect(text).toContain(en.card.xsb);
    expect(text).not.toContain(en.card.names.callback);
  });

  it.each([[[]], [['promoter=../x']], [['promoter=official']]])(
    'says that there is none for %j',
    async (cookies) =>
      expect(await renderCard(cookies)).toBe(en.card.none + en.card.noneText + en.card.enter),
  );
});

describe('StoredValue', () => {
  const renderValue = (name: string, group: 'local' | 'session' | 'attribution') =>
    render(<StoredValue name={name} group={group} messages={en.table} />).container.textContent;

  it('shows all keys with the same beginning, and the beginning of a long value', async () => {
    window.sessionStorage.setItem('apply_draft_private', '{"city":"A"}');
    window.sessionStorage.setItem('apply_draft_feedback', 'x'.repeat(500));
    refreshStoredData();
    const text = renderValue('apply_draft_…', 'session');
    expect(text).toContain('{"city":"A"}');
    expect(text).toContain('(513 characters in all)');
    expect(text.length).toBeLessThan(200);
    await settle();
  });

  it('says when there is none, and when the page may not read it', async () => {
    expect(renderValue('Language', 'local')).toBe(en.table.empty);
    const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    act(() => refreshStoredData());
    expect(renderValue('Language', 'local')).toBe(en.table.blocked);
    blocked.mockRestore();
    await settle();
  });
});

describe('RemoveStoredData', () => {
  const press = (name: string) => {
    // jsdom does not pass on the button that submitted a form.
    const button = screen.getByRole('button', { name });
    fireEvent(
      button.closest('form')!,
      new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }),
    );
  };

  it('removes the records, says what is gone, and updates the card', async () => {
    document.cookie = 'promoter=abc123; Path=/';
    window.localStorage.setItem('Language', 'en-US');
    window.localStorage.setItem('HAS_REGISTED', '1');
    render(
      <>
        {card}
        <RemoveStoredData messages={en.remove} locale="en-US" />
      </>,
    );
    await settle();
    expect(screen.getByText('abc123')).toBeVisible();
    press(en.remove.records);
    expect(screen.getByRole('status')).toHaveTextContent(
      `Cleared. Referral cookies: promoter; local storage: 1, session storage: 0. ${en.remove.kept}`,
    );
    expect(screen.getByText(en.card.none)).toBeVisible();
    press(en.remove.everything);
    expect(screen.getByRole('status')).toHaveTextContent(
      'Referral cookies: none; local storage: 1',
    );
    press(en.remove.everything);
    expect(screen.getByRole('status')).toHaveTextContent(en.remove.nothing);
  });

  it('is a form for the handler, for browsers without scripts', () => {
    render(<RemoveStoredData messages={en.remove} locale="en-US" />);
    const form = screen.getByRole('button', { name: en.remove.records }).closest('form');
    expect(form).toHaveAttribute('action', '/api/attribution/clear');
    expect(new FormData(form!).get('locale')).toBe('en-US');
  });
});
