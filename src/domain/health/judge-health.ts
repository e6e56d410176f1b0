import type { Copy } from '../copy/copy-state.ts'
import { formatSize, joinWords, pluralize } from '../items/labels.ts'
import { DAY, HOUR, MINUTE, SECOND } from '../time/durations.ts'
import type { HealthCheck } from './health-calls.ts'
import { HEALTH_CHECK_NAMES, type HealthCheckName } from './health-check.ts'

/** A fact that could not be determined. */
export const UNKNOWN = 'unknown'
type Known<T> = T | typeof UNKNOWN

/** The facts each check judges. All times are ISO 8601, all sizes in bytes. */
export interface HealthFacts {
  now: string
  /** The public address of the site; null where none is set. */
  siteUrl: string | null
  address: Known<{
    /** The addresses DNS returns for the site's name. */
    resolved: readonly string[]
    /** Whether this site answers at that address: false when another does, or nothing. */
    leadsHere: boolean | typeof UNKNOWN
  }>
  /** What answers on each port the site should hold. */
  ports: readonly { port: number; answers: 'site' | 'other' | 'nothing' }[]
  /** Null where the address is not encrypted. */
  certificate: Known<{
    /** Null while readers get no certificate. */
    validUntil: string | null
    problem: string | null
    /** Specific advice, where the cause is known. */
    do: string | null
  }> | null
  clock: { isSetByNetwork: boolean | typeof UNKNOWN; newestEntry: string | null; released: string | null }
  disk: Known<{ free: number; total: number; pictures: number | null; backups: number | null }>
  memory: Known<{ free: number; total: number }>
  database: Known<{ answers: boolean; problem: string | null }>
  /** `looked`: the number of pictures checked; of a bucket only a sample. */
  pictures: Known<{ total: number; looked: number; missing: number; problem: string | null }>
  /** The newest proven backup, and why last night's failed; a new site has not had a night yet. */
  backup: Known<{ newestProven: string | null; failure: string | null; isYoung: boolean }>
  copy: Known<Pick<Copy, 'state' | 'behind_seconds' | 'sentence' | 'do'>> | null
  mail: Known<{ transport: 'smtp' | 'folder'; lastSent: string | null; failure: string | null }>
  version: { current: string; newer: string | null; problem: string | null }
  /** Time until a small write has reached the disk, in milliseconds. */
  writeSpeed: Known<number>
}

type Verdict = Omit<HealthCheck, 'name'>
type Judge = (facts: HealthFacts) => Verdict

const ok = (sentence: string): Verdict => ({ state: 'ok', sentence, do: null })
const unknown = (sentence: string, todo: string | null = null): Verdict => ({
  state: 'unknown',
  sentence,
  do: todo,
})
const warning = (sentence: string, todo: string): Verdict => ({ state: 'warning', sentence, do: todo })
const fail = (sentence: string, todo: string): Verdict => ({ state: 'fail', sentence, do: todo })

/** Whether readers reach the site from elsewhere: a local site is not warned about problems that concern only them. */
export function isPublicSite(siteUrl: string | null): boolean {
  if (siteUrl === null) return false
  const { hostname } = new URL(siteUrl)
  return !/^(localhost|127\.[\d.]+|\[::1\])$|\.(localhost|local|test|internal)$/.test(hostname)
}

function judgeAddress({ siteUrl, address }: HealthFacts): Verdict {
  if (siteUrl === null || !isPublicSite(siteUrl)) {
    return ok('The site has no address of its own yet: it is read on this machine and in its network.')
  }
  const { hostname } = new URL(siteUrl)
  if (address === UNKNOWN) {
    return unknown(`Where ${hostname} leads could not be looked up.`, 'Check again in a few minutes.')
  }
  if (address.resolved.length === 0) {
    return fail(
      `${hostname} leads nowhere.`,
      `Where you bought the name, add a line of type A for ${hostname} with this server’s address.`,
    )
  }
  const places = joinWords(address.resolved)
  if (address.leadsHere === UNKNOWN) {
    return unknown(
      `${hostname} leads to ${places}. Whether this site answers there could not be tried.`,
      'Start the site, then check again.',
    )
  }
  return address.leadsHere
    ? ok(`${hostname} leads here.`)
    : fail(
        `${hostname} leads to ${places}, and this site does not answer there.`,
        'Where you bought the name, set its line of type A to this server’s address. If that is right, let ports 80 and 443 through the firewall.',
      )
}

