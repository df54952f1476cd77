import { z } from 'zod'
import { enquiryTypes } from './lists'
import { email, personName } from './owner'
import { longText } from './text'

export const maxContactMessage = 400

const message = longText(maxContactMessage).min(1)

export const enquiryType = z.enum([...enquiryTypes.anonymous, ...enquiryTypes.owner])

export const contactMessage = z.object({
  name: personName,
  email,
  type: z.enum(enquiryTypes.anonymous),
  message,
})

/** The address always comes from the account, not from the form. */
export const ownerMessage = z.object({
  firstName: personName,
  lastName: personName,
  type: z.enum(enquiryTypes.owner),
  message,
})

export type EnquiryType = z.infer<typeof enquiryType>
export type ContactMessage = z.infer<typeof contactMessage>
export type OwnerMessage = z.infer<typeof ownerMessage>
