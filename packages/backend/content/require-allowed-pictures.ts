/** Checks the URLs of pictures, because the content security policy blocks pictures of other hosts. */
import 'server-only';
import { bilingual } from '@superbrowser/shared/bilingual-text';
import { refusalError } from '../common/operation-error';
import type { DeploymentContext } from '../deployment-context';

/** @throws OperationError at the argument whose picture pages would block */
export function requireAllowedPictures(
  pictures: Readonly<Record<string, string>>,
  { allowsPicture }: Pick<DeploymentContext, 'allowsPicture'>,
): void {
  for (const [argument, url] of Object.entries(pictures))
    if (url !== '' && !allowsPicture(url))
      throw refusalError(
        bilingual(
          '页面只显示上传到这里的图片，和管理服务器的同事允许的网站上的图片。请在这里上传。',
          'Pages show only pictures that were uploaded here, or are on a site that the administrator allows. Upload the picture here.',
        ),
        argument,
      );
}
