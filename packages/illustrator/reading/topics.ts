import type { SceneName } from '../scenes/scenes.ts'
import type { Idea } from './dish-ideas.ts'

export interface Topic {
  words: ReadonlySet<string>
  ideas: readonly Idea[]
  /** True where the text is about food: then scenes may show its foods. */
  isFood?: true
  /** True for words used of many subjects: any other topic in the title takes precedence. */
  isGeneral?: true
}

const idea = (scene: SceneName, ...words: string[]): Idea => ({ scene, words })

/** The subjects of articles, and the ideas for each, the most telling first. */
const TOPICS: readonly Topic[] = [
  {
    words: wordsOf(
      'yoga stretch stretching mobility flexibility flexible hip back posture desk deskbound shoulder spine stiff neck pose joint knee ankle foam foamroll',
    ),
    ideas: [
      idea('mat', 'sidebend', 'warrior', 'crescent'),
      idea('kit', 'yoga'),
      idea('mat', 'downdog', 'tree', 'reach'),
      idea('window'),
      idea('group'),
      idea('stillness'),
    ],
  },
  {
    words: wordsOf(
      'strength strong stronger lift lifting weight dumbbell muscle resistance heavy squat deadlift barbell bone arm glute leg lunge pullup pullups chinup rowing climbing',
    ),
    ideas: [
      idea('mat', 'press', 'curl'),
      idea('kit', 'strength'),
      idea('mat', 'goblet', 'lunge'),
      idea('group'),
      idea('trainers'),
    ],
  },
  {
    words: wordsOf('kettlebell swing'),
    ideas: [idea('mat', 'swing', 'goblet'), idea('kit', 'kettlebell'), idea('group'), idea('trainers')],
  },
  {
    words: wordsOf(
      'cardio hiit run running runner jog jogging sprint marathon interval sweat heart stamina endurance stair shoe sock feet foot tracker',
    ),
    ideas: [
      idea('outdoors', 'run'),
      idea('trainers'),
      idea('mat', 'star', 'highknee'),
      idea('music'),
      idea('group'),
    ],
  },
  {
    words: wordsOf('swim swimming swimmer pool breaststroke'),
    ideas: [idea('sea', 'swim'), idea('kit', 'swim'), idea('water'), idea('mat', 'reach', 'sidebend')],
  },
  {
    words: wordsOf('cycling cyclist bike biking bicycle pedal'),
    ideas: [
      idea('outdoors', 'ride'),
      idea('kit', 'bicycle'),
      idea('mat', 'ride'),
      idea('hills'),
      idea('trainers'),
    ],
  },
  {
    words: wordsOf('rope skiprope'),
    ideas: [idea('mat', 'skip'), idea('kit', 'rope'), idea('trainers'), idea('outdoors', 'skip')],
  },
  {
    // 'tenni' is tennis without its plural ending.
    words: wordsOf('tenni badminton padel pickleball racket'),
    ideas: [idea('mat', 'racket'), idea('outdoors', 'racket'), idea('trainers'), idea('water')],
  },
  {
    words: wordsOf('taichi qigong'),
    ideas: [idea('mat', 'taichi'), idea('outdoors', 'taichi'), idea('stillness'), idea('hills')],
  },
  {
    words: wordsOf('pushup pushups pressup pressups'),
    ideas: [idea('mat', 'pushup'), idea('kit', 'yoga'), idea('group'), idea('trainers')],
  },
  {
    words: wordsOf(
      'walk walking hike hiking outdoor outside nature step stroll forest trail fresh park rain tree wood golf camping camp ski skiing mountain',
    ),
    ideas: [idea('outdoors', 'walk'), idea('hills'), idea('trainers'), idea('plants'), idea('sea')],
  },
  {
    words: wordsOf(
      'dance dancing song music playlist zumba beat fun joy party sing singing ballet hoop skating skate',
    ),
    ideas: [idea('group', 'dance'), idea('mat', 'dance', 'groove', 'leap'), idea('music'), idea('trainers')],
  },
  {
    words: wordsOf('core plank ab pilate pilates belly pelvic floor'),
    ideas: [idea('mat', 'plank'), idea('kit', 'yoga'), idea('mat', 'balance', 'downdog'), idea('group')],
  },
  {
    words: wordsOf('balance steady stability fall'),
    ideas: [idea('mat', 'balance', 'tree'), idea('stillness'), idea('kit', 'yoga'), idea('group')],
  },
  {
    words: wordsOf(
      'sea beach summer holiday vacation travel ocean cold surf surfing surfer lake river paddleboarding sailing kayak',
    ),
    ideas: [idea('sea'), idea('hills'), idea('water'), idea('mat', 'leap', 'reach')],
  },
  {
    words: wordsOf(
      'workout training train exercise exercising fitness gym move movement routine home beginner class warm session bra',
    ),
    ideas: [
      idea('mat', 'lunge', 'press', 'highknee', 'star'),
      idea('kit', 'strength'),
      idea('group'),
      idea('trainers'),
      idea('mat', 'reach', 'crescent'),
    ],
    isGeneral: true,
  },
  {
    words: wordsOf(
      'sleep rest bed bedtime night evening tired nap insomnia snore snoring recovery recover dream lie',
    ),
    ideas: [idea('asleep'), idea('night'), idea('stillness'), idea('bath'), idea('tea')],
  },
  {
    words: wordsOf('morning wake sunrise dawn early alarm day light daylight'),
    ideas: [idea('window'), idea('mat', 'reach', 'sidebend'), idea('hills'), idea('tea'), idea('calendar')],
    isGeneral: true,
  },
  {
    words: wordsOf(
      'mindset journal journaling goal gratitude grateful motivation write writing thought resolution confidence purpose reflection line positive self worth belief letter diary notebook willpower boundary mood win value',
    ),
    ideas: [idea('journal'), idea('window'), idea('hills'), idea('mat', 'cheer', 'reach'), idea('calendar')],
  },
  {
    words: wordsOf(
      'habit plan planning week weekly schedule calendar time busy consistency consistent minute challenge january year monday tuesday wednesday thursday friday saturday sunday weekend streak promise reset',
    ),
    ideas: [
      idea('calendar'),
      idea('journal', 'plan'),
      idea('window'),
      idea('mat', 'highknee', 'cheer'),
      idea('trainers'),
    ],
    isGeneral: true,
  },
  {
    words: wordsOf(
      'stress calm breath breathe breathing meditate meditation mindful mindfulness anxiety anxious peace quiet slow pause burnout nervous mental',
    ),
    ideas: [
      idea('mat', 'meditate'),
      idea('stillness'),
      idea('hills'),
      idea('sea'),
      idea('tea'),
      idea('night'),
    ],
  },
  {
    words: wordsOf(
      'bath shower sauna massage mirror relax relaxing spa skin pamper care unwind soak comfort kind kindness',
    ),
    ideas: [idea('bath'), idea('tea'), idea('stillness'), idea('plants'), idea('night')],
  },
  {
    words: wordsOf(
      'water hydration hydrate drink thirsty thirst drinking fluid electrolyte wine alcohol sober',
    ),
    ideas: [idea('water'), idea('glass', 'water'), idea('sea'), idea('kit', 'yoga')],
  },
  {
    words: wordsOf('tea coffee cosy cozy winter autumn warming ginger honey caffeine'),
    ideas: [idea('tea'), idea('window'), idea('night'), idea('stillness')],
  },
  {
    words: wordsOf(
      'community friend together group support connection family friendship lonely loneliness sisterhood mother mum',
    ),
    ideas: [idea('group'), idea('group', 'dance'), idea('outdoors', 'walk'), idea('tea'), idea('hills')],
  },
  {
    words: wordsOf(
      'menopause perimenopause hormone hormonal change age ageing aging midlife older fifty forty sixty body energy health wellness wellbeing healthy happiness happy',
    ),
    ideas: [
      idea('mat', 'cheer', 'leap', 'press'),
      idea('hills'),
      idea('group'),
      idea('plants'),
      idea('window'),
    ],
    isGeneral: true,
  },
  {
    words: wordsOf('plant garden gardening green grow growth spring season'),
    ideas: [idea('plants'), idea('hills'), idea('window'), idea('outdoors', 'walk')],
  },
  {
    words: wordsOf('protein powder'),
    ideas: [idea('still'), idea('plate', 'bowl'), idea('board'), idea('pan')],
    isFood: true,
  },
  {
    words: wordsOf('fibre fiber gut digestion bloating microbiome probiotic fermented'),
    ideas: [idea('still'), idea('plate', 'bowl'), idea('jar'), idea('toss')],
    isFood: true,
  },
  {
    words: wordsOf('soup broth stew'),
    ideas: [idea('soup', 'hot'), idea('pot', 'hot'), idea('bowl', 'hot'), idea('table'), idea('still')],
  },
  {
    words: wordsOf('breakfast brunch'),
    ideas: [idea('plate', 'bowl'), idea('jar'), idea('still'), idea('window')],
    isFood: true,
  },
  {
    words: wordsOf('snack sugar craving sweet treat'),
    ideas: [idea('still'), idea('hero'), idea('board'), idea('plate')],
    isFood: true,
  },
  {
    words: wordsOf('prep batch lunchbox fridge pantry shopping sauce freezer'),
    ideas: [idea('still'), idea('board'), idea('utensils'), idea('table')],
    isFood: true,
  },
  {
    words: wordsOf(
      'nutrition food eat eating meal lunch dinner plate diet cook cooking kitchen vitamin nutrient recipe vegetable veggie carb fat hungry appetite feeding salt spice knif wine alcohol ingredient vegan vegetarian portion supper nourish nourishing taste calcium iron immune immunity supplement',
    ),
    ideas: [idea('plate'), idea('still'), idea('toss'), idea('board'), idea('hero')],
    isFood: true,
  },
]

