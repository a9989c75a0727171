/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { DetailsList } from './details-list';

const items = [
  { title: 'First?', body: 'one' },
  { title: 'Second?', body: 'two' },
];
const openStates = () => screen.getAllByRole('group').map((group) => group.hasAttribute('open'));

describe('DetailsList', () => {
  it('opens the first entry only', () => {
    render(<DetailsList items={items} />);
    expect(openStates()).toEqual([true, false]);
  });

  it('can start closed', () => {
    render(<DetailsList items={items} isFirstOpen={false} />);
    expect(openStates()).toEqual([false, false]);
  });

  it('keeps every answer in the HTML', () => {
    render(<DetailsList items={items} isFirstOpen={false} />);
    expect(screen.getByText('two')).toBeInTheDocument();
  });
});
