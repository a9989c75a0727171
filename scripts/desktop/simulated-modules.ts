/** The data of the simulated desktop app: one seller's machine, with a state that actions change. */

import {
  acceptAction,
  Refusal,
  settingActions,
  storageActions,
  type Action,
  type Notify,
  type SimulatedModules,
} from './module-actions';

function gatewayActions(): Record<string, Action> {
  const lines = [
    { key: 'hk-1', name: '香港 1', delay: 38 },
    { key: 'us-west', name: '美国西部', delay: 162 },
    { key: 'de-fra', name: '德国法兰克福', delay: 205 },
  ];
  const state = { enabled: true, key: 'us-west' };
  return {
    GetAccelerateGatewayInfo: () => ({ lines, selected: state.key }),
    GetAccelerateGatewayStatus: () => ({ ...state }),
    SetSelectAccelerateGatewayKey: ({ key }, notify) => {
      if (!lines.some((line) => line.key === key)) throw new Refusal(404, '没有这条线路');
      state.key = String(key);
      notify('Gateway', 'OnUpdateGatewayStatus', { ...state });
      return {};
    },
    SetAccelerateGatewayStatus: ({ enabled }, notify) => {
      state.enabled = enabled === true;
      notify('Gateway', 'OnUpdateGatewayStatus', { ...state });
      return {};
    },
    NotifyOnTestSpeedFinish: (_, notify) => notify('Gateway', 'OnTestSpeedFinish', { lines }) ?? {},
  };
}

function webBrowserActions(): Record<string, Action> {
  const results: unknown[] = [];
  const showBar = (notify: Notify, state: string) =>
    notify('SelfHelpRepair', 'OnShowAutoFixBar', { show: state !== 'closed', state });
  return {
    GetLocalIP: () => ({ ip: '203.0.113.24', country: 'US', city: 'Los Angeles', bound: true }),
    SaveDetectedResult: (args) => {
      if (typeof args.result !== 'object' || args.result === null)
        throw new Refusal(400, '检测结果格式不正确');
      results.push(args.result);
      return { saved: results.length };
    },
    AutoFix: (_, notify) => showBar(notify, 'fixed') ?? {},
    RetryAutoFix: (_, notify) => showBar(notify, 'fixed') ?? {},
    CloseAutoFixTip: (_, notify) => showBar(notify, 'closed') ?? {},
    AutoFixSiteLost: acceptAction,
    RestartShop: acceptAction,
    CreateTab: () => ({ tabId: 12 }),
    ReplaceTab: acceptAction,
    AddWhiteList: acceptAction,
    GetWaitState: () => ({ waiting: false }),
    BindingLocalIP: (_, notify) =>
      notify('WebBrowser', 'OnLocalIpChange', { ip: '203.0.113.25', country: 'US' }) ?? {},
    CommitLocalIpRuntimeChange: acceptAction,
  };
}

function storeActions(): Record<string, Action> {
  const list = [
    { bid: '88001', name: '北美一店', platform: 'amazon', open: true },
    { bid: '88002', name: '欧洲二店', platform: 'ebay', open: false },
  ];
  const requireStore = (bid: unknown) => {
    const store = list.find((candidate) => candidate.bid === bid);
    if (!store) throw new Refusal(404, '没有这个店铺');
    return store;
  };
  return {
    GetStoreList: () => ({ list }),
    GetOpenStoreStatusList: () => ({ list: list.map(({ bid, open }) => ({ bid, open })) }),
    OpenWebBrowser: ({ bid }, notify) => {
      requireStore(bid).open = true;
      notify('WebBrowserManager', 'OnOpenSucceedBrowser', { bid });
      return {};
    },
    CloseWebBrowser: ({ bid }, notify) => {
      requireStore(bid).open = false;
      notify('WebBrowserManager', 'OnCloseBrowser', { bid });
      return {};
    },
    OpenWebBrowserIntermediaryModel: acceptAction,
    OpenBrowserManagement: acceptAction,
    ClearBrowserUserData: acceptAction,
    ClearCache: () => ({ freed: 48_230_400 }),
    ReplaceBrowserTag: acceptAction,
  };
}

function signInActions(): Record<string, Action> {
  let isSignedIn = true;
  const account = { username: 'lin.manager', company_name: '蓝鲸贸易', role: 'manager' };
  return {
    GetMachineInfo: () => ({ system: 'Windows 10', machine: 'DESKTOP-7Q2', cpu: 8, memory: 16 }),
    GetLoginInfo: () => (isSignedIn ? { ...account, login: true } : { login: false }),
    Login: (_, notify) => {
      isSignedIn = true;
      notify('Autho', 'OnLogin', account);
      return account;
    },
    Logout: (_, notify) => {
      isSignedIn = false;
      notify('Autho', 'OnLogout');
      return {};
    },
    UCloudLogin: acceptAction,
  };
}

