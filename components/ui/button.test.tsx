/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonLink } from './button';
import { buttonStyles } from './button-styles';

describe('Button', () => {
  it('is no submit button unless it has that type', () => {
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

  it.each(looks)('has the look %j, and so does a link', (look) => {
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

  it('has a different look for each variant', () =>
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

  it('has its second line in its accessible name', () => {
    render(<Button note="Win10+">下载</Button>);
    expect(screen.getByRole('button')).toHaveAccessibleName(/下载.*Win10\+/);
  });
});
