/**
 * Values that texts may have: categories of news, industries and team sizes of cases, lines of release notes. Loaded by
 * browsers too.
 */

export const newsCategories = ['isolation', 'team', 'client', 'deployment'] as const;
export type NewsCategory = (typeof newsCategories)[number];

export const caseIndustries = ['home', 'fashion', 'service', 'auto', 'crafts'] as const;
export const caseTeamSizes = ['solo', 'small', 'middle', 'large'] as const;

export const changelogLines = ['v6', 'v5', 'vps', 'android'] as const;
export type ChangelogLine = (typeof changelogLines)[number];
