import { fireEvent, render, screen } from '@testing-library/react';
import type { InvitationResponse } from '@superbrowser/contract/handler-responses';
import { teamInvited as texts } from '@/messages/en-US/accounts.json';
import { flushPromises, TestMessages } from '../forms.test-support';
import { TeamInvitation } from './team-invitation';

const buttonTexts = { label: 'Download', note: '' };
const downloadMessages = {
  auto: buttonTexts,
  windows: buttonTexts,
  mac: buttonTexts,
  linux: buttonTexts,
  android: buttonTexts,
  other: buttonTexts,
};

export const teamApiPaths = {
  status: '/api/team-invitation/status',
  code: '/api/team-invitation/code',
  join: '/api/team-invitation/join',
};

export const createInvitation = (changes: Partial<InvitationResponse>): InvitationResponse => ({
  state: 'noAccount',
  inviter: 'Lin',
  companyName: 'Far Sail',
  readonlyName: '',
  ...changes,
});

export const getPageHeading = () => screen.getByRole('heading', { level: 1 });
export const getButton = (name: string) => screen.getByRole('button', { name });
export const typeInto = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

export async function openInvitation(search: string) {
  window.history.replaceState(null, '', `/teaminvited${search}`);
  render(<TeamInvitation downloadMessages={downloadMessages} />, { wrapper: TestMessages });
  await flushPromises();
}

export async function submitJoinForm(name: string | null = 'Chen') {
  typeInto('Phone', '138 0013 8000');
  typeInto('Code', '123456');
  if (name !== null) typeInto('Your name', name);
  fireEvent.click(getButton(texts.submit));
  await flushPromises();
}

export { texts };
