import { cn } from '@/components/ui/cn';
import { ReadingPicture, type ReadingDetail } from './reading-picture';

export interface PictureFrameProps {
  /** A detail of the demo, or a drawing. */
  picture: ReadingDetail | (() => React.ReactElement);
  priority?: boolean;
  className?: string;
}

/** @returns the scene of a picture; undefined for a drawing */
export const sceneOf = (picture: PictureFrameProps['picture']) =>
  typeof picture === 'string' ? picture.split('.')[0] : undefined;

/** The picture of an article or a scenario, in the format all of them share. */
export function PictureFrame({ picture: Picture, priority, className }: PictureFrameProps) {
  return (
    <div className={cn('aspect-[3/2] overflow-hidden bg-blue-100', className)}>
      {typeof Picture === 'string' ? (
        <ReadingPicture detail={Picture} priority={priority} className="size-full object-cover" />
      ) : (
        <Picture />
      )}
    </div>
  );
}
