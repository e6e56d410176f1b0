import { type ComponentProps, createContext, useContext } from 'react'
import type { PageSettings } from '../../../domain/site/settings.ts'
import type { PageField } from '../../data/page-context.ts'

/** The inside of the header and of the footer as HTML, when the server has made them before. */
interface ShellHtml {
  header?: string
  footer?: string
}

/** Empty in the browser, which hydrates the same HTML with the components themselves. */
export const ShellHtmlContext = createContext<ShellHtml>({})

/** A part of the shell: its children, or on the server the HTML they gave for an earlier page. */
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
 * Header and footer are nearly half of a page's components and equal on every page of a section: the server renders
 * them once. Kept by all they depend on (settings, section, paper, fold), which is nothing of any reader.
 */
export class ShellHtmlCache {
  readonly #parts = new Map<string, ShellHtml>()
  #settings = ''

  /** What was kept for such a page; empty when nothing was. */
  get(kind: ShellKind): ShellHtml {
    const settings = JSON.stringify(kind.settings)
    if (settings !== this.#settings) {
      this.#parts.clear()
      this.#settings = settings
    }
    return this.#parts.get(keyOf(kind)) ?? {}
  }

  /** Keeps both parts of a page rendered with nothing kept. Called right after `get`, for the same settings. */
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

/** The reader's own page, beside them. */
export const SAVED_LINK = { href: '/saved', label: 'Saved' } as const

/** True for the section a page belongs to, so that an article marks 'Blog'. */
export function isCurrentSection(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`)
}
