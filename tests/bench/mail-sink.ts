import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** An SMTP server that accepts every letter and discards it, in a separate process; prints its port. */
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, done) => {
    stream.on('end', () => done())
    stream.resume()
  },
})
// A client that hangs up is of no concern here.
server.on('error', () => undefined)
server.listen(Number(process.argv[2]), '127.0.0.1', () => {
  const { port } = server.server.address() as AddressInfo
  console.log(`Ready on ${port}`)
})
process.on('SIGTERM', () => server.close(() => process.exit(0)))
