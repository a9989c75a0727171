/** Checks of a version that is to be published. */
import 'server-only';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { refusalError } from '../common/operation-error';
import { packageExtension } from '../uploads/file-beginnings';
import { extensionsByPlatform, storedPlatformOf, type Platform } from './platforms';
import type { ReleaseDescription } from './publish-release';
import { platformField } from './release-fields';

/** @throws OperationError for v6 of a platform without v6, and for v6 versions of another type than the latest */
export function validateLineAndType({
  platform,
  line,
  type,
}: Omit<ReleaseDescription, 'version'>): void {
  if (line === 'v6' && (storedPlatformOf(platform).v6 === undefined || type !== 'latest'))
    throw refusalError(
      bilingual(
        'v6 只有 Windows 64 位、Mac、Linux 的最新版。',
        'v6 has one latest version for Windows 64-bit, Mac and Linux only.',
      ),
      'line',
    );
}

/**
 * @param name the package's name, or the path of its address
 * @throws OperationError for a file type the platform does not use
 */
export function validateFileType(platform: Platform, name: string, isFile: boolean): void {
  const wantsZip = platform === 'windows-zip';
  if (storedPlatformOf(platform).wirePlatform === 'Win' && /\.zip$/i.test(name) !== wantsZip)
    throw refusalError(
      bilingual(
        '.zip 文件属于「Windows zip 包」，「Windows zip 包」也必须是 .zip 文件。',
        'A .zip is “Windows zip”, and “Windows zip” is a .zip.',
      ),
      'platform',
    );
  // The extension of an address is not checked, because the address may be the page of an app store.
  const extensions = extensionsByPlatform[platform];
  const platformLabel = platformField.choices?.[platform]?.label;
  if (isFile && !extensions.includes(packageExtension(name)))
    throw refusalError(
      bilingual(
        `${platformLabel?.zh ?? platform} 的安装包以 ${extensions.map((extension) => `.${extension}`).join('、')} 结尾。`,
        `Packages of ${platformLabel?.en ?? platform} end in ${extensions.map((extension) => `.${extension}`).join(', ')}.`,
      ),
      'platform',
    );
}
