/** The foods a reader may avoid (`GET /api/public/recipes?without=`). */
export const AVOIDABLES = ['dairy', 'gluten', 'nuts', 'egg', 'soy', 'fish', 'meat', 'sesame'] as const
export type Avoidable = (typeof AVOIDABLES)[number]
