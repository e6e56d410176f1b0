import type { ReadStream } from 'node:tty'

const ENTER = /[\r\n]/
const INTERRUPT = '\u0003'
const END = '\u0004'
const BACKSPACE = ['\u0008', '\u007f']

/**
 * Asks for a line on the terminal without showing what is typed.
 *
 * @returns the line; null when cancelled (Ctrl-C, Ctrl-D)
 */
export function readHidden(terminal: ReadStream, question: string): Promise<string | null> {
  // Nothing may be shown once the question is visible.
  terminal.setRawMode(true).setEncoding('utf8').resume()
  process.stdout.write(question)
  return new Promise((resolve) => {
    const typed: string[] = []
    const finish = (answer: string | null) => {
      terminal.off('data', read).setRawMode(false).pause()
      process.stdout.write('\n')
      resolve(answer)
    }
    const read = (chunk: string | Buffer) => {
      for (const sign of chunk.toString()) {
        if (ENTER.test(sign)) return finish(typed.join(''))
        if (sign === INTERRUPT || sign === END) return finish(null)
        if (BACKSPACE.includes(sign)) typed.pop()
        else typed.push(sign)
      }
    }
    terminal.on('data', read)
  })
}
