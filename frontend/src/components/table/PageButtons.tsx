import { ActionIcon, Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Icon } from '../Icon.tsx';
import styles from './PageButtons.module.css';
import { pagesAround } from './pages-around.ts';

interface Props {
  page: number;
  pages: number;
  /** Which rows these are, in words. */
  range: string;
  onPage: (page: number) => void;
  texts: { label: string; before: string; after: string; page: (page: number) => string };
}

/** The buttons of a list's pages. The pressed one stays where it is, and keeps the focus. */
export function PageButtons({ page, pages, range, onPage, texts }: Props) {
  return (
    <nav className={styles.pages} aria-label={texts.label}>
      <span className="num">{range}</span>
      {pages > 1 && (
        <span className={styles.buttons}>
          {step(IconChevronLeft, texts.before, page - 1)}
          {pagesAround(page, pages).map((each) => (
            <Button
              key={each}
              variant="default"
              size="sm"
              className={styles.page}
              aria-label={texts.page(each)}
              aria-current={each === page ? 'page' : undefined}
              onClick={() => onPage(each)}
            >
              {each}
            </Button>
          ))}
          {step(IconChevronRight, texts.after, page + 1)}
        </span>
      )}
    </nav>
  );

  function step(icon: typeof IconChevronLeft, label: string, to: number) {
    const out = to < 1 || to > pages;
    return (
      <ActionIcon
        size={36}
        aria-label={label}
        data-tip
        aria-disabled={out || undefined}
        className={styles.step}
        onClick={() => !out && onPage(to)}
      >
        <Icon of={icon} />
      </ActionIcon>
    );
  }
}
