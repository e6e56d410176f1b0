import { pluralize } from '../../../domain/content/labels.ts'

/** A recipe's rating as its card says it: `4.5/5 (12 reviews)`. */
export function describeRating({
  rating_average,
  rating_count,
}: {
  rating_average: number
  rating_count: number
}): string {
  return `${rating_average.toFixed(1)}/5 (${pluralize(rating_count, 'review')})`
}
