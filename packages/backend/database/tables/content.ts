/** Tables of what pages show, and of what visitors' browsers report about them. */
import type { ContentLocale } from '@superbrowser/contract/content/content-locales';

export interface AdRow {
  slot: 'top' | 'bottom';
  link: string;
  title: string;
  title_en: string;
  expand_img: string;
}

interface QrCodeRow {
  group_id: number;
  code: string;
  /** Picture for the footer; the upstream API spells the field this way. */
  botton_menu_qrcode: string;
  sidebar_qrcode: string;
  name: string;
}

/** A single value by its name, as JSON text. */
interface SettingRow {
  name: string;
  value: string;
}

interface ActivityRow {
  activity_id: string;
  title: string;
  start_at: string;
  end_at: string;
  /** JSON array. */
  offers: string;
}

interface EventRow {
  event_id: string;
  key: string;
  count: number;
  platform: string;
  /** JSON object. */
  segmentation: string;
  received_at: string;
}

/** One language of an article or a campaign that is public. */
export interface PublishedTextRow {
  /** The collection of the text; "family" was the word for it when the column was made. */
  family: 'news' | 'activity';
  slug: string;
  /** A locale, in spite of the column's name. */
  language: ContentLocale;
  /** JSON, by the schemas of contract/content/schemas.ts. */
  fields: string;
  /** Markdown. */
  body: string;
  changed_at: string;
}

/** An article or a campaign that is being written, or that was taken down. */
export interface DraftRow {
  /** The collection of the text, as in `PublishedTextRow`. */
  family: 'news' | 'activity';
  slug: string;
  state: 'draft' | 'archived';
  /** JSON: its fields by name, as in contract/content/entry-values.ts. */
  content: string;
  changed_at: string;
  changed_by: string;
}

/** A picture staff put on pages. */
interface PictureRow {
  /** The beginning of its SHA-256, and its width and height. */
  picture_id: string;
  media_type: string;
  base64: string;
  created_at: string;
  created_by: string;
}

export interface ContentTables {
  ads: AdRow;
  qr_codes: QrCodeRow;
  settings: SettingRow;
  activities: ActivityRow;
  events: EventRow;
  published_texts: PublishedTextRow;
  drafts: DraftRow;
  pictures: PictureRow;
}
