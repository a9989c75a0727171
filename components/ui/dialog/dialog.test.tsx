/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';

// jsdom has no dialog behavior, so this imitates what the browser does on showModal and close.
beforeEach(() => {
  let opener: Element | null = null;
  HTMLDialogElement.prototype.showModal = jest.fn(function show(this: HTMLDialogElement) {
    opener = document.activeElement;
    this.open = true;
    this.querySelector<HTMLElement>('button')?.focus();
  });
  HTMLDialogElement.prototype.close = jest.fn(function close(this: HTMLDialogElement) {
    this.open = false;
    if (opener instanceof HTMLElement) opener.focus();
  });
});

function openDialog() {
  render(
    <Dialog trigger="Sign in" title="Welcome" closeLabel="Close">
      <p>content</p>
    </Dialog>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
}

describe('Dialog', () => {
  it('opens as a modal named by its title', async () => {
    await openDialog();
    expect(HTMLDialogElement.prototype.showModal).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Welcome' })).toHaveTextContent('content');
  });

  it('closes by its button and gives the focus back', async () => {
    await openDialog();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.querySelector('dialog')).not.toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Sign in' })).toHaveFocus();
  });

  it('closes by a press on the backdrop, not by one on the content', async () => {
    await openDialog();
    await userEvent.click(screen.getByText('content'));
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
    fireEvent.click(screen.getByRole('dialog'));
    expect(document.querySelector('dialog')).not.toHaveAttribute('open');
  });

  it('does not handle Escape itself', async () => {
    await openDialog();
    const proceeded = fireEvent(
      screen.getByRole('dialog'),
      new Event('cancel', { cancelable: true }),
    );
    expect(proceeded).toBe(true);
  });
});
