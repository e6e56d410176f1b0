import { type CSSProperties, type ReactNode, useState } from 'react'
import { pluralize } from '../../../domain/items/labels.ts'
import type { Statistics, Surroundings } from '../../../domain/statistics/statistics.ts'
import { TextButton } from '../../ui/buttons.tsx'
import { Panel, QuietPanel } from '../../ui/panel.tsx'
import { shareSources } from './share-sources.ts'

const SHOWN = 5
const PAPERS = [
  'var(--paper-leaf)',
  'var(--paper-yolk)',
  'var(--paper-blush)',
  'var(--paper-mist)',
  'var(--paper-oat)',
  'var(--hf-line-strong)',
]
const number = (count: number) => count.toLocaleString('en-US')

type Kind = 'Article' | 'Recipe' | 'Page'

function kindOf(path: string): Kind {
  if (/^\/blog\/./.test(path)) return 'Article'
  return /^\/recipes\/./.test(path) ? 'Recipe' : 'Page'
}

const KIND_PAPERS: Record<Kind, string> = {
  Article: 'var(--paper-leaf)',
  Recipe: 'var(--paper-ochre)',
  Page: 'var(--paper-mist)',
}

interface Row {
  key: string
  title: string
  path: string
  count: number
  paper: string
  note: string
}

