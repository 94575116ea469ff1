import type { AdviceStyle, Category } from '@beside/common/advice/advice.constants';

/** The words of a downloaded advice that neither its person nor the model wrote. */
export interface DocumentTexts {
  title: string;
  question: string;
  date: string;
  category: string;
  style: string;
  understanding: string;
  recommendations: string;
  example: string;
  encouragement: string;
  chat: string;
  /** Who wrote a message of the chat. */
  you: string;
  ai: string;
  help: string;
  /** The emergency number. */
  emergency: string;
  writtenByAi: string;
  /** For help, which no AI wrote, with a chat. */
  chatWrittenByAi: string;
  disclaimer: string;
  categories: Record<Category, string>;
  styles: Record<AdviceStyle, string>;
}
