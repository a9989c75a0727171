/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { maxScreenshotBytes } from '@superbrowser/contract/forms/fields';
import { fields } from '@/messages/en-US/forms.json';
import { applications } from '@/messages/en-US/applications.json';
import {
  fillForm,
  apiPathOf,
  openForm,
  sendForm,
} from './application/application-form.test-support';
import { flushPromises, okResponse, mockHandlers, refusedResponse } from './forms.test-support';

/** The bytes of a blob; jsdom's blobs cannot be read directly. */
const bytesOf = (blob: Blob | undefined) =>
  new Promise<number[]>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve([...new Uint8Array(reader.result as ArrayBuffer)]);
    reader.readAsArrayBuffer(blob ?? new Blob());
  });

const { feedback } = applications;
const replace = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ replace }) }));

beforeEach(() => sessionStorage.clear());

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13];
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 16, 74, 70, 73, 70, 0, 1];
const webp = [...Buffer.from('RIFF'), 1, 0, 0, 0, ...Buffer.from('WEBPVP8 ')];

const file = (bytes: number[] | Uint8Array, name: string, type = '') =>
  new File([new Uint8Array(bytes)], name, { type });
const input = () => screen.getByLabelText(new RegExp(`^${fields.names.screenshot.label}`));

/** Chooses a file and waits until it was read, and is shown or refused. */
async function chooseFile(chosen: File) {
  fireEvent.change(input(), { target: { files: [chosen] } });
  await waitFor(() => expect(screen.queryByText(chosen.name) ?? input().ariaInvalid).toBeTruthy());
}

const path = apiPathOf('feedback');

