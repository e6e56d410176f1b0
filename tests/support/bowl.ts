const line = (amount: string, unit: string, ingredient: string) => ({ amount, unit, ingredient })

/**
 * A recipe that is half an egg dish and half a bowl: with a swap, a food without a known swap, a heading, and a variation.
 */
export const BOWL = {
  status: 'published',
  description: 'Roast roots, soft eggs and greens on chewy barley.',
  prep_time_minutes: 25,
  cook_time_minutes: 40,
  servings: 2,
  dietary_tags: ['high-protein', 'Sunday'],
  allergens: ['gluten', 'eggs', 'milk', 'fish'],
  ingredients: [
    line('100', 'g', 'pearl barley, rinsed'),
    line('4', 'whole', 'eggs'),
    line('200', 'g', 'beetroot, sliced'),
    line('150', 'g', 'thick strained yoghurt'),
    line('2', 'whole', 'salmon fillets'),
    line('', '', 'For the top:'),
    line('1', 'cup', 'granola'),
    line('2', 'tbsp', 'olive oil'),
    line('', '', 'fine salt'),
  ],
  instructions: [
    'Heat the oven to 200 °C. Toss the beetroot with half the olive oil and roast for 30 minutes.',
    'Boil 100 g barley for 25 to 30 minutes. Stir in the yoghurt.',
    'Boil the eggs for 7 minutes, fry the salmon in the rest of the oil, and scatter over the granola.',
  ],
  swaps: [
    {
      avoid: 'dairy',
      ingredient: 3,
      with: line('120', 'g', 'tahini, loosened'),
      note: 'Tahini is sesame.',
    },
  ],
  variations: [
    {
      name: 'Autumn',
      description: 'With squash from the market.',
      changes: [
        { ingredient: 2, with: line('250', 'g', 'squash, in 2 cm cubes') },
        { ingredient: 6, with: null },
        { ingredient: null, with: line('30', 'g', 'walnuts, chopped') },
      ],
      steps: [
        {
          step: 1,
          instruction:
            'Heat the oven to 200 °C. Toss the squash with half the olive oil and roast for 40 minutes.',
        },
      ],
    },
    { name: 'With a wink', description: 'Eat it with a wink.' },
  ],
}
