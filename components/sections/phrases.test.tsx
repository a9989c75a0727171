/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { Phrases } from './phrases';

const text = (value: string) => render(<Phrases text={value} />).container.textContent;

describe('Phrases', () => {
  it.each([
    ['店铺各自独立，|一处从容掌控', '店铺各自独立，一处从容掌控'],
    ['Every store.| All of them.', 'Every store. All of them.'],
    ['one', 'one'],
  ])('%s reads as %s', (value, expected) => expect(text(value)).toBe(expected));

  it('keeps each phrase together', () => {
    const { container } = render(<Phrases text="a|b" />);
    expect(container.querySelectorAll('.phrase')).toHaveLength(2);
  });
});
