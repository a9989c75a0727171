import type { HelpVideo } from './types';

export const firstStore: HelpVideo = {
  slug: 'first-store',
  text: {
    'zh-CN': {
      title: '添加第一家店',
      summary: '一家店一个独立环境，配好线路再登录。',
      chapters: [
        {
          at: 0,
          title: '新建店铺',
          text: '点「添加店铺」，选平台与国家，起一个您看得懂的名字。浏览器为它单独开一个环境，登录状态与缓存都留在里面。',
        },
        {
          at: 30,
          title: '选线路',
          text: '店铺在哪个国家经营，就先看那个国家的线路。测速结束后比较结果，由您决定用哪条。',
        },
        {
          at: 70,
          title: '登录与保存',
          text: '在这个环境里登录店铺后台，让浏览器保存密码。密码加密存放，之后打开就不用再输。',
        },
        {
          at: 105,
          title: '再加一家',
          text: '第二家店重复同样的步骤。两家店可以同时打开，互不看见对方的登录状态。',
        },
      ],
    },
    'en-US': {
      title: 'Add your first store',
      summary: 'One store, one environment; line first, sign-in second.',
      chapters: [
        {
          at: 0,
          title: 'Create the store',
          text: 'Choose “add store”, then platform and country, and a name you will recognise. The browser gives it an environment of its own that keeps sign-in and cache inside.',
        },
        {
          at: 30,
          title: 'Choose a line',
          text: 'Look at the lines of the country the store sells in. When the test is over compare the results and decide yourself.',
        },
        {
          at: 70,
          title: 'Sign in and save',
          text: 'Sign in to the store in its environment and let the browser keep the password. It is stored encrypted and need not be typed again.',
        },
        {
          at: 105,
          title: 'Add another',
          text: 'Do the same for the second store. Both may be open at once without seeing each other’s sign-in.',
        },
      ],
    },
  },
};
