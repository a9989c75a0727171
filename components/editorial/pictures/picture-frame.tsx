import { cn } from '@/components/ui/cn';
import { ReadingPicture, type ReadingDetail } from './reading-picture';

export interface PictureFrameProps {
  /** A detail of the demo, or a drawing. */
  picture: ReadingDetail | (() => React.ReactElement);
  priority?: boolean;
  className?: string;
}

/** @returns the moment of the demo a picture shows; a drawing shows none */
export const sceneOf = (picture: PictureFrameProps['picture']) =>
  typeof picture === 'string' ? picture.split('.')[0] : undefined;

/** The picture of an article or a scenario: it fills its place and is cut at the edges. */
export function PictureFrame({ picture: Picture, priority, className }: PictureFrameProps) {
  return (
    <div className={cn('aspect-[4/3] overflow-hidden bg-blue-100', className)}>
      {typeof Picture === 'string' ? (
        <ReadingPicture
          detail={Picture}
          priority={priority}
          className="size-full object-cover object-left-top"
        />
      ) : (
        <Picture />
      )}
    </div>
  );
}
