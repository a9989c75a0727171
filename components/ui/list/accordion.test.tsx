/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Accordion } from './accordion';

const items = [
  { title: 'First?', body: 'one' },
  { title: 'Second?', body: 'two' },
];
const openStates = () => screen.getAllByRole('group').map((group) => group.hasAttribute('open'));

describe('Accordion', () => {
  it('opens the first entry only', () => {
    render(<Accordion items={items} />);
    expect(openStates()).toEqual([true, false]);
  });

  it('can start closed', () => {
    render(<Accordion items={items} isFirstOpen={false} />);
    expect(openStates()).toEqual([false, false]);
  });

  it('keeps every answer in the HTML', () => {
    render(<Accordion items={items} isFirstOpen={false} />);
    expect(screen.getByText('two')).toBeInTheDocument();
  });
});
