import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { UNKNOWN } from '../domain/health/judge-health.ts'
import { readEnvFile } from '../domain/install/env-file.ts'
import { readDomain } from '../domain/install/site-domain.ts'
import { MINUTE, SECOND } from '../domain/time/durations.ts'
import { readCertificate, readPort } from '../server/health/network-facts.ts'
import { CertificateStore } from '../server/https/certificate-store.ts'
import {
  checkPrerequisites,
  resolveSiteName,
  type Surroundings,
} from '../server/install/check-prerequisites.ts'
import { type InstallStep, installSteps, PROXY_FILES, writeProxyFile } from '../server/install/steps.ts'
import {
  asksSystem,
  type InstallPlaces,
  installPlaces,
  SERVICE_UNIT,
  SystemError,
} from '../server/install/system.ts'
import { PROJECT_ROOT } from '../server/project-root.ts'
import { runningVersion } from '../server/updates/layout.ts'
import { CommandError, defineCommand, NOT_KEPT, printState, UsageError } from './command.ts'

const PORT = 3000
const ANSWER_LIMIT_MS = MINUTE
const CERTIFICATE_LIMIT_MS = 90 * SECOND
const AGAIN_LIMIT_MS = 20 * SECOND
const LOOK_EVERY_MS = 0.25 * SECOND

export const command = defineCommand({
  name: 'install',
  summary: 'Puts the site on this machine: its user, its folders, its service, and its name.',
  forms: {
    DOMAIN: 'under this name',
    'DOMAIN --dry-run': 'says what it would do, and does nothing',
  },
  options: { 'dry-run': NOT_KEPT },
  note: 'As root, on Debian 12 or 13. Called again it mends what is not right, and changes nothing else.',
  maxWords: 1,
  async run({ words: [typed], has }) {
    if (typed === undefined) throw new UsageError('Under which name? happiness-first install DOMAIN')
    const domain = readDomain(typed)
    if (domain === null) {
      throw new UsageError(`"${typed}" is no name of a site: it looks like anna.example or www.anna.example.`)
    }
    try {
      return await install(domain, has('dry-run'))
    } catch (error) {
      if (error instanceof SystemError) throw new CommandError(error.message)
      throw error
    }
  },
})

async function install(domain: string, isDryRun: boolean): Promise<number> {
  if (!existsSync(join(PROJECT_ROOT, 'happiness-first'))) {
    throw new CommandError('This is no release: npm run release makes one, which installs itself.')
  }
  const surroundings = await checkPrerequisites()
  const places = installPlaces()
  refuseOtherVersion(places)
  refuseOtherName(places, domain)
  console.log(`Happiness First ${runningVersion()} on ${surroundings.system}\n`)
  for (const warning of surroundings.warnings) printState('warning', warning)
  const steps = installSteps({
    places,
    release: PROJECT_ROOT,
    version: runningVersion(),
    settings: settingsFor(domain, places, surroundings.proxy),
    holdsPorts: surroundings.proxy === null,
  })
  if (isDryRun) {
    for (const step of steps) plan(step)
    if (surroundings.proxy !== null)
      printState(
        'wait',
        `Would write the part of ${surroundings.proxy} to ${PROXY_FILES[surroundings.proxy].path}`,
      )
    console.log('\nNothing was changed.')
    return 0
  }
  // Every user of the machine may run the program; private files are restricted separately.
  process.umask(0o022)
  let changed = 0
  for (const step of steps) changed += take(step)
  await waitUntilAnswered()
  if (surroundings.proxy !== null) {
    const { path, command: line } = writeProxyFile(surroundings.proxy, { release: PROJECT_ROOT, domain })
    printState('ok', `${surroundings.proxy} holds the ports; its part is in ${path}`)
    const shown = await readCertificate(`https://${domain}`)
    const isTrusted = shown !== null && shown !== UNKNOWN && shown.problem === null
    if (!isTrusted) console.log(`\nOne line puts it to use:\n  ${line}`)
    return printEnd(domain, changed, isTrusted)
  }
  const isSecure = await reportSecurity(domain)
  return printEnd(domain, changed, isSecure)
}

/** @throws CommandError where another version is installed: the updater installs newer ones */
function refuseOtherVersion({ current }: InstallPlaces): void {
  const there = existsSync(current) ? basename(readlinkSync(current)) : null
  if (there === null || there === runningVersion()) return
  throw new CommandError(`Version ${there} is installed here: happiness-first update brings a newer one.`)
}

