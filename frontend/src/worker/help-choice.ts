/** The country and the language of a page of help; null: nothing is chosen. */
export interface HelpChoice {
  country: string | null;
  lang: string | null;
}

/** What an address of the page of help asks for. */
export const helpChoiceOf = ({ searchParams }: URL): HelpChoice => ({
  country: searchParams.get('country'),
  lang: searchParams.get('lang'),
});

/** Whether a page of help shows a choice. Its document says both (`help.html`). A wrong country's numbers are dangerous. */
export function shows(html: string, { country, lang }: HelpChoice): boolean {
  const [, ofLang, ofCountry] = /<html lang="([^"]*)" data-country="([^"]*)"/.exec(html) ?? [];
  return (country === null || country === ofCountry) && (lang === null || lang === ofLang);
}