/** Lists of favorites and of plugins; the desktop app notifies pages of each change. */
function favoriteAndPluginActions(): Pick<
  Record<string, Record<string, Action>>,
  'FavoriteManager' | 'PluginManager'
> {
  const favorites: unknown[] = [];
  let plugins = [{ id: 'translator', name: '翻译助手' }];
  const install: Action = (args, notify) => {
    plugins.push({ id: String(args.id), name: String(args.name) });
    return notify('PluginManager', 'OnInstallPlugin', args) ?? {};
  };
  const uninstall: Action = (args, notify) => {
    plugins = plugins.filter(({ id }) => id !== String(args.id));
    return notify('PluginManager', 'OnUninstallPlugin', args) ?? {};
  };
  return {
    FavoriteManager: {
      CreateFavoriteList: (args, notify) => {
        favorites.push(args);
        notify('FavoriteManager', 'OnCreateFavorite', args);
        return { count: favorites.length };
      },
      DeleteFavoriteList: (args, notify) => {
        favorites.splice(0);
        return notify('FavoriteManager', 'OnDeleteFavorite', args) ?? {};
      },
    },
    PluginManager: {
      AddUserPlugin: install,
      AddGuestPlugin: install,
      GetGuestPluginList: () => ({ list: plugins }),
      DeleteUserPlugin: uninstall,
      DeleteGuestPlugin: uninstall,
      DeleteGuestPluginByChromeId: uninstall,
    },
  };
}

function systemInfoActions(version: string): Record<string, Action> {
  return {
    ...settingActions('Language', 'zh-CN'),
    GetVersion: () => ({ version }),
    GetReleasePhase: () => ({ value: 'release' }),
    CheckNewVersion: () => ({ has_new: false, version }),
    ...settingActions('HardwareAcceleration', true),
    ...settingActions('BrowserRunModel', 'normal'),
    GetNetLineInfo: () => ({ value: 'auto' }),
    GetApiBaseUrl: () => ({ value: 'https://api.superbrowser.example' }),
    ...settingActions('CustomBaseUrl', ''),
    ...settingActions('PageDisplayType', 'tab'),
    ...settingActions('PushMessages', true),
    Restart: acceptAction,
    Exit: acceptAction,
    ...settingActions('AutoStart', false),
    GetBrowserTempDataSize: () => ({ value: 734_003_200 }),
    ...settingActions('NotificationSettings', { sound: true, popup: true }),
    ...settingActions('LineIds', ['hk-1', 'us-west']),
    ...settingActions('LocalDnsStatus', true),
    ...settingActions('DefaultBrowser', false),
    ...settingActions('ClipboardText', ''),
  };
}

const acceptAll = (names: string): Record<string, Action> =>
  Object.fromEntries(names.split(' ').map((name) => [name, acceptAction]));

/**
 * A new machine.
 * @param version of the simulated desktop app
 */
export function createSimulatedModules(version: string): SimulatedModules {
  const folderActions = settingActions('ForceBrowserFolder', 'D:\\SuperBrowser\\profiles');
  return {
    Analysis: acceptAll(
      'RecordCountEvent RecordStartTimeEvent RecordEndTimeEvent RecordEnterPageEvent RecordExitPageEvent RecordStatisticalCountEvent',
    ),
    Gateway: gatewayActions(),
    WebBrowser: webBrowserActions(),
    ...favoriteAndPluginActions(),
    Autho: signInActions(),
    WsAutho: acceptAll('ClientConnected HeartBeat OnPluginInitialized'),
    FileSystem: {
      ...folderActions,
      ...settingActions('BrowserDataTempFolder', 'D:\\SuperBrowser\\temp'),
      SelectFolder: () => ({ folder: 'D:\\Exports' }),
    },
    ServerAPI: {
      RequestHttp: () => ({ status: 200, body: '{}' }),
      SetSelectNetLineKey: (args, notify) => notify('ServerAPI', 'OnNetLineInfoChange', args) ?? {},
      GetNetLineInfo: () => ({ value: 'auto' }),
    },
    Storage: {
      ...storageActions('LocalStorage'),
      ...storageActions('SessionStorage'),
      ...storageActions('AppInstallData'),
    },
    WebBrowserManager: storeActions(),
    Log: acceptAll('CopyLogFilePath Warn'),
    SystemInfo: systemInfoActions(version),
    DataObserver: {
      NotifyMsgReadStateChange: (args, notify) =>
        notify('DataObserver', 'OnMsgReadStateChange', args) ?? {},
      NotifyStoreInfoChange: (args, notify) =>
        notify('DataObserver', 'OnStoreInfoChange', args) ?? {},
      NotifyCommonStateChange: (args, notify) =>
        notify('DataObserver', 'OnCommonStateChange', args) ?? {},
    },
    Pay: {
      AliPay: () => ({ order: 'A20261121001', state: 'waiting' }),
      WeChatPay: () => ({ order: 'W20261121001', state: 'waiting' }),
    },
  };
}
