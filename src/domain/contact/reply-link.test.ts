import { expect, test } from 'vitest'
import { replyLink } from './reply-link.ts'

const MESSAGE = {
  first_name: 'Anna',
  last_name: 'Berg',
  email: 'anna+site@example.com',
  subject: 'A place on Friday?',
  message: 'Hello Maya,\n\nis there a place left?',
  received_at: '2025-03-04T09:00:00.000Z',
}
const read = (message: Partial<typeof MESSAGE>) => {
  const link = replyLink({ ...MESSAGE, ...message }, 'Europe/Stockholm')
  const { pathname, searchParams } = new URL(link)
  return {
    link,
    to: decodeURIComponent(pathname),
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  }
}

test('a reply begins with the message quoted', () => {
  expect(read({})).toMatchObject({
    to: 'anna+site@example.com',
    subject: 'Re: A place on Friday?',
    body: '\r\n\r\n\r\nOn March 4, 2025 at 10:00, Anna Berg wrote:\r\n> Hello Maya,\r\n>\r\n> is there a place left?',
  })
})

test('a reply to a reply has a single Re:', () => {
  expect(read({ subject: 'RE: Friday' }).subject).toBe('RE: Friday')
})

test('an address cannot add headers to the mail', () => {
  const { to, link } = read({ email: 'a?bcc=b@example.com' })
  expect(to).toBe('a?bcc=b@example.com')
  expect(link).not.toContain('?bcc=')
})

test('a long message is quoted only from its beginning, so that every mail program opens the link', () => {
  const { link, body } = read({ message: 'Många hälsningar från oss. '.repeat(400) })
  expect(link.length).toBeLessThan(2_000)
  expect(body).toMatch(/> Många hälsningar .* \[\.\.\.\]$/)
})

test('a lone surrogate in the message does not break the link', () => {
  expect(read({ message: 'Hi \ud83d' }).body).toContain('> Hi ')
})
