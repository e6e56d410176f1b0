import type { Paper } from '../paper/papers.ts'
import type { Random } from '../paper/random.ts'

export interface Look {
  skin: Paper
  hair: Paper
  style: 'bun' | 'bob' | 'afro' | 'ponytail'
  top: Paper
  legs: Paper
  shoes: Paper
  /** Width of the torso: 1 is the doll as drawn. */
  build: number
}

const PEOPLE = [
  { skin: 'umber', hair: 'pine', style: 'bun' },
  { skin: 'amber', hair: 'chestnut', style: 'ponytail' },
  { skin: 'honey', hair: 'silver', style: 'bob' },
  { skin: 'sienna', hair: 'pine', style: 'afro' },
  { skin: 'honey', hair: 'chestnut', style: 'bun' },
  { skin: 'amber', hair: 'pine', style: 'bob' },
  { skin: 'umber', hair: 'silver', style: 'afro' },
  { skin: 'honey', hair: 'silver', style: 'ponytail' },
] as const satisfies readonly Pick<Look, 'skin' | 'hair' | 'style'>[]

const BUILDS = [1, 1.16, 0.94, 1.3] as const

/** Chooses the lead figure's look, in poppy. */
export function chooseLead(random: Random, ground: Paper): Look {
  return dressFor(ground, {
    ...random.pick(PEOPLE),
    top: 'poppy',
    legs: 'rust',
    shoes: 'pine',
    build: random.pick(BUILDS),
  })
}

const KITS = [
  { top: 'milk', legs: 'fir', shoes: 'pine' },
  { top: 'yolk', legs: 'ink', shoes: 'pine' },
  { top: 'sea', legs: 'pine', shoes: 'milk' },
  { top: 'pine', legs: 'pine', shoes: 'milk' },
] as const satisfies readonly Pick<Look, 'top' | 'legs' | 'shoes'>[]

/** Chooses the looks of a group: one woman has silver hair, no two share a build, the first is the lead in poppy. */
export function chooseGroup(random: Random, count: number, ground: Paper): Look[] {
  const builds = random.shuffle(BUILDS)
  const kits = random.shuffle(KITS)
  const silver = random.shuffle(PEOPLE.filter(({ hair }) => hair === 'silver')).slice(0, 1)
  const others = random.shuffle(PEOPLE.filter(({ hair }) => hair !== 'silver'))
  const people = random.shuffle([...silver, ...others.slice(0, count - 1)])
  return people.map((person, index) => {
    const kit = kits[index % kits.length] ?? KITS[0]
    const build = builds[index % builds.length] ?? 1
    return dressFor(
      ground,
      index === 0
        ? { ...person, top: 'poppy', legs: 'rust', shoes: 'pine', build }
        : { ...person, ...kit, build },
    )
  })
}

/** Dark shoes and legs would be invisible on dark ground. */
function dressFor(ground: Paper, look: Look): Look {
  if (ground === 'fir') return look
  return { ...look, shoes: 'milk', legs: look.legs === 'pine' ? 'fir' : look.legs }
}
