import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ClientMessages, type ClientMessagesProps } from '@/components/client-messages';
import { refusalByRet } from '@/lib/core/http/responses/error-catalog';
import type { RefusalBody } from '@/lib/core/http/responses/refusal-body';
import { teamInvited } from '@/messages/en-US/accounts.json';

const field = (label: string) => ({ label, placeholder: '', hint: '' });

/** Texts as the server passes them, short enough to search for. */
const testGroups = {
  forms: {
    summary: 'check these',
    pending: 'pending',
    done: 'done',
    optional: 'optional',
    choose: 'choose',
    over: '{n} too many',
    phone: { areas: { 86: '+86', 1: '+1' } },
    code: {
      send: 'send code',
      sending: 'sending',
      again: 'again in {n}',
      againIn: 'again after {n}',
      resend: 'send again',
      voiceOffer: 'no message?',
      voice: 'call me',
      textSent: 'sent, please check',
      voiceSent: 'we call',
      help: {
        title: 'no code arrived?',
        signal: 'signal',
        blocked: 'blocked',
        number: 'number',
        voice: 'calls',
        contact: 'contact',
      },
    },
    agreement: {
      lead: 'I agree to ',
      service: 'terms',
      and: ' and ',
      privacy: 'privacy',
      newTab: '',
    },
  },
  fields: {
    names: {
      phone: { ...field('Phone'), missing: 'phone missing' },
      area_code: { label: 'Area' },
      code: { ...field('Code'), missing: 'code missing' },
      password: field('Password'),
      username: field('User name'),
      company_name: field('Company'),
      referral_code: field('Referral'),
      name: field('Your name'),
    },
    errors: {
      required: 'fill in',
      phone: 'phone wrong',
      code: 'six digits',
      agreement: 'please tick',
    },
    named: {},
  },
  'errors.byCode': {
    network: 'no network',
    busy: 'busy',
    codeRequest: 'request error',
  },
  'register.panel': {
    title: { register: 'Registering', signIn: 'Welcome back' },
    lead: { register: '', signIn: '' },
    mode: { register: 'new here', signIn: 'known here' },
    modes: 'modes',
  },
  'register.form': {
    name: { owner: 'registration', employee: 'registration' },
    submit: { owner: 'register', employee: 'register' },
    company: { owner: '', employee: '' },
    password: {
      show: 'show',
      hide: 'hide',
      strength: 'strength',
      levels: { unfit: 'unfit', weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' },
    },
    verified: 'phone verified',
    registered: { action: 'sign in now', pending: 'signing in' },
    question: { title: 'go on without?', text: '', confirm: 'go on', cancel: 'back' },
  },
  'register.signIn': { name: 'signing in', submit: 'sign in', register: 'register this phone' },
  'common.promoter': { recommended: 'recommended by {name}' },
  'staffRegister.done': { title: 'Done', text: '', paste: 'paste it', download: 'download' },
  'staffRegister.paste': {
    label: 'Link',
    placeholder: '',
    hint: 'hint',
    submit: 'open',
    errors: { required: 'paste it', foreign: 'not ours', invalid: 'no link' },
  },
  teamInvited,
} satisfies ClientMessagesProps['groups'];

/** A component for the `wrapper` of a render. */
export function TestMessages({
  children,
  locale = 'zh-CN',
}: {
  children: ReactNode;
  locale?: ClientMessagesProps['locale'];
}) {
  return (
    <ClientMessages
      locale={locale}
      groups={testGroups}
      contacts={[{ kind: 'phone', text: '400', href: 'tel:400' }]}
    >
      {children}
    </ClientMessages>
  );
}

export interface MockResponse {
  status: number;
  body: unknown;
}

export const okResponse = (body: unknown): MockResponse => ({ status: 200, body });

/** A refusal as the handlers answer it; it names the fields it is about. */
export function refusedResponse(status: number, refusal: RefusalBody): MockResponse {
  const inputError = Object.values(refusalByRet).find(({ code }) => code === refusal.reason);
  const fields = inputError?.field && { [inputError.field]: refusal.message };
  return { status, body: { ...(fields && { fields }), ...refusal } };
}

/** Answers calls by path in the given order; the last answer repeats. An Error stands for a lost network. */
export function mockHandlers(responses: Record<string, (MockResponse | Error)[]>) {
  const calls: { path: string; body: Record<string, unknown>; screenshot?: Blob }[] = [];
  const request = (path: string, init?: RequestInit) => {
    const requestBody = init?.body;
    const text = requestBody instanceof FormData ? requestBody.get('form') : (requestBody ?? '{}');
    const file = requestBody instanceof FormData ? requestBody.get('screenshot') : null;
    calls.push({
      path,
      body: JSON.parse(text as string) as Record<string, unknown>,
      ...(file instanceof Blob && { screenshot: file }),
    });
    const queue = responses[path] ?? [new Error('no response')];
    const response = queue.length > 1 ? queue.shift() : queue[0];
    if (!response || response instanceof Error) return Promise.reject(response ?? new Error());
    const { status, body } = response;
    return Promise.resolve({ status, ok: status < 400, json: () => Promise.resolve(body) });
  };
  Object.defineProperty(globalThis, 'fetch', {
    configurable: true,
    writable: true,
    value: request,
  });
  return { calls, callsTo: (path: string) => calls.filter((call) => call.path === path) };
}

/** Waits until the promises that are settled already have run their callbacks, and React has rendered. */
export const flushPromises = () =>
  act(async () => void (await new Promise((done) => setTimeout(done))));
