import fc from 'fast-check'
import nodemailer from 'nodemailer'
import { expect, test } from 'vitest'
import { isEmailAddress, normalizeEmail } from '../../src/domain/text/email-address.ts'

const composer = nodemailer.createTransport({ streamTransport: true, buffer: true })

const word = fc.string({
  unit: fc.constantFrom(...'aZ9é.+-_=?\'"!#$%&*/{|}~`^@:;,<>()[]\\ \t\r\n\u0000\u2028ß漢'),
})
const label = fc.string({ unit: fc.constantFrom(...'ab9-üß漢.'), minLength: 1, maxLength: 12 })
const address = fc
  .tuple(word, label, fc.constantFrom('com', 'example', 'भारत'))
  .map(([name, domain, end]) => `${name}@${domain}.${end}`)

test('every accepted address is the same single address to the mailer', async () => {
  let accepted = 0
  await fc.assert(
    fc.asyncProperty(address, async (written) => {
      const to = normalizeEmail(written)
      if (!isEmailAddress(to)) return
      accepted++
      const { envelope, message } = await composer.sendMail({
        from: 'us@site.example',
        to,
        replyTo: to,
        text: 'x',
      })
      // With a non-ASCII local part the domain is kept in Unicode (RFC 6531).
      expect(envelope.to.map(normalizeEmail)).toEqual([to])
      expect(String(message).match(/^(?:To|Reply-To|Cc|Bcc|From):/gim)).toHaveLength(3)
    }),
    { numRuns: 3_000 },
  )
  expect(accepted).toBeGreaterThan(50)
})
