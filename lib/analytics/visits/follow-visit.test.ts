/** @jest-environment jsdom */
import { createTracker } from '../tracker';
import { watchVisibleBlocks } from '../watch-visible-blocks';
import { recordVisitEvent, takeVisitEvents } from './visit-events';
import { followVisit } from './follow-visit';

jest.mock('../tracker', () => ({ createTracker: jest.fn() }));
jest.mock('../watch-visible-blocks', () => ({
  watchVisibleBlocks: jest.fn(() => () => undefined),
}));

const track = jest.fn();
const addFields = jest.fn();
const showTrialHint = jest.fn();
let stop: () => void;
const follow = (isVps = false) => (stop = followVisit({ isVps, showTrialHint }));
const reportDisplay = (name: string) =>
  jest.mocked(watchVisibleBlocks).mock.calls.at(-1)?.[0](name);
const trackedEvents = () => track.mock.calls.map(([event]) => event as object);

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(createTracker).mockReturnValue({ track, addFields, stop: jest.fn() });
  localStorage.clear();
  sessionStorage.clear();
  takeVisitEvents();
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

describe('recorded events', () => {
  it('before there is a reader are read first, each once', () => {
    recordVisitEvent({ page: 'home' });
    recordVisitEvent({ page: 'vps' });
    follow();
    recordVisitEvent({ page: 'cores' });
    expect(track.mock.calls.map(([, page]) => page as string)).toEqual(['home', 'vps', 'cores']);
    stop();
    follow();
    expect(track).toHaveBeenCalledTimes(3);
  });

  it('of a page without a name are dropped', () => {
    follow();
    recordVisitEvent({ page: '' });
    expect(track).not.toHaveBeenCalled();
  });
});

describe('arrivals', () => {
  it('are counted at home, and nowhere else', () => {
    follow();
    for (const page of ['home', 'vps', 'home', 'not-found']) recordVisitEvent({ page });
    expect(localStorage.getItem('HOME_VISIT')).toBe('2');
    localStorage.setItem('HOME_VISIT', 'many');
    recordVisitEvent({ page: 'home' });
    expect(localStorage.getItem('HOME_VISIT')).toBe('1');
  });

  it('at the download page are remembered', () => {
    follow();
    recordVisitEvent({ page: 'v6' });
    expect(localStorage.getItem('HAS_VIEW_DOWNLOAD')).toBeNull();
    recordVisitEvent({ page: 'download' });
    expect(localStorage.getItem('HAS_VIEW_DOWNLOAD')).toBe('1');
  });
});

it('include a page the visitor returns to', () => {
  document.body.innerHTML = '<main data-page="home"></main>';
  follow();
  const dispatchPageShow = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  dispatchPageShow(false);
  expect(track).not.toHaveBeenCalled();
  dispatchPageShow(true);
  expect(track.mock.calls).toEqual([[{ key: 'page_view' }, 'home']]);
});

describe('the trial hint', () => {
  const makeHintDue = () => {
    localStorage.setItem('HOME_VISIT', '1');
    localStorage.setItem('HAS_VIEW_DOWNLOAD', '1');
    localStorage.setItem('HAS_VIEW_REGISTER', '1');
  };

  it('appears on the second arrival at home, and never again', () => {
    makeHintDue();
    follow();
    recordVisitEvent({ page: 'home' });
    expect(showTrialHint).toHaveBeenCalledTimes(1);
    expect(trackedEvents()).toContainEqual({ key: 'trial_tooltip', occasion: 'arrival' });
    localStorage.setItem('HOME_VISIT', '1');
    recordVisitEvent({ page: 'home' });
    reportDisplay('hot-product');
    expect(showTrialHint).toHaveBeenCalledTimes(1);
  });

  it('appears at the hot-product block of the second visit', () => {
    localStorage.setItem('HOME_VISIT', '1');
    follow();
    recordVisitEvent({ page: 'home' });
    expect(showTrialHint).not.toHaveBeenCalled();
    reportDisplay('hot-product');
    expect(showTrialHint).toHaveBeenCalledTimes(1);
    expect(trackedEvents()).toContainEqual({ key: 'display', component: 'hot-product' });
  });

  it.each(['HAS_DOWNLOADED', 'HAS_REGISTED', 'HAS_TOOLTIP_SHOWN'])(
    'does not appear with %s',
    (key) => {
      makeHintDue();
      localStorage.setItem(key, '1');
      follow();
      recordVisitEvent({ page: 'home' });
      reportDisplay('hot-product');
      expect(showTrialHint).not.toHaveBeenCalled();
    },
  );

  it('does not appear where storage cannot mark it as shown', () => {
    makeHintDue();
    follow();
    const write = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      value,
    ) {
      if (key === 'HAS_TOOLTIP_SHOWN') throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    });
    recordVisitEvent({ page: 'home' });
    expect(showTrialHint).not.toHaveBeenCalled();
  });
});

describe('clicks', () => {
  const press = (html: string, selector: string) => {
    document.body.innerHTML = html;
    recordVisitEvent({ page: 'vps', clicked: document.querySelector(selector) ?? document.body });
  };

  it.each([
    ['<a data-track="register" href="/register"><b>x</b></a>', 'b', 'register'],
    ['<footer data-track="footer"><p><a href="/about">x</a></p></footer>', 'a', 'footer'],
    [
      '<footer data-track="footer"><a data-track="language" href="/en">x</a></footer>',
      'a',
      'language',
    ],
    [
      '<details data-track="consult-presale"><summary>x</summary></details>',
      'summary',
      'consult-presale',
    ],
    ['<footer data-track="footer"><p>x</p></footer>', 'p', null],
    ['<a data-track="secret" href="/x">x</a>', 'a', null],
    ['<a href="/x">x</a>', 'a', null],
  ])('%s', (html, selector, target) => {
    follow();
    press(html, selector);
    expect(track.mock.calls).toEqual(target ? [[{ key: 'click', target }, 'vps']] : []);
    expect(localStorage.getItem('HAS_DOWNLOADED')).toBeNull();
  });

  it.each([
    ['/api/download/windows?line=v5', 'windows'],
    ['/api/download/auto', 'auto'],
    ['/api/download/nonsense', null],
    ['/download', null],
  ])('on %s are reported', (href, platform) => {
    follow();
    press(`<a href="${href}">x</a>`, 'a');
    expect(track.mock.calls).toEqual(platform ? [[{ key: 'download', platform }, 'vps']] : []);
    expect(localStorage.getItem('HAS_DOWNLOADED')).toBe(platform ? '1' : null);
  });
});

it('reports the group once in a session (S1)', () => {
  follow();
  recordVisitEvent({ page: 'home', group: 'A' });
  recordVisitEvent({ page: 'vps', group: 'A' });
  expect(trackedEvents()).toEqual([{ key: 'ab_group', group: 'A' }]);
  expect(addFields).toHaveBeenCalledWith({ ab_group: 'A' });
  stop();
  follow();
  recordVisitEvent({ page: 'home', group: 'A' });
  expect(trackedEvents()).toHaveLength(1);
});

it('reports the VPS edition', () => {
  follow(true);
  expect(addFields).toHaveBeenCalledWith({ product_line: 'lite' });
});
