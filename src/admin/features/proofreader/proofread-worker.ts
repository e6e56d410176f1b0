import { type ItemToRead, proofread } from '../../../domain/proofreader/proofread.ts'
import { factsBeside, type PlainSiteFacts } from '../../../domain/proofreader/subjects.ts'
import { type ReadFinding, toReadFinding } from './read-finding.ts'

/** Messages to the worker: first the facts about the site, again when they change, then texts. */
export type ToProofreader = { facts: PlainSiteFacts } | { item: ItemToRead; ownPaths: readonly string[] }

/** Messages from the worker: that it begins a text, then its findings. */
export type FromProofreader = 'begun' | readonly ReadFinding[]

let facts: PlainSiteFacts = { siteUrl: '', paths: [], others: [] }

/** Runs in a worker: reading a long text takes a tenth of a second or more. */
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