/** Rows with a bar under each; long lists are truncated at first. */
function Bars({ rows, all, empty }: { rows: readonly Row[]; all: string; empty: string }) {
  const [isWhole, setWhole] = useState(false)
  const most = Math.max(1, ...rows.map(({ count }) => count))
  if (rows.length === 0) return <p className="px-5 pb-5 text-small text-muted">{empty}</p>
  return (
    <>
      <ul className="bars">
        {(isWhole ? rows : rows.slice(0, SHOWN)).map(({ key, title, path, count, paper, note }) => (
          <li key={key}>
            {path ? (
              <a href={path} className="font-semibold wrap-anywhere no-underline hover:underline">
                {title}
              </a>
            ) : (
              <span className="font-semibold">{title}</span>
            )}
            <span className="count">{number(count)}</span>
            <span
              aria-hidden
              className="bar"
              style={{ '--part': `${(100 * count) / most}%`, '--paper': paper } as CSSProperties}
            />
            <small>{note}</small>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && (
        <div className="border-t-[1.5px] border-line px-3 py-1.5">
          <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : all}
          </TextButton>
        </div>
      )}
    </>
  )
}

export function ReadPages({
  pages,
  recipes,
  reads,
  isFew,
}: Pick<Statistics, 'pages' | 'recipes'> & { reads: Surroundings['reads']; isFew: boolean }) {
  const readsOf = new Map(reads.map(({ path, times }) => [path, times]))
  const cooksOf = new Map(recipes.map(({ title, cooks }) => [title, cooks]))
  const note = (path: string, title: string, views: number) => {
    const kind = kindOf(path)
    const times = readsOf.get(path) ?? 0
    const cooks = cooksOf.get(title) ?? 0
    if (kind === 'Article' && times > 0) {
      const part = Math.min(100, Math.round((100 * times) / Math.max(1, views)))
      return isFew ? `Article. ${number(times)} read to the end` : `Article. ${part}% read to the end`
    }
    return kind === 'Recipe' && cooks > 0 ? `Recipe. ${number(cooks)} cooked it` : kind
  }
  const rows = pages
    .filter(({ views }) => views > 0)
    .map(({ path, title, views }) => ({
      key: path,
      title,
      path,
      count: views,
      paper: KIND_PAPERS[kindOf(path)],
      note: note(path, title, views),
    }))
  return (
    <Panel title="What was read" padded={false}>
      <Bars rows={rows} all={`All ${rows.length} pages`} empty="No page was opened in these days." />
    </Panel>
  )
}

export function Sources({
  sources,
  before,
}: {
  sources: Statistics['sources']
  before: Surroundings['sources_before']
}) {
  const shares = shareSources(sources, before)
  return (
    <QuietPanel
      name="sources"
      title="Where they came from"
      state={shares[0] ? `${shares[0].name} ${shares[0].percent}%` : 'Nothing to tell yet'}
      padded={false}
    >
      {shares.length === 0 ? (
        <p className="px-5 pb-5 text-small text-muted">Nobody came from anywhere yet.</p>
      ) : (
        <>
          <div className="source-parts" aria-hidden>
            {shares.map(({ name, visitors }, index) => (
              <i key={name} style={{ '--part': visitors, '--paper': PAPERS[index] } as CSSProperties} />
            ))}
          </div>
          <ul className="sources">
            {shares.map(({ name, percent, change }, index) => (
              <li key={name} style={{ '--paper': PAPERS[index] } as CSSProperties}>
                <span>{name}</span>
                <b className="count">{percent}%</b>
                <small>{change}</small>
              </li>
            ))}
          </ul>
        </>
      )}
    </QuietPanel>
  )
}

export function ReadingNow({ live }: { live: Statistics['live'] }) {
  return (
    <QuietPanel
      name="reading-now"
      title="Reading now"
      state={pluralize(
        live.reduce((sum, { visitors }) => sum + visitors, 0),
        'reader',
      )}
      padded={false}
    >
      {live.length === 0 ? (
        <p className="px-5 pb-5 text-small text-muted">Nobody in the last five minutes.</p>
      ) : (
        <ul className="deeds">
          {live.map(({ path, title, visitors }) => (
            <li key={path}>
              <span className="font-semibold wrap-anywhere">{title}</span>
              <span className="count col-start-3 pr-2">{number(visitors)}</span>
            </li>
          ))}
        </ul>
      )}
    </QuietPanel>
  )
}

export function InTheKitchen({ recipes }: { recipes: Statistics['recipes'] }) {
  const [isWhole, setWhole] = useState(false)
  const used = recipes
    .filter(({ cooks, saves, prints }) => cooks + saves + prints > 0)
    .toSorted((a, b) => b.cooks - a.cooks || b.saves - a.saves)
  return (
    <QuietPanel
      name="kitchen"
      title="In the kitchen"
      state={used[0] ? `${used[0].title}, cooked ${pluralize(used[0].cooks, 'time')}` : 'Nothing cooked yet'}
      padded={false}
    >
      <Intro>Cooked means somebody reached the last step in cook mode.</Intro>
      {used.length === 0 ? (
        <p className="px-5 pb-5 text-small text-muted">Nothing was cooked, saved or printed in these days.</p>
      ) : (
        <div className="overflow-x-auto">
          <table className="kitchen">
            <thead>
              <tr>
                <th>Recipe</th>
                <th>Cooked</th>
                <th>Saved</th>
                <th>Printed</th>
              </tr>
            </thead>
            <tbody>
              {(isWhole ? used : used.slice(0, SHOWN)).map(({ id, title, cooks, saves, prints }) => (
                <tr key={id}>
                  <th scope="row" className="font-semibold">
                    {title}
                  </th>
                  <td className="count">{number(cooks)}</td>
                  <td className="count">{number(saves)}</td>
                  <td className="count">{number(prints)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {used.length > SHOWN && (
            <div className="border-t-[1.5px] border-line px-3 py-1.5">
              <TextButton aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
                {isWhole ? 'Show fewer' : `All ${used.length} recipes`}
              </TextButton>
            </div>
          )}
        </div>
      )}
    </QuietPanel>
  )
}

export function SignUps({ signups, isFew }: { signups: Statistics['signups']; isFew: boolean }) {
  const rows = signups.map(({ path, title, subscribed, visitors }) => ({
    key: path,
    title,
    path,
    count: subscribed,
    paper: 'var(--paper-mist)',
    note:
      isFew || visitors < subscribed
        ? kindOf(path)
        : `${inHundred(subscribed, visitors)} in a hundred readers`,
  }))
  return (
    <QuietPanel
      name="sign-ups"
      title="Who signed up, and where"
      state={rows[0] ? `${rows[0].title}, ${rows[0].count}` : 'Nobody yet'}
      padded={false}
    >
      <Bars rows={rows} all={`All ${rows.length} pages`} empty="Nobody joined in these days." />
    </QuietPanel>
  )
}

function inHundred(some: number, all: number): string {
  const part = (100 * some) / all
  return part >= 10 ? String(Math.round(part)) : part.toFixed(1)
}

export function Intro({ children }: { children: ReactNode }) {
  return <p className="-mt-3 px-5 pb-3 text-small text-muted">{children}</p>
}
