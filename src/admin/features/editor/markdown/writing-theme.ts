import { EditorView } from '@codemirror/view'

/** The look of the text while it is written. */
export const writingTheme = EditorView.theme({
  '&': { height: '100%', color: 'var(--hf-ink)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, "SFMono-Regular", Menlo, Consolas, "DejaVu Sans Mono", monospace',
    // 16 px: a phone does not zoom in on it.
    fontSize: '1rem',
    lineHeight: '1.7',
    overflow: 'auto',
  },
  '.cm-content': { padding: '.75rem 1.25rem 2rem', caretColor: 'var(--hf-ink)', minHeight: '18rem' },
  '.cm-line': { padding: '0' },
  '.cm-placeholder': { color: 'var(--hf-ink-2)' },
  '.md-mark': { color: 'var(--hf-accent-text)', fontWeight: '700' },
  '.md-quiet': { color: 'var(--hf-ink-2)' },
  '.md-strong': { fontWeight: '700' },
  '.md-emphasis': { fontStyle: 'italic' },
  '.md-uploading': {
    display: 'inline-block',
    padding: '.1em .6em',
    borderRadius: '6px',
    backgroundColor: 'var(--hf-info-bg)',
    color: 'var(--hf-info)',
    font: '600 .8125rem/1.6 var(--hf-font-body)',
  },
  '.cm-panels': {
    backgroundColor: 'var(--hf-sunken)',
    color: 'var(--hf-ink)',
    borderColor: 'var(--hf-line)',
  },
  '.cm-panel.cm-search': { padding: '.5rem 1rem', font: '.9375rem/1.6 var(--hf-font-body)' },
  '.cm-textfield': { border: '1.5px solid var(--hf-line-strong)', backgroundColor: 'var(--hf-surface)' },
  '.cm-button': { backgroundImage: 'none', backgroundColor: 'var(--hf-surface)', color: 'var(--hf-ink)' },
  '.cm-searchMatch': { backgroundColor: 'var(--hf-surface-butter)', color: 'var(--hf-on-field)' },
})
