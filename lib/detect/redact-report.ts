/** Redacts the report so that it can be passed on: IPs are masked, hashes are cut, and the rest is unchanged. */
import { maskIp } from './ip-addresses';
import type { RenderedFacts, Facts } from './facts';
import type { Evidence } from './rules/rule';
import type { DetectReport } from './report';

/** Number of visible digits: enough to compare two reports, too few to identify a person. */
const visibleDigits = 4;

const withShortHash = (renderedFacts: RenderedFacts | null) =>
  renderedFacts && { ...renderedFacts, hash: `${renderedFacts.hash.slice(0, visibleDigits)}…` };

/** One value of evidence may contain several IPs. */
const maskEvidence = (evidence: Evidence): Evidence =>
  evidence.map(({ source, value }) =>
    source === 'serverAddress' || source === 'rtcAddress'
      ? { source, value: value.split(', ').map(maskIp).join(', ') }
      : { source, value },
  );

function maskFacts(facts: Facts): Facts {
  const { server, rtc } = facts;
  return {
    ...facts,
    canvas: withShortHash(facts.canvas),
    audio: withShortHash(facts.audio),
    server: server && { ...server, address: server.address && maskIp(server.address) },
    rtc: rtc && { addresses: rtc.addresses.map(maskIp) },
  };
}

/** A copy of the report without the values that identify a connection or a machine. */
export function redactReport(report: DetectReport): DetectReport {
  return {
    ...report,
    findings: report.findings.map((finding) => ({
      ...finding,
      evidence: maskEvidence(finding.evidence),
    })),
    facts: maskFacts(report.facts),
  };
}

/** The redacted report as JSON text, with the name and version of its format. */
export function serializeRedactedReport(report: DetectReport): string {
  const { version, ...rest } = redactReport(report);
  return JSON.stringify(
    { format: 'superbrowser-detect', version, redacted: true, ...rest },
    null,
    2,
  );
}
