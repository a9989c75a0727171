/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './button';

jest.mock('next/link', () => ({
  __esModule: true,
  default: (props: Record<string, unknown>) => <a data-router {...props} />,
}));

describe('Button', () => {
  it('is no submit button unless asked to be', () => {
    render(<Button>保存</Button>);
    expect(screen.getByRole('button', { name: '保存' })).toHaveAttribute('type', 'button');
  });

  it.each([
    ['primary', 'bg-blue-600'],
    ['ghost', 'bg-blue-50'],
    ['outline', 'bg-paper'],
    ['inverse', 'bg-white/8'],
    ['white', 'bg-white'],
  ] as const)('%s looks like %s', (variant, look) => {
    render(<Button variant={variant}>x</Button>);
    expect(screen.getByRole('button')).toHaveClass(look);
  });

  it.each(['sm', 'md', 'lg', 'xl'] as const)('size %s is at least 44 px high', (size) => {
    render(<Button size={size}>x</Button>);
    const height = /min-h-(\d+)/.exec(screen.getByRole('button').className)?.[1];
    expect(Number(height) * 4).toBeGreaterThanOrEqual(44);
  });

  it('does nothing while disabled', async () => {
    const press = jest.fn();
    render(
      <Button disabled onClick={press}>
        x
      </Button>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(press).not.toHaveBeenCalled();
  });

  it('carries its second line in its name', () => {
    render(<Button note="Win10+">下载</Button>);
    expect(screen.getByRole('button')).toHaveAccessibleName(/下载.*Win10\+/);
  });
});

describe('ButtonLink', () => {
  it.each([
    ['/api/download/windows', false],
    ['/files/a.exe', false],
    ['https://example.com/', false],
    ['mailto:a@example.com', false],
    ['#all', false],
    ['/download', true],
    ['/en/download#all', true],
    ['/apidocs', true],
  ])('%s goes through the router: %s', (href, router) => {
    render(<ButtonLink href={href}>x</ButtonLink>);
    const link = screen.getByRole('link');
    expect(link).toHaveAttribute('href', href);
    expect(link.hasAttribute('data-router')).toBe(router);
  });

  it('can be told to be plain', () => {
    render(
      <ButtonLink plain href="/download">
        x
      </ButtonLink>,
    );
    expect(screen.getByRole('link')).not.toHaveAttribute('data-router');
  });
});
