import { escapeHtml } from '../../domain/text/escape-html.ts'
import type { WebBuild } from './web-build.ts'

/**
 * The document the admin's script fills. It holds nothing of the coach's, so that a stranger's eyes on it learn nothing.
 *
 * @param nonce under which the editor may add its styles; it reads it from the `csp-nonce` meta element
 */
export function renderAdminShell(
  { scripts, styles, modulePreloads, fonts }: ReturnType<WebBuild['adminAssets']>,
  nonce: string,
): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#fafaf6" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#0f211d" media="(prefers-color-scheme: dark)">',
    '<meta name="robots" content="noindex, nofollow">',
    `<meta property="csp-nonce" nonce="${escapeHtml(nonce)}">`,
    '<title>Admin</title>',
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${escapeHtml(href)}">`,
    ),
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...modulePreloads.map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}">`),
    ...scripts.map((src) => `<script type="module" src="${escapeHtml(src)}"></script>`),
  ]
  return `<!doctype html><html lang="en"><head>${head.join('')}</head><body><div id="admin"></div><noscript><main class="wrap"><h1>Admin</h1><p>The admin needs JavaScript. Please switch it on in your browser and load this page again.</p></main></noscript></body></html>`
}