/** Ideas for a text without a known topic. */
export const ANY_TOPIC: readonly Idea[] = [
  idea('mat', 'cheer', 'reach', 'leap'),
  idea('hills'),
  idea('window'),
  idea('kit', 'yoga'),
  idea('plants'),
  idea('group'),
  idea('outdoors', 'walk'),
  idea('journal'),
]

const TITLE_WEIGHT = 3

/** Finds the topics of a text, the strongest first; words of the title weigh more, and its first word most. */
export function findTopics(title: readonly string[], rest: readonly string[]): Topic[] {
  return TOPICS.map((topic) => ({
    topic,
    score: count(topic, withPairs(title)) * TITLE_WEIGHT + count(topic, withPairs(rest)),
    firstAt: title.findIndex((token) => topic.words.has(token)),
  }))
    .filter(({ score }) => score > 0)
    .toSorted(
      (a, b) =>
        b.score - a.score ||
        Number(a.topic.isGeneral === true) - Number(b.topic.isGeneral === true) ||
        a.firstAt - b.firstAt,
    )
    .map(({ topic }) => topic)
}

/** Adds joined word pairs: push-up, tai chi. */
function withPairs(tokens: readonly string[]): string[] {
  return [...tokens, ...tokens.slice(1).map((token, index) => `${tokens[index]}${token}`)]
}

function count({ words }: Topic, tokens: readonly string[]): number {
  return tokens.filter((token) => words.has(token)).length
}

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}
