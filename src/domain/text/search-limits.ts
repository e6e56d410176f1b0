/** What is said once an origin has searched for very many words in a minute (product §8.2). */
export const TOO_MANY_SEARCHES = 'That was a lot of searches. Please try again in a minute.'
