import { collectFacts, withRtc } from '@/lib/detect/browser/collect';
import { parts } from '@/lib/detect/facts';
import { reportOn, type DetectReport } from '@/lib/detect/report';
import type { DetectMessages } from './types';

/** Reads all values and checks them. It never throws. */
export async function collectReport(
  onPart: (index: number, total: number) => void,
): Promise<DetectReport> {
  return reportOn(await collectFacts(onPart), Date.now());
}

/** The name of the part with that index. */
export const partName = (messages: DetectMessages, index: number): string =>
  messages.parts[parts[index] ?? 'browser'];

/** Reads the addresses that WebRTC shows as well, which only happens when the visitor asks, and checks again. */
export async function completeReport(report: DetectReport): Promise<DetectReport> {
  return reportOn(await withRtc(report.facts), Date.now());
}
