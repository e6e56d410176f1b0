/** Fonts that are there; a letter loads none. */
export const DISPLAY = "Georgia,'Times New Roman',serif"
export const TEXT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Below the width of a letter and its margins. Without these a letter on a phone is plainer, and still whole. */
const PHONE_RULES = [
  '.apart{padding:0!important}',
  '.sheet{border-radius:0!important}',
  '.side{padding-left:20px!important;padding-right:20px!important}',
  '.title{font-size:34px!important}',
  '.title-room{padding-bottom:18px!important}',
  '.words,.sun{max-width:none!important}',
]

export const BASE_STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}',
  `@media (max-width:620px){${PHONE_RULES.join('')}}`,
].join('')
