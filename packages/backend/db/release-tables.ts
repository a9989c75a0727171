/** Packages that are being uploaded, and versions whose time has not come. */

export interface PackageUploadRow {
  upload_id: string;
  /** Name of who began it. */
  staff: string;
  file_name: string;
  /** As many as the whole file has. */
  bytes: number;
  created_at: string;
  /** When the last part of it came; one nobody goes on with is removed. */
  changed_at: string;
  /** When it was whole. */
  done_at: string | null;
  sha256: string | null;
}

export interface ScheduledReleaseRow {
  release_id: string;
  due_at: string;
  system: string;
  line: 'v5' | 'v6';
  version: string;
  type: string;
  /** The package it is made of; null for one elsewhere. */
  upload_id: string | null;
  file_name: string | null;
  url: string | null;
  size: number | null;
  sha256: string | null;
  who: string;
  created_at: string;
  /** JSON, in both languages: why it did not come out. It is not tried again. */
  failure: string | null;
  failed_at: string | null;
}

export interface PackageTables {
  package_uploads: PackageUploadRow;
  scheduled_releases: ScheduledReleaseRow;
}
