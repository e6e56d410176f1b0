import { type AddressInfo, createServer, type Socket } from 'node:net'

export interface TestImapServer {
  /** Including user and password. */
  url: string
  /** The mails of its only mailbox by UID; mails may be added while it runs. */
  mails: Map<number, { source: string; flags: Set<string> }>
  /** The names of all commands received, without arguments. */
  commands: string[]
  /** UIDVALIDITY: incrementing it invalidates all UIDs. */
  validity: number
  close(): Promise<void>
}

/**
 * Starts a server with the part of IMAP (RFC 3501) needed to read and flag mails, on loopback; published test servers
 * support less.
 */
export async function openImapServer(): Promise<TestImapServer> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    const say = (line: string) => socket.write(`${line}\r\n`)
    let typed = ''
    say('* OK ready')
    socket.on('data', (chunk) => {
      typed += chunk.toString('latin1')
      for (let end = typed.indexOf('\r\n'); end !== -1; end = typed.indexOf('\r\n')) {
        const [tag = '', ...words] = typed.slice(0, end).split(' ')
        typed = typed.slice(end + 2)
        const isUid = words[0]?.toUpperCase() === 'UID'
        const [command = '', ...rest] = isUid ? words.slice(1) : words
        imap.commands.push(command.toUpperCase())
        answer(say, { tag, command: command.toUpperCase(), rest })
      }
    })
  })

  function answer(
    say: (line: string) => void,
    { tag, command, rest }: { tag: string; command: string; rest: string[] },
  ): void {
    const done = (words = `${command} done`) => say(`${tag} OK ${words}`)
    const uids = [...imap.mails.keys()].sort((a, b) => a - b)
    if (command === 'CAPABILITY') {
      say('* CAPABILITY IMAP4rev1')
      done()
    } else if (command === 'LOGIN') {
      const isRight = rest.join(' ').replaceAll('"', '') === 'maya secret'
      if (isRight) done()
      else say(`${tag} NO [AUTHENTICATIONFAILED] wrong`)
    } else if (command === 'LIST' || command === 'LSUB') {
      say(`* ${command} (\\HasNoChildren) "/" "INBOX"`)
      done()
    } else if (command === 'SELECT' || command === 'EXAMINE') {
      say('* FLAGS (\\Seen \\Deleted)')
      say('* OK [PERMANENTFLAGS (\\Seen \\Deleted)] may be set')
      say(`* ${uids.length} EXISTS`)
      say('* 0 RECENT')
      say(`* OK [UIDVALIDITY ${imap.validity}] valid`)
      say(`* OK [UIDNEXT ${(uids.at(-1) ?? 0) + 1}] next`)
      done('[READ-WRITE] selected')
    } else if (command === 'FETCH' || command === 'STORE') {
      const chosen = choose(uids, rest[0] ?? '')
      const words = rest.slice(1).join(' ')
      for (const uid of chosen) {
        const mail = imap.mails.get(uid)
        if (!mail) continue
        if (command === 'STORE')
          for (const [flag] of words.matchAll(/\\\w+/g)) {
            if (words.startsWith('-')) mail.flags.delete(flag)
            else mail.flags.add(flag)
          }
        const place = uids.indexOf(uid) + 1
        const flags = `FLAGS (${[...mail.flags].join(' ')})`
        const [, from = '', length = ''] = /BODY\.PEEK\[\]<(\d+)\.(\d+)>/.exec(words) ?? []
        if (words.includes('BODY.PEEK[]')) {
          const part = mail.source.slice(Number(from), Number(from) + Number(length || 1e9))
          const start = from === '' ? '' : `<${from}>`
          say(`* ${place} FETCH (UID ${uid} BODY[]${start} {${Buffer.byteLength(part)}}\r\n${part})`)
        } else say(`* ${place} FETCH (UID ${uid} ${flags})`)
      }
      done()
    } else if (command === 'LOGOUT') {
      say('* BYE')
      done()
    } else if (command === 'NOOP' || command === 'CLOSE' || command === 'UNSELECT') done()
    else say(`${tag} BAD unknown`)
  }

  const imap: TestImapServer = {
    url: '',
    mails: new Map(),
    commands: [],
    validity: 7,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  imap.url = `imap://maya:secret@127.0.0.1:${(server.address() as AddressInfo).port}/INBOX`
  return imap
}

/** Returns the UIDs of a set such as `4`, `2,5` or `3:*`; the last mail is always in a range to `*`. */
function choose(uids: readonly number[], set: string): number[] {
  const last = uids.at(-1) ?? 0
  return uids.filter((uid) =>
    set.split(',').some((range) => {
      const [from = 0, to = from] = range.split(':').map((end) => (end === '*' ? last : Number(end)))
      return uid >= Math.min(from, to) && uid <= Math.max(from, to)
    }),
  )
}
