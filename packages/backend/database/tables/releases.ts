/** Tables of releases: versions on the site, packages being uploaded, and versions scheduled for release. */

export interface ReleaseRow {
  /** website: the version list; history: the latest and earlier versions of a platform. */
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

interface V6ReleaseRow {
  system_type: number;
  version: string;
  install_download_url: string | null;
  online_time: string | null;
  size: number | null;
  sha256: string | null;
}

/** An uploaded package, complete or not; the row is removed when it is published. */
export interface PackageUploadRow {
  upload_id: string;
  /** Name of the account that started the upload. */
  staff: string;
  file_name: string;
  /** Bytes of the whole file. */
  bytes: number;
  created_at: string;
  /** When its last part arrived; an abandoned upload is removed. */
  changed_at: string;
  /** When the upload was complete; null until then. */
  done_at: string | null;
  sha256: string | null;
}

export interface ScheduledReleaseRow {
  release_id: string;
  due_at: string;
  /** A platform, such as `windows-x86`; "system" was the word for it when the column was made. */
  system: string;
  line: 'v5' | 'v6';
  version: string;
  type: string;
  /** The uploaded package; null for one on another host. */
  upload_id: string | null;
  file_name: string | null;
  url: string | null;
  size: number | null;
  sha256: string | null;
  who: string;
  created_at: string;
  /**
   * Why the version was not released, as JSON in both languages; null until then. A failed release is not tried again.
   */
  failure: string | null;
  failed_at: string | null;
}

export interface ReleaseTables {
  releases: ReleaseRow;
  v6_releases: V6ReleaseRow;
  package_uploads: PackageUploadRow;
  scheduled_releases: ScheduledReleaseRow;
}
