import { localeOn } from '../support/screens';
import { openingInBrowser } from './opening-in-browser';

openingInBrowser(localeOn.phone, {
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 15_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.22(0x18001626) NetType/WIFI Language/zh_CN',
  app: 'wechat',
  menu: 'menu',
});
openingInBrowser(localeOn.phone, {
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; KB2000 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 aweme_320000 JsSdk/1.0 NetType/WIFI Channel/doutui_android_1128_81p6qc AppName/aweme app_version/32.0.0 ByteLocale/zh-Hans-CN Region/CN AppSkin/white AppTheme/light BULLET/1 BytedanceWebview/d8a21c6 TTWebView/1261130062414',
  app: 'douyin',
  menu: 'menu',
});
