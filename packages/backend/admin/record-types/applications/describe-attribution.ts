/** Where an application came from: the button that led to its form, and the attribution of the visitor. */
import 'server-only';
import { applyButtons } from '@superbrowser/contract/forms/apply-buttons';
import { bilingual, type BilingualText } from '@superbrowser/shared/bilingual-text';
import type { LabeledValue } from '../../../records/displayed-values';

const sourceLabels = {
  promoter: bilingual('推广者或渠道', 'Promoter or channel'),
  callback: bilingual('渠道标记', 'Channel mark'),
  activity_id: bilingual('活动', 'Campaign'),
  utm_source: bilingual('广告来源', 'Ad source'),
  channel_id: bilingual('渠道', 'Channel'),
  landing_source: bilingual('从哪里来', 'Came from'),
} as const;

const buttonLabels: Readonly<Record<Exclude<keyof typeof applyButtons, 'unknown'>, BilingualText>> =
  {
    privateHero: bilingual('私有部署页首屏', 'Top of the page on private deployment'),
    privateOther: bilingual('私有部署页的其他按钮', 'Page on private deployment, another button'),
    ecologyFooter: bilingual('页脚的生态合作', 'Ecosystem in the footer'),
    partnersHero: bilingual('渠道合作页首屏', 'Top of the page for channel partners'),
    partnersOther: bilingual(
      '渠道合作页面的其他按钮',
      'Pages for channel partners, another button',
    ),
    ecologyHero: bilingual('生态合作页首屏', 'Top of the page on the ecosystem'),
    ecologyOther: bilingual('生态合作页面的其他按钮', 'Pages on the ecosystem, another button'),
  };

export type AttributionRow = { readonly [name in keyof typeof sourceLabels]: string | null } & {
  readonly apply_from: number;
};

/** The button, if it is known, and all of the attribution that is stored. */
export function describeAttribution(row: AttributionRow): LabeledValue[] {
  const labeledButton = Object.entries(buttonLabels).find(
    ([name]) => applyButtons[name as keyof typeof buttonLabels] === row.apply_from,
  );
  const buttonDetails = labeledButton
    ? [{ name: 'apply_from', label: bilingual('入口', 'Button'), text: labeledButton[1] }]
    : [];
  const otherDetails = Object.entries(sourceLabels).flatMap(([name, label]) => {
    const text = row[name as keyof typeof sourceLabels];
    return text ? [{ name, label, text }] : [];
  });
  return [...buttonDetails, ...otherDetails];
}
