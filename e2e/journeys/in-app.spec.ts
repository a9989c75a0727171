import { localeOn } from '../support/screens';
import { openingInBrowser } from './opening-in-browser';

openingInBrowser(localeOn.desktop, {
  userAgent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x6309092b) XWEB/9105 Flue',
  app: 'wechat',
  menu: 'menuDesktop',
});
