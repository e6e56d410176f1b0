import nodemailer from 'nodemailer'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { SAMPLE_ISSUE, SAMPLE_SITE } from '../../../../tests/support/letter-samples.ts'
import { renderLetter } from './entry-letters.tsx'

const message = {
  first_name: 'Anna',
  last_name: 'Berg',
  email: 'anna@example.com',
  subject: '',
  message: 'Is there a place left?',
  received_at: '2026-03-04T09:12:00.000Z',
}

/** Sends the letter and parses it as a mail program would. */
async function sendAndRead(letter: { subject: string; html: string; text: string }) {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true })
  const sent = await transport.sendMail({ from: 'us@site.example', to: 'you@site.example', ...letter })
  if (!Buffer.isBuffer(sent.message)) throw new Error('The letter was not composed into bytes')
  return PostalMime.parse(sent.message)
}

// MAIL-TEXT-3
test.each([
  ['Hi\r\nBcc: all@example.com\r\n\r\nBody', 'Anna Berg: Hi Bcc: all@example.com Body'],
  ['=?utf-8?q?Hi=0ABcc:_all?=', 'Anna Berg: = ?utf-8?q?Hi=0ABcc:_all?='],
  ['مرحبا 👩‍🌾 שלום', 'Anna Berg: مرحبا 👩‍🌾 שלום'],
  ['\u202eevil', 'Anna Berg: evil'],
])('the subject %j arrives as one subject and adds no header', async (subject, arrives) => {
  const letter = await renderLetter(
    {
      kind: 'contact_to_coach',
      message: { ...message, subject },
      inbox_url: 'https://site.example/admin/messages',
    },
    SAMPLE_SITE,
  )
  const read = await sendAndRead(letter)
  expect(read.subject).toBe(arrives)
  expect(read.bcc ?? []).toEqual([])
  expect(read.text?.trim()).toBe(letter.text.trim())
  expect(read.html?.trim()).toBe(letter.html.trim())
})

test('a subject of 200 characters arrives complete', async () => {
  const subject = 'Ж'.repeat(200)
  const letter = await renderLetter(
    {
      kind: 'newsletter_issue',
      issue: { ...SAMPLE_ISSUE, subject },
      first_name: null,
      unsubscribe_url: 'https://site.example/x',
    },
    SAMPLE_SITE,
  )
  expect((await sendAndRead(letter)).subject).toBe(subject)
})
