/**
 * The public key whose signature releases have (base64). The private one belongs to whoever makes them:
 * `npm run release -- --keygen FILE` makes another pair, whose public key takes this one's place.
 */
export const PRODUCT_KEY = 'MCowBQYDK2VwAyEAiIRYNE80D4dkf4fGWXkJ/KiYoz0CnAz9vHYGAi1N6sU='
