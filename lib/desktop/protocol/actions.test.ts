import {
  notificationActions,
  requestActions,
  type NotificationAction,
  type RequestAction,
  type UsedAction,
} from './actions';

/**
 * The modules and actions that the desktop app's makers document. The names in Storage and SystemInfo are this
 * project's own.
 */
const documentedActions: Readonly<Record<string, string>> = {
  Analysis:
    'RecordCountEvent, RecordStartTimeEvent, RecordEndTimeEvent, RecordEnterPageEvent, RecordExitPageEvent, RecordStatisticalCountEvent',
  Gateway:
    'NotifyOnTestSpeedFinish, GetAccelerateGatewayInfo, SetSelectAccelerateGatewayKey, GetAccelerateGatewayStatus, SetAccelerateGatewayStatus, OnUpdateGatewayStatus, OnTestSpeedFinish',
  WebBrowser:
    'CreateTab, ReplaceTab, GetLocalIP, OnLocalIpChange, AddWhiteList, OnPageStarted, SaveDetectedResult, OnEnterStore, GetWaitState, BindingLocalIP, OnLocalIpRuntimeChange, CommitLocalIpRuntimeChange, OnCheckCurrentIp, AutoFixSiteLost, AutoFix, RetryAutoFix, CloseAutoFixTip, RestartShop',
  FavoriteManager:
    'CreateFavoriteList, DeleteFavoriteList, OnMoveFavorite, OnUpdateFavorite, OnDeleteFavorite, OnCreateFavorite',
  PluginManager:
    'DeleteUserPlugin, DeleteGuestPluginByChromeId, AddUserPlugin, GetGuestPluginList, DeleteGuestPlugin, AddGuestPlugin, OnInstallPlugin, OnUninstallPlugin, OnHideAllPlugin',
  Autho: 'GetMachineInfo, GetLoginInfo, Login, OnLogin, OnLogout, Logout, UCloudLogin',
  WsAutho: 'ClientConnected, HeartBeat, OnPluginInitialized',
  FileSystem:
    'SetForceBrowserFolder, GetForceBrowserFolder, SelectFolder, SetBrowserDataTempFolder, GetBrowserDataTempFolder',
  ServerAPI:
    'RequestHttp, OnSEMSApiPreUrlChange, SetSelectNetLineKey, OnNetLineInfoChange, GetNetLineInfo',
  WebBrowserManager:
    'ClearBrowserUserData, OpenWebBrowser, OpenBrowserManagement, OnOpenSucceedBrowser, OnOpenFailureBrowser, OnRunningBrowser, OnCloseBrowser, ClearCache, GetStoreList, GetOpenStoreStatusList, ReplaceBrowserTag, OpenWebBrowserIntermediaryModel, CloseWebBrowser',
  Log: 'CopyLogFilePath, OnNativePrintLog, Warn',
  DataObserver:
    'OnStoreInfoChange, OnHasNewMessage, NotifyMsgReadStateChange, OnMsgReadStateChange, NotifyStoreInfoChange, OnCommonStateChange, NotifyCommonStateChange, OnSetProxy',
  Pay: 'AliPay, WeChatPay',
  SelfHelpRepair: 'OnShowAutoFixBar',
};

const actionsOf = (module: string): readonly string[] => [
  ...((requestActions as Record<string, readonly string[]>)[module] ?? []),
  ...((notificationActions as Record<string, readonly string[]>)[module] ?? []),
];

describe('the modules and actions', () => {
  it.each(Object.entries(documentedActions))('%s', (module, list) => {
    expect([...actionsOf(module)].sort()).toEqual(list.split(', ').sort());
  });

  it('has no other module than those, and the two this project named', () => {
    const modules = new Set([...Object.keys(requestActions), ...Object.keys(notificationActions)]);
    expect([...modules].sort()).toEqual(
      [...Object.keys(documentedActions), 'Storage', 'SystemInfo'].sort(),
    );
  });

  it('lets a page send no notification name, except OnPluginInitialized', () => {
    const sentActions = Object.values(requestActions).flat();
    expect(sentActions.filter((action) => action.startsWith('On'))).toEqual([
      'OnPluginInitialized',
    ]);
    const pushedActions: readonly string[] = Object.values(notificationActions).flat();
    expect(pushedActions.filter((action) => !action.startsWith('On'))).toEqual([]);
  });

  it('checks pairs at compile time', () => {
    // Each line becomes a type error when its pair of module and action is checked differently.
    const right: 'GetLocalIP' extends RequestAction<'WebBrowser'> ? true : false = true;
    const wrongModule: 'GetLocalIP' extends RequestAction<'Gateway'> ? true : false = false;
    const pushed: 'OnLogin' extends NotificationAction<'Autho'> ? true : false = true;
    const notSent: 'OnLogin' extends RequestAction<'Autho'> ? true : false = false;
    expect([right, wrongModule, pushed, notSent]).toEqual([true, false, true, false]);
  });
});

it('does not compile a page that requests another action', () => {
  const used: 'GetLoginInfo' extends UsedAction<'Autho'> ? true : false = true;
  const unused: 'Logout' extends UsedAction<'Autho'> ? true : false = false;
  expect([used, unused]).toEqual([true, false]);
});
