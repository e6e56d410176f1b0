import { capitalize } from '../text/capitalize.ts'
import { numberWord } from '../text/number-words.ts'
import type { HealthCheck } from './health-calls.ts'
import type { HealthCheckName, HealthState } from './health-check.ts'

/** What each check is called on a screen. */
export const HEALTH_TITLES: Readonly<Record<HealthCheckName, string>> = {
  address: 'Name and address',
  ports: 'Ports',
  certificate: 'Certificate',
  clock: 'Clock',
  disk: 'Disk',
  memory: 'Memory',
  database: 'Database',
  pictures: 'Pictures',
  backup: 'Nightly backup',
  copy: 'Second place',
  mail: 'Mail',
  version: 'Version',
  'write-speed': 'Write speed',
}

const WORST_FIRST: readonly HealthState[] = ['fail', 'warning', 'unknown']

/** The checks that are not well, the worst first, and those that are. */
export function sortChecks(checks: readonly HealthCheck[]): {
  notWell: HealthCheck[]
  well: HealthCheck[]
} {
  return {
    notWell: WORST_FIRST.flatMap((state) => checks.filter((check) => check.state === state)),
    well: checks.filter(({ state }) => state === 'ok'),
  }
}

/** `Name and address, ports, clock`: the first begins a sentence. */
export function nameChecks(checks: readonly Pick<HealthCheck, 'name'>[]): string {
  const names = checks.map(({ name }, index) =>
    index === 0 ? HEALTH_TITLES[name] : HEALTH_TITLES[name].toLowerCase(),
  )
  return names.join(', ')
}

/** As many as there are checks. */
const inWords = (count: number) => numberWord(count, 13)

/** `Ten are fine`, `One is fine`. */
export function countWell(count: number): string {
  return `${count === 0 ? 'None' : capitalize(inWords(count))} ${count === 1 ? 'is' : 'are'} fine`
}

/** What all checks come to: `All thirteen are fine`, `Ten are fine, three need you`, `Twelve are fine, one is unknown`. */
export function describeVerdict(checks: readonly HealthCheck[]): string {
  const { notWell, well } = sortChecks(checks)
  if (notWell.length === 0) return `All ${inWords(well.length)} are fine`
  const count = inWords(notWell.length)
  if (notWell.every(({ state }) => state === 'unknown')) {
    return `${countWell(well.length)}, ${count} ${notWell.length === 1 ? 'is' : 'are'} unknown`
  }
  return `${countWell(well.length)}, ${count} ${notWell.length === 1 ? 'needs' : 'need'} you`
}
