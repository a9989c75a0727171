import { cn } from '@/components/ui/cn';
import { DemoDetailPicture, type DemoDetail } from './demo-detail-picture';

export interface ContentPictureProps {
  /** A detail of the demo, or a drawing. */
  picture: DemoDetail | (() => React.ReactElement);
  hasPriority?: boolean;
  className?: string;
}

/** @returns the scene of a picture; undefined for a drawing */
export const sceneOf = (picture: ContentPictureProps['picture']) =>
  typeof picture === 'string' ? picture.split('.')[0] : undefined;

/** The picture of an article or a case, in the format all of them share. */
export function ContentPicture({ picture: Picture, hasPriority, className }: ContentPictureProps) {
  return (
    <div className={cn('aspect-[3/2] overflow-hidden bg-blue-100', className)}>
      {typeof Picture === 'string' ? (
        <DemoDetailPicture
          detail={Picture}
          hasPriority={hasPriority}
          className="size-full object-cover"
        />
      ) : (
        <Picture />
      )}
    </div>
  );
}
