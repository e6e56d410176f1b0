/**
 * What the head of every document says in a style element of its own (PAGE-TRANSITION-2): the document takes part in
 * transitions to and from others of the site. A browser decides before a linked sheet has come, and reports a transition
 * in which only one of two documents takes part as failed. Nothing moves but what a page names.
 */
export const VIEW_TRANSITION_STYLE =
  '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}:root{view-transition-name:none}'
