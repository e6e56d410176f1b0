import { type ComponentProps, createContext, useContext } from 'react'
import type { PageSettings } from '../../../domain/site/settings.ts'
import type { PageField } from '../../data/page-context.ts'

/** The inner HTML of the header and of the footer, where the server has rendered them before. */
interface ShellHtml {
  header?: string
  footer?: string
}

/** Empty in the browser, which hydrates the same HTML with the components themselves. */
export const ShellHtmlContext = createContext<ShellHtml>({})

/** Renders a part of the shell: its children, or on the server the HTML they gave for an earlier page. */
export function ShellPart({
  as: Tag,
  children,
  ...rest
}: ComponentProps<'header'> & { as: keyof ShellHtml }) {
  const html = useContext(ShellHtmlContext)[Tag]
  return html === undefined ? (
    <Tag {...rest}>{children}</Tag>
  ) : (
    <Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />
  )
}

interface ShellKind {
  settings: PageSettings
  pathname: string
  field: PageField
  isFolded: boolean
}

/**
 * Caches header and footer, nearly half of a page's components and equal on every page of a section: the server renders
 * them once. Keyed by all they depend on (settings, section, paper, fold), which includes no reader's data.
 */
export class ShellHtmlCache {
  readonly #parts = new Map<string, ShellHtml>()
  #settings = ''

  /** Returns the cached parts of such a page; empty when there are none. */
  get(kind: ShellKind): ShellHtml {
    const settings = JSON.stringify(kind.settings)
    if (settings !== this.#settings) {
      this.#parts.clear()
      this.#settings = settings
    }
    return this.#parts.get(keyOf(kind)) ?? {}
  }

  /** Stores both parts of a page rendered without cached ones. Called right after `get`, for the same settings. */
  keep(kind: ShellKind, html: string): void {
    const header = innerHtml(html, 'header', html.indexOf('<header'))
    const footer = innerHtml(html, 'footer', html.lastIndexOf('<footer'))
    this.#parts.set(keyOf(kind), { header, footer })
  }
}

function keyOf({ pathname, field, isFolded }: ShellKind): string {
  const section = [...MAIN_LINKS, SAVED_LINK].find(({ href }) => isCurrentSection(href, pathname))
  return `${section?.href ?? ''} ${field === 'none'} ${isFolded}`
}

function innerHtml(html: string, tag: string, start: number): string | undefined {
  const end = html.indexOf(`</${tag}>`, start)
  return start < 0 || end < 0 ? undefined : html.slice(html.indexOf('>', start) + 1, end)
}

/** The header's links (PAGE-HEADER-1). */
export const MAIN_LINKS = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/blog', label: 'Blog' },
  { href: '/recipes', label: 'Recipes' },
  { href: '/contact', label: 'Contact' },
] as const

/** The reader's own page, beside the main links. */
export const SAVED_LINK = { href: '/saved', label: 'Saved' } as const

/** Whether a link is the section of a page, so that an article marks 'Blog'. */
export function isCurrentSection(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
}
