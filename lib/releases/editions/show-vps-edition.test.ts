/** @jest-environment jsdom */
import { readAndStoreEdition, showVpsEdition } from './show-vps-edition';

const names = { professional: 'SuperBrowser', vps: 'SuperBrowser Pure' };
const openUrl = (search: string) => window.history.replaceState(null, '', `/${search}`);
/** MutationObserver reports in a microtask, after the script that made the changes. */
const mutationsReported = () => new Promise<void>(queueMicrotask);

beforeEach(() => {
  localStorage.clear();
  openUrl('');
});

describe('the edition', () => {
  it('is remembered, and forgotten when the URL names another', () => {
    openUrl('?product_line=lite');
    expect(readAndStoreEdition()).toBe('vps');
    openUrl('');
    expect(readAndStoreEdition()).toBe('vps');
    openUrl('?product_line=standard');
    expect(readAndStoreEdition()).toBe('professional');
    openUrl('');
    expect(readAndStoreEdition()).toBe('professional');
    expect(localStorage.getItem('product_line')).toBeNull();
  });

  it('of the URL applies where storage is blocked', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    openUrl('?product_line=lite');
    expect(readAndStoreEdition()).toBe('vps');
    jest.restoreAllMocks();
  });
});

describe('a page on the VPS edition', () => {
  let stop: () => void;
  afterEach(() => stop());

  it('changes title, product name and Windows links, at once and after each navigation', async () => {
    document.title = 'Download - SuperBrowser';
    document.body.innerHTML = `
      <a id="home" aria-label="SuperBrowser home"><span data-product-name>SuperBrowser</span></a>
      <p>SuperBrowser in running text</p>
      <a id="win" href="/api/download/windows?line=v5">x</a>
      <a id="mac" href="/api/download/mac-arm">x</a>`;
    const href = (id: string) => document.getElementById(id)?.getAttribute('href');
    stop = showVpsEdition(names, true);
    expect(document.title).toBe('Download - SuperBrowser Pure');
    expect(document.getElementById('home')?.getAttribute('aria-label')).toBe(
      'SuperBrowser Pure home',
    );
    expect(document.querySelector('[data-product-name]')?.textContent).toBe('SuperBrowser Pure');
    expect(document.querySelector('p')?.textContent).toBe('SuperBrowser in running text');
    expect([href('win'), href('mac')]).toEqual([
      '/api/download/windows-lite',
      '/api/download/mac-arm',
    ]);
    expect(document.documentElement.dataset.edition).toBe('lite');

    document.title = 'SuperBrowser - next page';
    document.body.insertAdjacentHTML('beforeend', '<a id="new" href="/api/download/auto">x</a>');
    document.getElementById('mac')?.setAttribute('href', '/api/download/windows-x86');
    await mutationsReported();
    await mutationsReported();
    expect(document.title).toBe('SuperBrowser Pure - next page');
    expect([href('new'), href('mac')]).toEqual([
      '/api/download/windows-lite',
      '/api/download/windows-lite',
    ]);
  });
});
