import { pages } from '@/lib/pages';
import { maxBatchEvents, eventBatchSchema } from './events';

const where = { page: 'home', language: 'zh-CN' };
const event = (segmentation: object = {}, key = 'page_view') => ({
  key,
  segmentation: { ...where, ...segmentation },
});
const accepts = (...events: unknown[]) => eventBatchSchema.safeParse({ events }).success;

describe('events the server accepts', () => {
  it.each([
    ['page_view', {}],
    ['click', { target: 'download' }],
    ['download', { platform: 'auto' }],
    ['download', { platform: 'windows-lite' }],
    ['display', { component: 'hot-product' }],
    ['ab_group', { group: 'B' }],
    ['trial_tooltip', { occasion: 'arrival' }],
  ])('%s %j', (key, details) => {
    expect(accepts(event(details, key))).toBe(true);
    expect(accepts(event({ ...details, more: 'x' }, key))).toBe(false);
  });

  it('include all that is known about a visitor', () =>
    expect(
      accepts(
        event({
          anonymous_id: 'a'.repeat(32),
          promoter: 'abc_123',
          utm_source: '百度 & more',
          landing_source: 'xsb',
          ab_group: 'A',
          product_line: 'lite',
        }),
      ),
    ).toBe(true));

  it('include every page of the site', () =>
    expect(pages.filter(({ name }) => !accepts(event({ page: name })))).toEqual([]));
});

describe('events the server refuses (R11)', () => {
  it.each([
    ['an unknown event', event({}, 'purchase')],
    ['an unknown field', event({ phone: '13800138000' })],
    ['a field next to the segmentation', { ...event(), token: 'x' }],
    ['a URL for a page', event({ page: '/teaminvited?token=secret' })],
    ['a page that does not exist', event({ page: 'nowhere' })],
    ['a callback', event({ callback: 'x' })],
    ['another language', event({ language: 'fr-FR' })],
    ['a number of another kind', event({ anonymous_id: '13800138000' })],
    ['a promoter that is none (A2)', event({ promoter: '../x' })],
    ['a source with control characters (A4)', event({ utm_source: 'a\nb' })],
    ['another landing (A9)', event({ landing_source: 'other' })],
    ['a click on something unknown', event({ target: 'secret' }, 'click')],
    ['a click on nothing', event({}, 'click')],
    ['text for an event', 'page_view'],
  ])('%s', (_, given) => expect(accepts(given)).toBe(false));

  it('do not affect valid events in the same batch', () => {
    const validEvents = [event({ promoter: 'abc' }), event({ target: 'download' }, 'click')];
    const [first, second] = validEvents;
    const events = [event({ language: 'de' }), first, null, event({ phone: '1' }), second, 'x'];
    expect(eventBatchSchema.parse({ events })).toEqual({ events: validEvents });
    expect(accepts(event({ language: 'de' }), null)).toBe(false);
  });

  it('include an empty batch, one that is too long, and one with further fields', () => {
    expect(accepts()).toBe(false);
    const fullBatch = Array.from({ length: maxBatchEvents }, () => event());
    expect(accepts(...fullBatch)).toBe(true);
    expect(accepts(...fullBatch, event())).toBe(false);
    expect(eventBatchSchema.safeParse({ events: [event()], key: 'x' }).success).toBe(false);
  });
});
