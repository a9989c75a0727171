/** Tests the histories with an upstream that answers for each system, or does not answer (D7). */
import { text } from 'node:stream/consumers';
import { decodeOpaque } from '@superbrowser/contract/wire-format';
import { setUpFakeUpstream } from '@/lib/testing/fake-upstream';
import { respondData, respondJson } from '@/lib/testing/fake-upstream-server';

const x64 = 'https://dl.example.com/v5/App-9.9.9-x64.exe';
const { on, loadFresh } = setUpFakeUpstream();

describe('history', () => {
  it.each([
    ['windows', 1, ['windows', 'windows-x86']],
    ['mac-intel', 2, ['mac-intel']],
    ['mac-arm', 3, ['mac-arm']],
    ['linux', 4, ['linux']],
  ] as const)('of %s is requested by system type %d', async (system, type, platforms) => {
    on('/official_website/history_version', async (request, response) => {
      const form = new URLSearchParams(await text(request));
      const requested = decodeOpaque(form.get('data') ?? '') as { system_type?: number };
      const version = `5.${requested.system_type}`;
      const entry = { version, version_type: 3, download_url_64: x64, download_url: x64 };
      return respondData([entry])(request, response);
    });
    const { getHistoryList } = await loadFresh(() => import('./get-package-lists'));
    const { packages, freshness } = await getHistoryList(system);
    expect(freshness).toBe('live');
    expect(packages.map(({ platform, version }) => [platform, version])).toEqual(
      platforms.map((platform) => [platform, `5.${type}`]),
    );
  });

  it('of one system does not fail with another', async () => {
    const of = (type: number) => (form: string) =>
      (decodeOpaque(new URLSearchParams(form).get('data') ?? '') as { system_type: number })
        .system_type === type;
    on('/official_website/history_version', async (request, response) =>
      of(3)(await text(request))
        ? respondJson({}, 500)(request, response)
        : respondData([])(request, response),
    );
    const { getHistoryList } = await loadFresh(() => import('./get-package-lists'));
    expect(await getHistoryList('mac-arm')).toEqual({ packages: [], freshness: 'fallback' });
    expect(await getHistoryList('linux')).toEqual({ packages: [], freshness: 'live' });
  });
});
