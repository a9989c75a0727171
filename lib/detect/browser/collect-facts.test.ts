/** @jest-environment jsdom */
import { factParts } from '../facts';
import { collectFacts, addRtcFacts } from './collect-facts';

const echo = {
  address: '203.0.113.9',
  headers: {
    'user-agent': 'Agent',
    'accept-language': null,
    'sec-ch-ua': null,
    'sec-ch-ua-mobile': null,
    'sec-ch-ua-platform': null,
  },
};

const response = (body: unknown, ok = true) => {
  const requests: unknown[][] = [];
  globalThis.fetch = (...call) => {
    requests.push(call);
    return Promise.resolve({ ok, json: () => Promise.resolve(body) } as Response);
  };
  return requests;
};

beforeEach(() => {
  window.matchMedia = () => ({ matches: false }) as MediaQueryList;
  // jsdom draws nothing and logs an error about it.
  HTMLCanvasElement.prototype.getContext = () => null;
});

describe('collectFacts', () => {
  it('continues when parts cannot be read, and records why', async () => {
    const requests = response(echo);
    const steps: string[] = [];
    const facts = await collectFacts((index, total) => steps.push(`${index}/${total}`));
    expect(steps).toEqual(factParts.map((_, index) => `${index}/${factParts.length}`));
    expect(facts.browser?.userAgent).toBe(navigator.userAgent);
    expect(facts.time?.offsets).toHaveLength(3);
    expect(facts.server).toEqual(echo);
    expect(facts).toMatchObject({ canvas: null, webgl: null, audio: null, fonts: null, rtc: null });
    expect(facts.unread).toMatchObject({
      canvas: 'absent',
      webgl: 'absent',
      audio: 'absent',
      fonts: 'absent',
      server: undefined,
    });
    expect(requests).toEqual([['/api/echo', { cache: 'no-store', credentials: 'omit' }]]);
  });

  it.each([
    ['a refusal', echo, false],
    ['the page of a proxy', '<html>', true],
  ])('reads %s as no answer', async (_what, body, ok) => {
    response(body, ok);
    const facts = await collectFacts(() => undefined);
    expect(facts.server).toBeNull();
    expect(facts.unread.server).toBe('failed');
  });

  it('reports a part that throws as failed, and continues', async () => {
    response(echo);
    window.matchMedia = () => {
      throw new Error('blocked');
    };
    const facts = await collectFacts(() => undefined);
    expect(facts.unread.screen).toBe('failed');
    expect(facts.server).toEqual(echo);
  });
});

class FakeConnection {
  static made: FakeConnection[] = [];
  onicecandidate: (event: { candidate: { candidate: string } | null }) => void = () => undefined;
  readonly close = jest.fn();
  readonly createDataChannel = jest.fn();
  constructor(readonly settings: unknown) {
    FakeConnection.made.push(this);
  }
  createOffer = () => Promise.resolve({});
  setLocalDescription = () => {
    for (const address of ['192.0.2.7', 'a-b.local', '192.0.2.7'])
      this.onicecandidate({
        candidate: { candidate: `candidate:1 1 udp 1 ${address} 5 typ host` },
      });
    this.onicecandidate({ candidate: { candidate: '' } });
    this.onicecandidate({ candidate: null });
    return Promise.resolve();
  };
}

describe('addRtcFacts', () => {
  afterEach(() => Reflect.deleteProperty(globalThis, 'RTCPeerConnection'));

  it('gathers each address once, without a server, and closes', async () => {
    Reflect.set(globalThis, 'RTCPeerConnection', FakeConnection);
    response(echo);
    const facts = await addRtcFacts(await collectFacts(() => undefined));
    expect(facts.rtc).toEqual({ addresses: ['192.0.2.7', 'a-b.local'] });
    expect(facts.server).toEqual(echo);
    const [connection] = FakeConnection.made;
    expect(connection?.settings).toEqual({ iceServers: [] });
    expect(connection?.close).toHaveBeenCalledTimes(1);
  });

  it('reports a missing interface', async () => {
    response(echo);
    const facts = await addRtcFacts(await collectFacts(() => undefined));
    expect(facts.rtc).toBeNull();
    expect(facts.unread.rtc).toBe('absent');
  });
});
