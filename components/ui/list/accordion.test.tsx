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

  it('keeps every answer in the HTML', () => {
    render(<Accordion items={items} />);
    expect(screen.getByText('two')).toBeInTheDocument();
  });
});
