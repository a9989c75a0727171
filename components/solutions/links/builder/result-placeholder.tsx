import { Icon } from '@/components/ui/icon';

/** Where the link will be: an empty code with its three corner marks. */
export function ResultPlaceholder({ text, marks }: { text: string; marks: string }) {
  return (
    <div className="grid min-h-[300px] place-items-center rounded-lg border-[1.5px] border-dashed border-control p-6 text-center lg:min-h-[480px]">
      <div>
        <span aria-hidden="true" className="mx-auto grid w-24 grid-cols-2 gap-5 text-line-2">
          <span className="size-9 rounded-sm border-[6px] border-current" />
          <span className="size-9 rounded-sm border-[6px] border-current" />
          <span className="size-9 rounded-sm border-[6px] border-current" />
          <Icon name="arrow-right" size={30} className="m-auto text-control" />
        </span>
        <p className="mt-6 max-w-[18em] text-text">{text}</p>
        <p className="mt-2 text-sm text-text-3">{marks}</p>
      </div>
    </div>
  );
}
