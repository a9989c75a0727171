import { getTranslations } from 'next-intl/server';
import { lessonOf, type LessonId } from '@/lib/demo/lessons';
import { pickMessages } from '@/lib/core/i18n/pick-messages';
import { LiveDemoContainer } from '../live-demo-container';
import { DemoStagePicture } from '../demo-stage-picture';
import { captionsOf } from '../demo-messages';
import type { StageKind } from '../watch-demo-stages';
import { LessonFrame } from './lesson-frame';

/**
 * A lesson with its first picture and all its captions. The player replaces both in the same frame when the frame comes
 * near the viewport (watch-demo-stages.ts); without JavaScript picture and captions stay.
 */
export async function LessonStage({ lesson }: { lesson: LessonId }) {
  const { scene } = lessonOf(lesson);
  const captions = captionsOf(pickMessages(await getTranslations(), 'demo.lessons'), lesson);
  return (
    <div data-scene-stage={'lesson' satisfies StageKind} data-scene={scene} data-lesson={lesson}>
      <div data-scene-picture>
        <LessonFrame
          screen={<DemoStagePicture scene={scene} />}
          caption={captions[0]}
          captions={captions}
        />
      </div>
      <LiveDemoContainer />
    </div>
  );
}
