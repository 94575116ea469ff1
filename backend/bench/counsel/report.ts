import type { Compared } from './beside.ts';
import type { Found } from './counsel.ts';
import { percent, type Row } from './judging.ts';
import type { Estimate } from './statistics.ts';

/** Failed observations of one measure that a report quotes. */
const EXAMPLES = 5;

export interface Report {
  model: string;
  server: string;
  date: string;
  promptVersion: string;
  runs: number;
  questions: number;
  minutes: number;
  detector: Estimate & { texts: number };
  rows: Row[];
  /** Shares by language, where one is below 1. */
  languages: { measure: string; language: string; count: number; share: number }[];
  /** What failed, to be read: the beginning of each. */
  failed: (Pick<Found, 'measure' | 'situation' | 'run'> & { excerpt: string })[];
  /** What it is compared with: other prompts in the same run, or an earlier report. */
  beside?: { name: string; promptVersion: string; rows: Compared[] };
}

/** What a report says of every observation beside its rows. */
export function detailsOf(found: readonly Found[]): Pick<Report, 'languages' | 'failed'> {
  const groups = [...Map.groupBy(found, ({ measure, language }) => `${measure}/${language}`).values()];
  const languages = groups
    .flatMap((list) => {
      const [{ measure, language } = { measure: '', language: '' }] = list;
      return [{ measure, language, count: list.length, share: list.filter(({ passed }) => passed).length / list.length }];
    })
    .filter(({ share }) => share < 1)
    .toSorted((one, other) => one.share - other.share);
  const byMeasure = Map.groupBy(
    found.filter(({ passed }) => !passed),
    ({ measure }) => measure,
  );
  const failed = [...byMeasure.values()]
    .flatMap((list) => list.slice(0, EXAMPLES))
    .map(({ measure, situation, run, excerpt = '' }) => ({ measure, situation, run, excerpt }));
  return { languages, failed };
}

const interval = ({ low, high }: Estimate, show: (value: number) => string): string => `${show(low)} to ${show(high)}`;

/** Both versions of the prompts, measure by measure. */
function besideOf({ beside, promptVersion }: Report): string[] {
  if (!beside) return [];
  const show = (measure: string, value: number): string => (measure.startsWith('shift') ? value.toFixed(3) : percent(value));
  const points = (measure: string, by: number): string =>
    `${by > 0 ? '+' : ''}${measure.startsWith('shift') ? by.toFixed(3) : (by * 100).toFixed(1)}`;
  return [
    '',
    '## Side by side',
    '',
    `These prompts (\`${promptVersion}\`) beside ${beside.name} (\`${beside.promptVersion}\`), over the situations that both were asked.`,
    '',
    '| measure | these | the other | difference | situations | not asked of both |',
    '| --- | --- | --- | --- | --- | --- |',
    ...beside.rows.map(({ measure, what, ours, theirs, situations, notAsked }) => {
      const figures = theirs === null ? ['not asked', ''] : [show(measure, theirs), points(measure, ours - theirs)];
      return `| ${[what, show(measure, ours), ...figures, situations, notAsked].join(' | ')} |`;
    }),
  ];
}

/** The report as Markdown. */
export function markdownOf(report: Report): string {
  const { rows, languages, failed, detector } = report;
  const missed = rows.filter(({ verdict }) => verdict === 'missed').length;
  const unasked = rows.filter(({ verdict }) => verdict === 'not asked of this model').length;
  return [
    '# The counsel, measured',
    '',
    `Model \`${report.model}\` at ${report.server}, ${report.date}. Prompts \`${report.promptVersion}\`. ${report.runs} runs, ${report.questions} situations asked, ${report.minutes.toFixed(1)} minutes.`,
    '',
    `**${missed === 0 ? 'Every floor that was asked is met' : `${missed} ${missed === 1 ? 'floor is' : 'floors are'} missed`}**${unasked === 0 ? '' : `; ${unasked} not asked of this model`}.`,
    '',
    'Intervals are at 95 % (Wilson; for shifts normal), over different situations: the runs of one are not independent.',
    `The detector of languages knows ${percent(detector.value)} (${interval(detector, percent)}) of ${detector.texts} short messages, made apart from it.`,
    '',
    '| measure | share or shift | 95 % | looked at | situations | floor | verdict | why |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map((row) => {
      const show = row.measure.startsWith('shift') ? (value: number) => value.toFixed(3) : percent;
      const figures = row.count === 0 ? ['', ''] : [show(row.value), interval(row, show)];
      return `| ${[row.what, ...figures, row.count, row.situations, row.floor, row.verdict === 'missed' ? '**missed**' : row.verdict, row.reason].join(' | ')} |`;
    }),
    ...besideOf(report),
    ...(languages.length === 0
      ? []
      : [
          '',
          '## By language, where not all passed',
          '',
          '| measure | language | looked at | share |',
          '| --- | --- | --- | --- |',
          ...languages.map(
            ({ measure, language, count, share }) => `| ${measure} | ${language} | ${count} | ${percent(share)} |`,
          ),
        ]),
    ...(failed.length === 0
      ? []
      : [
          '',
          '## What did not pass',
          '',
          ...failed.map(
            ({ measure, situation, run, excerpt }) =>
              `- ${measure}, ${situation}, run ${run + 1}: ${JSON.stringify(excerpt.replaceAll(/\s+/g, ' '))}`,
          ),
        ]),
    '',
  ].join('\n');
}
