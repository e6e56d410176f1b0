import { escapeHtml } from '../../src/domain/text/html-text.ts'
import type { Screen } from './screen.ts'

export interface Shot {
  screen: Screen
  width: number
  scheme: 'light' | 'dark'
  /** File name, in the folder of the index. */
  file: string
  /** Paper size, for a printed page. */
  paper?: string
}

/**
 * Returns a page with all pictures of a run, a row for each screen, in groups; they can be filtered by name, width and
 * scheme.
 *
 * @param beside pictures to compare with, by the name of their screen
 * @param failures what could not be photographed, and why
 */
export function indexPage(
  shots: readonly Shot[],
  { beside, failures }: { beside: ReadonlyMap<string, readonly string[]>; failures: readonly string[] },
): string {
  const groups = [...Map.groupBy(shots, ({ screen }) => screen.group)]
  const row = ([name, of]: [string, Shot[]]) =>
    `<section id="${escapeHtml(name)}"><h3><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></h3><div>${[
      ...of.map(shotFigure),
      ...(beside.get(name) ?? []).map((file) => figure(file, 'drawn', 'data-drawn')),
    ].join('')}</div></section>`
  const sections = groups.map(
    ([group, of]) =>
      `<article id="${groupId(group)}"><h2>${escapeHtml(group)}</h2>${[...Map.groupBy(of, ({ screen }) => screen.name)].map(row).join('\n')}</article>`,
  )
  const links = groups.map(
    ([group, of]) => `<a href="#${groupId(group)}">${escapeHtml(group)} ${of.length}</a>`,
  )
  const widths = [...new Set(shots.map(({ width }) => width))].toSorted((one, other) => one - other)
  const choose = (name: string, values: readonly (string | number)[]) =>
    `<label>${name} <select name="${name}"><option value="">all</option>${values.map((value) => `<option>${value}</option>`).join('')}</select></label>`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Contact sheet</title>
<style>${STYLE}</style>
<header>
<h1>${shots.length} pictures</h1>
<nav>${links.join(' ')}</nav>
<form><label>Name <input name="name" type="search"></label> ${choose('width', widths)} ${choose('scheme', ['light', 'dark'])} <label>Height <input name="height" type="range" min="10" max="90" value="30"></label></form>
</header>
${failures.length > 0 ? `<ul class="failed">${failures.map((text) => `<li>${escapeHtml(text)}</li>`).join('')}</ul>` : ''}
${sections.join('\n')}
<script>${SCRIPT}</script>
</html>
`
}

const groupId = (group: string) => `group-${group.toLowerCase().replaceAll(' ', '-')}`

function shotFigure({ file, width, scheme, paper }: Shot): string {
  const page = /(\d+)\.png$/.exec(file)?.[1]
  const label = paper ? `${paper}, ${page ? `page ${page}` : 'PDF'}` : `${width} ${scheme}`
  return figure(file, label, `data-width="${width}" data-scheme="${scheme}"`)
}

function figure(file: string, label: string, data: string): string {
  const address = escapeHtml(file)
  const shown = file.endsWith('.pdf') ? address : `<img loading="lazy" src="${address}" alt="">`
  return `<figure ${data}><a href="${address}">${shown}</a><figcaption>${escapeHtml(label)}</figcaption></figure>`
}

const STYLE = `
  :root { color-scheme: light dark; font: 15px/1.4 system-ui, sans-serif; --height: 30rem }
  body { margin: 0 1.5rem 3rem }
  header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; align-items: center; padding: .6rem 0; background: Canvas; border-bottom: 1px solid #8888 }
  h1, h3 { margin: 0; font-size: 1rem }
  article, section { scroll-margin-top: 4rem }
  section { margin-top: 1.5rem }
  nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
  h3 a { color: inherit; text-decoration: none }
  section > div { display: flex; gap: 1rem; overflow-x: auto; align-items: start; padding-top: .5rem }
  figure { margin: 0; flex: none }
  img { height: var(--height); width: auto; max-width: 60rem; object-fit: cover; object-position: top; border: 1px solid #8888 }
  [data-drawn] img { border: 2px solid #c63 }
  .failed { border-left: 4px solid #c33; padding-left: 1rem }
  [hidden] { display: none }
`

/** Filters by the form; the drawings for comparison stay. */
const SCRIPT = `
  const form = document.querySelector('form')
  const show = () => {
    const { name, width, scheme, height } = Object.fromEntries(new FormData(form))
    document.documentElement.style.setProperty('--height', height + 'rem')
    for (const section of document.querySelectorAll('section')) section.hidden = !section.id.includes(name)
    for (const figure of document.querySelectorAll('figure[data-width]'))
      figure.hidden =
        (width !== '' && figure.dataset.width !== width) || (scheme !== '' && figure.dataset.scheme !== scheme)
  }
  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => event.preventDefault())
`
