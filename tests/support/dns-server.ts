import { createSocket } from 'node:dgram'
import type { AddressInfo } from 'node:net'
import packet from 'dns-packet'

/** The records of a name by type; `silent` never answers. */
export type DnsZone = Record<string, Record<string, readonly string[]> | 'silent' | 'broken'>

export interface TestDnsServer {
  /** In the form that a resolver accepts. */
  address: string
  /** May be changed while the server runs. */
  zone: DnsZone
  /** The number of queries so far. */
  asked: () => number
  close(): Promise<void>
}

/** Known to every resolver with internet access. */
const ROOT: DnsZone = { '.': { NS: ['a.root-servers.net'] } }

/** Starts a real DNS server on loopback; unknown names do not exist. */
export async function openDnsServer(names: DnsZone): Promise<TestDnsServer> {
  const zone = { ...ROOT, ...names }
  const socket = createSocket('udp4')
  let asked = 0
  socket.on('message', (message, { address, port }) => {
    const { id, questions = [] } = packet.decode(message)
    const [question] = questions
    if (!question) return
    asked++
    const known = zone[question.name.toLowerCase()]
    if (known === 'silent') return
    const rcode = known === 'broken' ? 2 : known ? 0 : 3
    const answers = typeof known === 'object' ? answersTo(question, known[question.type] ?? []) : []
    const flags = packet.RECURSION_DESIRED | packet.RECURSION_AVAILABLE | rcode
    socket.send(packet.encode({ type: 'response', id: id ?? 0, flags, questions, answers }), port, address)
  })
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve))
  const { port } = socket.address() as AddressInfo
  return {
    address: `127.0.0.1:${port}`,
    zone,
    asked: () => asked,
    close: () => new Promise((resolve) => socket.close(() => resolve())),
  }
}

/** Maximum length of a string in a TXT record. */
const PIECE = 255

function answersTo({ type, name }: packet.Question, values: readonly string[]): packet.Answer[] {
  const about = { name, ttl: 60 }
  return values.flatMap((value): packet.Answer[] => {
    switch (type) {
      case 'TXT':
        return [{ ...about, type, data: value.match(new RegExp(`.{1,${PIECE}}`, 'gs')) ?? [''] }]
      case 'MX':
        return [{ ...about, type, data: { preference: 10, exchange: value } }]
      case 'A':
      case 'AAAA':
      case 'PTR':
      case 'NS':
        return [{ ...about, type, data: value }]
      default:
        return []
    }
  })
}
