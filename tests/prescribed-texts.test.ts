import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './support/app.ts'

/** Texts prescribed word for word, by rule; of a text with a value in it, the parts around the value. */
const PRESCRIBED: Readonly<Record<string, readonly string[]>> = {
  'ABOUT-PAGE-1': ["What you'll discover"],
  'ADMIN-DELETE-1': ['Are you sure you want to delete', 'This action cannot be undone.'],
  'ADMIN-HOME-1': ['Loading admin dashboard...', 'Not published', 'Featured', 'Admin User'],
  'ADMIN-LIST-2': [
    'Search recipes...',
    'No description available',
    'No recipes found',
    'Try adjusting your search terms',
  ],
  'API-CLIENT-1': ['Request failed'],
  'ART-HEAD-1': ['Fitness & Wellness'],
  'ART-INDEX-3': [
    'Never Miss a Post',
    'Show more',
    'Loading blog articles...',
    'No articles available.',
    'No articles found in',
    'category.',
  ],
  'ART-PAGE-4': [
    'min read',
    'Important Health Disclaimer',
    'Ready to Transform Your Mornings?',
    'Join the Community',
    'Loading article...',
    'Article Not Found',
    "The article you're looking for doesn't exist or has invalid data",
    'Back to Blog',
  ],
  'AUTH-PAGE-3': [
    'Secure Admin Login',
    'Secure Login',
    'Authenticating...',
    'Invalid password. Please try again.',
  ],
  'AUTH-PASSWORD-2': ['Please enter a valid password'],
  'CONTACT-FORM-2': ['Message looks good'],
  'CONTACT-FORM-3': ['Sending Message...', 'Please wait a moment before submitting again'],
  'CONTACT-FORM-4': ['Message Sent!'],
  'CONTACT-FORM-6': ['Usually within 24-48 hours'],
  'CONTACT-TOAST-1': [
    'Message sent!',
    'Rate limit notice',
    'remaining in the next',
    'Rate limit exceeded',
    'Try again after',
    'Please check your input',
    'Failed to send message',
    'Please try again later.',
    'Connection error',
    'Unable to send message. Please check your connection and try again.',
    'Please wait',
    'Please wait a moment before submitting again.',
  ],
  'CONTENT-SAVE-1': ['Title is required'],
  'EDIT-SAVE-4': [
    'Article saved successfully!',
    'Article not found',
    'Recipe not found',
    'Error loading data',
    'Image upload failed:',
  ],
  'HOME-HERO-1': [
    'Empower Your Fitness Journey',
    'years of experience',
    'clients coached',
    'Dynamic Workouts',
    'Vital Nutrition',
    'Supportive Community',
  ],
  'HOME-LATEST-1': ['min read', 'min prep', 'View All Posts'],
  'HOME-TAG-1': [
    'Tag us in your happy workouts',
    'Copied!',
    'Copy failed',
    'Please try selecting and copying the text manually.',
  ],
  'IMG-HOST-1': ['Upload failed with status', 'Upload failed due to network error'],
  'IMG-SUGGEST-6': [
    'This may take 30-60 seconds',
    'Generate New Images',
    'Failed to generate images. Please try again.',
    'Failed to upload selected image. Please try again.',
  ],
  'IMG-UPLOAD-3': [
    'Invalid file type. Please upload JPG, PNG, WebP, or GIF images.',
    'File too large. Please upload images smaller than 10MB.',
  ],
  'NEWS-FORM-5': [
    'Never Miss a Post',
    'Join the Community',
    'Change email',
    'Please enter a valid email address',
    'Welcome to the community! 🎉',
    'Subscription failed',
    'Please try again later',
    'Connection error: Unable to connect to the server. Please try again.',
  ],
  'PAGE-FOOTER-3': ['Watch Workouts', 'Workouts', 'Shop – coming soon'],
  'PAGE-MISSING-1': ['Oops! Page not found', 'Return to Home', 'not found', 'Try again'],
  'PAGE-PICTURE-1': ['No image'],
  'REC-HEAD-1': ['Healthy Recipe', 'servings'],
  'REC-INDEX-4': [
    'Featured Recipe',
    'Show more',
    'Why Vital Nutrition?',
    'min prep',
    'Loading recipes...',
    'No recipes available.',
    'No recipes found in',
    'category.',
  ],
  'REC-PAGE-2': [
    'Loading recipe...',
    'Recipe Not Found',
    'Back to Recipes',
    'No ingredients available.',
    'No instructions available.',
    'Pro Tips',
    'Delicious Variations',
  ],
  'SHARE-COPY-1': [
    'Link copied!',
    'The link has been copied to your clipboard.',
    'Failed to copy',
    'Please try again or manually copy the URL.',
  ],
  'SHARE-MENU-1': ['Copy link'],
  'SITEMAP-PAGE-3': [
    'Loading sitemap...',
    'Unable to Load Sitemap',
    'Failed to load sitemap',
    'Back to Home',
    'Featured Only',
    'Main Pages',
    'Blog Articles',
    'Featured',
  ],
}

const TEXT = /(?<!\.test)\.tsx?$/
const source = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => TEXT.test(file))
  .map((file) =>
    readFileSync(join(ROOT, 'src', file), 'utf8')
      .replace(/\s+/g, ' ')
      .replaceAll("\\'", "'"),
  )
  .join('\n')

// TEXT-VOICE-2
test.each(Object.entries(PRESCRIBED))('%s: its texts are in the source verbatim', (_rule, texts) => {
  expect(texts.filter((text) => !source.includes(text))).toEqual([])
})
