import type { AdviceStep } from '@beside/common/advice/advice.constants';
import type { AdviceSoFar } from '@beside/common/advice/advice.views';

/** The sections in their order. */
const SECTIONS = ['understanding', 'recommendations', 'example', 'encouragement'] as const;
export type Section = (typeof SECTIONS)[number];

/** The sections with any text. */
export function begunSections(advice: AdviceSoFar): Section[] {
  return SECTIONS.filter((section) => (advice[section]?.length ?? 0) > 0);
}

/** The section at whose end the text grows, else null. */
export function growingSection(advice: AdviceSoFar, step: AdviceStep | null): Section | null {
  return step === 'generating' ? (begunSections(advice).at(-1) ?? null) : null;
}

/** The advice as it is read aloud, in the order of the page. Without headings where they are in another language. */
export function spokenText(advice: AdviceSoFar, heading: ((section: Section) => string) | null): string {
  return begunSections(advice)
    .flatMap((section) => [heading?.(section) ?? '', ...[advice[section] ?? ''].flat()])
    .filter(Boolean)
    .join('\n');
}

/** The advice as plain text for sharing. */
export function plainText(advice: AdviceSoFar, heading: (section: Section) => string): string {
  return begunSections(advice)
    .map((section) => {
      const body =
        section === 'recommendations'
          ? (advice.recommendations ?? []).map((step, index) => `${index + 1}. ${step}`).join('\n')
          : advice[section];
      return `${heading(section)}\n\n${body}`;
    })
    .join('\n\n');
}