/** @throws CommandError where the settings name another site */
function refuseOtherName({ settings }: InstallPlaces, domain: string): void {
  const address = existsSync(settings)
    ? readEnvFile(readFileSync(settings, 'utf8')).get('SITE_URL')
    : undefined
  if (address === undefined || address === '' || address === `https://${domain}`) return
  throw new CommandError(
    `A site is installed here as ${address}. To give it another name, change SITE_URL in ${settings}, then: systemctl restart happiness-first`,
  )
}

function settingsFor(
  domain: string,
  { data }: InstallPlaces,
  proxy: Surroundings['proxy'],
): Record<string, string> {
  const common = {
    SITE_URL: `https://${domain}`,
    DATA_DIR: data,
    FIRST_VISIT: 'link',
    HOST: '127.0.0.1',
    PORT: String(PORT),
  }
  return proxy === null ? { ...common, HTTPS: 'auto' } : { ...common, HTTPS: 'off', TRUST_PROXY: '1' }
}

function plan(step: InstallStep): void {
  // A step may depend on the result of an earlier one.
  const isDone = (() => {
    try {
      return step.isDone()
    } catch (error) {
      if (error instanceof SystemError && /holds something else/.test(error.message)) throw error
      return false
    }
  })()
  printState(isDone ? 'ok' : 'wait', isDone ? step.title : `Would ${step.plan}`)
}

/** @returns the number of changes */
function take(step: InstallStep): number {
  const isDone = step.isDone()
  if (!isDone) step.run()
  printState('ok', step.title)
  return isDone ? 0 : 1
}

/** @throws CommandError when it does not within a minute */
async function waitUntilAnswered(): Promise<void> {
  const begun = performance.now()
  while (performance.now() - begun < ANSWER_LIMIT_MS) {
    if ((await readPort('127.0.0.1', PORT)).answers === 'site') {
      printState('ok', `Answers after ${((performance.now() - begun) / SECOND).toFixed(1)} s`)
      return
    }
    if (asksSystem('systemctl', ['is-failed', '--quiet', SERVICE_UNIT])) break
    await pause(LOOK_EVERY_MS)
  }
  throw new CommandError('The site does not answer. Its log says why: happiness-first logs')
}

/** @returns whether readers can reach the site over an encrypted connection */
async function reportSecurity(domain: string): Promise<boolean> {
  const name = await resolveSiteName(domain)
  if (name === null) printState('warning', `Where ${domain} leads could not be looked up.`)
  else if (name.leadsHere) printState('ok', `${domain} points here`)
  else {
    const where = name.resolved.length === 0 ? 'nowhere yet' : `to ${name.resolved.join(', ')}`
    printState('wait', `${domain} points ${where}, this is ${name.own.join(', ')}.`, [
      'Do: change it where you bought the name. Behind a router, let it pass on ports 80 and 443.',
    ])
  }
  const store = new CertificateStore(installPlaces().data)
  const begun = Date.now()
  // The cause of an earlier failure may be fixed by now; the site retries by itself.
  const limit = (await store.readLastTry()).at === null ? CERTIFICATE_LIMIT_MS : AGAIN_LIMIT_MS
  for (;;) {
    const certificate = await store.readCertificate()
    if (certificate !== null) {
      const until = new Date(certificate.until).toLocaleDateString('en-US', { month: 'long', day: 'numeric' })
      printState('ok', `Certificate until ${until}`)
      return true
    }
    const { sentence, do: todo, at } = await store.readLastTry()
    const isNew = at !== null && Date.parse(at) >= begun
    if (sentence !== null && (isNew || Date.now() > begun + limit)) {
      printState('wait', `Certificate: ${sentence}`, todo === null ? [] : [`Do: ${todo}`])
      return false
    }
    if (Date.now() > begun + limit) break
    await pause(LOOK_EVERY_MS)
  }
  printState('wait', 'Certificate, still on its way')
  return false
}

function printEnd(domain: string, changed: number, isSecure: boolean): number {
  if (changed === 0) console.log('\nAll in place. Nothing changed.')
  console.log(`\nYour site\n  https://${domain}`)
  if (!isSecure) {
    console.log(
      '\nThe site runs. The link for your password comes with the certificate. Look with:\n  happiness-first status\nThen:\n  happiness-first password --link',
    )
    return 0
  }
  if (changed > 0) printLink()
  return 0
}

/** Only now: the link is valid for a day, which begins when it can be used. */
function printLink(): void {
  const { current } = installPlaces()
  const { stdout, status } = spawnSync(join(current, 'happiness-first'), ['password', '--link', '--first'], {
    encoding: 'utf8',
  })
  const [address] = stdout.split('\n')
  if (status !== 0 || !address?.startsWith('https://')) return
  console.log(
    `Set your password, within 24 hours\n  ${address}\n\nThe link works once.\nFor a new one:\n  happiness-first password --link`,
  )
}
