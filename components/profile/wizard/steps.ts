import type { ProfileKey } from '../values'

export type WizardStep = 1 | 2 | 3 | 4

const paths = { 1: '/wizard', 2: '/wizardSec', 3: '/thirdWizard', 4: '/wizard/listo' } as const

/** The wizard's plain address continues at the last step, so step 1 has its own address. */
export const stepPath = (step: WizardStep) => (step === 1 ? '/wizard?paso=1' : paths[step])

export const nextStep = { 1: 2, 2: 3, 3: 4 } as const
export const previousStep = { 2: 1, 3: 2, 4: 3 } as const

/** The fields of each step. */
export const stepKeys: Record<1 | 2 | 3, readonly ProfileKey[]> = {
  1: [
    ...(['restaurantName', 'description', 'address', 'cuisineType', 'restaurantServices'] as const),
    ...(['whatsappNumber1', 'whatsappNumber2', 'contactNumber', 'instagram', 'facebook', 'website'] as const),
  ],
  2: ['noDailyMenu', 'startersOption', 'firstCourses', 'secondCourses', 'cartas'],
  3: ['hasLogo', 'logoFilePath', 'headerImageUrl', 'images', 'days'],
}
