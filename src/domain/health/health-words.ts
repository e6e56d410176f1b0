import { capitalize } from '../text/capitalize.ts'
import { numberWord } from '../text/number-words.ts'
import type { HealthCheck } from './health-calls.ts'
import type { HealthCheckName, HealthState } from './health-check.ts'

/** The title of each check on screens. */
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

/** Splits the checks into those with problems, the worst first, and those without. */
export function sortChecks(checks: readonly HealthCheck[]): {
  notWell: HealthCheck[]
  well: HealthCheck[]
} {
  return {
    notWell: WORST_FIRST.flatMap((state) => checks.filter((check) => check.state === state)),
    well: checks.filter(({ state }) => state === 'ok'),
  }
}

/** Returns `Name and address, ports, clock`: the first begins a sentence. */
export function nameChecks(checks: readonly Pick<HealthCheck, 'name'>[]): string {
  const names = checks.map(({ name }, index) =>
    index === 0 ? HEALTH_TITLES[name] : HEALTH_TITLES[name].toLowerCase(),
  )
  return names.join(', ')
}

/** Spells out numbers up to 13, the number of checks. */
const inWords = (count: number) => numberWord(count, 13)

/** Returns `Ten are fine`, `One is fine`. */
export function countWell(count: number): string {
  return `${count === 0 ? 'None' : capitalize(inWords(count))} ${count === 1 ? 'is' : 'are'} fine`
}

/** Summarizes all checks: `All thirteen are fine`, `Ten are fine, three need you`, `Twelve are fine, one is unknown`. */
export function describeVerdict(checks: readonly HealthCheck[]): string {
  const { notWell, well } = sortChecks(checks)
  if (notWell.length === 0) return `All ${inWords(well.length)} are fine`
  const count = inWords(notWell.length)
  if (notWell.every(({ state }) => state === 'unknown')) {
    return `${countWell(well.length)}, ${count} ${notWell.length === 1 ? 'is' : 'are'} unknown`
  }
  return `${countWell(well.length)}, ${count} ${notWell.length === 1 ? 'needs' : 'need'} you`
}

interface Advice {
  /** What the coach can do; null where there is nothing to do. */
  coach: string | null
  /** What a helper with access to the machine is to do; null where the coach can do it. */
  helper: string | null
}

/** Patterns by which advice is recognized as a helper's, each with what the coach can do instead. */
const HELPED: readonly { name: HealthCheckName; names: RegExp; coach: string }[] = [
  {
    name: 'address',
    names: /type A|firewall/,
    coach:
      'Ask whoever looks after your domain or your server. Until then readers don’t reach your site by its name.',
  },
  {
    name: 'ports',
    names: /PORT|its log/,
    coach: 'Ask whoever set up your server. Until then readers may not reach your site.',
  },
  {
    name: 'certificate',
    names: /SITE_URL|port 80/,
    coach: 'Ask whoever set up your server. Until then browsers may warn your readers.',
  },
  {
    name: 'clock',
    names: /timedatectl/,
    coach: 'Ask whoever set up your server. What you schedule goes out by this clock.',
  },
  {
    name: 'memory',
    names: /programs/,
    coach: 'Ask whoever set up your server. Until then pages may be slow.',
  },
  {
    name: 'copy',
    names: /Name a second place/,
    coach:
      'Download a backup now and then and keep it at home, or ask whoever set up your server for a second place.',
  },
  {
    name: 'copy',
    names: /Check COPY/,
    coach: 'Ask whoever set up your server to look at it. Until then keep a downloaded backup at home.',
  },
  {
    name: 'mail',
    names: /MAIL_URL/,
    coach:
      'Until there is a mail server nobody gets your letters: no confirmations, no answers. Ask whoever set up your site to connect one.',
  },
  {
    name: 'write-speed',
    names: /owner|ask its host/,
    coach: 'Ask whoever set up your server. What you save may be slow to be kept, or fail.',
  },
]

/** Returns the advice on a check: what the coach can do, and separately what only a helper can. */
export function adviseOn({ name, do: todo }: Pick<HealthCheck, 'name' | 'do'>): Advice {
  const helped = todo === null ? undefined : HELPED.find((one) => one.name === name && one.names.test(todo))
  return helped ? { coach: helped.coach, helper: todo } : { coach: todo, helper: null }
}
