import { mkdir, open, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { lazy, MailRefused, type MailTransport } from './transport.ts'

/**
 * Without a mail server each letter becomes a file, `{name}.eml`, that any mail program opens. The same letter again
 * takes the place of its file, so there is never a second one.
 */
export function createFolderTransport(folder: string): MailTransport {
  const composer = lazy(async () => {
    const { createTransport } = await import('nodemailer')
    return createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  })
  return {
    kind: 'folder',
    async send(mail, name) {
      const { message } = await (await composer.open()).sendMail(mail)
      if (!Buffer.isBuffer(message)) throw new Error('The letter was not composed into bytes')
      try {
        await writeWhole(folder, `${name}.eml`, message)
      } catch (error) {
        const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
        throw new MailRefused(
          { reason: `The outbox folder cannot be written (${reason})`, status: null, about: 'server' },
          { cause: error },
        )
      }
    },
    close: () => composer.close(),
  }
}

/** Whole or not at all, and on the disk when it resolves. */
async function writeWhole(folder: string, name: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, name)
  const file = await open(`${path}.part`, 'w')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(`${path}.part`, path)
}
