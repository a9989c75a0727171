import { act, fireEvent, render, screen } from '@testing-library/react';
import type { InvitationAnswer } from '@/lib/accounts/contract';
import texts from '@/messages/en-US/teamInvited.json';
import { formWords } from '../test-support';
import { TeamDesk } from './team-desk';
import type { TeamWords } from './words';

const download = { label: 'Download', note: '' };
export const words: TeamWords = {
  ...texts,
  form: formWords,
  download: {
    auto: download,
    windows: download,
    mac: download,
    linux: download,
    android: download,
    other: download,
  },
  hrefs: { home: '/', staff: '/staffregister', list: '/download#all' },
};

export const paths = {
  status: '/api/team-invitation/status',
  code: '/api/team-invitation/code',
  join: '/api/team-invitation/join',
};

export const answer = (given: Partial<InvitationAnswer>): InvitationAnswer => ({
  state: 'noAccount',
  inviter: 'Lin',
  companyName: 'Far Sail',
  readonlyName: '',
  ...given,
});

export const settle = () =>
  act(async () => void (await new Promise((done) => setTimeout(done))));
export const heading = () => screen.getByRole('heading', { level: 1 });
export const button = (name: string) => screen.getByRole('button', { name });
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Opens the page at an address. */
export async function open(search: string) {
  window.history.replaceState(null, '', `/teaminvited${search}`);
  render(<TeamDesk words={words} />);
  await settle();
}

export async function fill(name: string | null = 'Chen') {
  type('Phone', '138 0013 8000');
  type('Code', '123456');
  if (name !== null) type(texts.name.label, name);
  fireEvent.click(button(texts.submit));
  await settle();
}

export { texts };
