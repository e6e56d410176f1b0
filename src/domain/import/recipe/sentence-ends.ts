/**
 * A sentence that begins with a number, `Tear it up. 75 g of cheese goes on top.`, unlike `2 tbsp. 100 g`. A time or a
 * temperature (`20 min at 180`) stays with what is cooked.
 */
export const FIGURE_BEGINS = String.raw`(?<=(?:\p{L}{2}|\)|\bx ?\d)\.|\p{L}!{1,3})(?<!\b(?:approx|tbsps?|tsps?|mins?|hrs?|secs?|lbs?|oz|fl|pts?|qts?|pkgs?|etc|ca|vs|no|nos|max|about|St|Dr|Mrs?)\.)\s+(?=\d)(?![\d–-]+\s?(?:min|hour|hr|h\b|sec|°|degrees|gas|[CF]\b|,))`
