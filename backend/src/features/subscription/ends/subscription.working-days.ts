const DAY_MS = 86_400_000;

/** Public holidays on a fixed day, in any country whose language the interface speaks: month and day. */
const FIXED: readonly string[] = [
  ...['01-01', '01-06', '03-19', '04-27', '05-01', '05-05', '05-08', '06-23', '07-14', '07-21', '08-01', '08-15', '10-03'],
  ...['10-12', '10-26', '10-31', '11-01', '11-11', '12-06', '12-08', '12-24', '12-25', '12-26', '12-31'],
];
/** Those that move, in days after Easter Sunday: Maundy Thursday to Corpus Christi. */
const AFTER_EASTER: readonly number[] = [-3, -2, 1, 39, 50, 60];

/** Easter Sunday of a year, in days since 1970 (the Gregorian rule in the form of Meeus, Jones and Butcher). */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b % 4;
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * d + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  const day = ((h + l - 7 * m + 114) % 31) + 1;
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/**
 * Whether a period may end with a day. A holiday of one country counts for all: a later end costs nobody a right.
 * @param day days since 1970
 */
export function isWorkingDay(day: number): boolean {
  const date = new Date(day * DAY_MS);
  const isWeekend = date.getUTCDay() === 0 || date.getUTCDay() === 6;
  const isMoving = AFTER_EASTER.includes(day - easter(date.getUTCFullYear()));
  return !isWeekend && !isMoving && !FIXED.includes(date.toISOString().slice(5, 10));
}
