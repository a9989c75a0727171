import { Bone } from './bone';
import { card } from '@/components/ui/sheet';

/** As large as the panel with its empty record, so that nothing moves when it arrives. */
export function PanelPlaceholder({ title, loading }: { title: string; loading: string }) {
  return (
    <div aria-busy="true" className="text-text-2">
      <div className={card}>
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-14">
          <div className="min-h-[324px] max-sm:min-h-[389px] xl:min-h-[331px]">
            <h2 id="panel-title" className="text-h2 text-text">
              {title}
            </h2>
            <p className="sr-only">{loading}</p>
            <Bone className="mt-12 h-12 w-64 max-w-full" />
            <Bone className="mt-12 h-11 w-full max-w-[460px]" />
          </div>
          <Bone className="h-[324px] w-[200px] rounded-lg max-lg:mx-auto" />
        </div>
        <Bone className="mt-8 h-[204px] md:mt-10 lg:h-[160px] xl:h-[165px]" />
      </div>
      <div className="h-[468px] md:h-[492px]" />
    </div>
  );
}
