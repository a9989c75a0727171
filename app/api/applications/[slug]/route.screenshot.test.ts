import { randomUUID } from 'node:crypto';
import { getTestTranslations } from '@/lib/testing/translator';
import { samplePng } from '@/lib/testing/sample-png';
import { callUpstream } from '@/lib/core/upstream/client/call-upstream';
import { fields as en } from '@/messages/en-US/forms.json';
import { POST } from './route';

jest.mock('next-intl/server', () => ({ getTranslations: jest.fn(getTestTranslations) }));
jest.mock('@/lib/core/upstream/client/call-upstream', () => ({
  ...jest.requireActual<object>('@/lib/core/upstream/client/call-upstream'),
  callUpstream: jest.fn(({ path }: { path: string }) =>
    Promise.resolve(path.endsWith('/apply') ? { apply_no: 'K7M2P9QXWA' } : { ranges: [] }),
  ),
}));

process.env.SESSION_KEY = 'a key for these tests alone, 32 or more';

const upstreamCall = jest.mocked(callUpstream);
/** Forms passed to the intake, in order. */
const sentForms = () =>
  upstreamCall.mock.calls
    .filter(([{ path }]) => path.endsWith('/apply'))
    .map(([, form]) => form as { fields: Record<string, unknown> });
const png = samplePng({ text: 'x' });
let visitorCount = 0;

const feedbackForm = (more: object = {}) => ({
  feedback_kind: 'bug',
  text: '打不开',
  is_agreed: true,
  filled_ms: 60_000,
  idempotency_key: randomUUID(),
  ...more,
});

function multipartOf(form: string, screenshot: Uint8Array): FormData {
  const data = new FormData();
  data.append('form', form);
  data.append('screenshot', new Blob([new Uint8Array(screenshot)]));
  return data;
}

async function post(body: BodyInit, kind = 'feedback', ip = `198.18.1.${(visitorCount += 1)}`) {
  const headers = {
    'sec-fetch-site': 'same-origin',
    'content-language': 'en-US',
    'x-client-ip': ip,
    ...(typeof body === 'string' && { 'content-type': 'application/json' }),
  };
  const request = new Request(`http://localhost:3000/api/applications/${kind}`, {
    method: 'POST',
    body,
    headers,
  });
  const response = await POST(request, { params: Promise.resolve({ slug: kind }) });
  return { status: response.status, json: (await response.json()) as Record<string, unknown> };
}

beforeEach(() => upstreamCall.mockClear());

it('passes the screenshot on as base64, together with the fields', async () => {
  const { status } = await post(multipartOf(JSON.stringify(feedbackForm()), png));
  expect(status).toBe(200);
  expect(sentForms()[0]?.fields).toEqual({
    feedback_kind: 'bug',
    text: '打不开',
    is_agreed: true,
    screenshot: png.toString('base64'),
  });
});

it('accepts feedback without a screenshot as JSON, and refuses a screenshot in JSON', async () => {
  expect((await post(JSON.stringify(feedbackForm()))).status).toBe(200);
  expect(sentForms()[0]?.fields).toEqual({
    feedback_kind: 'bug',
    text: '打不开',
    is_agreed: true,
  });
  const screenshot = png.toString('base64');
  const { status, json } = await post(JSON.stringify(feedbackForm({ screenshot })));
  expect([status, json.fields]).toEqual([422, { screenshot: en.errors.screenshot }]);
});

it.each([
  ['left open', { is_agreed: false }],
  ['as a word', { is_agreed: 'true' }],
  ['missing', { is_agreed: undefined }],
])(
  'refuses feedback with the agreement %s, with and without a screenshot',
  async (_, agreement) => {
    const form = JSON.stringify(feedbackForm(agreement));
    for (const body of [form, multipartOf(form, png)]) {
      const { status, json } = await post(body);
      expect([status, json.fields]).toEqual([422, { is_agreed: en.errors.agreement }]);
    }
    expect(sentForms()).toEqual([]);
  },
);

it.each([
  ['a screenshot over 2 MB', multipartOf('{}', new Uint8Array(2 * 1024 * 1024 + 1)), 422],
  ['far more', multipartOf('{}', new Uint8Array(2_900_000)), 413],
  ['a form over 64 KB', multipartOf(JSON.stringify({ a: 'x'.repeat(65_536) }), png), 413],
  ['an empty screenshot', multipartOf(JSON.stringify(feedbackForm()), Buffer.alloc(0)), 400],
  ['a form that is no JSON', multipartOf('{half', png), 400],
  ['a form nested deep', multipartOf(`{"a":${'['.repeat(30_000)}`, png), 400],
  ['fields that do not fit', multipartOf('{"feedback_kind":"x"}', png), 422],
])('refuses %s', async (_, body, status) => {
  expect((await post(body)).status).toBe(status);
  expect(sentForms()).toEqual([]);
});

it('accepts screenshots for feedback only', async () => {
  expect((await post(multipartOf(JSON.stringify(feedbackForm()), png), 'partners')).status).toBe(
    415,
  );
});

it('counts screenshots by IP before it reads them', async () => {
  const ip = '198.19.7.7';
  for (let n = 0; n < 30; n += 1)
    expect((await post(multipartOf('{half', png), 'feedback', ip)).status).toBe(400);
  let requested = false;
  const silent = new ReadableStream({ pull: () => void (requested = true) }, { highWaterMark: 0 });
  const request = new Request('http://localhost:3000/api/applications/feedback', {
    method: 'POST',
    body: silent,
    duplex: 'half',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'multipart/form-data; boundary=xyz',
      'x-client-ip': ip,
    },
  } as RequestInit);
  const response = await POST(request, { params: Promise.resolve({ slug: 'feedback' }) });
  expect([response.status, requested]).toEqual([429, false]);
});
