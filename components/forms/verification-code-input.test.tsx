/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { phonePairSchema } from '@superbrowser/contract/forms/field-rules';
import { accountForms } from '@superbrowser/contract/forms/account-forms';
import { dismissToast, toastStore } from '@/components/ui/toast/toast-store';
import { VerificationCodeInput } from './verification-code-input';
import { FormFrame } from './form-frame';
import { PhoneInput } from './inputs';
import {
  TestMessages,
  okResponse,
  mockHandlers,
  refusedResponse,
  type MockResponse,
} from './forms.test-support';
import { formatRemaining } from './use-resend-countdown';
import { createSchemaResolver } from './lazy-resolver';

const startMs = 1_000_000;
const path = '/api/account/code';
/** The server's clock is an hour ahead, so only differences of its times may count. */
const serverAheadMs = 3_600_000;
const codeSentResponse = (): MockResponse => {
  const now = Date.now() + serverAheadMs;
  return okResponse({ now, resendAt: now + 60_000 });
};

function Form({ voice = true }: { voice?: boolean }) {
  const form = useForm({ resolver: createSchemaResolver(phonePairSchema) });
  const submission = {
    isPending: false,
    problem: null,
    failureCount: 0,
    submit: async () => undefined,
  };
  return (
    <TestMessages>
      <FormFrame form={form} submission={submission} fields={accountForms.signIn} label="form">
        <PhoneInput />
        <VerificationCodeInput
          path={path}
          buildBody={(pair, channel) => ({ ...pair, channel })}
          hasVoice={voice}
        />
      </FormFrame>
    </TestMessages>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const typePhone = (value: string) =>
  fireEvent.change(screen.getByLabelText('Phone'), { target: { value } });
/** Lets time pass second by second, so that the page is drawn in between as in a browser. */
const advanceTime = async (ms: number) => {
  await act(() => jest.advanceTimersByTimeAsync(ms % 1000));
  for (let msLeft = ms; msLeft >= 1000; msLeft -= 1000)
    await act(() => jest.advanceTimersByTimeAsync(1000));
};
const press = async (name: string) => {
  fireEvent.click(button(name));
  await advanceTime(0);
};

const notices = () =>
  toastStore.snapshot().map(({ title, tone, text }) => [`${title}${tone}`, text]);

beforeEach(() => {
  toastStore.snapshot().forEach(({ id }) => dismissToast(id));
  jest.useFakeTimers({ now: startMs });
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('sending a code', () => {
  it('asks for a valid phone first, and puts the cursor there', async () => {
    const { calls } = mockHandlers({});
    render(<Form />);
    typePhone('12');
    await press('send code');
    expect(calls).toEqual([]);
    expect(screen.getByText('phone wrong')).toBeInTheDocument();
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/phone wrong/);
  });

  it('counts from 60 to 1 by the server’s clock and comes back', async () => {
    const { calls } = mockHandlers({ [path]: [codeSentResponse()] });
    render(<Form />);
    typePhone('13800138000');
    await press('send code');
    expect(calls[0]?.body).toEqual({ area_code: 86, phone: '13800138000', channel: 'sms' });
    expect(notices()).toEqual([['ok', 'sent, please check']]);
    const labels: string[] = [];
    for (let second = 0; second < 60; second += 1) {
      labels.push(screen.getByText(/^again in/).textContent ?? '');
      await advanceTime(1000);
    }
    expect(labels).toEqual(Array.from({ length: 60 }, (_, n) => `again in ${60 - n}`));
    expect(button('send again')).toBeEnabled();
  });

  it('sends nothing while it counts', async () => {
    const { calls } = mockHandlers({ [path]: [codeSentResponse()] });
    render(<Form />);
    typePhone('13800138000');
    await press('send code');
    expect(button('again in 60')).toHaveAttribute('aria-disabled', 'true');
    await press('again in 60');
    expect(calls).toHaveLength(1);
  });

  it('sends once however often it is pressed', async () => {
    const { calls } = mockHandlers({ [path]: [codeSentResponse()] });
    render(<Form />);
    typePhone('13800138000');
    fireEvent.click(button('send code'));
    fireEvent.click(button('send code'));
    await advanceTime(0);
    expect(calls).toHaveLength(1);
  });

  it('sends a code to another phone at once, and remembers the first phone', async () => {
    mockHandlers({ [path]: [codeSentResponse()] });
    render(<Form />);
    typePhone('13800138000');
    await press('send code');
    typePhone('13900139000');
    expect(button('send again')).not.toHaveAttribute('aria-disabled');
    typePhone('13800138000');
    expect(button('again in 60')).toBeInTheDocument();
  });
});

describe('a refusal', () => {
  it('is shown, and its waiting time is counted down (R4)', async () => {
    mockHandlers({
      [path]: [
        refusedResponse(429, { message: 'wait 30 seconds', reason: 'tooOften', retryAfter: 30 }),
      ],
    });
    render(<Form />);
    typePhone('13800138000');
    await press('send code');
    expect(screen.getByRole('status')).toHaveTextContent('wait 30 seconds');
    expect(notices()).toEqual([]);
    expect(button('again in 30')).toBeInTheDocument();
    await advanceTime(30_000);
    expect(button('send again')).toBeInTheDocument();
  });

  it('of the phone is shown at the phone field', async () => {
    mockHandlers({
      [path]: [refusedResponse(422, { message: 'no such phone', reason: 'phoneInvalid' })],
    });
    render(<Form />);
    typePhone('13800138000');
    await press('send code');
    expect(screen.getByLabelText('Phone')).toHaveFocus();
    expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(/no such phone/);
    expect(button('send code')).toBeInTheDocument();
  });

  it.each([
    ['an answer', new Error('offline'), 'no network'],
    [
      'an upstream',
      refusedResponse(502, { message: 'request error', reason: 'other' }),
      'request error',
    ],
    ['one that can be read', { status: 502, body: '<html>' }, 'request error'],
  ])(
    'without %s leaves the button as it was, and a notification says so (E1)',
    async (_, response, text) => {
      mockHandlers({ [path]: [response] });
      render(<Form />);
      typePhone('13800138000');
      await press('send code');
      expect(screen.getByText(text)).toBeInTheDocument();
      expect(notices()).toEqual([['risk', text]]);
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
      expect(button('send code')).toBeInTheDocument();
    },
  );

  it('is read out at the field where a dialog covers the notifications', async () => {
    mockHandlers({ [path]: [new Error('offline')] });
    render(
      <dialog open>
        <Form />
      </dialog>,
    );
    typePhone('13800138000');
    await press('send code');
    expect(screen.getByRole('status')).toHaveTextContent('no network');
    expect(notices()).toEqual([]);
  });
});

describe('the voice call', () => {
  it('is offered once the first message has had time to arrive', async () => {
    const { calls } = mockHandlers({ [path]: [codeSentResponse()] });
    render(<Form />);
    typePhone('13800138000');
    expect(screen.queryByRole('button', { name: 'call me' })).not.toBeInTheDocument();
    await press('send code');
    expect(screen.queryByRole('button', { name: 'call me' })).not.toBeInTheDocument();
    await advanceTime(60_000);
    mockHandlers({ [path]: [codeSentResponse()] });
    await press('call me');
    expect(calls).toHaveLength(1);
    expect(screen.getByText('we call')).toBeInTheDocument();
    expect(notices().at(-1)).toEqual(['ok', 'we call']);
    // The next minute is for the call; the button stays and waits.
    expect(button('call me')).toHaveAttribute('aria-disabled', 'true');
  });

  it('is not offered where the handler cannot call', async () => {
    mockHandlers({ [path]: [codeSentResponse()] });
    render(<Form voice={false} />);
    typePhone('13800138000');
    await press('send code');
    await advanceTime(60_000);
    expect(screen.queryByRole('button', { name: 'call me' })).not.toBeInTheDocument();
    expect(screen.queryByText('calls')).not.toBeInTheDocument();
    expect(screen.getByText('number')).toBeInTheDocument();
  });
});

describe('a reload', () => {
  const storeCountdown = (value: unknown) =>
    sessionStorage.setItem('code_resend', JSON.stringify(value));
  const clock = { '/api/server-time': [okResponse({ timestamp: startMs + serverAheadMs })] };

  it('keeps counting by the server’s time', async () => {
    storeCountdown({ resendAt: startMs + serverAheadMs + 42_000 });
    mockHandlers(clock);
    render(<Form />);
    await advanceTime(0);
    expect(button('again in 42')).toBeInTheDocument();
  });

  it('says hours and minutes where the wait is long', async () => {
    storeCountdown({ resendAt: startMs + serverAheadMs + 3_600_000 });
    mockHandlers(clock);
    render(<Form />);
    await advanceTime(0);
    expect(button('again after 1:00:00')).toBeInTheDocument();
  });

  it('makes no phone wait for a countdown of another one', async () => {
    storeCountdown({ resendAt: startMs + serverAheadMs + 42_000, phone: '86 13900139000' });
    mockHandlers(clock);
    render(<Form />);
    typePhone('13800138000');
    await advanceTime(0);
    expect(button('send again')).not.toHaveAttribute('aria-disabled');
  });

  it('offers a call when the countdown is over', async () => {
    storeCountdown({ resendAt: startMs + serverAheadMs - 1 });
    mockHandlers(clock);
    render(<Form />);
    await advanceTime(0);
    expect(button('call me')).not.toHaveAttribute('aria-disabled');
    expect(sessionStorage.getItem('code_resend')).toBeNull();
  });

  it('ignores a stored value that is not a time', async () => {
    storeCountdown({ resendAt: 'soon' });
    const { calls } = mockHandlers(clock);
    render(<Form />);
    await advanceTime(0);
    expect(calls).toEqual([]);
    expect(button('send code')).toBeInTheDocument();
  });
});

it.each([
  [1, '1'],
  [60, '60'],
  [99, '99'],
  [100, '1:40'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [86_399, '23:59:59'],
])('%d seconds read %s', (seconds, text) => expect(formatRemaining(seconds)).toBe(text));
