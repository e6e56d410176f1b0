/**
 * For documents without one of our style sheets, which carry the same in `styles/base.css` (product §3.12): where only
 * one of two documents takes part in a transition, the browser begins it and reports it as failed.
 */
export const TRANSITION_OPT_IN =
  '@media(prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}:root{view-transition-name:none}'
