import type { HealthCheck } from './health-check.ts'

interface Advice {
  /** What to do, in the coach's words; null where there is nothing to do. */
  coach: string | null
  /** What a helper with the machine is to do, where that is not for the coach. */
  helper: string | null
}

/** What the coach can do about a check whose mend is a helper's. */
const FOR_THE_COACH: Readonly<Partial<Record<HealthCheck['name'], string>>> = {
  address: 'Ask whoever looks after your domain. Until then readers may not reach your site by its name.',
  ports: 'Ask whoever set up your server to let visitors in.',
  certificate: 'Ask whoever set up your server. Until then browsers may warn your readers.',
  clock: 'Ask whoever set up your server. What you schedule goes out by this clock.',
  memory: 'Ask whoever set up your server. Until then pages may be slow.',
  mail: 'Until there is a mail server nobody gets your letters: no confirmations, no answers. Ask whoever set up your site to connect one.',
  copy: 'Download a backup now and then and keep it at home, or ask whoever set up your server for a second place.',
  'write-speed': 'Ask whoever set up your server. Until then saving may take a moment longer.',
}

/** What is to be done about a check: what the coach can do first, and apart from it what only a helper can. */
export function adviseOn({ name, do: todo }: Pick<HealthCheck, 'name' | 'do'>): Advice {
  const coach = FOR_THE_COACH[name]
  return todo === null || coach === undefined ? { coach: todo, helper: null } : { coach, helper: todo }
}
