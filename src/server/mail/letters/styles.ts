/** Fonts that are there; a letter loads none. */
export const DISPLAY = "Georgia,'Times New Roman',serif"
export const TEXT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** What a phone needs; without it a letter is narrower than it could be, and still whole. */
export const PHONE_STYLES = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  'body{margin:0;padding:0;-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}',
  '@media (max-width:480px){',
  '.side{padding-left:20px!important;padding-right:20px!important}',
  '.apart{padding-top:0!important}',
  '.sheet{border-radius:0!important}',
  '.title{font-size:32px!important}',
  '.stack{display:block!important;width:auto!important}',
  '}',
].join('')
