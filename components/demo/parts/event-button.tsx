import type { ComponentProps } from 'react';
import { isSameEvent } from '@/lib/demo/next-click';
import type { DemoEvent } from '@/lib/demo/state';
import { useDemo } from '../demo-context';

interface EventButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'onClick'> {
  event: DemoEvent;
}

/** A button for one event; the scene's next click is marked by a ring. */
export function EventButton({ event, ...rest }: EventButtonProps) {
  const { send, nextClick } = useDemo();
  return (
    <button
      type="button"
      data-hint={isSameEvent(event, nextClick) || undefined}
      onClick={() => send(event)}
      {...rest}
    />
  );
}
