/**
 * The messages between a page and the desktop app: modules and actions as the desktop app's makers name them, except
 * the actions of Storage and SystemInfo, which have names of this project. A wrong pair of module and action does not
 * compile.
 */

/** Modules with the actions a page can send. */
export const requestActions = {
  Analysis: [
    'RecordCountEvent',
    'RecordStartTimeEvent',
    'RecordEndTimeEvent',
    'RecordEnterPageEvent',
    'RecordExitPageEvent',
    'RecordStatisticalCountEvent',
  ],
  Gateway: [
    'NotifyOnTestSpeedFinish',
    'GetAccelerateGatewayInfo',
    'SetSelectAccelerateGatewayKey',
    'GetAccelerateGatewayStatus',
    'SetAccelerateGatewayStatus',
  ],
  WebBrowser: [
    'CreateTab',
    'ReplaceTab',
    'GetLocalIP',
    'AddWhiteList',
    'SaveDetectedResult',
    'GetWaitState',
    'BindingLocalIP',
    'CommitLocalIpRuntimeChange',
    'AutoFixSiteLost',
    'AutoFix',
    'RetryAutoFix',
    'CloseAutoFixTip',
    'RestartShop',
  ],
  FavoriteManager: ['CreateFavoriteList', 'DeleteFavoriteList'],
  PluginManager: [
    'DeleteUserPlugin',
    'DeleteGuestPluginByChromeId',
    'AddUserPlugin',
    'GetGuestPluginList',
    'DeleteGuestPlugin',
    'AddGuestPlugin',
  ],
  Autho: ['GetMachineInfo', 'GetLoginInfo', 'Login', 'Logout', 'UCloudLogin'],
  // OnPluginInitialized is the only action with a notification's name that the page sends (W4).
  WsAutho: ['ClientConnected', 'HeartBeat', 'OnPluginInitialized'],
  FileSystem: [
    'SetForceBrowserFolder',
    'GetForceBrowserFolder',
    'SelectFolder',
    'SetBrowserDataTempFolder',
    'GetBrowserDataTempFolder',
  ],
  ServerAPI: ['RequestHttp', 'SetSelectNetLineKey', 'GetNetLineInfo'],
  // The names of these actions are this project's own: the desktop app's makers only write "Get and Set for local
  // storage, session storage and app install data".
  Storage: [
    'GetLocalStorage',
    'SetLocalStorage',
    'GetSessionStorage',
    'SetSessionStorage',
    'GetAppInstallData',
    'SetAppInstallData',
  ],
  WebBrowserManager: [
    'ClearBrowserUserData',
    'OpenWebBrowser',
    'OpenBrowserManagement',
    'ClearCache',
    'GetStoreList',
    'GetOpenStoreStatusList',
    'ReplaceBrowserTag',
    'OpenWebBrowserIntermediaryModel',
    'CloseWebBrowser',
  ],
  Log: ['CopyLogFilePath', 'Warn'],
  // The names of these actions are this project's own: the desktop app's makers list the settings without exact names.
  SystemInfo: [
    'GetLanguage',
    'SetLanguage',
    'GetVersion',
    'GetReleasePhase',
    'CheckNewVersion',
    'GetHardwareAcceleration',
    'SetHardwareAcceleration',
    'GetBrowserRunModel',
    'SetBrowserRunModel',
    'GetNetLineInfo',
    'GetApiBaseUrl',
    'GetCustomBaseUrl',
    'SetCustomBaseUrl',
    'GetPageDisplayType',
    'SetPageDisplayType',
    'GetPushMessages',
    'SetPushMessages',
    'Restart',
    'Exit',
    'GetAutoStart',
    'SetAutoStart',
    'GetBrowserTempDataSize',
    'GetNotificationSettings',
    'SetNotificationSettings',
    'GetLineIds',
    'SetLineIds',
    'GetLocalDnsStatus',
    'SetLocalDnsStatus',
    'GetDefaultBrowser',
    'SetDefaultBrowser',
    'GetClipboardText',
    'SetClipboardText',
  ],
  DataObserver: ['NotifyMsgReadStateChange', 'NotifyStoreInfoChange', 'NotifyCommonStateChange'],
  Pay: ['AliPay', 'WeChatPay'],
} as const;

/**
 * The actions that pages of this site send; the connection itself also sends the actions of WsAutho.
 * `useDesktopRequest` and `useDesktopValue` accept only the actions in this list. All others are only part of the
 * contract with the desktop app's makers.
 */
export const usedActions = {
  Gateway: ['GetAccelerateGatewayStatus'],
  WebBrowser: ['GetLocalIP', 'SaveDetectedResult', 'AutoFix', 'RetryAutoFix', 'CloseAutoFixTip'],
  Autho: ['GetLoginInfo'],
  SystemInfo: ['GetVersion'],
} as const satisfies { readonly [M in RequestModule]?: readonly RequestAction<M>[] };

export type UsedModule = keyof typeof usedActions;
/** Actions pages of this site send to a module. */
export type UsedAction<M extends UsedModule> = (typeof usedActions)[M][number];

/** Modules with the notifications the desktop app sends, all named On…. */
export const notificationActions = {
  Gateway: ['OnUpdateGatewayStatus', 'OnTestSpeedFinish'],
  WebBrowser: [
    'OnLocalIpChange',
    'OnPageStarted',
    'OnEnterStore',
    'OnLocalIpRuntimeChange',
    'OnCheckCurrentIp',
  ],
  FavoriteManager: ['OnMoveFavorite', 'OnUpdateFavorite', 'OnDeleteFavorite', 'OnCreateFavorite'],
  PluginManager: ['OnInstallPlugin', 'OnUninstallPlugin', 'OnHideAllPlugin'],
  Autho: ['OnLogin', 'OnLogout'],
  ServerAPI: ['OnSEMSApiPreUrlChange', 'OnNetLineInfoChange'],
  WebBrowserManager: [
    'OnOpenSucceedBrowser',
    'OnOpenFailureBrowser',
    'OnRunningBrowser',
    'OnCloseBrowser',
  ],
  Log: ['OnNativePrintLog'],
  DataObserver: [
    'OnStoreInfoChange',
    'OnHasNewMessage',
    'OnMsgReadStateChange',
    'OnCommonStateChange',
    'OnSetProxy',
  ],
  SelfHelpRepair: ['OnShowAutoFixBar'],
} as const;

export type RequestModule = keyof typeof requestActions;
/** Actions a page may send to a module. */
export type RequestAction<M extends RequestModule> = (typeof requestActions)[M][number];

export type NotificationModule = keyof typeof notificationActions;
/** Actions a module of the desktop app may push. */
export type NotificationAction<M extends NotificationModule> =
  (typeof notificationActions)[M][number];

/**
 * Arguments that the desktop app's makers document; every other action accepts any JSON object. The storages are "get
 * by key" and "set key to value".
 */
interface KnownArgs {
  Storage: {
    GetLocalStorage: { readonly key: string };
    SetLocalStorage: { readonly key: string; readonly value: unknown };
    GetSessionStorage: { readonly key: string };
    SetSessionStorage: { readonly key: string; readonly value: unknown };
  };
}

type AnyArgs = Readonly<Record<string, unknown>>;
export type ArgsOf<M extends RequestModule, A extends RequestAction<M>> = M extends keyof KnownArgs
  ? A extends keyof KnownArgs[M]
    ? KnownArgs[M][A]
    : AnyArgs
  : AnyArgs;
