/** @jest-environment jsdom */
/** Tests which events the page's first script stores for the scripts that load later. */
import { resetPage, startTestPage } from './start-test-page.test-support';

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  window.history.replaceState(null, '', '/download');
});
afterEach(() => {
  resetPage();
  jest.useRealTimers();
  jest.resetModules();
});

/** Records in order the clicks and submissions that reach the page. A test submits nothing and leaves no page. */
function fillPage(html: string) {
  document.body.innerHTML = html;
  const seen: string[] = [];
  for (const name of ['click', 'submit'])
    document.body.addEventListener(name, (event) => {
      const target = event.target as Element;
      // A submit button's default action submits its form.
      if (name === 'submit' || target.closest('a')) event.preventDefault();
      const by = event instanceof SubmitEvent ? (event.submitter?.id ?? 'no button') : '';
      seen.push([name, target.id, by].filter(Boolean).join(' '));
    });
  const element = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
  return { seen, element, press: (id: string) => element(id).click() };
}

/** The page handles events itself from now on. */
function hydrate(): void {
  window.early?.onHydrated();
  jest.runAllTimers();
}

it('loads each script once, in the order of the list, as soon as it arrives', () => {
  const page = startTestPage('/c.js /a.js?dpl=1 /b.js');
  page.load();
  page.paint();
  page.runIdleTasks();
  for (const name of ['pointerdown', 'keydown', 'focusin']) window.dispatchEvent(new Event(name));
  page.load();
  jest.runAllTimers();
  expect(page.startedScripts()).toEqual(['/c.js', '/a.js?dpl=1', '/b.js']);
  expect([...document.scripts].map(({ async }) => async)).toEqual([true, true, true]);
});

describe('a click before the page is hydrated', () => {
  it.each([
    ['a button', '<button id="x">x</button>'],
    ['what acts as a button', '<div id="x" role="tab">x</div>'],
    ['a sign in a button', '<button id="b"><i id="x"></i></button>', 'b'],
  ])('on %s is repeated, once', (_, html, id = 'x') => {
    startTestPage();
    const { seen, press } = fillPage(html);
    press('x');
    seen.length = 0;
    hydrate();
    hydrate();
    expect(seen).toEqual([`click ${id}`]);
    expect(window.early?.clickedElements).toEqual([]);
  });

  it('on a link to an anchor closes the drawer it is in', () => {
    startTestPage();
    const { element, press } = fillPage('<nav popover id="d"><a id="x" href="#y">x</a></nav>');
    const hidePopover = jest.fn();
    Object.assign(element('d'), { hidePopover });
    press('x');
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a link', '<a id="x" href="#y">x</a>'],
    ['a button in a link', '<a href="#y"><span id="x" role="button">x</span></a>'],
    ['a field', '<input id="x">'],
    ['a tick', '<input id="x" type="checkbox">'],
    ['a choice', '<select id="x"><option>1</option></select>'],
    ['a text', '<textarea id="x"></textarea>'],
    ['the name of a field', '<label id="x">x</label>'],
    ['a menu', '<details><summary id="x">x</summary></details>'],
    ['a button that opens by itself', '<button id="x" popovertarget="p">x</button>'],
    ['a film', '<video id="x" controls></video>'],
  ])('on %s is only reported: the browser has handled it', (_, html) => {
    startTestPage();
    const { seen, element, press } = fillPage(html);
    press('x');
    seen.length = 0;
    hydrate();
    expect([seen, window.early?.clickedElements]).toEqual([[], [element('x')]]);
  });

  it.each([
    ['plain text', '<p id="x">x</p>'],
    ['an anchor that leads nowhere', '<a id="x">x</a>'],
  ])('on %s is ignored', (_, html) => {
    startTestPage();
    const { seen, press } = fillPage(html);
    press('x');
    seen.length = 0;
    hydrate();
    expect([seen, window.early?.clickedElements]).toEqual([[], []]);
  });

  it('that the visitor repeated is handled once, in the original order', () => {
    startTestPage();
    const { seen, press } = fillPage('<button id="a">a</button><button id="b">b</button>');
    for (const id of ['b', 'a', 'b', 'b']) press(id);
    seen.length = 0;
    hydrate();
    expect(seen).toEqual(['click b', 'click a']);
  });

  it('on a removed button is dropped', () => {
    startTestPage();
    const { seen, element, press } = fillPage('<button id="x">x</button>');
    press('x');
    const clickOfRemoved = jest.spyOn(element('x'), 'click');
    element('x').remove();
    seen.length = 0;
    hydrate();
    expect([seen, clickOfRemoved.mock.calls]).toEqual([[], []]);
  });

  it('is repeated after React has finished hydrating', () => {
    startTestPage();
    const { seen, press } = fillPage('<button id="x">x</button>');
    press('x');
    seen.length = 0;
    window.early?.onHydrated();
    expect(seen).toEqual([]);
    jest.runAllTimers();
    expect(seen).toEqual(['click x']);
  });

  it('is no longer recorded once the page is hydrated', () => {
    startTestPage();
    const { seen, press } = fillPage('<button id="x">x</button><a id="y" href="#y">y</a>');
    hydrate();
    press('x');
    press('y');
    hydrate();
    expect([seen, window.early?.clickedElements]).toEqual([['click x', 'click y'], []]);
  });
});

