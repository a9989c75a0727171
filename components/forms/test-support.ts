import { knownRets } from '@/lib/http/errors';
import type { RefusalBody } from '@/lib/http/refusal-body';
import type { RegistrationWords, SignInWords } from './register/words';
import type { FormWords } from './words';

/** Words as the server would hand them over, short enough to look for. */
export const testFormWords: FormWords = {
  locale: 'zh-CN',
  errors: {
    required: 'fill in',
    'phone.required': 'phone missing',
    'code.required': 'code missing',
    phone: 'phone wrong',
    code: 'six digits',
    agreement: 'please tick',
  },
  done: 'done',
  failure: { network: 'no network', undecodable: 'busy' },
  summary: 'check these',
  pending: 'pending',
  optional: 'optional',
  choose: 'choose',
  over: '{n} too many',
  phone: {
    label: 'Phone',
    placeholder: '',
    area: 'Area',
    areas: [
      { value: '86', label: '+86' },
      { value: '1', label: '+1' },
    ],
  },
  code: {
    label: 'Code',
    placeholder: '',
    send: 'send code',
    sending: 'sending',
    again: 'again in {n}',
    resend: 'send again',
    sent: 'sent, please check',
    failure: { network: 'no network', undecodable: 'request error' },
    voiceOffer: 'no message?',
    voice: 'call me',
    voiceSent: 'we call',
    help: {
      title: 'no code arrived?',
      items: ['signal', 'blocked', 'number', 'calls'],
      contact: 'contact',
      lines: [{ kind: 'phone', text: '400', href: 'tel:400' }],
    },
  },
  agreement: [{ text: 'I agree to ' }, { text: 'terms', isName: true }],
};

const field = (label: string) => ({ label, placeholder: '', hint: '' });

export const testRegistrationWords: RegistrationWords = {
  form: testFormWords,
  name: 'registration',
  submit: 'register',
  password: {
    ...field('Password'),
    show: 'show',
    hide: 'hide',
    strength: 'strength',
    levels: { unfit: 'unfit', weak: 'weak', fair: 'fair', good: 'good', strong: 'strong' },
  },
  username: field('User name'),
  company: field('Company'),
  referral: { ...field('Referral'), by: 'recommended by {name}' },
  verified: 'phone verified',
  registered: { action: 'sign in now', pending: 'signing in' },
  question: { title: 'go on without?', text: '', confirm: 'go on', cancel: 'back' },
};

export const testSignInWords: SignInWords = {
  form: testFormWords,
  name: 'signing in',
  submit: 'sign in',
  register: 'register this phone',
};

export interface GivenAnswer {
  status: number;
  body: unknown;
}

export const good = (body: unknown): GivenAnswer => ({ status: 200, body });

/** A refusal as the handlers answer it: what belongs to a field names it. */
export function refused(status: number, refusal: RefusalBody): GivenAnswer {
  const known = Object.values(knownRets).find(({ key }) => key === refusal.reason);
  const fields = known?.field && { [known.field]: refusal.message };
  return { status, body: { ...(fields && { fields }), ...refusal } };
}

/** Answers calls by path, one after the other; the last answer stays. An Error is a lost network. */
export function handlers(answers: Record<string, (GivenAnswer | Error)[]>) {
  const calls: { path: string; body: Record<string, unknown>; screenshot?: Blob }[] = [];
  const ask = (path: string, init?: RequestInit) => {
    const sent = init?.body;
    const text = sent instanceof FormData ? sent.get('form') : (sent ?? '{}');
    const file = sent instanceof FormData ? sent.get('screenshot') : null;
    calls.push({
      path,
      body: JSON.parse(text as string) as Record<string, unknown>,
      ...(file instanceof Blob && { screenshot: file }),
    });
    const queue = answers[path] ?? [new Error('nobody there')];
    const next = queue.length > 1 ? queue.shift() : queue[0];
    if (!next || next instanceof Error) return Promise.reject(next ?? new Error());
    const { status, body } = next;
    return Promise.resolve({ status, ok: status < 400, json: () => Promise.resolve(body) });
  };
  Object.defineProperty(globalThis, 'fetch', { configurable: true, writable: true, value: ask });
  return { calls, to: (path: string) => calls.filter((call) => call.path === path) };
}
