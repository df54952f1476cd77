import { z } from 'zod'
import { enquiryType } from '@/contract/entities/contact'
import { country } from '@/contract/entities/country'
import { isoDate } from '@/contract/entities/date'
import { id } from '@/contract/entities/id'
import { menu, menuCategory, menuItem } from '@/contract/entities/menu'
import { timeZone } from '@/contract/entities/place'
import { menuLanguages, translatedLine } from '@/contract/entities/translated-menu'

// The data of each mail, as stored in the outbox.

export const confirmSubscriptionData = z.object({
  subscriptionId: id,
  restaurantId: id,
  restaurantName: z.string(),
  issuedAt: z.coerce.date(),
})

/** The dish with letters only, because the e-mail address is not confirmed yet. */
export const confirmAlertData = z.object({ alertId: id, dish: z.string(), issuedAt: z.coerce.date() })

export type ConfirmAlertData = z.infer<typeof confirmAlertData>

/** In the reader's language, beside what the kitchen wrote, and the language in which it wrote. A piece with `lang` stays as written. */
const translation = z.object({
  translated: translatedLine.shape.pieces.optional(),
  source: translatedLine.shape.source.optional(),
  /** It reads the same in the reader's language: «Postres» in Catalan. */
  isSame: z.literal(true).optional(),
  /** A machine translator of another house translated it. */
  isByMachine: z.literal(true).optional(),
})

export type Translation = z.infer<typeof translation>

export const dishAlertData = z.object({
  date: isoDate,
  /** The language into which the dishes were translated, if they were. */
  language: z.enum(menuLanguages).optional(),
  alerts: z
    .array(
      z.object({
        alertId: id,
        dish: z.string(),
        place: z.string(),
        finds: z.array(
          z.object({
            restaurantId: id,
            restaurantName: z.string(),
            date: isoDate,
            isToday: z.boolean(),
            dish: z.string(),
            ...translation.shape,
            priceCents: z.int().nullable(),
            km: z.number(),
          }),
        ),
      }),
    )
    .min(1),
})

export type DishAlertData = z.infer<typeof dishAlertData>

export const contactMessageData = z.object({
  name: z.string(),
  email: z.string(),
  type: enquiryType,
  message: z.string(),
  restaurant: z.object({ restaurantId: id, restaurantName: z.string() }).nullable(),
})

export const contactReceivedData = z.object({ messageId: id })

/** The code is computed when the mail is rendered, so that no code waits in the outbox. */
export const resetCodeData = z.object({ codeId: id })

/** We store nothing more precise about a device. */
const device = z.object({ browser: z.string().nullable(), system: z.string().nullable() })

/** A device that the owner has not used before. */
export const newDeviceData = device.extend({
  timeZone: z.string().nullable(),
  /** Absent in mails that were queued before there was a country. */
  country: country.nullish(),
  at: z.coerce.date(),
})

export type NewDeviceData = z.infer<typeof newDeviceData>

/** No name of a passkey, because the name could carry a stranger's text, as below. No device means that the operator made the change. */
export const factorChangedData = z.object({
  change: z.enum([
    ...(['app-added', 'app-removed', 'passkey-added', 'passkey-removed'] as const),
    ...(['recovery-codes-renewed', 'all-removed'] as const),
  ]),
  /** Whether a second factor is left. */
  isOn: z.boolean(),
  device: device.nullable(),
  at: z.coerce.date(),
})

export type FactorChangedData = z.infer<typeof factorChangedData>

/** Changed with the old password, or reset with a code from a mail. A reset has no known device. */
export const passwordChangedData = z.object({
  how: z.enum(['changed', 'reset']),
  device: device.nullable(),
  at: z.coerce.date(),
})

export type PasswordChangedData = z.infer<typeof passwordChangedData>

/** The code is computed when the mail is rendered. */
export const emailCodeData = z.object({ changeId: id })

/**
 * To the address that the account has, and to the one that it had. Without the new address: a stranger could have typed it, and the
 * reader of a former address needs no other.
 */
export const emailChangeData = z.object({ changeId: id, device: device.nullable(), at: z.coerce.date() })

export type EmailCodeData = z.infer<typeof emailCodeData>
export type EmailChangeData = z.infer<typeof emailChangeData>