function judgePorts({ ports }: HealthFacts): Verdict {
  const names = (answers: 'other' | 'nothing') =>
    ports.filter((one) => one.answers === answers).map(({ port }) => String(port))
  const [taken, silent] = [names('other'), names('nothing')]
  if (taken.length > 0) {
    return fail(
      `Something else answers on port ${joinWords(taken)}.`,
      'End that program, or give this site another PORT.',
    )
  }
  if (silent.length > 0) {
    const nothing = `Nothing answers on port ${joinWords(silent)}`
    return ports.some(({ answers }) => answers === 'site')
      ? fail(
          `${nothing}, though the site is running.`,
          'Port 443 answers once there is a certificate: see there. If there is one, start the site again.',
        )
      : fail(`${nothing}: the site is not running.`, 'Start the site. If it ends again, its log says why.')
  }
  return ok(`The site answers on port ${joinWords(ports.map(({ port }) => String(port)))}.`)
}

const LAST_DAYS = 7

function judgeCertificate({ siteUrl, address, certificate, now }: HealthFacts): Verdict {
  if (siteUrl === null || !isPublicSite(siteUrl)) return ok('Only read on this machine, so it needs none.')
  if (certificate === null) {
    return warning(
      'The address begins with http, so what readers write can be read on its way.',
      'Set SITE_URL to the address with https.',
    )
  }
  if (certificate === UNKNOWN) {
    const leadsNowhere = address !== UNKNOWN && address.resolved.length === 0
    return unknown(
      'We couldn’t check the certificate.',
      leadsNowhere ? 'Point the name here first, then check again.' : 'Start the site, then check again.',
    )
  }
  const { validUntil, problem } = certificate
  const renew =
    certificate.do ?? 'Let port 80 through the firewall, as port 443 is; it is then renewed by itself.'
  if (validUntil === null) return fail(problem ?? 'There is no certificate yet.', renew)
  const left = Date.parse(validUntil) - Date.parse(now)
  if (problem !== null && certificate.do !== null && left > LAST_DAYS * DAY) {
    return warning(`Runs ${describeSpan(left)} more, but could not be renewed. ${problem}`, renew)
  }
  if (problem !== null) return fail(problem, renew)
  if (left <= 0) return fail(`Expired ${describeSpan(-left)} ago, so browsers warn visitors away.`, renew)
  if (left < LAST_DAYS * DAY) return fail(`Runs out in ${describeSpan(left)}.`, renew)
  return ok(`Runs ${describeSpan(left)} more.`)
}

const CLOCK_SLACK_MS = 5 * MINUTE

function judgeClock({ clock, now }: HealthFacts): Verdict {
  const todo = 'Switch on network time: timedatectl set-ntp true.'
  const ahead = (moment: string | null) => (moment === null ? 0 : Date.parse(moment) - Date.parse(now))
  if (ahead(clock.released) > CLOCK_SLACK_MS) {
    return fail('The clock is behind: it stands before this version was made.', todo)
  }
  if (ahead(clock.newestEntry) > CLOCK_SLACK_MS) {
    return fail(
      `The clock is behind: the newest entry is ${describeSpan(ahead(clock.newestEntry))} ahead of it.`,
      todo,
    )
  }
  if (clock.isSetByNetwork === false) return warning('The clock is not set by the network.', todo)
  return ok(clock.isSetByNetwork === true ? 'The clock is set by the network.' : 'The clock looks right.')
}

const MB = 1e6
const DISK_FULL = 250 * MB
const DISK_LOW = 1_000 * MB
const DISK_LOW_SHARE = 0.1
/** Free space that is enough even where it is less than a tenth of a large disk. */
const DISK_ROOMY = 5_000 * MB

