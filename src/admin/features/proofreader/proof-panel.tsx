import { type ReactNode, useId } from 'react'
import { isIngredientHeading } from '../../../domain/content/ingredient-line.ts'
import { pluralize } from '../../../domain/items/labels.ts'
import { FINDING_LEVELS } from '../../../domain/proofreader/finding.ts'
import type { ItemToRead } from '../../../domain/proofreader/proofread.ts'
import { RULE_TITLES } from '../../../domain/proofreader/rule-titles.ts'
import { capitalize } from '../../../domain/text/capitalize.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Dialog } from '../../../web/ui/dialog.tsx'
import { TextButton } from '../../ui/buttons.tsx'
import { useDisclosure } from '../../ui/use-disclosure.ts'
import { useObservable } from '../editor/observable.ts'
import { useEditor } from '../editor/use-editor.ts'
import { FindingList } from './finding-list.tsx'
import { useProof } from './proof-context.tsx'
import { LEVEL_WORDS, type NumberedFinding } from './read-finding.ts'

/** The first panel beside the text: its findings, or that there are none (PROOF-EDITOR-1). */
export function ProofPanel({ onShow }: { onShow: (finding: NumberedFinding) => void }) {
  const proof = useProof()
  const status = useObservable(proof.state, (state) => state.status)
  const count = useObservable(proof.state, (state) => state.findings.length)
  const hasMended = useObservable(proof.state, (state) => state.mended.length > 0)
  if (status === 'read' && count === 0 && !hasMended) return <AllClear />
  return (
    <Sheet aside={status === 'read' ? pluralize(count, 'finding') : undefined}>
      {count > 0 && <Legend />}
      {status !== 'read' && (
        <p role="status" className="px-5 pb-4 text-small text-muted">
          {WORDS[status]}
        </p>
      )}
      <FindingList onShow={onShow} />
      <IgnoredList />
      <p className="border-t-[1.5px] border-line px-5 py-3.5 text-small text-muted">
        It reads here, on your own device. Nothing leaves it. You may always publish.
      </p>
    </Sheet>
  )
}

const WORDS = {
  empty: 'Start writing. It reads along and says what could be better.',
  reading: 'Reading…',
  slow: 'This text takes too long to read. The marks come back when it is simpler or shorter.',
  broken: 'It cannot read right now. Your text is safe; please reload the page.',
}

function Sheet({ aside, children }: { aside?: string | undefined; children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      data-proof=""
      tabIndex={-1}
      className="min-w-0 overflow-clip rounded-field border-[1.5px] border-line bg-surface"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pt-4 pb-3">
        <h2 id={id} className="type-panel">
          Proof-reader
        </h2>
        <p role="status" className="text-small text-muted">
          {aside}
        </p>
      </div>
      {children}
    </section>
  )
}

function Legend() {
  return (
    <ul
      aria-label="Kinds of findings"
      className="flex flex-wrap gap-x-4 gap-y-1 px-5 pb-4 text-label text-muted"
    >
      {FINDING_LEVELS.map((level) => (
        <li key={level} data-level={level} className="inline-flex items-center gap-1.5">
          <span aria-hidden className="proof-number size-4.5!" />
          {LEVEL_WORDS[level]}
        </li>
      ))}
    </ul>
  )
}

/** Shown without findings: what was checked, and the bowl with its sun. */
function AllClear() {
  const { kind, state } = useEditor()
  const fields = useObservable(state, (current) => current.fields)
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      data-proof=""
      tabIndex={-1}
      className="min-w-0 overflow-clip rounded-field bg-leaf text-on-field"
    >
      <div className="grid gap-1.5 px-5 pt-5 pb-3">
        <h2 id={id} className="font-display text-2xl leading-tight font-[750]">
          Nothing to fix
        </h2>
        <p role="status" className="text-small">
          {describeChecked(kind.itemToRead(fields))}
        </p>
      </div>
      <IgnoredList />
      <svg viewBox="0 0 300 112" aria-hidden="true" className="mx-auto mt-1 block h-28 w-full">
        <circle cx="150" cy="26" r="20" fill="var(--hf-accent)" />
        <path d="M84 52h132a66 60 0 0 1-132 0z" fill="currentColor" />
      </svg>
    </section>
  )
}