describe('a form submitted before the page is hydrated', () => {
  const form =
    '<form id="f"><button id="go">go</button><button id="other" type="button">o</button></form>';

  it('is held, starts the scripts, and is submitted again once, by the same button', () => {
    const page = startTestPage();
    const { seen, press } = fillPage(form);
    press('other');
    press('go');
    press('go');
    expect(seen).toEqual(['click other', 'click go', 'click go']);
    expect(page.startedScripts()).toEqual(['/a.js', '/b.js']);
    seen.length = 0;
    hydrate();
    hydrate();
    expect(seen).toEqual(['click other', 'submit f go']);
  });

  it('is submitted again without a button where none was clicked', () => {
    startTestPage();
    const { seen, element } = fillPage('<form id="f"><input></form>');
    const form = element<HTMLFormElement>('f');
    form.requestSubmit();
    // Browsers accept null here, but jsdom does not.
    const requestSubmit = form.requestSubmit.bind(form);
    form.requestSubmit = (by?: HTMLElement | null) => requestSubmit(by ?? undefined);
    hydrate();
    expect(seen).toEqual(['submit f no button']);
  });

  it('is not submitted when it was removed meanwhile', () => {
    startTestPage();
    const { seen, element, press } = fillPage(form);
    press('go');
    const requestSubmit = jest.spyOn(element<HTMLFormElement>('f'), 'requestSubmit');
    element('f').remove();
    seen.length = 0;
    hydrate();
    expect([seen, requestSubmit.mock.calls]).toEqual([[], []]);
  });

  it('is submitted by the browser when a script cannot be loaded, once, and later ones too', () => {
    const page = startTestPage('/a.js /b.js /c.js');
    const { seen, press } = fillPage(form);
    press('go');
    seen.length = 0;
    page.fail(1);
    page.fail(2);
    expect(seen).toEqual(['submit f go']);
    press('go');
    expect(seen.slice(1)).toEqual(['click go', 'submit f go']);
  });
});

describe('the language', () => {
  const link = '<a id="x" href="#en" data-language="en-US"><span id="in">English</span></a>';

  it.each([
    ['a press on its link', link, 'x', 'en-US'],
    ['a press on what is in the link', link, 'in', 'en-US'],
    ['no other link', '<a id="x" href="#y">x</a>', 'x', null],
    ['no button that names one', '<button id="x" data-language="en-US">x</button>', 'x', null],
  ])('is remembered from %s', (_, html, id, stored) => {
    startTestPage();
    fillPage(html).press(id);
    expect(window.localStorage.getItem('Language')).toBe(stored);
  });

  it('leads to the other version of the page once its links are known, and nothing is counted', () => {
    // The target is a fragment, because jsdom cannot navigate. stored-language.ts decides the real target.
    jest.doMock('@/lib/browser/stored-language', () => ({ findStoredLanguageUrl: () => '#twin' }));
    const sendBeacon = jest.fn();
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    const before = window.history.length;
    const page = startTestPage();
    document.body.innerHTML = '<main data-page="download"></main>';
    expect(window.location.hash).toBe('');
    page.parse();
    window.dispatchEvent(new Event('pagehide'));
    expect([window.location.hash, window.history.length]).toEqual(['#twin', before]);
    expect(sendBeacon).not.toHaveBeenCalled();
    jest.dontMock('@/lib/browser/stored-language');
  });

  it('leads there also when a script could not be loaded before', () => {
    jest.doMock('@/lib/browser/stored-language', () => ({ findStoredLanguageUrl: () => '#twin' }));
    const page = startTestPage();
    window.dispatchEvent(new Event('pointerdown'));
    page.fail(0);
    page.parse();
    expect(window.location.hash).toBe('#twin');
    jest.dontMock('@/lib/browser/stored-language');
  });
});

describe('a visitor who leaves before the scripts', () => {
  const leave = (main: string, isHydrated: boolean) => {
    const sent: string[] = [];
    const sendBeacon = (url: string) => sent.push(url) > 0;
    Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
    startTestPage();
    document.body.innerHTML = main;
    if (isHydrated) hydrate();
    window.dispatchEvent(new Event('pagehide'));
    return sent;
  };
  it.each([
    ['is counted', '<main data-page="download"></main>', false, ['/api/log']],
    ['is not counted on a page without a name', '<main></main>', false, []],
    ['is counted by the page itself, once it answers', '<main data-page="x"></main>', true, []],
  ])('%s', (_, main, isHydrated, sent) => expect(leave(main, isHydrated)).toEqual(sent));
});
