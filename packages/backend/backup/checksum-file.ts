/** The file with a backup's checksum, which lies next to the backup. Pure. */
import { basename } from 'node:path';

/** Path of a backup's checksum, in the format of `sha256sum --check`. */
export const checksumPath = (file: string) => `${file}.sha256`;
/** Has the name without its folder, so that the check works wherever both files are moved together. */
export const checksumLine = (sha256: string, file: string) => `${sha256}  ${basename(file)}\n`;
