export const WEEK_PATH = '/week'
export const SHOPPING_PATH = '/week/shopping'