function judgeDisk({ disk }: HealthFacts): Verdict {
  if (disk === UNKNOWN) return unknown('We couldn’t tell how much room is left.')
  const { free, total, pictures, backups } = disk
  const left = `${formatSize(free)} left of ${formatSize(total)}.`
  const isLow = free < DISK_LOW || (free < total * DISK_LOW_SHARE && free < DISK_ROOMY)
  if (!isLow) return ok(left)
  const parts = [
    pictures !== null && pictures > 0 ? `pictures ${formatSize(pictures)}` : '',
    backups !== null && backups > 0 ? `backups ${formatSize(backups)}` : '',
  ].filter((part) => part !== '')
  const most = parts.length > 0 ? `Of the site’s own: ${parts.join(', ')}. ` : ''
  const todo = `${most}Delete old backups after keeping them elsewhere, or get a larger disk.`
  return free < DISK_FULL ? fail(`Almost full: ${left}`, todo) : warning(left, todo)
}

const MEMORY_OUT = 40 * MB
const MEMORY_LOW = 100 * MB

function judgeMemory({ memory }: HealthFacts): Verdict {
  if (memory === UNKNOWN) return unknown('We couldn’t tell how much memory is free.')
  const left = `${formatSize(memory.free)} of memory free of ${formatSize(memory.total)}.`
  const todo = 'End other programs on this machine, or get one with more memory.'
  if (memory.free < MEMORY_OUT) return fail(left, todo)
  return memory.free < MEMORY_LOW ? warning(left, todo) : ok(left)
}

function judgeDatabase({ database }: HealthFacts): Verdict {
  if (database === UNKNOWN) return unknown('There is no database yet.', 'Start the site once.')
  if (!database.answers) {
    return fail(
      database.problem ?? 'The database does not answer.',
      'Check that it’s running. If it’s damaged, restore the newest backup.',
    )
  }
  return database.problem === null
    ? ok('The database answers and is whole.')
    : fail(database.problem, 'Restore the newest backup.')
}

function judgePictures({ pictures }: HealthFacts): Verdict {
  if (pictures === UNKNOWN) return unknown('We couldn’t check the pictures.')
  if (pictures.problem !== null) {
    return fail(pictures.problem, 'Look at MEDIA_STORE, or at the folder of the pictures.')
  }
  const { total, looked, missing } = pictures
  if (missing > 0) {
    return fail(
      `${pluralize(missing, 'picture is', 'pictures are')} missing of ${looked}.`,
      'Restore the newest backup, or upload them again.',
    )
  }
  if (total === 0) return ok('There are no pictures yet.')
  return ok(
    looked < total ? `The newest of ${total} pictures are there.` : `All ${total} pictures are there.`,
  )
}

/** One night may be missed while the machine is off. */
const BACKUP_OLD_MS = 2 * DAY
const BACKUP_LOST_MS = 7 * DAY

function judgeBackup({ backup, now }: HealthFacts): Verdict {
  if (backup === UNKNOWN) return unknown('We couldn’t check the backups.')
  const todo = 'Make one now on the page of backups; it says why where it cannot.'
  const age = (moment: string) => Date.parse(now) - Date.parse(moment)
  const { newestProven, failure, isYoung } = backup
  if (newestProven === null) {
    if (failure !== null) return fail(`No backup is proven. The last one: ${failure}`, todo)
    return isYoung ? ok('The first is made by itself tonight.') : fail('No backup is proven.', todo)
  }
  const told = `The newest that is proven is ${describeSpan(age(newestProven))} old.`
  if (failure !== null) return warning(`The last one did not work: ${failure} ${told}`, todo)
  if (age(newestProven) > BACKUP_LOST_MS) return fail(told, todo)
  return age(newestProven) > BACKUP_OLD_MS ? warning(told, todo) : ok(told)
}

