/** The message for a client address with too many searches in a minute (SEARCH-MATCH-4). */
export const TOO_MANY_SEARCHES = 'That was a lot of searches. Please try again in a minute.'
