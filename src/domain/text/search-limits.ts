/** What is said once an origin has searched for very many words in a minute (SEARCH-MATCH-4). */
export const TOO_MANY_SEARCHES = 'That was a lot of searches. Please try again in a minute.'
