import type { ReactNode } from 'react'
import { VIEW_TRANSITION_STYLE } from '../domain/site/view-transition-style.ts'
import { PAGE_STATE_ID } from './data/page-state.ts'

/** The built files that a page needs. */
export interface PageAssets {
  /** Scripts of type module that start the page. */
  scripts: string[]
  styles: string[]
  /** Modules the scripts import immediately: preloaded. */
  modulePreloads: string[]
  /** Modules that make the page interactive, loaded once it has been painted (`entry-wake.ts`). */
  wakeModules: string[]
  fonts: string[]
}

interface DocumentProps {
  assets: PageAssets
  /** Serialised page state; empty for a page without state. */
  state: string
  /** A style sheet rendered by the server only: the browser keeps what is already in the head. */
  mediaSheet?: ReactNode
  children: ReactNode
}

/** The whole document. The browser hydrates exactly this, so server and browser must render it identically. */
export function Document({ assets, state, mediaSheet, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <style dangerouslySetInnerHTML={{ __html: VIEW_TRANSITION_STYLE }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fafaf6" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0f211d" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Beside the styles that would ask for them next, but after words and picture. */}
        {assets.fonts.map((href) => (
          <link
            key={href}
            rel="preload"
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
            fetchPriority="low"
            href={href}
          />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {mediaSheet}
        {assets.modulePreloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        {children}
        <script id={PAGE_STATE_ID} type="application/json" dangerouslySetInnerHTML={{ __html: state }} />
        {assets.scripts.map((src) => (
          <script
            key={src}
            type="module"
            src={src}
            fetchPriority="low"
            data-wake={assets.wakeModules.join(' ') || undefined}
          />
        ))}
      </body>
    </html>
  )
}
