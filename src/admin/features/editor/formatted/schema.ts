import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model'
import { tableNodes } from 'prosemirror-tables'
import { isSafeLink } from '../../../../domain/text/link-protocols.ts'

/**
 * Attribute of every block of the text: the block of the stored Markdown it was parsed from; null for a new one. Read
 * only for top-level blocks (`text-source.ts`).
 */
const ORIGIN = { origin: { default: null } }

const tables = tableNodes({
  tableGroup: 'block',
  cellContent: 'paragraph',
  cellAttributes: {
    align: {
      default: null,
      getFromDOM: (cell) => cell.dataset.align ?? null,
      setDOMAttr: (value, attrs) => {
        if (value) attrs['data-align'] = value
      },
    },
  },
})

const nodes = {
  doc: { content: 'block+' },
  paragraph: {
    group: 'block',
    content: 'inline*',
    attrs: ORIGIN,
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', 0],
  },
  heading: {
    group: 'block',
    content: 'inline*',
    defining: true,
    attrs: { ...ORIGIN, level: { default: 2 } },
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    // As on the page, whose title is the only first-level heading.
    toDOM: ({ attrs }) => [`h${Math.max(2, attrs.level)}`, 0],
  },
  blockquote: {
    group: 'block',
    content: 'block+',
    defining: true,
    attrs: ORIGIN,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  bullet_list: {
    group: 'block',
    content: 'list_item+',
    attrs: { ...ORIGIN, spread: { default: false } },
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  ordered_list: {
    group: 'block',
    content: 'list_item+',
    attrs: { ...ORIGIN, spread: { default: false }, start: { default: 1 } },
    parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ start: Number(list.getAttribute('start') ?? 1) }) }],
    toDOM: ({ attrs }) => ['ol', attrs.start === 1 ? {} : { start: attrs.start }, 0],
  },
  list_item: {
    content: 'block+',
    defining: true,
    attrs: { spread: { default: false }, checked: { default: null } },
    parseDOM: [
      {
        tag: 'li',
        getAttrs: (item) => ({
          checked: item.dataset.checked === undefined ? null : item.dataset.checked === 'true',
        }),
      },
    ],
    toDOM: ({ attrs }) =>
      attrs.checked === null
        ? ['li', 0]
        : ['li', { class: 'task-list-item', 'data-checked': String(attrs.checked) }, 0],
  },
  code_block: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    attrs: { ...ORIGIN, language: { default: '' } },
    parseDOM: [
      {
        tag: 'pre',
        preserveWhitespace: 'full',
        getAttrs: (block) => ({ language: block.dataset.language ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => [
      'pre',
      attrs.language ? { 'data-language': attrs.language } : {},
      ['code', { spellcheck: 'false' }, 0],
    ],
  },
  /** Markdown shown as source, because the editor has no better form for it. */
  source: {
    group: 'block',
    content: 'text*',
    marks: '',
    code: true,
    defining: true,
    attrs: { ...ORIGIN, says: { default: 'Markdown' } },
    parseDOM: [
      {
        tag: 'pre[data-source]',
        preserveWhitespace: 'full',
        priority: 60,
        getAttrs: (block) => ({ says: block.dataset.source ?? 'Markdown' }),
      },
    ],
    toDOM: ({ attrs }) => ['pre', { 'data-source': attrs.says }, ['code', { spellcheck: 'false' }, 0]],
  },
  rule: {
    group: 'block',
    attrs: ORIGIN,
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr'],
  },
  ...tables,
  table: { ...tables.table, attrs: ORIGIN },
  /** A film on a line of its own; `markdown` is that line. */
  film: {
    group: 'block',
    atom: true,
    draggable: true,
    attrs: { ...ORIGIN, markdown: { default: '' } },
    parseDOM: [{ tag: '[data-film]', getAttrs: (film) => ({ markdown: film.dataset.film ?? '' }) }],
    toDOM: ({ attrs }) => ['div', { 'data-film': attrs.markdown }],
  },
  /** A readable workout block; `text` is the content between its fences. */
  workout: {
    group: 'block',
    atom: true,
    draggable: true,
    attrs: { ...ORIGIN, text: { default: '' } },
    parseDOM: [{ tag: '[data-workout-text]', getAttrs: (box) => ({ text: box.dataset.workoutText ?? '' }) }],
    toDOM: ({ attrs }) => ['div', { 'data-workout-text': attrs.text }],
  },
  text: { group: 'inline' },
  image: {
    group: 'inline',
    inline: true,
    atom: true,
    draggable: true,
    // `markdown` is the original source; it is used while it agrees with the other attributes.
    attrs: {
      src: { default: '' },
      alt: { default: '' },
      title: { default: null },
      markdown: { default: null },
    },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (image) => ({
          src: image.getAttribute('src') ?? '',
          alt: image.getAttribute('alt') ?? '',
          title: image.getAttribute('title'),
        }),
      },
    ],
    toDOM: ({ attrs: { src, alt, title } }) => ['img', { src, alt, title }],
  },
  hard_break: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
} satisfies Record<string, NodeSpec>

const marks = {
  link: {
    attrs: { href: { default: '' }, title: { default: null } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a:is([href], [data-href])',
        getAttrs: (link) => ({
          href: link.getAttribute('data-href') ?? link.getAttribute('href') ?? '',
          title: link.getAttribute('title'),
        }),
      },
    ],
    // An address that the page would blank is not a link here either, but is kept.
    toDOM: ({ attrs: { href, title } }) => [
      'a',
      { [isSafeLink(href) ? 'href' : 'data-href']: href, title },
      0,
    ],
  },
  strong: {
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }],
    toDOM: () => ['strong', 0],
  },
  em: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }],
    toDOM: () => ['em', 0],
  },
  strike: {
    parseDOM: [{ tag: 'del' }, { tag: 's' }],
    toDOM: () => ['del', 0],
  },
  code: {
    inclusive: false,
    parseDOM: [{ tag: 'code' }],
    toDOM: () => ['code', { spellcheck: 'false' }, 0],
  },
  /** A space that is a line ending in the Markdown: the page shows both alike. */
  line_end: {
    inclusive: false,
    excludes: '',
    parseDOM: [{ tag: 'span[data-line-end]' }],
    toDOM: () => ['span', { 'data-line-end': '' }, 0],
  },
  /** Inline Markdown shown as source: a footnote reference, a piece of HTML. Links and emphasis may surround it. */
  source_text: {
    inclusive: false,
    excludes: 'code line_end source_text',
    parseDOM: [{ tag: 'span[data-source]' }],
    toDOM: () => ['span', { 'data-source': '', class: 'source-text', spellcheck: 'false' }, 0],
  },
} satisfies Record<string, MarkSpec>

/** The schema of the formatted editor: everything Markdown can express, with source for what cannot be shown. */
export const textSchema = new Schema({ nodes, marks })

/** Marks in the order in which they are written, the outermost first. */
export const WRITTEN_MARKS = ['link', 'strong', 'em', 'strike'] as const
