import { Component, type ReactNode } from 'react';
import type { LessonId } from '@/lib/demo/lessons';
import { sceneNamed, type SceneId } from '@/lib/demo/scene-ids';
import type { StoreId } from '@/lib/demo/stores';
import { DemoIsland, type DemoIslandProps } from './demo-island';
import type { LiveHost } from './live-slot';
import type { DemoMessages } from './demo-messages';

/** Where the visitor pressed before the demo was there. */
export interface Press {
  readonly x: number;
  readonly y: number;
}

/** An error in the demo costs the demo, not the page. */
class Guard extends Component<{ onError: () => void; children: ReactNode }, { issue: boolean }> {
  override state = { issue: false };
  static getDerivedStateFromError = () => ({ issue: true });
  override componentDidCatch() {
    this.props.onError();
  }
  override render() {
    return this.state.issue ? null : this.props.children;
  }
}

const wordsOfPage = async (): Promise<DemoMessages> =>
  (document.documentElement.lang === 'en-US'
    ? await import('@/messages/en-US/demo.json')
    : await import('@/messages/zh-CN/demo.json')
  ).demo;

/** What a stage asks for: the demo, or a lesson in it, whose player only pages with lessons fetch. */
async function drawn(
  { dataset }: HTMLElement,
  scene: SceneId,
  props: Pick<DemoIslandProps, 'messages' | 'onReady'>,
) {
  if (dataset.sceneStage !== 'lesson')
    return (
      <DemoIsland
        scene={scene}
        full={dataset.sceneStage === 'full'}
        opened={dataset.opened as StoreId | undefined}
        {...props}
      />
    );
  const { LessonIsland } = await import('./lesson/lesson-island');
  return <LessonIsland lesson={dataset.lesson as LessonId} {...props} />;
}

/**
 * Draws the live demo of a stage. Once it is there it shows itself in its picture's place, and repeats the press that
 * asked for it.
 * @returns puts the picture back
 */
export async function liveDemo(
  stage: HTMLElement,
  pressed: () => Press | undefined,
): Promise<(() => void) | undefined> {
  const messages = await wordsOfPage();
  const picture = stage.querySelector<HTMLElement>('[data-scene-picture]');
  const host = stage.querySelector<LiveHost>('[data-scene-live]');
  const scene = sceneNamed(stage.dataset.scene ?? '');
  // Gone meanwhile, with its page.
  if (!picture || !host?.draw || !scene || !stage.isConnected) return undefined;
  const show = (ready: boolean) => {
    host.hidden = !ready;
    picture.hidden = ready;
  };
  const onReady = () => {
    show(true);
    const press = pressed();
    if (!press) return;
    const control = document
      .elementFromPoint(press.x, press.y)
      ?.closest<HTMLElement>('button, [data-press]');
    if (control && host.contains(control)) control.click();
  };
  const demo = await drawn(stage, scene, { messages, onReady });
  const away = () => show(false);
  host.draw(<Guard onError={away}>{demo}</Guard>);
  return () => {
    away();
    host.draw?.(null);
  };
}
