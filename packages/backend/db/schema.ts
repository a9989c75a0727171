import type { AccountTables } from './account-tables';
import type { ApplicationTables } from './application-tables';
import type { PromoterFigureTables } from './figure-tables';
import type { HealthTables } from './health-tables';
import type { OperatorTables } from './operator-tables';
import type { PackageTables } from './release-tables';
import type { StaffTables } from './staff-tables';
import type { StatusTables } from './status-tables';

/** Tables of the embedded backend. Flags are 0 or 1, instants ISO 8601 text: the same on SQLite and PostgreSQL. */
export interface ReleaseRow {
  /** website: the version list; history: earlier versions. */
  list: 'website' | 'history';
  /** Wire key of the platform: Win, Win_lite, Mac … */
  platform: string;
  /** Order within the platform's list. */
  position: number;
  version: string;
  version_type: number;
  online_time: string | null;
  os_version_type: string | null;
  download_url: string | null;
  download_url_64: string | null;
  size: number | null;
  sha256: string | null;
  size_32: number | null;
  sha256_32: string | null;
}

export interface V6ReleaseRow {
  system_type: number;
  version: string;
  install_download_url: string | null;
  online_time: string | null;
  size: number | null;
  sha256: string | null;
}

export interface AdRow {
  slot: 'top' | 'bottom';
  link: string;
  title: string;
  title_en: string;
  expand_img: string;
}

export interface QrCodeRow {
  group_id: number;
  code: string;
  botton_menu_qrcode: string;
  sidebar_qrcode: string;
  name: string;
}

/** Single values as JSON text. */
export interface SettingRow {
  name: string;
  value: string;
}

export interface PromoterRow {
  promoter_id: string;
  company_name: string;
  username: string;
  is_to_v6: number;
  base_coupon: number;
  more_coupon: number;
}

export interface ActivityRow {
  activity_id: string;
  title: string;
  start_at: string;
  end_at: string;
  /** JSON array. */
  offers: string;
}

export interface EventRow {
  event_id: string;
  key: string;
  count: number;
  platform: string;
  /** JSON object. */
  segmentation: string;
  received_at: string;
}

export interface Tables
  extends
    AccountTables,
    ApplicationTables,
    PromoterFigureTables,
    HealthTables,
    OperatorTables,
    PackageTables,
    StaffTables,
    StatusTables {
  releases: ReleaseRow;
  v6_releases: V6ReleaseRow;
  ads: AdRow;
  qr_codes: QrCodeRow;
  settings: SettingRow;
  promoters: PromoterRow;
  activities: ActivityRow;
  events: EventRow;
}