describe('a screenshot', () => {
  it.each([
    ['PNG', png],
    ['JPEG', jpeg],
    ['WebP', webp],
  ])('with the content of a %s is shown, and sent unchanged with the form', async (_, bytes) => {
    const { calls } = mockHandlers({ [path]: [okResponse({ number: 'K7M2P9QXWA' })] });
    const { container } = openForm('feedback');
    fillForm('feedback');
    await chooseFile(file(bytes, 'shot.bin'));
    expect(screen.getByText('shot.bin')).toBeInTheDocument();
    expect(container.querySelector('img')?.src).toMatch(/^data:image\/(png|jpeg|webp);base64,/);
    await sendForm();
    expect(await bytesOf(calls[0]?.screenshot)).toEqual(bytes);
    expect(calls[0]?.body).not.toHaveProperty('screenshot');
  });

  it.each([
    ['of another kind, whatever its name and type say', [71, 73, 70, 56, 57, 97, 0, 0, 0, 0, 0, 0]],
    ['that is empty', []],
  ])('is refused at once: %s', async (_, bytes) => {
    mockHandlers({});
    const { container } = openForm('feedback');
    await chooseFile(file(bytes, 'shot.png', 'image/png'));
    expect(input()).toBeInvalid();
    expect(input()).toHaveAccessibleDescription(new RegExp(fields.errors.screenshot));
    expect(container.querySelector('img')).not.toBeInTheDocument();
  });

  it('is refused if larger than 2 MB, and accepted with exactly 2 MB', async () => {
    openForm('feedback');
    const largestBytes = new Uint8Array(maxScreenshotBytes);
    largestBytes.set(png);
    await chooseFile(file(largestBytes, 'fits.png'));
    expect(input()).toBeValid();
    await chooseFile(file(new Uint8Array(maxScreenshotBytes + 1), 'large.png'));
    expect(input()).toHaveAccessibleDescription(new RegExp(fields.errors.screenshotSize));
    expect(screen.queryByText('fits.png')).not.toBeInTheDocument();
  });

  it('keeps the form from being sent while it is refused', async () => {
    const { calls } = mockHandlers({ [path]: [okResponse({ number: 'K7M2P9QXWA' })] });
    openForm('feedback');
    fillForm('feedback');
    await chooseFile(file([71, 73, 70, 56], 'shot.gif'));
    await sendForm();
    expect(calls).toEqual([]);
    expect(input()).toHaveAccessibleDescription(new RegExp(fields.errors.screenshot));
    fireEvent.click(screen.getByRole('button', { name: feedback.screenshot.remove }));
    await sendForm();
    expect(calls).toHaveLength(1);
    expect(calls[0]).not.toHaveProperty('screenshot');
  });

  it('keeps the form from being sent while it is read', async () => {
    const { calls } = mockHandlers({ [path]: [okResponse({ number: 'K7M2P9QXWA' })] });
    openForm('feedback');
    fillForm('feedback');
    fireEvent.change(input(), { target: { files: [file(png, 'shot.png')] } });
    fireEvent.submit(screen.getByRole('form'));
    await flushPromises();
    expect(calls).toEqual([]);
    await screen.findByText('shot.png');
    await sendForm();
    expect(await bytesOf(calls[0]?.screenshot)).toEqual(png);
  });

  it('is sent if it was chosen last, even when an earlier one takes longer to read', async () => {
    const { calls } = mockHandlers({ [path]: [okResponse({ number: 'K7M2P9QXWA' })] });
    openForm('feedback');
    fillForm('feedback');
    const slowBytes = new Uint8Array(maxScreenshotBytes);
    slowBytes.set(png);
    const first = file(slowBytes, 'first.png');
    fireEvent.change(input(), { target: { files: [first] } });
    await chooseFile(file(jpeg, 'last.jpg'));
    // The test reads the file as often as the form does and begins after it, so the form has read it by then.
    for (let times = 0; times < 2; times += 1) await bytesOf(first);
    await flushPromises();
    await sendForm();
    expect(await bytesOf(calls[0]?.screenshot)).toEqual(jpeg);
  });

  it('can be removed and is then not sent', async () => {
    const { calls } = mockHandlers({ [path]: [okResponse({ number: 'K7M2P9QXWA' })] });
    openForm('feedback');
    fillForm('feedback');
    await chooseFile(file(png, 'shot.png'));
    fireEvent.click(screen.getByRole('button', { name: feedback.screenshot.remove }));
    expect(input()).toHaveFocus();
    await sendForm();
    expect(calls[0]).not.toHaveProperty('screenshot');
  });

  it('changes the idempotency key of the form, also after a reload', async () => {
    const { calls } = mockHandlers({ [path]: [new Error('offline')] });
    const sendWith = async (bytes: number[]) => {
      const page = openForm('feedback');
      fillForm('feedback');
      await chooseFile(file(bytes, 'shot.png'));
      await sendForm();
      page.unmount();
      return calls.at(-1)?.body.idempotency_key;
    };
    const first = await sendWith(png);
    expect(await sendWith(png)).toBe(first);
    expect(await sendWith([...png, 1])).not.toBe(first);
  });

  it('is sent even if its file was deleted after it was chosen', async () => {
    const { calls } = mockHandlers({ [path]: [okResponse({ number: 'K7M2P9QXWA' })] });
    openForm('feedback');
    fillForm('feedback');
    const chosen = file(png, 'shot.png');
    await chooseFile(chosen);
    await sendForm();
    expect(calls[0]?.screenshot).not.toBe(chosen);
    expect(await bytesOf(calls[0]?.screenshot)).toEqual(png);
  });

  it('is never stored in the draft', async () => {
    openForm('feedback');
    fillForm('feedback');
    await chooseFile(file(png, 'shot.png'));
    expect(sessionStorage.getItem('apply_draft_feedback')).not.toContain('iVBOR');
  });

  it('shows the server’s refusal at its field', async () => {
    mockHandlers({
      [path]: [
        refusedResponse(422, {
          reason: 'fieldsInvalid',
          message: 'check',
          fields: { screenshot: 'no picture' },
        }),
      ],
    });
    openForm('feedback');
    fillForm('feedback');
    await chooseFile(file(png, 'shot.png'));
    await sendForm();
    expect(input()).toHaveAccessibleDescription(/no picture/);
  });
});
