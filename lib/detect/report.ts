/** Makes a report from facts: which rules could be checked, what they found, and the result. */
import type { Facts } from './facts';
import { weightPoints, type Evidence, type FindingWeight } from './rules/rule';
import { rules, type RuleId } from './rules';

export interface Finding {
  readonly id: RuleId;
  readonly weight: FindingWeight;
  readonly evidence: Evidence;
}

/**
 * consistent: no finding; hints: only low findings; contradictory: findings of at least 40 points, so also any high
 * finding; doubtful: everything else.
 */
export type ReportResult = 'consistent' | 'hints' | 'doubtful' | 'contradictory';

/** Version of the report's format; readers of an export check it first. */
export const reportVersion = 2;

export interface DetectReport {
  readonly version: typeof reportVersion;
  /** When the report was made, ISO 8601. */
  readonly at: string;
  readonly result: ReportResult;
  /** 100 less the weights of all findings, not below 0. */
  readonly score: number;
  /** Heaviest first. */
  readonly findings: readonly Finding[];
  /** Number of rules that had enough facts; `total` is the number of all rules. */
  readonly checked: number;
  readonly total: number;
  readonly facts: Facts;
}

function resultOf(findings: readonly Finding[]): ReportResult {
  const points = findings.reduce((sum, { weight }) => sum + weightPoints[weight], 0);
  if (points === 0) return 'consistent';
  if (findings.every(({ weight }) => weight === 'low')) return 'hints';
  return points >= weightPoints.high ? 'contradictory' : 'doubtful';
}

/**
 * Checks facts by every rule.
 * @param at milliseconds since 1970
 */
export function createReport(facts: Facts, at: number): DetectReport {
  const checks = rules.map(({ id, weight, check }) => ({
    id,
    weight,
    result: check(facts),
  }));
  const findings = checks
    .flatMap(({ id, weight, result }): Finding[] =>
      typeof result === 'string' ? [] : [{ id, weight, evidence: result }],
    )
    .sort((a, b) => weightPoints[b.weight] - weightPoints[a.weight]);
  const points = findings.reduce((sum, { weight }) => sum + weightPoints[weight], 0);
  return {
    version: reportVersion,
    at: new Date(at).toISOString(),
    result: resultOf(findings),
    score: Math.max(0, 100 - points),
    findings,
    checked: checks.filter(({ result }) => result !== 'unknown').length,
    total: rules.length,
    facts,
  };
}