/** Lists the findings that the coach has ignored; each can be restored. */
function IgnoredList() {
  const proof = useProof()
  const ignored = useObservable(proof.state, (state) => state.ignored)
  const { isOpen, button, content } = useDisclosure()
  if (ignored.length === 0) return null
  return (
    <div className="border-t-[1.5px] border-line px-5 py-2">
      <button
        type="button"
        {...button}
        className="min-h-11 text-left text-small underline underline-offset-4"
      >
        {ignored.length === 1 ? 'One thing ignored' : `${ignored.length} things ignored`}
        {isOpen ? '' : ', show it'}
      </button>
      <ul {...content}>
        {ignored.map(({ key, rule, message }) => (
          <li key={key} className="py-1.5 text-small">
            <p className="font-[650]">{RULE_TITLES[rule]}</p>
            <p className="wrap-anywhere">{message}</p>
            <TextButton className="-ml-1.5 text-current! underline" onClick={() => proof.heed(key)}>
              Check it again
            </TextButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

const OVEN = /\boven\b/i

/** Returns what was checked in a text without findings, in short sentences. */
function describeChecked(item: ItemToRead): string {
  return item.kind === 'article' ? describeArticle(item.text.content) : describeRecipe(item.text)
}

function describeArticle(content: string): string {
  const words = content.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)?.length ?? 0
  const pictures = content.match(/!\[[^\]]+\]\(/g)?.length ?? 0
  const links = (content.match(/\]\([^)\s]+/g)?.length ?? 0) - pictures
  const sentences = [
    `${pluralize(words, 'word')} read.`,
    /^#{2,}\s/m.test(content) ? 'Headings in order.' : '',
    links === 1 ? 'The link leads somewhere.' : links > 1 ? `${links} links, all lead somewhere.` : '',
    pictures === 1 ? 'The picture is described.' : pictures > 1 ? `${pictures} pictures, all described.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

function describeRecipe({
  ingredients,
  instructions,
  cook_time_minutes,
  dietary_tags,
}: Extract<ItemToRead, { kind: 'recipe' }>['text']): string {
  const lines = ingredients.filter((line) => line.ingredient.trim() !== '' && !isIngredientHeading(line))
  const [tag] = dietary_tags
  const sentences = [
    `${pluralize(lines.length, 'ingredient')}, all used.`,
    (cook_time_minutes ?? 0) > 0 ? 'Times add up.' : '',
    instructions.some(({ instruction }) => OVEN.test(instruction)) ? 'The oven has a temperature.' : '',
    tag ? `${capitalize(tag)} means ${tag}.` : '',
  ]
  return sentences.filter(Boolean).join(' ')
}

interface ProofSheetProps {
  open: boolean
  /** The item's name in the link back: `article`. */
  what: string
  onClose: () => void
  onShow: (finding: NumberedFinding) => void
}

/** The same list as a sheet, where there is no room beside the text. */
export function ProofSheet({ open, what, onClose, onShow }: ProofSheetProps) {
  const id = useId()
  const count = useObservable(useProof().state, ({ findings }) => findings.length)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      labelledBy={id}
      className="mx-auto mt-auto mb-0 max-h-[85dvh] max-w-160 rounded-b-none"
    >
      <div data-proof="" tabIndex={-1}>
        <h2 id={id} className="type-h3 px-5 pt-5 pb-4 pr-16">
          {count === 0 ? 'Nothing to fix' : `${count} to check`}
        </h2>
        <FindingList onShow={onShow} />
        <div className="sticky bottom-0 border-t-[1.5px] border-line bg-surface px-5 py-3">
          <Button look="line" className="w-full" onClick={onClose}>
            Back to the {what}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
