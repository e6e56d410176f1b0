import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { askAdmin, askSite } from '../../../../tests/support/ask-site.ts'
import { fakeCalls, noConnection } from '../../../../tests/support/fake-calls.ts'
import { openAdminPage, until } from '../../../../tests/support/open-page.tsx'
import { unique } from '../../../../tests/support/unique.ts'

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const link = (subject: string) => screen.getByRole('link', { name: (name) => name.includes(subject) })
const opened = () => within(screen.getByRole('region', { name: 'Message' }))
const list = () => within(screen.getByRole('list', { name: 'Messages' }))

async function writeMessage(words: string, message: string) {
  const subject = unique(words)
  const email = `${subject.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}@example.com`
  const sent = await askSite('/api/contact', {
    method: 'POST',
    body: { firstName: 'Anna', lastName: 'Berg', email, subject, message },
  })
  expect(sent.status, sent.text).toBe(200)
  const { messages } = await askAdmin('GET', `/messages?q=${encodeURIComponent(subject)}`)
  const id = Number(messages[0]?.id)
  return { subject, email, id }
}

let written: ReturnType<typeof writeMessage> | undefined

/** An unread message, shared by all tests here: the site accepts few from one address within a quarter of an hour. */
async function unreadMessage() {
  written ??= writeMessage('A place on Friday?', 'Hello Maya,\n\nis there a place left?')
  const message = await written
  await askAdmin('PUT', `/messages/${message.id}`, { state: 'unread' })
  return message
}

// CONTACT-INBOX-1
test('a message is found, read, answered by mail, archived and restored', async () => {
  const { subject, email } = await unreadMessage()
  const { user } = await openAdminPage('/admin/messages')
  await user.click(await until(() => screen.getByRole('searchbox')))
  await user.paste(subject)
  await until(() => expect(location.search).toMatch(/^\?q=/))
  await until(() => expect(list().getAllByRole('listitem')).toHaveLength(1))
  await user.click(link(subject))
  expect(location.search).toMatch(/id=\d+$/)
  await until(() => expect(document.activeElement).toBe(opened().getByRole('heading', { name: subject })))
  await until(() => opened().getByText('Read'))
  expect(opened().getByText(/is there a place left\?/).textContent).toBe(
    'Hello Maya,\n\nis there a place left?',
  )
  const letters = within(opened().getByRole('region', { name: 'Emails about it' }))
  await until(() => expect(letters.getAllByText(/^Sent on/)).toHaveLength(2))
  const mail = new URL(opened().getByRole<HTMLAnchorElement>('link', { name: 'Reply by mail' }).href)
  expect(mail.pathname).toBe(email)
  expect(mail.searchParams.get('subject')).toBe(`Re: ${subject}`)
  expect(mail.searchParams.get('body')).toContain('> is there a place left?')

  await user.click(button('Mark as answered'))
  await until(() => screen.getByText('Marked as answered'))
  await user.click(button(/^Answered/))
  await until(() => expect(list().getAllByRole('listitem')).toHaveLength(1))
  await user.click(button('Archive'))
  await until(() => screen.getByText('No messages found'))
  await user.click(button('Mark as unread'))
  await until(() => screen.getByText('Marked as unread'))
  await until(() => opened().getByText('Unread'))
})

test('a message answered since the list was loaded stays answered', async () => {
  const { subject, id } = await unreadMessage()
  const { user } = await openAdminPage('/admin/messages?state=unread')
  await until(() => link(subject))
  await askAdmin('PUT', `/messages/${id}`, { state: 'answered' })
  const moved = vi.fn()
  fakeCalls(/^\/api\/admin\/messages\/\d+$/, ({ method }, pass) => {
    if (method === 'PUT') moved()
    return pass()
  })
  await user.click(link(subject))
  await until(() => opened().getByText('Answered'))
  expect(moved).not.toHaveBeenCalled()
})

test('a message that loads late does not take the focus from the search', async () => {
  const { subject, id } = await unreadMessage()
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  fakeCalls(/^\/api\/admin\/messages/, (_call, pass) => held.then(pass))
  const { user } = await openAdminPage(`/admin/messages?id=${id}`)
  const search = await until(() => screen.getByRole<HTMLInputElement>('searchbox'))
  await user.type(search, 'Slow')
  letGo()
  await until(() => screen.getByRole('heading', { name: subject }))
  await user.keyboard(' line')
  expect(search.value).toBe('Slow line')
})

// CONTACT-INBOX-1, CONTACT-SPAM-1
test('spam is kept apart, shown only on request, and can be restored', async () => {
  const { subject } = await writeMessage('Great offer', 'Buy [url=https://x.example]now[/url] please')
  const { user } = await openAdminPage('/admin/messages')
  await until(() => button(/^Spam \d/))
  expect(screen.queryByText(subject)).toBeNull()
  await user.click(button(/^Spam/))
  await user.click(await until(() => link(subject)))
  await until(() => opened().getByText(/it looked like spam/))
  await user.click(button('Not spam'))
  await user.click(button(/^All ?\d/))
  await until(() => list().getByText(subject))
})

test('going back from a message moves the focus to its row', async () => {
  const { subject } = await unreadMessage()
  const { user } = await openAdminPage('/admin/messages')
  await user.click(await until(() => link(subject)))
  await user.click(button('All messages'))
  expect(document.activeElement).toBe(link(subject))
})

// CONTACT-INBOX-4
test('a reply survives a reload and a lost connection, is sent by keys, and is shown below the message', async () => {
  const { id } = await unreadMessage()
  const path = `/admin/messages?id=${id}`
  const ANSWER = 'Hello Anna,\n\nyes, there is.'
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer to Anna' })
  const first = await openAdminPage(path)
  await first.user.click(await until(field))
  await first.user.paste(ANSWER)
  screen.getByText(/Kept on this device\.$/)

  const { user } = await openAdminPage(path)
  await until(() => expect(field().value).toBe(ANSWER))
  const mend = fakeCalls(/\/reply$/, noConnection)
  await user.type(field(), '{Control>}{Enter}{/Control}')
  await until(() => screen.getByText(/It was not sent.*Your text is still here/))
  expect(field().value).toBe(ANSWER)
  mend()
  await user.type(field(), '{Control>}{Enter}{/Control}')
  const given = () => within(screen.getByRole('article', { name: 'Your answer' }))
  await until(() => given().getByText(/yes, there is\./))
  await until(() => given().getByText(/^Sent on/))
  expect(field().value).toBe('')
  opened().getByText('Answered')

  await openAdminPage(path)
  await until(given)
  expect(field().value).toBe('')
})

test('beside the list the longest waiting message is shown until one is opened', async () => {
  await unreadMessage()
  const { user } = await openAdminPage('/admin/messages?state=unread', { width: 1_440 })
  await until(() => screen.getByText(/^The one that has waited longest came /))
  await user.click(link('Read and answer'))
  await until(() => screen.getByRole('button', { name: 'Mark as unread' }))
  expect(screen.queryByText(/^The one that has waited longest/)).toBeNull()
})
