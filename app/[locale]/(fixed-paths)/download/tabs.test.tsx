/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = (
  <Tabs
    name="list"
    label="Lists"
    items={[
      { id: 'site', label: 'Website', panel: <p>five</p> },
      { id: 'v6', label: 'v6', panel: <p>six</p> },
      { id: 'old', label: 'Old', panel: <p>four</p> },
    ]}
  />
);

describe('Tabs', () => {
  it('holds every panel in the HTML and starts with the first', () => {
    render(tabs);
    expect(document.body).toHaveTextContent('five');
    expect(document.body).toHaveTextContent('four');
    expect(screen.getByRole('radio', { name: 'Website' })).toBeChecked();
  });

  it('is a named group', () => {
    render(tabs);
    expect(screen.getByRole('group', { name: 'Lists' })).toContainElement(
      screen.getByLabelText('v6'),
    );
  });

  it('moves between tabs with the arrow keys, around the ends', async () => {
    render(tabs);
    await userEvent.tab();
    expect(screen.getByLabelText('Website')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByLabelText('v6')).toBeChecked();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByLabelText('Website')).toBeChecked();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByLabelText('Old')).toBeChecked();
  });

  it('is one focus stop in the page', async () => {
    render(tabs);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });
});
