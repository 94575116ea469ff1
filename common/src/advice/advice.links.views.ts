import * as v from 'valibot';

/** A link to a copy of an advice, as the user who made it sees it. Nobody knows its address any more. */
export const LinkView = v.object({
  id: v.string(),
  adviceId: v.string(),
  /** How the advice's question begins. */
  title: v.string(),
  withQuestion: v.boolean(),
  /** An ISO time. */
  until: v.string(),
  /** It works no more. */
  isOver: v.boolean(),
  /** How often the copy was opened, one's own openings among them. */
  opened: v.number(),
});
export type LinkView = v.InferOutput<typeof LinkView>;

/** The newest first. */
export const LinksAnswer = v.object({ links: v.array(LinkView) });

/** A new link, with its address, which is shown once. */
export const NewLinkAnswer = v.object({ url: v.string(), link: LinkView });
