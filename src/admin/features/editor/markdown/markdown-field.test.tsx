import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { askAdmin } from '../../../../../tests/support/ask-site.ts'
import { openAdminPage, until } from '../../../../../tests/support/open-page.tsx'
import { unique } from '../../../../../tests/support/unique.ts'

const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Article text' })
const tool = (name: string) =>
  within(screen.getByRole('toolbar', { name: 'Formatting' })).getByRole('button', { name })

/** Opens an article whose text is shown as Markdown, with the caret at its end. */
async function open(content: string) {
  const { article } = await askAdmin('POST', '/articles', {
    title: 'An article',
    slug: unique('markdown').replace(/\W+/g, '-'),
    content,
  })
  localStorage.setItem('writing-mode', 'markdown')
  const page = await openAdminPage(`/admin/articles/edit/${article.id}`)
  await until(() => expect(field().value).toBe(content))
  field().focus()
  field().setSelectionRange(content.length, content.length)
  return { ...page, id: Number(article.id) }
}

function paste(data: Record<string, string>) {
  fireEvent.paste(field(), { clipboardData: { getData: (type: string) => data[type] ?? '', files: [] } })
}

const HTML = '<h2>Warm up</h2><p>Walk <b>fast</b>.</p><ul><li>One</li><li>Two</li></ul>'
const PLAIN = 'Warm up\nWalk fast.\nOne\nTwo'

test('buttons and keys write Markdown, Enter continues a list, and undo reverts one step at a time', async () => {
  const { user } = await open('morning')
  await user.click(tool('Bold'))
  await user.click(tool('Heading'))
  expect(field().value).toBe('## **morning**')
  await user.keyboard('{End}{Enter}{Enter}- one{Enter}two{Enter}{Enter}')
  expect(field().value).toBe('## **morning**\n\n- one\n- two\n')
  await user.keyboard('light')
  await user.keyboard('{Control>}i{/Control}')
  expect(field().value).toBe('## **morning**\n\n- one\n- two\n_light_')
  await user.keyboard('{Control>}{Shift>}[Digit9]{/Shift}{/Control}')
  expect(field().value).toMatch(/> _light_$/)
  for (const expected of [/\n_light_$/, /\nlight$/]) {
    await user.keyboard('{Control>}z{/Control}')
    expect(field().value).toMatch(expected)
  }
  await user.keyboard('{Control>}y{/Control}')
  await user.click(tool('Redo'))
  expect(field().value).toMatch(/> _light_$/)
  // Until nothing is left to undo: further presses change nothing.
  await user.click(tool('Undo'))
  await user.keyboard('{Control>}{z>12/}{/Control}')
  expect(field().value).toBe('morning')
})

test('a link and a table are inserted at the caret', async () => {
  const { user } = await open('See')
  await user.keyboard(' ')
  await user.keyboard('{Control>}k{/Control}')
  const dialog = within(screen.getByRole('dialog', { name: 'Add a link' }))
  await user.type(dialog.getByLabelText('Link text'), 'the site')
  await user.type(dialog.getByLabelText('Where it leads'), 'example.com{Enter}')
  await until(() => expect(field().value).toBe('See [the site](https://example.com)'))
  await user.click(tool('Table'))
  expect(field().value.slice(field().selectionStart, field().selectionEnd)).toBe('Heading')
  expect(field().value).toMatch(/^See \[.*\)\n\n\| Heading \| Heading \|\n/)
})

// EDIT-PASTE-1, EDIT-PASTE-4
test('a paste keeps headings, emphasis and lists and is one undo step; as plain text it stays plain', async () => {
  const { user } = await open('Before')
  paste({ 'text/html': HTML, 'text/plain': PLAIN })
  await until(() => expect(field().value).toBe('Before\n\n## Warm up\n\nWalk **fast**.\n\n- One\n- Two'))
  await user.keyboard('{Control>}z{/Control}')
  expect(field().value).toBe('Before')
  await user.keyboard('{Control>}{Shift>}')
  paste({ 'text/html': HTML, 'text/plain': PLAIN })
  await user.keyboard('{/Shift}{/Control}')
  expect(field().value).toBe(`Before${PLAIN}`)
  await user.keyboard('{Control>}z{/Control}')
  expect(field().value).toBe('Before')
})

// EDIT-FORMAT-2
test('Markdown is saved and shown formatted; edits made there are one undo step here', async () => {
  const { user, id } = await open('One\n\ntwo')
  await user.keyboard(' **three**')
  await user.click(screen.getByRole('button', { name: 'Formatted' }))
  await until(() => expect(screen.getByText('three').tagName).toBe('STRONG'))
  await user.click(tool('Heading'))
  await user.click(screen.getByRole('button', { name: 'Markdown' }))
  await until(() => expect(field().value).toBe('One\n\n## two **three**'))
  await user.click(tool('Undo'))
  expect(field().value).toBe('One\n\ntwo **three**')
  await user.click(screen.getByRole('button', { name: 'Save Draft' }))
  await until(() => screen.getByText('Saved just now'))
  expect((await askAdmin('GET', `/articles/${id}`)).article.content).toBe('One\n\ntwo **three**')
})

/** A picture of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

// EDIT-PASTE-1
test('pasted pictures are offered, and inserted at their places', async () => {
  const { user } = await open('Before')
  paste({
    'text/html': `<p>One</p><p><img src="data:image/png;base64,${DOT}" alt="A window"></p><p>Two</p>`,
    'text/plain': 'One\n\nTwo',
  })
  const dialog = await until(() => within(screen.getByRole('dialog', { name: 'Bring the picture along?' })))
  expect(field().value).toBe('Before\n\nOne\n\nTwo')
  await user.click(dialog.getByRole('button', { name: 'Bring it along' }))
  await until(() =>
    expect(field().value).toMatch(/^Before\n\nOne\n\n!\[A window\]\(\/media\/image\/upload\/\S+\)\n\nTwo$/),
  )
})
