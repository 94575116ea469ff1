import type { Language } from '@beside/common/language/language.constants';
import styles from './Flag.module.css';

/** Bands as [x, y, width, height, colour] on a 21 × 14 field. */
const BANDS: Partial<Record<Language, [number, number, number, number, string][]>> = {
  es: [
    [0, 0, 21, 14, '#c8102e'],
    [0, 3.5, 21, 7, '#f6c445'],
  ],
  fr: [
    [0, 0, 7, 14, '#21468b'],
    [7, 0, 7, 14, '#fff'],
    [14, 0, 7, 14, '#d0213a'],
  ],
  de: [
    [0, 0, 21, 4.7, '#1d1d1b'],
    [0, 4.7, 21, 4.7, '#d0021b'],
    [0, 9.3, 21, 4.7, '#f7c600'],
  ],
  nl: [
    [0, 0, 21, 4.7, '#ae1c28'],
    [0, 4.7, 21, 4.7, '#fff'],
    [0, 9.3, 21, 4.7, '#21468b'],
  ],
};

const STAR = 'M0-1 .22-.31H.95L.36.12.59.81 0 .38-.59.81-.36.12-.95-.31h.73z';

/** A small flag beside a language's name. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg className={styles.flag} viewBox="0 0 21 14" aria-hidden="true">
      {BANDS[language]?.map(([x, y, width, height, fill]) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={width} height={height} fill={fill} />
      ))}
      {language === 'en' && (
        <>
          <path fill="#1f3d7a" d="M0 0h21v14H0z" />
          <path stroke="#fff" strokeWidth="2.8" d="M0 0l21 14M21 0L0 14" />
          <path stroke="#c8102e" strokeWidth="1.1" d="M0 0l21 14M21 0L0 14" />
          <path stroke="#fff" strokeWidth="4.6" d="M10.5 0v14M0 7h21" />
          <path stroke="#c8102e" strokeWidth="2.6" d="M10.5 0v14M0 7h21" />
        </>
      )}
      {language === 'zh' && (
        <>
          <path fill="#d0202a" d="M0 0h21v14H0z" />
          <path fill="#ffd83d" d={STAR} transform="translate(4 4.4) scale(2.4)" />
          {['7.4 1.6', '9 3.2', '9 5.6', '7.4 7.2'].map((place) => (
            <path key={place} fill="#ffd83d" d={STAR} transform={`translate(${place}) scale(.8)`} />
          ))}
        </>
      )}
    </svg>
  );
}
