import type { Element, Nodes } from 'hast'
import rehypeParse from 'rehype-parse'
import { unified } from 'unified'

type Style = ReadonlyMap<string, string>

/** An element of a letter with its ancestors. */
export interface MailElement {
  node: Element
  name: string
  /** Its own declarations, with shorthands expanded: `padding-left`, `font-size`, `line-height`. */
  style: Style
  classes: readonly string[]
  /** From the outermost to its parent. */
  parents: readonly MailElement[]
}

interface MailText {
  words: string
  /** The surrounding elements, the innermost last. */
  parents: readonly MailElement[]
}

export interface StyleRule {
  media: string | null
  selector: string
  style: Style
}

/** One `<style>` element of a letter. */
interface StyleSheet {
  css: string
  rules: readonly StyleRule[]
  isInHead: boolean
}

/** A letter as seen by a linter. */
export interface Mail {
  html: string
  /** The plain-text part. */
  text: string
  elements: readonly MailElement[]
  texts: readonly MailText[]
  /** Conditional comments, read only by classic Outlook. */
  comments: readonly string[]
  sheets: readonly StyleSheet[]
}

/** Reads a letter's HTML as a browser does. */
export function readMail(html: string, text: string): Mail {
  const reading: Reading = { elements: [], texts: [], comments: [], sheets: [] }
  walk(unified().use(rehypeParse).parse(html), [], reading)
  return { html, text, ...reading }
}

interface Reading {
  elements: MailElement[]
  texts: MailText[]
  comments: string[]
  sheets: StyleSheet[]
}

function walk(node: Nodes, parents: readonly MailElement[], into: Reading): void {
  if (node.type === 'comment') into.comments.push(node.value)
  else if (node.type === 'text' && node.value.trim() !== '') into.texts.push({ words: node.value, parents })
  else if (node.type === 'root') for (const child of node.children) walk(child, parents, into)
  if (node.type !== 'element') return
  if (node.tagName === 'style') {
    const css = node.children.map((child) => (child.type === 'text' ? child.value : '')).join('')
    into.sheets.push({ css, rules: readRules(css), isInHead: parents.some(({ name }) => name === 'head') })
    return
  }
  const { className, style } = node.properties
  const element = {
    node,
    name: node.tagName,
    style: readStyle(typeof style === 'string' ? style : ''),
    classes: Array.isArray(className) ? className.map(String) : [],
    parents,
  }
  into.elements.push(element)
  for (const child of node.children) walk(child, [...parents, element], into)
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const
const FONT = /^(?:(bold|\d{3})\s+)?([\d.]+px)(?:\/([\d.]+(?:px)?))?\s+(.+)$/

function readStyle(css: string): Style {
  const style = new Map<string, string>()
  for (const declaration of css.split(';')) {
    const colon = declaration.indexOf(':')
    if (colon < 0) continue
    const name = declaration.slice(0, colon).trim().toLowerCase()
    const value = declaration.slice(colon + 1).trim()
    style.set(name, value)
    if (name === 'padding' || name === 'margin') spread(style, name, value)
    if (name === 'font') readFont(style, value)
  }
  return style
}

function spread(style: Map<string, string>, name: string, value: string): void {
  const [top = '0', right = top, bottom = top, left = right] = value.split(/\s+/)
  for (const [place, side] of SIDES.entries())
    style.set(`${name}-${side}`, [top, right, bottom, left][place] ?? top)
}

function readFont(style: Map<string, string>, value: string): void {
  const match = FONT.exec(value)
  if (!match) return
  const [, weight = 'normal', size = '', height = 'normal', family = ''] = match
  style
    .set('font-weight', weight)
    .set('font-size', size)
    .set('line-height', height)
    .set('font-family', family)
}

const RULE = /([^{}]+)\{([^{}]*)\}/g
const AT_RULE = /@media([^{]*)\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/g

function readRules(css: string): StyleRule[] {
  const within = (media: string | null, text: string): StyleRule[] =>
    Array.from(text.matchAll(RULE), ([, selectors = '', body = '']) =>
      selectors.split(',').map((selector) => ({ media, selector: selector.trim(), style: readStyle(body) })),
    ).flat()
  const ofMedia = Array.from(css.matchAll(AT_RULE), ([, query = '', body = '']) => within(query.trim(), body))
  return [...within(null, css.replace(AT_RULE, '')), ...ofMedia.flat()]
}
