/** Short values of a log line in addition to its message; undefined values are left out. */
export interface LogFields {
  readonly [name: string]: string | number | boolean | undefined;
  /** The cause, as a line or a stack. */
  readonly reason?: string | undefined;
}
