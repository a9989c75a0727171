/** Short facts between rules. */
export function RuledNotes({ items }: { items: readonly string[] }) {
  return (
    <ul className="border-b border-line-2">
      {items.map((item) => (
        <li key={item} className="border-t border-line-2 py-3.5 text-[15px] leading-relaxed">
          {item}
        </li>
      ))}
    </ul>
  );
}
