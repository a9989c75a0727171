/**
 * Puts values into a template in one pass, so that a value is never taken for a placeholder; a placeholder without a
 * value stays.
 * @param locale for numbers: `{limit, number}` is written as the language writes it
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | number>>,
  locale?: string,
): string {
  return template.replace(/\{(\w+)(, number)?\}/g, (whole, name: string, isNumber) => {
    const value = values[name] ?? whole;
    return isNumber ? Number(value).toLocaleString(locale) : String(value);
  });
}
