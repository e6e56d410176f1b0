export { firstNameOf as firstNameOfCoach } from '../../../domain/site/coach-name.ts'
