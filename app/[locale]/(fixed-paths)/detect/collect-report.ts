import { collectFacts, addRtcFacts } from '@/lib/detect/browser/collect-facts';
import { factParts } from '@/lib/detect/facts';
import { createReport, type DetectReport } from '@/lib/detect/report';
import type { DetectMessages } from './detect-messages';

/** Reads all values except the values of WebRTC, and checks them. It never throws. */
export async function collectReport(
  onPart: (index: number, total: number) => void,
): Promise<DetectReport> {
  return createReport(await collectFacts(onPart), Date.now());
}

/** The name of the part with that index. */
export const partName = (messages: DetectMessages, index: number): string =>
  messages.parts[factParts[index] ?? 'browser'];

/** Also reads the addresses that WebRTC shows, because the visitor asked for this, and checks again. */
export async function addRtcToReport(report: DetectReport): Promise<DetectReport> {
  return createReport(await addRtcFacts(report.facts), Date.now());
}