/**
 * The link's token is computed when the mail is rendered. No name, because a stranger could type text as a name together with
 * another person's address.
 */
export const verifyEmailData = z.object({ tokenId: id })

/** No name here either, because the address may not be verified yet. */
export const welcomeData = z.object({
  restaurantId: id,
  isPublic: z.boolean(),
  trialEndsAt: z.coerce.date().nullable(),
})

export const restaurantVerifiedData = z.object({ restaurantId: id, restaurantName: z.string() })

export const restaurantRejectedData = z.object({ restaurantName: z.string(), reason: z.string() })

export type ConfirmSubscriptionData = z.infer<typeof confirmSubscriptionData>
export type ContactMessageData = z.infer<typeof contactMessageData>
export type ContactReceivedData = z.infer<typeof contactReceivedData>
export type ResetCodeData = z.infer<typeof resetCodeData>
export type RestaurantRejectedData = z.infer<typeof restaurantRejectedData>
export type RestaurantVerifiedData = z.infer<typeof restaurantVerifiedData>
export type VerifyEmailData = z.infer<typeof verifyEmailData>
export type WelcomeData = z.infer<typeof welcomeData>

export const qrOrderData = z.object({
  orderId: id,
  pack: z.string(),
  codes: z.int(),
  priceCents: z.int(),
  name: z.string(),
  email: z.string(),
  restaurant: z.object({ restaurantId: id, restaurantName: z.string() }),
  /** The design at the time of the order. Orders queued by an older version have no design. */
  design: z.object({ url: z.url(), color: z.string(), logoUrl: z.string().nullable() }).optional(),
})

export type QrOrderData = z.infer<typeof qrOrderData>

export const qrOrderChangedData = qrOrderData
  .pick({ orderId: true, pack: true, codes: true, priceCents: true })
  .extend({ state: z.enum(['confirmed', 'printed', 'sent', 'cancelled']) })

export type QrOrderChangedData = z.infer<typeof qrOrderChangedData>

export const planEndingData = z.object({
  plan: z.enum(['trial', 'premium']),
  endsAt: z.coerce.date(),
  timeZone,
})

export type PlanEndingData = z.infer<typeof planEndingData>

export const paymentReceivedData = z.object({
  amountCents: z.int(),
  periodStart: z.coerce.date(),
  periodEnd: z.coerce.date(),
  /** The payment comes from the sandbox. The mail says that the payment is not real. */
  isTest: z.boolean(),
})

export type PaymentReceivedData = z.infer<typeof paymentReceivedData>

export const menuReminderData = z.object({
  restaurantName: z.string(),
  menuId: id,
  /** The day of the menu that could be repeated. */
  date: isoDate,
  today: isoDate,
  issuedAt: z.coerce.date(),
})

export type MenuReminderData = z.infer<typeof menuReminderData>

export const paymentFailedData = z.object({ payBefore: z.coerce.date() })

export type PaymentFailedData = z.infer<typeof paymentFailedData>

export const paymentGivenBackData = z.object({ amountCents: z.int() })

export type PaymentGivenBackData = z.infer<typeof paymentGivenBackData>

const translatedMenu = menu.extend({
  categories: z.array(
    menuCategory.extend({ ...translation.shape, items: z.array(menuItem.extend(translation.shape)) }),
  ),
})

export const dailyMenuData = z.object({
  restaurantId: id,
  restaurantName: z.string(),
  date: isoDate,
  address: z.string(),
  city: z.string(),
  phone: z.string(),
  /** The opening hours of that day. */
  hours: z.array(z.object({ start: z.string(), end: z.string() })),
  /** The opening hours of the week, in minutes from Monday 00:00. Mails queued by an older version have none. */
  week: z.array(z.tuple([z.number(), z.number()])).default([]),
  /** Whether the mail shows the menu drawn with the owner's template. */
  hasPicture: z.boolean(),
  menus: z.array(translatedMenu).min(1),
  /** The language into which the dishes were translated, if they were. */
  language: z.enum(menuLanguages).optional(),
})

export type DailyMenuData = z.infer<typeof dailyMenuData>

export const dailyDigestData = z.object({ date: isoDate, menus: z.array(dailyMenuData) })

export type DailyDigestData = z.infer<typeof dailyDigestData>
