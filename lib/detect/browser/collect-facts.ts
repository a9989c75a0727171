/** Reads the parts of the check one after the other and reports progress; WebRTC only on request. */
import { noFacts, factParts, type Facts, type FactPart } from '../facts';
import { readAudio, readCanvas, readWebgl } from './rendering';
import { readFonts } from './fonts';
import { readBrowser, readScreen, readTime } from './reported-facts';
import { readRtc, fetchEcho } from './network';
import { tryRead } from './try-read';

type Readers = {
  readonly [P in FactPart]: () => Facts[P] | Promise<Facts[P]>;
};

const factReaders: Readers = {
  browser: readBrowser,
  time: readTime,
  screen: readScreen,
  canvas: readCanvas,
  webgl: readWebgl,
  audio: readAudio,
  fonts: readFonts,
  server: fetchEcho,
  rtc: readRtc,
};

async function readPart<P extends FactPart>(facts: Facts, part: P): Promise<Facts> {
  const read: () => Facts[P] | Promise<Facts[P]> = factReaders[part];
  const result = await tryRead(read);
  const failure = result.ok ? undefined : result.failure;
  return {
    ...facts,
    [part]: result.ok ? result.value : null,
    unread: { ...facts.unread, [part]: failure },
  };
}

/** Waits for a turn of the event loop, so that the page can show the progress. */
const waitForNextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Reads everything but WebRTC, which is requested separately. Never throws.
 * @param onPart called before each part is read, with its index and the number of parts
 */
export async function collectFacts(onPart: (index: number, total: number) => void): Promise<Facts> {
  let facts = noFacts;
  for (const [index, part] of factParts.entries()) {
    onPart(index, factParts.length);
    await waitForNextTask();
    facts = await readPart(facts, part);
  }
  return facts;
}

/** The facts with the addresses WebRTC reveals, read on the visitor's request. */
export const addRtcFacts = (facts: Facts): Promise<Facts> => readPart(facts, 'rtc');
