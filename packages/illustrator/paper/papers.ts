/** The illustrator's papers: a picture contains no other colours. */
export const PAPERS = {
  milk: '#fbfaf4',
  pine: '#14312a',
  night: '#0e2320',
  fir: '#2b5f4e',
  leaf: '#7da84b',
  lime: '#bfd48a',
  poppy: '#d4380f',
  rust: '#a92a08',
  yolk: '#f8be3f',
  butter: '#fbe3a2',
  blush: '#f7cdc1',
  rose: '#ea9c8c',
  mist: '#c6e0e3',
  sea: '#6fa9b4',
  oat: '#e9dcc2',
  bran: '#c9a877',
  cocoa: '#6a3e2a',
  ink: '#2a3a63',
  chestnut: '#7a3f22',
  silver: '#c9cfcb',
  honey: '#f0bd9c',
  amber: '#c88456',
  umber: '#8c5636',
  sienna: '#5f3826',
} as const

export type Paper = keyof typeof PAPERS
