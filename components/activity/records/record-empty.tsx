/** Places for people who are still to come. */
export function RecordEmpty({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid min-h-[344px] place-content-center justify-items-center border-t-2 border-text text-center">
      <span aria-hidden="true" className="flex gap-3">
        {[0, 1, 2].map((place) => (
          <span
            key={place}
            className="size-12 rounded-full border-[1.5px] border-dashed border-control"
          />
        ))}
      </span>
      <h3 className="mt-5 text-h3 text-text">{title}</h3>
      <p className="mt-1.5 max-w-[28em]">{text}</p>
    </div>
  );
}
