/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fillTemplate } from '@/components/ui/fill-template';
import { finderQuestions, type FinderQuestion } from '@/lib/releases/editions/edition-finder';
import { minimumSystemValues } from '@/lib/releases/minimum-systems';
import { contrast } from '@/messages/en-US/download.json';
import { EditionFinder } from './edition-finder';

const messages = contrast.finder;
const finder = (
  <EditionFinder
    messages={messages}
    values={minimumSystemValues}
    hrefs={{ professional: '/download#all', vps: '/api/download/windows-lite' }}
  />
);
const withSystems = (text: string) => fillTemplate(text, minimumSystemValues);
const progress = (done: number) => fillTemplate(messages.progress, { done });

const chooseAnswer = <Q extends FinderQuestion>(
  question: Q,
  name: (typeof finderQuestions)[Q][number] & keyof (typeof messages)[Q],
) =>
  userEvent.click(
    within(
      screen.getByRole('group', { name: new RegExp(messages[question].title.slice(0, -1)) }),
    ).getByRole('radio', { name: withSystems(String(messages[question][name])) }),
  );

describe('EditionFinder', () => {
  it('waits for three answers, then explains its result and leads to the right download', async () => {
    render(finder);
    expect(screen.getByText(messages.waiting)).toBeInTheDocument();
    await chooseAnswer('place', 'server');
    await chooseAnswer('stores', 'bound');
    expect(screen.getByText(progress(2))).toBeInTheDocument();
    expect(screen.getByText(messages.waiting)).toBeInTheDocument();
    await chooseAnswer('system', 'linux');
    expect(screen.getByText(messages.editions.professional.name)).toBeInTheDocument();
    expect(screen.getByText(withSystems(messages.reasons.systemRulesOut))).toBeInTheDocument();
    expect(screen.getByText(withSystems(messages.hints.needsServer2019))).toBeInTheDocument();
    await chooseAnswer('system', 'windows-server-2019');
    expect(screen.getByText(messages.editions.vps.name)).toBeInTheDocument();
    expect(screen.queryByText(withSystems(messages.hints.needsServer2019))).toBeNull();
    expect(screen.getByRole('link', { name: messages.editions.vps.button })).toHaveAttribute(
      'href',
      '/api/download/windows-lite',
    );
  });

  it('works with the keyboard alone', async () => {
    render(finder);
    const user = userEvent.setup();
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard(' ');
    await user.tab();
    await user.keyboard(' ');
    expect(screen.getByText(progress(3))).toBeInTheDocument();
    expect(screen.getByText(messages.reasons.allStores)).toBeInTheDocument();
  });

  it('starts again', async () => {
    render(finder);
    await chooseAnswer('place', 'computer');
    await userEvent.click(screen.getByRole('button', { name: messages.restart }));
    expect(screen.getByText(progress(0))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: messages.restart })).toBeNull();
    expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(
      false,
    );
  });

  it('has a text for every answer, with the versions filled in', () => {
    render(finder);
    const names = screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent);
    expect(names).toHaveLength(Object.values(finderQuestions).flat().length);
    expect(names.join('')).not.toMatch(/[{}]/);
    expect(names).not.toContain('');
  });
});
