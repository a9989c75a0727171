/** Checks picture addresses, because the content security policy blocks those of other hosts. */
import 'server-only';
import { refusalError } from './operation-error';
import type { Deployment } from './deployment';

/** @throws OperationError at the argument whose picture pages would block */
export function requireShowable(
  pictures: Readonly<Record<string, string>>,
  { showsPicture }: Pick<Deployment, 'showsPicture'>,
): void {
  for (const [argument, address] of Object.entries(pictures))
    if (address !== '' && !showsPicture(address))
      throw refusalError(
        'Pages show pictures of this site and of ASSET_HOSTS only. Upload the picture here.',
        '页面只显示本站和 ASSET_HOSTS 上的图片。请在这里上传图片。',
        argument,
      );
}
