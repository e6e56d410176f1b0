import { type ItemToRead, proofread } from '../../../domain/proofreader/proofread.ts'
import { factsBeside, type PlainSiteFacts } from '../../../domain/proofreader/subjects.ts'
import { type ReadFinding, toReadFinding } from './read-finding.ts'

/** What is sent to the worker: first what is known of the site, again when that changes, then texts. */
export type ToProofreader = { facts: PlainSiteFacts } | { item: ItemToRead; ownPaths: readonly string[] }

/** What it says: that it begins a text, then what it found in it. */
export type FromProofreader = 'begun' | readonly ReadFinding[]

let facts: PlainSiteFacts = { siteUrl: '', paths: [], others: [] }

/** Runs in a worker: reading a long text takes a tenth of a second and more. */
addEventListener('message', ({ data }: MessageEvent<ToProofreader>) => {
  if ('facts' in data) {
    facts = data.facts
    return
  }
  answer('begun')
  const { item, ownPaths } = data
  answer(proofread(item, factsBeside(facts, ownPaths)).map((finding) => toReadFinding(finding, item.text)))
})

function answer(message: FromProofreader): void {
  postMessage(message)
}