function judgeCopy({ copy, siteUrl }: HealthFacts): Verdict {
  if (copy === null) {
    const said = 'There is none: if this machine is lost, everything on it is.'
    const todo = 'Name a second place in COPY, or take a backup home now and then.'
    return isPublicSite(siteUrl) ? warning(said, todo) : unknown(said, todo)
  }
  if (copy === UNKNOWN) return unknown('We couldn’t tell how up to date the second place is.')
  const { state, sentence, do: todo, behind_seconds } = copy
  switch (state) {
    case 'ok':
      return ok(sentence)
    case 'starting':
    case 'stopped':
      return unknown(sentence, todo)
    case 'behind':
      return warning(sentence, todo ?? LOOK_AT_COPY)
    case 'failing': {
      const isLong = behind_seconds === null || behind_seconds * SECOND > DAY
      return isLong ? fail(sentence, todo ?? LOOK_AT_COPY) : warning(sentence, todo ?? LOOK_AT_COPY)
    }
  }
}

const LOOK_AT_COPY = 'Check COPY: its address, its keys, and whether it has room.'

const MAIL_SILENT_MS = 30 * DAY

function judgeMail({ mail, siteUrl, now }: HealthFacts): Verdict {
  if (mail === UNKNOWN) return unknown('We couldn’t tell how mail is doing.')
  if (mail.transport === 'folder') {
    const said = 'Letters are written into a folder: no mail server is set up.'
    const todo = 'Set MAIL_URL to your mail server.'
    return isPublicSite(siteUrl) ? warning(said, todo) : unknown(said, todo)
  }
  if (mail.failure !== null) {
    return fail(`Letters do not leave: ${mail.failure}`, 'Look at the outbox; it says what to do.')
  }
  const isSilent = mail.lastSent === null || Date.parse(now) - Date.parse(mail.lastSent) > MAIL_SILENT_MS
  return isSilent
    ? unknown('No letter has left in the last 30 days.', 'Send yourself a test letter, then it is known.')
    : ok('The last letter left without trouble.')
}

function judgeVersion({ version: { current, newer, problem } }: HealthFacts): Verdict {
  if (problem !== null) return fail(problem, 'Start the newer version again, or bring back a backup.')
  return newer === null
    ? ok(`This is version ${current}.`)
    : warning(`This is version ${current}; ${newer} is out.`, 'Update when it suits you.')
}

const WRITE_SLOW_MS = 60
const WRITE_STUCK_MS = 600

function judgeWriteSpeed({ writeSpeed }: HealthFacts): Verdict {
  if (writeSpeed === UNKNOWN) {
    return fail(
      'Nothing can be written to the data folder.',
      'Look at its owner and at the room on its disk.',
    )
  }
  const told = `Saving takes the disk ${Math.max(1, Math.round(writeSpeed))} ms.`
  const todo = 'See what else writes on this machine, or ask its host about the disk.'
  if (writeSpeed > WRITE_STUCK_MS) return fail(told, todo)
  return writeSpeed > WRITE_SLOW_MS ? warning(told, todo) : ok(told)
}

const JUDGES: Record<HealthCheckName, Judge> = {
  address: judgeAddress,
  ports: judgePorts,
  certificate: judgeCertificate,
  clock: judgeClock,
  disk: judgeDisk,
  memory: judgeMemory,
  database: judgeDatabase,
  pictures: judgePictures,
  backup: judgeBackup,
  copy: judgeCopy,
  mail: judgeMail,
  version: judgeVersion,
  'write-speed': judgeWriteSpeed,
}

/** Judges the facts, with one verdict per check (HEALTH-CHECK-1). */
export function judgeHealth(facts: HealthFacts): HealthCheck[] {
  return HEALTH_CHECK_NAMES.map((name) => ({ name, ...JUDGES[name](facts) }))
}

/** Returns `6 days`, `3 hours`, `41 seconds`: rounded down, at least one. */
function describeSpan(ms: number): string {
  const units = [
    [DAY, 'day'],
    [HOUR, 'hour'],
    [MINUTE, 'minute'],
    [SECOND, 'second'],
  ] as const
  const [length, word] = units.find(([unit]) => ms >= unit) ?? [SECOND, 'second']
  return pluralize(Math.max(1, Math.floor(ms / length)), word)
}
