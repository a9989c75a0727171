/** A row with these columns as numbers, because PostgreSQL returns sums as text. */
export const columnsAsNumbers = <Row extends Record<string, unknown>, Key extends keyof Row>(
  row: Row,
  columns: readonly Key[],
) =>
  ({ ...row, ...Object.fromEntries(columns.map((key) => [key, Number(row[key])])) }) as Omit<
    Row,
    Key
  > & { [key in Key]: number };
