/** The names that packages may have. */
import 'server-only';
import { basename } from 'node:path';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { refusalError } from './operation-error';

/**
 * Names that /files delivers (D5). They contain no underscore, because the first underscore begins a promoter's code
 * (D2).
 */
const packageNamePattern = /^[A-Za-z0-9][A-Za-z0-9.+-]*\.[A-Za-z0-9]+$/;

/** @throws OperationError for a name that /files would not deliver */
export function requirePackageName(file: string): string {
  const name = basename(file);
  if (packageNamePattern.test(name)) return name;
  throw refusalError(
    bilingual(
      `${name}：安装包的名字只用字母、数字、“.”“+”“-”，不能有“_”（它后面是推广码）。`,
      `${name}: a package is named with letters, digits, ".", "+" and "-", and no "_": what follows it is a promoter.`,
    ),
  );
}
