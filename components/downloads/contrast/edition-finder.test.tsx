/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EditionFinder } from './edition-finder';
import type { FinderTexts } from './finder-texts';

const same = <K extends string>(...keys: K[]) =>
  Object.fromEntries(keys.map((key) => [key, key])) as unknown as Record<K, string>;

const texts: FinderTexts = {
  questions: {
    place: { title: 'Place', options: same('computer', 'server') },
    stores: { title: 'Stores', options: same('all', 'bound') },
    system: { title: 'System', options: same('windows', 'windows-server-2019', 'mac', 'linux') },
  },
  progress: ['0/3', '1/3', '2/3', '3/3'],
  waiting: 'waiting',
  result: 'result',
  why: 'why',
  mind: 'mind',
  restart: 'restart',
  reasons: same('allStores', 'ownComputer', 'serverBound', 'systemRulesOut'),
  hints: same(
    'serverOnly',
    'needsServer2019',
    'allStoresNeedComputer',
    'dotNet',
    'macChips',
    'linuxCheck',
  ),
  editions: {
    professional: { name: 'Professional', button: 'Get it', href: '/download#all' },
    vps: { name: 'VPS', button: 'Get VPS', href: '/api/download/windows-lite' },
  },
};

const answer = (question: string, name: string) =>
  userEvent.click(
    within(screen.getByRole('group', { name: new RegExp(question) })).getByRole('radio', { name }),
  );

describe('EditionFinder', () => {
  it('waits for three answers, then explains itself and leads to the right download', async () => {
    render(<EditionFinder texts={texts} />);
    expect(screen.getByText('waiting')).toBeInTheDocument();
    await answer('Place', 'server');
    await answer('Stores', 'bound');
    expect(screen.getByText('2/3')).toBeInTheDocument();
    expect(screen.getByText('waiting')).toBeInTheDocument();
    await answer('System', 'linux');
    expect(screen.getByText('Professional')).toBeInTheDocument();
    expect(screen.getByText('systemRulesOut')).toBeInTheDocument();
    expect(screen.getByText('needsServer2019')).toBeInTheDocument();
    await answer('System', 'windows-server-2019');
    expect(screen.getByText('VPS')).toBeInTheDocument();
    expect(screen.queryByText('needsServer2019')).toBeNull();
    expect(screen.getByRole('link', { name: 'Get VPS' })).toHaveAttribute(
      'href',
      '/api/download/windows-lite',
    );
  });

  it('works with the keyboard alone', async () => {
    render(<EditionFinder texts={texts} />);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByText('3/3')).toBeInTheDocument();
    expect(screen.getByText('allStores')).toBeInTheDocument();
  });

  it('starts again', async () => {
    render(<EditionFinder texts={texts} />);
    await answer('Place', 'computer');
    await userEvent.click(screen.getByRole('button', { name: 'restart' }));
    expect(screen.getByText('0/3')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'restart' })).toBeNull();
    expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(
      false,
    );
  });
});
