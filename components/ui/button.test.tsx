/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './button';
import { buttonStyles } from './button-styles';

jest.mock('next/link', () => ({
  __esModule: true,
  default: (props: Record<string, unknown>) => <a data-router {...props} />,
}));

describe('Button', () => {
  it('is no submit button unless asked to be', () => {
    render(<Button>保存</Button>);
    expect(screen.getByRole('button', { name: '保存' })).toHaveAttribute('type', 'button');
  });

  const looks = [
    { variant: 'primary' },
    { variant: 'ghost' },
    { variant: 'outline' },
    { variant: 'inverse' },
    { variant: 'white' },
    { size: 'sm' },
    { size: 'lg' },
    { size: 'xl' },
  ] as const;

  it.each(looks)('wears the look %j, and so does a link', (look) => {
    render(
      <>
        <Button {...look}>x</Button>
        <ButtonLink {...look} href="/download">
          y
        </ButtonLink>
      </>,
    );
    for (const role of ['button', 'link'])
      expect(screen.getByRole(role)).toHaveClass(buttonStyles(look), { exact: true });
  });

  it('has a look of its own for each', () =>
    expect(new Set(looks.map((look) => buttonStyles(look))).size).toBe(looks.length));

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
