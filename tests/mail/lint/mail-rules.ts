import { findContrastProblems } from './mail-contrast.ts'
import type { Mail, MailElement } from './mail-tree.ts'

interface MailRule {
  name: string
  /** The mail program the rule is about; `all` for rules of every mail program. */
  of: 'all' | 'Outlook' | 'Gmail' | 'Apple Mail'
  /** Returns the violations in words; none if the letter complies. */
  find: (mail: Mail) => string[]
}

const GMAIL_BYTES_MAX = 102 * 1024
const GMAIL_STYLE_MAX = 8_192
/** Width of a letter's sheet, and the minimum indent of its lists, in px. */
const SHEET_WIDTH = 600
const LIST_INDENT_MIN = 20

const ELEMENTS = new Set(
  (
    'html head meta title style body table thead tbody tr td th div p h1 h2 h3 h4 h5 h6 a img br span strong em b i ' +
    'del sup sub ul ol li blockquote pre code'
  ).split(' '),
)
/** Written by React for Outlook's buttons, or ignored harmlessly where unknown. */
const HARMLESS = [
  'mso-',
  'text-wrap',
  'word-break',
  'text-decoration-line',
  'opacity',
  'overflow',
  'max-height',
]
const PROPERTIES = new Set(
  (
    'color background-color border border-color border-style border-width border-radius border-collapse display font ' +
    'font-size font-weight font-family letter-spacing line-height list-style margin padding max-width width height ' +
    'text-align text-decoration vertical-align white-space'
  ).split(' '),
)
const SIDED = /^(?:margin|padding|border)-(?:top|right|bottom|left)(?:-(?:width|style|color))?$/
const LAYOUT = /\b(?:flex|grid|inline-flex|absolute|fixed|sticky|relative|float)\b|url\(|var\(|calc\(/
const UNIT = /-?[\d.]+(rem|vw|vh|ch|pt|cm|em)\b/
/** Fonts installed with Windows: Word uses the first of a list, or Times if it is missing. */
const FONTS_OF_WINDOWS = /^(?:'Segoe UI'|Georgia|Arial|Consolas|'Courier New')/

const px = (value: string | undefined) => Number.parseFloat(value ?? '0') || 0
const isOf = (element: MailElement, ...names: string[]) => names.includes(element.name)
const describe = ({ name, node, classes }: MailElement) => {
  const [first] = node.children
  const words = first?.type === 'text' ? ` “${first.value.trim().slice(0, 24)}”` : ''
  return `<${name}${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}>${words}`
}
const isUnseenByOutlook = (element: MailElement): boolean =>
  [element, ...element.parents].some(({ style }) => style.get('mso-hide') === 'all')

/** Returns a rule that checks each element. */
const each = (problemOf: (element: MailElement, mail: Mail) => string | false | undefined) => (mail: Mail) =>
  mail.elements.flatMap((element) => {
    const problem = problemOf(element, mail)
    return problem ? [`${describe(element)} ${problem}`] : []
  })
const once = (isRight: (mail: Mail) => boolean, problem: string) => (mail: Mail) =>
  isRight(mail) ? [] : [problem]
const metaOf = ({ elements }: Mail, name: string) =>
  elements.find((element) => isOf(element, 'meta') && element.node.properties.name === name)?.node.properties
    .content

/** The requirements for letters in all mail programs. `mail-html.test.ts` shows that each can fail. */
export const MAIL_RULES: readonly MailRule[] = [
  {
    name: 'language',
    of: 'all',
    find: each((element) => isOf(element, 'html') && !element.node.properties.lang && 'says no language'),
  },
  {
    name: 'title',
    of: 'all',
    find: once(({ html }) => /<title>[^<]+<\/title>/.test(html), 'There is no title'),
  },
  {
    name: 'one-h1',
    of: 'all',
    find: once(
      ({ elements }) => elements.filter(({ name }) => name === 'h1').length === 1,
      'There is not one h1',
    ),
  },
  {
    name: 'preheader',
    of: 'all',
    find: ({ elements }) => {
      const first = elements[elements.findIndex(({ name }) => name === 'body') + 1]
      if (first?.style.get('display') !== 'none') return ['The letter does not begin with its preheader']
      return isUnseenByOutlook(first) ? [] : ['Outlook shows the preheader']
    },
  },
  {
    name: 'layout-tables',
    of: 'all',
    find: each((element, { elements }) => {
      if (!isOf(element, 'table')) return undefined
      const ofData = elements.some(
        ({ name, parents }) =>
          name === 'th' && parents.findLast((parent) => parent.name === 'table') === element,
      )
      const isLayout = element.node.properties.role === 'presentation'
      return (
        ofData === isLayout &&
        (ofData ? 'holds data, and is called layout' : 'is layout, and is not called so')
      )
    }),
  },
  {
    name: 'picture-alt',
    of: 'all',
    find: each(
      (element) => isOf(element, 'img') && element.node.properties.alt === undefined && 'has no alt',
    ),
  },
  {
    name: 'whole-address',
    of: 'all',
    find: each(({ node: { properties } }) => {
      const address = properties.href ?? properties.src
      return (
        address !== undefined && !/^(?:https:\/\/|mailto:)/.test(String(address)) && `leads to ${address}`
      )
    }),
  },
  {
    name: 'known-element',
    of: 'all',
    find: each((element) => !ELEMENTS.has(element.name) && 'is younger than mail programs'),
  },
  {
    name: 'known-property',
    of: 'all',
    find: each(({ style }) => {
      const unknown = [...style.keys()].filter(
        (name) =>
          !PROPERTIES.has(name) && !SIDED.test(name) && !HARMLESS.some((known) => name.startsWith(known)),
      )
      return unknown.length > 0 && `has ${unknown.join(', ')}`
    }),
  },
  { name: 'contrast', of: 'all', find: findContrastProblems },
  {
    name: 'same-words',
    of: 'all',
    find: ({ texts, text }) => {
      const said = new Set(wordsOf(text))
      const missing = texts
        .filter(({ parents }) => parents.some(({ name }) => name === 'body'))
        .filter(({ parents }) => !parents.some(({ node }) => 'dataSkipInText' in node.properties))
        .flatMap(({ words }) => wordsOf(words).filter((word) => !said.has(word)))
      return missing.map((word) => `The text does not say “${word}”`)
    },
  },
  {
    name: 'outlook-layout',
    of: 'Outlook',
    find: each(({ style }) => {
      const [name, value] =
        [...style].find(([, value]) => LAYOUT.test(value) || UNIT.test(unspaced(value))) ?? []
      return name !== undefined && name !== 'letter-spacing' && `has ${name}:${value}`
    }),
  },
  {
    name: 'outlook-sheet',
    of: 'Outlook',
    find: ({ comments }) => {
      const open = comments.findIndex((comment) =>
        new RegExp(`^\\[if mso\\]><table[^>]* width="${SHEET_WIDTH}"`).test(comment),
      )
      const close = comments.findIndex((comment) => comment.endsWith('</table><![endif]'))
      return open >= 0 && close > open ? [] : ['No table of the sheet’s width stands around it']
    },
  },
  {
    name: 'outlook-dpi',
    of: 'Outlook',
    find: once(
      ({ comments }) => comments.some((comment) => comment.includes('<o:PixelsPerInch>96')),
      'Pixels are not told from points',
    ),
  },
  {
    name: 'outlook-picture-width',
    of: 'Outlook',
    find: each((element) => {
      const width = Number(element.node.properties.width)
      return isOf(element, 'img') && !(width > 0 && width <= SHEET_WIDTH) && 'has no width as an attribute'
    }),
  },
  {
    name: 'outlook-padding',
    of: 'Outlook',
    find: each((element) => {
      // Code and the texts of buttons are spaced by other means as well.
      if (isOf(element, 'td', 'th', 'code') || isUnseenByOutlook(element)) return false
      if (isOf(element, 'a') && !element.classes.some((name) => name.startsWith('b-'))) return false
      if (isOf(element, 'a')) return !hasOutlookRoom(element) && 'is a button without room in Outlook'
      const sides = ['top', 'right', 'bottom', 'left'].filter(
        (side) => px(element.style.get(`padding-${side}`)) > 0,
      )
      return sides.length > 0 && `has padding, which Word takes on cells alone`
    }),
  },
  {
    name: 'outlook-lists',
    of: 'Outlook',
    find: each(
      (element) =>
        isOf(element, 'ul', 'ol') &&
        element.style.get('list-style') !== 'none' &&
        px(element.style.get('margin-left')) < LIST_INDENT_MIN &&
        'has its marks outside the sheet',
    ),
  },
  {
    name: 'outlook-fonts',
    of: 'Outlook',
    find: each(({ style }) => {
      const family = style.get('font-family')
      return family !== undefined && !FONTS_OF_WINDOWS.test(family) && `begins with ${family.split(',')[0]}`
    }),
  },
  {
    name: 'outlook-line-height',
    of: 'Outlook',
    find: each(({ style }) => {
      const [size, height] = [style.get('font-size'), style.get('line-height')]
      if (!size?.endsWith('px') || !height?.endsWith('px') || px(size) === 0) return false
      return px(height) < px(size) && !isHidden(style) && `is set ${height} high with letters of ${size}`
    }),
  },
  {
    name: 'outlook-round-shapes',
    of: 'Outlook',
    find: each((element) => {
      const { style, node } = element
      const isShape =
        node.children.length === 0 && style.has('border-radius') && style.has('background-color')
      return isShape && !isUnseenByOutlook(element) && 'is a box in Outlook'
    }),
  },
  {
    name: 'gmail-size',
    of: 'Gmail',
    find: once(({ html }) => Buffer.byteLength(html) < GMAIL_BYTES_MAX, 'Gmail cuts it'),
  },
  {
    name: 'gmail-style-size',
    of: 'Gmail',
    find: once(
      ({ sheets }) => sheets.reduce((sum, { css }) => sum + css.length, 0) <= GMAIL_STYLE_MAX,
      'Gmail drops the styles',
    ),
  },
  {
    name: 'gmail-style-place',
    of: 'Gmail',
    find: once(({ sheets }) => sheets.every(({ isInHead }) => isInHead), 'A style stands outside the head'),
  },
  {
    name: 'gmail-first-style',
    of: 'Gmail',
    find: ({ sheets: [first] }) => {
      if (!first) return ['There are no styles']
      const refused = /\[|@import|@font-face|prefers-color-scheme|\{[^{}]*\{[^{}]*\{|expression\(|<!--/.exec(
        first.css,
      )
      return refused ? [`Gmail takes a style whole or not at all, and this one has ${refused[0]}`] : []
    },
  },
  {
    name: 'gmail-inline',
    of: 'Gmail',
    find: each(({ classes, style }) => {
      const missing = classes.filter((name) => {
        const property = { t: 'color', b: 'background-color', l: 'border-color' }[
          name.slice(0, name.indexOf('-'))
        ]
        return property !== undefined && !style.has(property)
      })
      return missing.length > 0 && 'has its colour by class alone'
    }),
  },
  {
    name: 'apple-schemes',
    of: 'Apple Mail',
    find: (mail) =>
      ['color-scheme', 'supported-color-schemes'].filter((name) => metaOf(mail, name) !== 'light dark'),
  },
  {
    name: 'apple-dark',
    of: 'Apple Mail',
    find: ({ elements, sheets }) => {
      const rules = sheets.flatMap((sheet) => sheet.rules)
      const dark = new Set(
        rules.filter(({ media }) => media?.includes('prefers-color-scheme')).map(({ selector }) => selector),
      )
      const outlook = new Set(
        rules
          .filter(({ selector }) => selector.startsWith('[data-ogs'))
          .map(({ selector }) => selector.split(' ')[1]),
      )
      const colours = new Set(
        elements.flatMap(({ classes }) => classes.filter((name) => /^[tbl]-/.test(name))),
      )
      return [...colours].filter((name) => !dark.has(`.${name}`) || !outlook.has(`.${name}`))
    },
  },
  {
    name: 'apple-detectors',
    of: 'Apple Mail',
    find: (mail) => [
      ...(String(metaOf(mail, 'format-detection') ?? '').includes('date=no') ? [] : ['Dates become links']),
      ...(mail.sheets.some(({ css }) => css.includes('a[x-apple-data-detectors]'))
        ? []
        : ['Addresses become blue links']),
    ],
  },
  {
    name: 'apple-size',
    of: 'Apple Mail',
    find: (mail) => [
      ...(!mail.html.includes('<meta name="x-apple-disable-message-reformatting"')
        ? ['Apple Mail sets it anew']
        : []),
      ...(String(metaOf(mail, 'viewport') ?? '').includes('width=device-width')
        ? []
        : ['It has no viewport']),
    ],
  },
]

/** Returns the violations in a letter: the rule's name and the place. */
export function lintMail(mail: Mail): string[] {
  return MAIL_RULES.flatMap(({ name, find }) => find(mail).map((problem) => `${name}: ${problem}`))
}

const isHidden = (style: ReadonlyMap<string, string>) => style.get('display') === 'none'

/** Font names contain characters that look like units. */
const unspaced = (value: string) => value.replace(/'[^']*'|-apple-system/g, '')

function hasOutlookRoom({ node }: MailElement): boolean {
  return JSON.stringify(node).includes('[if mso]')
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []
}
