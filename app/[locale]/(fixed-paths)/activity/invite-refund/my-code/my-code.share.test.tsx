/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { ShareButton } from './my-code';

const messages = { button: 'Share', copied: 'Copied', failed: 'Failed' };
const url = 'https://site.example/register?promoter=K7MPX4QH';

function mockBrowser(share: unknown, writeText: unknown) {
  const define = (name: string, value: unknown) =>
    Object.defineProperty(navigator, name, { configurable: true, value });
  define('share', share);
  define('clipboard', { writeText });
}

async function pressShare() {
  render(<ShareButton url={url} title="A gift" text="Sign up" messages={messages} />);
  await act(async () => screen.getByRole('button').click());
  return screen.getByRole('button').textContent;
}

const rejectWith = (name: string) => jest.fn().mockRejectedValue(new DOMException('no', name));

describe('ShareButton', () => {
  it('opens the share sheet', async () => {
    const share = jest.fn().mockResolvedValue(undefined);
    const copy = jest.fn();
    mockBrowser(share, copy);
    expect(await pressShare()).toBe('Share');
    expect(share).toHaveBeenCalledWith({ title: 'A gift', text: 'Sign up', url });
    expect(copy).not.toHaveBeenCalled();
  });

  it.each([
    ['without a share sheet', undefined, 'Copied', 1],
    ['when sharing is refused', rejectWith('NotAllowedError'), 'Copied', 1],
    ['when the sheet is closed', rejectWith('AbortError'), 'Share', 0],
  ])('%s', async (_, share, text, copies) => {
    const copy = jest.fn().mockResolvedValue(undefined);
    mockBrowser(share, copy);
    expect(await pressShare()).toBe(text);
    expect(copy.mock.calls).toEqual(Array(copies).fill([url]));
  });

  it('says so when copying is refused, too', async () => {
    mockBrowser(undefined, rejectWith('NotAllowedError'));
    expect(await pressShare()).toBe('Failed');
  });
});
