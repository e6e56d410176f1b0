/**
 * An inline style in the head of every document (PAGE-TRANSITION-2): the document takes part in view transitions to and
 * from others of the site. Browsers decide before a linked sheet has loaded, and report a transition in which only one
 * of two documents takes part as failed. Only elements that a page names are animated.
 */
export const VIEW_TRANSITION_STYLE =
  '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}:root{view-transition-name:none}'
